// The module in which Apple's views are since iOS 18. Programs name it to tell a type of the framework from one of their own:
// `SwiftUICore.Font`.

@_exported import WaggleCore
@_exported import WaggleGeometry
@_exported import WaggleMotion
