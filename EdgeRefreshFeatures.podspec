Pod::Spec.new do |s|
  s.name = 'EdgeRefreshFeatures'
  s.version = '0.1.0'
  s.summary = 'The features of EdgeRefresh that MJRefresh does not have: kept content, second level.'
  s.homepage = 'https://example.com/EdgeRefresh'
  s.license = { :type => 'MIT', :file => 'LICENSE' }
  s.authors = 'The authors of EdgeRefresh'
  # CocoaPods does not use this source if the Podfile specifies a Git URL.
  s.source = { :git => 'https://example.com/EdgeRefresh.git', :tag => s.version.to_s }
  s.ios.deployment_target = '15.0'
  # Swift 5 mode, as the controls: see Package.swift.
  s.swift_versions = ['5.0']
  s.source_files = 'Sources/EdgeRefreshFeatures/**/*.swift'
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
      ' -enable-upcoming-feature InferSendableFromCaptures'
  }
end
