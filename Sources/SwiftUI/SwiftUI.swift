// The module that programs import.
//
// The names of CoreGraphics and UIKit come from lower modules, not from the modules of these names: importing those together with Testing,
// even indirectly, makes the compiler look for cross-import overlays of both.

@_exported import Combine
@_exported import CoreTransferable
@_exported import Dispatch
@_exported import Foundation
@_exported import Observation
@_exported import SwiftUICore
@_exported import UniformTypeIdentifiers
@_exported import WaggleCore
@_exported import WaggleCoreGraphics
@_exported import WaggleFoundation
@_exported import WaggleGeometry
@_exported import WaggleHeadless
@_exported import WaggleMotion
@_exported import WaggleUIKit
