// UIKit, under the module name that programs import.

@_exported import Foundation
@_exported import WaggleFoundation
@_exported import WaggleGeometry
@_exported import WaggleSelectors
@_exported import WaggleUIKit
