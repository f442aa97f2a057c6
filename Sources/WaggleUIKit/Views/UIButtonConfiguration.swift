import Foundation
import WaggleCore
import WaggleGeometry

extension UIButton {
    /// The content and look of a button.
    public struct Configuration: Sendable {
        public enum Size: Int, Sendable { case medium = 0, small, mini, large }
        public enum CornerStyle: Int, Sendable {
            /// The background's radius.
            case fixed = -1
            /// The size's radius.
            case dynamic = 0
            case small, medium, large, capsule
        }
        public enum TitleAlignment: Int, Sendable { case automatic = 0, leading, center, trailing }
        public enum MacIdiomStyle: Int, Sendable { case automatic = 0, bordered, borderless, borderlessTinted }
        public enum Indicator: Int, Sendable {
            case automatic = 0, none, popup
        }

        let kind: ButtonFace.Kind
        public var title: String? {
            get { attributedTitle.map { String($0.characters) } }
            set { attributedTitle = newValue.map { AttributedString($0) } }
        }
        public var attributedTitle: AttributedString?
        public var subtitle: String? {
            get { attributedSubtitle.map { String($0.characters) } }
            set { attributedSubtitle = newValue.map { AttributedString($0) } }
        }
        public var attributedSubtitle: AttributedString?
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        public var titleAlignment = TitleAlignment.automatic
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// Between the title and the subtitle, in points.
        public var titlePadding: CGFloat = 1
        public var image: UIImage?
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        public var imageColorTransformer: UIConfigurationColorTransformer?
        /// The side of the titles on which the image stands.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// Between the image and the titles, in points.
        public var imagePadding: CGFloat = 0
        /// True shows a spinner in place of the image.
        public var showsActivityIndicator = false
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
        /// A sign that the button opens a menu. Only `popup` shows one.
        public var indicator = Indicator.automatic
        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?
        public var background = UIBackgroundConfiguration()
        public var cornerStyle = CornerStyle.dynamic
        public var buttonSize = Size.medium { didSet { if !hasOwnInsets { insets = Self.insets(buttonSize) } } }
        /// For source compatibility only; it has no effect.
        public var macIdiomStyle = MacIdiomStyle.automatic
        /// Whether the look follows the button's selection by itself.
        public var automaticallyUpdateForSelection = true
        /// Between the content and the border, in points.
        public var contentInsets: NSDirectionalEdgeInsets {
            get { insets }
            set { (insets, hasOwnInsets) = (newValue, true) }
        }
        private var insets = Self.insets(.medium)
        private var hasOwnInsets = false
        public mutating func setDefaultContentInsets() { (insets, hasOwnInsets) = (Self.insets(buttonSize), false) }

        init(_ kind: ButtonFace.Kind) { self.kind = kind }

        /// A transparent background.
        public static func plain() -> Configuration { Configuration(.clear) }
        /// The content alone.
        public static func borderless() -> Configuration { Configuration(.clear) }
        /// A grey background.
        public static func gray() -> Configuration { Configuration(.grey) }
        /// A grey background.
        public static func bordered() -> Configuration { Configuration(.grey) }
        /// A background in a pale tint.
        public static func tinted() -> Configuration { Configuration(.tinted) }
        /// A background in a pale tint.
        public static func borderedTinted() -> Configuration { Configuration(.tinted) }
        /// A background in the tint.
        public static func filled() -> Configuration { Configuration(.prominent) }
        /// A background in the tint.
        public static func borderedProminent() -> Configuration { Configuration(.prominent) }
        /// The configuration as it is shown by a button. The look of states is the button's, so nothing changes.
        @MainActor public func updated(for button: UIButton) -> Configuration { self }

        // The insets and radii are those of SwiftUI's bordered buttons.
        private static func insets(_ size: Size) -> NSDirectionalEdgeInsets {
            switch size {
            case .mini, .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
            case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
            case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
            }
        }
        var controlSize: ControlSize {
            switch buttonSize {
            case .mini: .mini
            case .small: .small
            case .medium: .regular
            case .large: .large
            }
        }
        /// Nil for the size's own shape.
        var radius: CGFloat? {
            switch cornerStyle {
            case .fixed: background.cornerRadius
            case .dynamic: background.cornerRadius > 0 ? background.cornerRadius : nil
            case .small: 4
            case .medium: 6
            case .large: 9
            case .capsule: 1e4
            }
        }
    }
}
