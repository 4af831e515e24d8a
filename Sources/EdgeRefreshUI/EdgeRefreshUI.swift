// The documentation of the module EdgeRefresh has the declarations of this module.
@_documentation(visibility: internal) @_exported public import EdgeRefreshFeatures
