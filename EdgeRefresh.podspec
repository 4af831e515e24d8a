Pod::Spec.new do |s|
  s.name = 'EdgeRefresh'
  s.version = '0.1.0'
  s.summary = 'Pull to refresh and load more, on any edge of any scroll view.'
  s.homepage = 'https://example.com/EdgeRefresh'
  s.license = { :type => 'MIT', :file => 'LICENSE' }
  s.authors = 'The authors of EdgeRefresh'
  # Given by git address, a pod comes from the address in the Podfile; this one is not asked.
  s.source = { :git => 'https://example.com/EdgeRefresh.git', :tag => s.version.to_s }
  s.ios.deployment_target = '13.0'
  s.swift_versions = ['6.0']
  s.source_files = 'Sources/EdgeRefresh/**/*.swift'
  # What the library accesses: the user's defaults, for the last-updated time.
  s.resource_bundles = {
    'EdgeRefresh_Privacy' => ['Sources/EdgeRefresh/Resources/PrivacyInfo.xcprivacy']
  }
  s.dependency 'EdgeRefreshCore', s.version.to_s
  # What is `package` is for all three modules, as in the Swift package.
  s.pod_target_xcconfig = { 'OTHER_SWIFT_FLAGS' => '$(inherited) -package-name EdgeRefresh' }
end
