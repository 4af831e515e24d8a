Pod::Spec.new do |s|
  s.name = 'MJRefresh'
  s.version = '0.1.0'
  s.summary = 'The names of MJRefresh 3.7.9, in Swift, for the controls of EdgeRefresh.'
  s.homepage = 'https://example.com/EdgeRefresh'
  s.license = { :type => 'MIT', :file => 'LICENSE' }
  s.authors = 'The authors of EdgeRefresh'
  # CocoaPods does not use this source if the Podfile specifies a Git URL.
  s.source = { :git => 'https://example.com/EdgeRefresh.git', :tag => s.version.to_s }
  s.ios.deployment_target = '15.0'
  # Swift 5 mode, because Objective-C may end a refresh on any thread: see Package.swift.
  s.swift_versions = ['5.0']
  s.source_files = 'Sources/MJRefresh/**/*.swift',
                   'Sources/MJRefreshObjectiveC/include/MJRefreshObjectiveC.h',
                   'Sources/MJRefreshObjectiveC/include/MJRefresh/*.h'
  s.dependency 'EdgeRefreshControls', s.version.to_s
  s.dependency 'EdgeRefreshCore', s.version.to_s
  # As in Package.swift. The modules share `package` declarations, so they have one package name.
  s.pod_target_xcconfig = {
    'OTHER_SWIFT_FLAGS' => '$(inherited) -package-name EdgeRefresh' \
      ' -enable-upcoming-feature ExistentialAny' \
      ' -enable-upcoming-feature InternalImportsByDefault' \
      ' -enable-upcoming-feature MemberImportVisibility' \
      ' -enable-upcoming-feature StrictConcurrency' \
      ' -enable-upcoming-feature GlobalActorIsolatedTypesUsability' \
      ' -enable-upcoming-feature InferSendableFromCaptures',
    # If an app sets BUILD_LIBRARY_FOR_DISTRIBUTION, Xcode also compiles the textual interface of the
    # module, and does not find the headers of a static library: PostHog/posthog-ios #744.
    'SWIFT_VERIFY_EMITTED_MODULE_INTERFACE' => 'NO'
  }
end
