// Sharing on a desktop: copying, opening, saving.

import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// The preview of a shared item: a title, an image and an icon. Desktops show only the title, in the menu.
public struct SharePreview<Image: Transferable, Icon: Transferable> {
    let title: Text
    private init(text: Text) { title = text }

    /// A preview with an image and an icon.
    public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) { self.init(text: Text(titleKey)) }
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, image: Image, icon: Icon) { self.init(text: Text(titleResource)) }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) { self.init(text: Text(title)) }
    public init(_ title: Text, image: Image, icon: Icon) { self.init(text: title) }
}
extension SharePreview where Icon == Never {
    /// A preview with an image.
    public init(_ titleKey: LocalizedStringKey, image: Image) { self.init(text: Text(titleKey)) }
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, image: Image) { self.init(text: Text(titleResource)) }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image) { self.init(text: Text(title)) }
    public init(_ title: Text, image: Image) { self.init(text: title) }
}
extension SharePreview where Image == Never {
    /// A preview with an icon.
    public init(_ titleKey: LocalizedStringKey, icon: Icon) { self.init(text: Text(titleKey)) }
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, icon: Icon) { self.init(text: Text(titleResource)) }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, icon: Icon) { self.init(text: Text(title)) }
    public init(_ title: Text, icon: Icon) { self.init(text: title) }
}
extension SharePreview where Image == Never, Icon == Never {
    /// A preview with only a title.
    public init(_ titleKey: LocalizedStringKey) { self.init(text: Text(titleKey)) }
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource) { self.init(text: Text(titleResource)) }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) { self.init(text: Text(title)) }
    public init(_ title: Text) { self.init(text: title) }
}
