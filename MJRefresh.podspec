Pod::Spec.new do |s|
  s.name = 'MJRefresh'
  s.version = '0.1.0'
  s.summary = 'The names of MJRefresh 3.7.9, in Swift, over EdgeRefresh.'
  s.homepage = 'https://example.com/EdgeRefresh'
  s.license = { :type => 'MIT', :file => 'LICENSE' }
  s.authors = 'The authors of EdgeRefresh'
  # Given by git address, a pod comes from the address in the Podfile; this one is not asked.
  s.source = { :git => 'https://example.com/EdgeRefresh.git', :tag => s.version.to_s }
  s.ios.deployment_target = '13.0'
  s.swift_versions = ['6.0']
  s.source_files = 'Sources/MJRefresh/**/*.swift'
  s.dependency 'EdgeRefresh', s.version.to_s
  # What is `package` is for all three modules, as in the Swift package.
  s.pod_target_xcconfig = { 'OTHER_SWIFT_FLAGS' => '$(inherited) -package-name EdgeRefresh' }
end
