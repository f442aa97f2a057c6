import Foundation

/// An image from an asset catalogue, named in Swift: `Image(.waterLily)`. Names are formed like those of `ColorResource`.
public struct ImageResource: Hashable, Sendable {
    package let name: String
    package let bundle: Bundle
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

extension Image {
    /// An image from an asset catalogue.
    public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle == .main ? nil : resource.bundle) }
}

/// A color from an asset catalogue, named in Swift: `Color(.pond)`.
///
/// Programs built with Waggle's tool get a name for each color set, as in Xcode: "PondColor" and "pond" become `.pond`, "Shore/wet sand"
/// becomes `.Shore.wetSand`.
public struct ColorResource: Hashable, Sendable {
    fileprivate let name: String
    fileprivate let bundle: Bundle
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

extension Color {
    /// A color from an asset catalogue.
    public init(_ resource: ColorResource) { self.init(resource.name, bundle: resource.bundle == .main ? nil : resource.bundle) }
}
