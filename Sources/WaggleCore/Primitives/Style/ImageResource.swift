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

extension Label where Title == Text, Icon == Image {
    public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) { self.init { Text(titleKey) } icon: { Image(resource) } }
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, image resource: ImageResource) { self.init { Text(titleResource) } icon: { Image(resource) } }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image resource: ImageResource) { self.init { Text(title) } icon: { Image(resource) } }
}
