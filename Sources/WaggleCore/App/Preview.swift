// Previews by the `#Preview` macro: their traits and what the macro declares.

import Foundation
import WaggleGeometry

/// A namespace for the types of the `#Preview` macro.
public struct Preview {
    /// Distinguishes traits of view previews from those of other previews.
    public enum ViewTraits {}
}

/// The layout and the modifiers of a preview.
@MainActor @preconcurrency
public struct PreviewTrait<T>: Sendable {
    package nonisolated enum Kind: Sendable {
        case layout(PreviewLayout)
        case orientation(InterfaceOrientation)
        case modifier(@MainActor @Sendable (AnyView) -> AnyView)
    }
    package let kind: Kind
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// The whole screen.
    public static var defaultLayout: PreviewTrait<T> { PreviewTrait(kind: .layout(.device)) }
    /// The view's own size.
    public static var sizeThatFitsLayout: PreviewTrait<T> { PreviewTrait(kind: .layout(.sizeThatFits)) }
    /// A size in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
        PreviewTrait(kind: .layout(.fixed(width: width, height: height)))
    }
    public static var portrait: PreviewTrait<T> { PreviewTrait(kind: .orientation(.portrait)) }
    public static var portraitUpsideDown: PreviewTrait<T> { PreviewTrait(kind: .orientation(.portraitUpsideDown)) }
    public static var landscapeLeft: PreviewTrait<T> { PreviewTrait(kind: .orientation(.landscapeLeft)) }
    public static var landscapeRight: PreviewTrait<T> { PreviewTrait(kind: .orientation(.landscapeRight)) }
}

// The program never names the conforming types; without the attribute an optimised build removes them.
/// What the `#Preview` macro declares. Programs do not write it themselves.
@_alwaysEmitConformanceMetadata
public protocol _PreviewRegistration {
    static var _name: String? { get }
    /// File and line, as `Module/File.swift:12`.
    static var _location: String { get }
    @MainActor static var _traits: [PreviewTrait<Preview.ViewTraits>] { get }
    @MainActor static func _makeView() -> any View
}
