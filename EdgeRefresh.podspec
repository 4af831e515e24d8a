Pod::Spec.new do |s|
  s.name = 'EdgeRefresh'
  s.version = '0.1.0'
  s.summary = 'Pull to refresh and load more, on any edge of any scroll view.'
  s.homepage = 'https://example.com/EdgeRefresh'
  s.license = { :type => 'MIT', :file => 'LICENSE' }
  s.authors = 'The authors of EdgeRefresh'
  # CocoaPods does not use this source if the Podfile specifies a Git URL.
  s.source = { :git => 'https://example.com/EdgeRefresh.git', :tag => s.version.to_s }
  s.ios.deployment_target = '15.0'
  s.swift_versions = ['6.0']
  s.source_files = 'Sources/EdgeRefresh/**/*.swift'
  s.dependency 'EdgeRefreshFeatures', s.version.to_s
  # As in Package.swift. The modules share `package` declarations, so they have one package name.
  s.pod_target_xcconfig = {
    'OTHER_SWIFT_FLAGS' => '$(inherited) -package-name EdgeRefresh' \
      ' -enable-upcoming-feature ExistentialAny' \
      ' -enable-upcoming-feature InternalImportsByDefault' \
      ' -enable-upcoming-feature MemberImportVisibility'
  }
end
