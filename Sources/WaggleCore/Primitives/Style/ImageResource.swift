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
