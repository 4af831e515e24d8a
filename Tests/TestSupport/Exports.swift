// A test that imports TestSupport can also name the scenarios that it covers.
@_exported public import ScenarioTrait
