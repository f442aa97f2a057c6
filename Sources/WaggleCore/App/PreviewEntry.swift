// The previews of the running program and their lookup by name.

import Foundation
import WaggleGeometry
import WaggleDisplayList

/// One preview of the running program.
@MainActor
package struct PreviewEntry {
    /// The name given to the macro or by `previewDisplayName(_:)`; otherwise the `PreviewProvider` type's, numbered if it has several
    /// views; nil for a nameless `#Preview`.
    package let name: String?
    /// The name of the `PreviewProvider` type; nil if declared by the macro.
    package let provider: String?
    /// File and line as `Module/File.swift:12`, or the provider's full type name; sorts entries and identifies nameless ones.
    package let location: String
    package let layout: PreviewLayout
    /// Nil for the host's.
    package let device: PreviewDevice?
    /// Nil for the screen's orientation.
    package let orientation: InterfaceOrientation?
    package let makeView: () -> AnyView

    /// The entry's title in a list: its name and its location.
    package var title: String { name.map { "\($0) (\(location))" } ?? location }

    /// Every preview in the program, in the order of files and lines.
    ///
    /// A provider's views are created once in the given environment to learn their number and names.
    package static func all(in environment: EnvironmentValues, textEngine: any TextEngine) -> [PreviewEntry] {
        var entries: [PreviewEntry] = []
        for type in Conformances.types(to: (any _PreviewRegistration).self) {
            if let preview = type as? any _PreviewRegistration.Type { entries.append(PreviewEntry(preview)) }
        }
        for type in Conformances.types(to: (any PreviewProvider).self) {
            if let provider = type as? any PreviewProvider.Type { entries += parts(of: provider, environment, textEngine) }
        }
        return entries.sorted { $0.location.compare($1.location, options: .numeric) == .orderedAscending }
    }

    /// The previews that match a request: by name, else by provider or location, else by file, else by name ignoring case.
    /// - Parameter providers: the types with previews in the file of the wanted name.
    package static func matches(_ wanted: String, among entries: [PreviewEntry], providers: [String] = []) -> [PreviewEntry] {
        let tests: [(PreviewEntry) -> Bool] = [
            { $0.name == wanted },
            { $0.provider == wanted || $0.location == wanted },
            { $0.location.hasSuffix("/" + wanted) },
            {
                $0.location.contains("/\(wanted).swift:") || $0.location.contains("/\(wanted):")
                    || $0.provider.map(providers.contains) == true
            },
            { $0.name?.caseInsensitiveCompare(wanted) == .orderedSame },
        ]
        return tests.lazy.map { entries.filter($0) }.first { !$0.isEmpty } ?? []
    }
}

extension PreviewEntry {
    private init(_ preview: any _PreviewRegistration.Type) {
        var layout = PreviewLayout.device, orientation: InterfaceOrientation?, modifiers: [@MainActor @Sendable (AnyView) -> AnyView] = []
        for trait in preview._traits {
            switch trait.kind {
            case .layout(let value): layout = value
            case .orientation(let value): orientation = value
            case .modifier(let value): modifiers.append(value)
            }
        }
        self.init(name: preview._name, provider: nil, location: preview._location, layout: layout, device: nil, orientation: orientation) {
            modifiers.reduce(AnyView(erasing: preview._makeView())) { $1($0) }
        }
    }

    private static func parts<Provider: PreviewProvider>(
        of type: Provider.Type, _ environment: EnvironmentValues, _ textEngine: any TextEngine
    ) -> [PreviewEntry] {
        let graph = ViewGraph(type.previews, size: .zero, environment: environment, textEngine: textEngine)
        let parts = graph.root.topItems.map(\.traits)
        graph.close()
        let provider = String(describing: type)
        // The full name of a private type contains an address, which differs in each run.
        let location = String(reflecting: type).replacingOccurrences(
            of: #"\(unknown context at [^)]*\)\."#, with: "", options: .regularExpression)
        return parts.enumerated().map { index, traits in
            let name = traits[PreviewNameTrait.self] ?? (parts.count == 1 ? provider : "\(provider) \(index + 1)")
            return PreviewEntry(name: name, provider: provider, location: location, layout: traits[PreviewLayoutTrait.self],
                                device: traits[PreviewDeviceTrait.self], orientation: traits[PreviewOrientationTrait.self]) {
                AnyView(PreviewPart(content: type.previews, index: index))
            }
        }
    }
}

extension AnyView {
    @MainActor fileprivate init(erasing view: any View) {
        func erase<V: View>(_ view: V) -> AnyView { AnyView(view) }
        self = erase(view)
    }
}
