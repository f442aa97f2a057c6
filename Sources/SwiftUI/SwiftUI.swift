// The module that programs import.

@_exported import Foundation
@_exported import Dispatch
@_exported import Observation
@_exported import OpenCombine
@_exported import WaggleCore
@_exported import WaggleGeometry
@_exported import WaggleHeadless
@_exported import WaggleMotion
