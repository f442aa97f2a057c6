// The heights at which a sheet rests.

import Foundation
import WaggleGeometry

/// A height at which a sheet rests.
///
/// One of 0 or less, or that is not finite, does not apply; more than that of `large` counts as `large`.
public struct PresentationDetent: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case medium, large, fraction(CGFloat), height(CGFloat), custom(ObjectIdentifier), resolved(String)
    }
    let kind: Kind
    private let custom: CustomHeight?
    private let resolve: Resolver?

    /// Computes the height from the greatest one. Compared by the name in `kind`.
    private struct Resolver: Hashable, @unchecked Sendable {
        let height: @MainActor (CGFloat) -> CGFloat?
        static func == (a: Self, b: Self) -> Bool { true }
        func hash(into hasher: inout Hasher) {}
    }

    /// The type that computes the height of a custom detent. Compared in `kind`. Types never change, so any thread may read it.
    private struct CustomHeight: Hashable, @unchecked Sendable {
        let type: any CustomPresentationDetent.Type
        static func == (a: Self, b: Self) -> Bool { true }
        func hash(into hasher: inout Hasher) {}
    }
    private init(_ kind: Kind, custom: CustomHeight? = nil, resolve: Resolver? = nil) {
        (self.kind, self.custom, self.resolve) = (kind, custom, resolve)
    }

    /// Half the window's height. It does not apply in a window of compact height.
    public static let medium = PresentationDetent(.medium)
    /// The window's height, minus the status bar and a small gap.
    public static let large = PresentationDetent(.large)
    /// - Parameter fraction: A fraction of the maximum detent height, from 0 to 1.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent(.fraction(fraction)) }
    /// - Parameter height: In points, without the bottom safe area; at most that of `large`.
    public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(.height(height)) }
    /// A height that a type computes.
    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
        PresentationDetent(.custom(ObjectIdentifier(type)), custom: CustomHeight(type: type))
    }

    /// A height that a closure computes from the greatest one; detents of one name are the same.
    package static func resolved(_ name: String, _ height: @escaping @MainActor (CGFloat) -> CGFloat?) -> PresentationDetent {
        PresentationDetent(.resolved(name), resolve: Resolver(height: height))
    }

    /// The input of a custom detent: the maximum height and the environment.
    @dynamicMemberLookup
    public struct Context {
        /// The height of `large` in points, without the bottom safe area.
        public let maxDetentValue: CGFloat
        let environment: EnvironmentValues
        /// A value of the sheet's environment.
        public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
    }

    /// The height in points, without the bottom safe area; nil if the detent does not apply.
    func height(in context: Context, room: SheetRoom) -> CGFloat? {
        let height: CGFloat? = switch kind {
        case .medium: room.isLow ? nil : room.size.height / 2
        case .large: context.maxDetentValue
        case .fraction(let fraction): context.maxDetentValue * fraction
        case .height(let height): height
        case .custom: custom?.type.height(in: context)
        case .resolved: resolved(context.maxDetentValue)
        }
        guard let height, height.isFinite, height > 0 else { return nil }
        return min(height, context.maxDetentValue)
    }
    /// Heights are computed as a body is evaluated.
    private func resolved(_ greatest: CGFloat) -> CGFloat? {
        guard let resolve else { return nil }
        return MainActor.assumeIsolated { resolve.height(greatest) }
    }
}

/// Computes the height of a sheet.
public protocol CustomPresentationDetent {
    /// - Returns: The height in points, without the bottom safe area; nil if the detent does not apply now.
    static func height(in context: Context) -> CGFloat?
}
extension CustomPresentationDetent {
    public typealias Context = PresentationDetent.Context
}

/// The window of a sheet.
struct SheetRoom: Equatable {
    let size: CGSize
    let safeArea: EdgeInsets
    /// True in a window of compact height, which sheets fill.
    let isLow: Bool

    /// The top of a large sheet, below the status bar.
    var top: CGFloat { isLow ? 0 : safeArea.top + (safeArea.top >= 40 ? 10 : 20) }
    /// The maximum value of a detent.
    var greatestDetent: CGFloat { max(size.height - top - safeArea.bottom, 0) }
}
