// Previews: what a program declares, and how the framework finds it.

import Foundation
import WaggleGeometry

/// Holds the names that belong to the `#Preview` macro.
public struct Preview {
    /// Tells traits of previews of views from those of other things.
    public enum ViewTraits {}
}

/// Says in which space a preview is shown.
public struct PreviewTrait<T>: Sendable {
    package enum Kind: Sendable {
        case layout(PreviewLayout)
        case landscape, portrait
    }
    package let kind: Kind
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// The whole screen.
    public static var defaultLayout: PreviewTrait<T> { PreviewTrait(kind: .layout(.device)) }
    /// No more than the view takes.
    public static var sizeThatFitsLayout: PreviewTrait<T> { PreviewTrait(kind: .layout(.sizeThatFits)) }
    /// A size in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> { PreviewTrait(kind: .layout(.fixed(width: width, height: height))) }
    public static var portrait: PreviewTrait<T> { PreviewTrait(kind: .portrait) }
    public static var landscapeLeft: PreviewTrait<T> { PreviewTrait(kind: .landscape) }
    public static var landscapeRight: PreviewTrait<T> { PreviewTrait(kind: .landscape) }
}

/// What the `#Preview` macro declares. Programs do not write it themselves.
public protocol _PreviewRegistration {
    static var _name: String? { get }
    /// File and line, as `Module/File.swift:12`.
    static var _location: String { get }
    @MainActor static var _traits: [PreviewTrait<Preview.ViewTraits>] { get }
    @MainActor static func _makeView() -> any View
}

/// One preview of the running program.
@MainActor
package struct PreviewEntry {
    /// The name given to the macro, or the name of a `PreviewProvider` type; nil: a nameless `#Preview`.
    package let name: String?
    /// Where it is declared, or the provider's full type name; orders entries and names the nameless.
    package let location: String
    package let layout: PreviewLayout
    /// Nil: as the screen is.
    package let isLandscape: Bool?
    package let makeView: () -> AnyView

    /// Every preview in the program, in the order of files and lines.
    package static func all() -> [PreviewEntry] {
        var entries: [PreviewEntry] = []
        for type in Conformances.types(to: (any _PreviewRegistration).self) {
            guard let preview = type as? any _PreviewRegistration.Type else { continue }
            var layout = PreviewLayout.device, isLandscape: Bool?
            for trait in preview._traits {
                switch trait.kind {
                case .layout(let value): layout = value
                case .landscape: isLandscape = true
                case .portrait: isLandscape = false
                }
            }
            entries.append(PreviewEntry(name: preview._name, location: preview._location, layout: layout, isLandscape: isLandscape) { AnyView(erasing: preview._makeView()) })
        }
        for type in Conformances.types(to: (any PreviewProvider).self) {
            guard let provider = type as? any PreviewProvider.Type else { continue }
            entries.append(PreviewEntry(name: String(describing: type), location: String(reflecting: type), layout: .device, isLandscape: nil) { view(of: provider) })
        }
        return entries.sorted { $0.location.compare($1.location, options: .numeric) == .orderedAscending }
    }

    /// The preview of that name; else the one at that file and line or of that file.
    package static func named(_ name: String) -> PreviewEntry? {
        let entries = all()
        return entries.first { $0.name == name } ?? entries.first { $0.location == name || $0.location.hasSuffix("/" + name) || $0.location.hasSuffix("." + name) }
            ?? entries.first { $0.location.contains("/\(name).swift:") || $0.location.contains("/\(name):") }
    }

    private static func view<Provider: PreviewProvider>(of provider: Provider.Type) -> AnyView { AnyView(provider.previews) }
}

extension AnyView {
    @MainActor fileprivate init(erasing view: any View) {
        func erase<V: View>(_ view: V) -> AnyView { AnyView(view) }
        self = erase(view)
    }
}
