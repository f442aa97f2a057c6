import Foundation
import WaggleCore
import WaggleGeometry
import WaggleSelectors

/// A button with a title, an image or both, in a look for each state.
///
/// Without a configuration it shows what was set for its states. With one it looks as SwiftUI's buttons do.
@MainActor @preconcurrency
open class UIButton: UIControl {
    public enum ButtonType: Int, Sendable {
        /// Black text, or white over an image; nothing changes by itself.
        case custom = 0
        /// The tint.
        case system
        case detailDisclosure, infoLight, infoDark, contactAdd
        /// The tint, without the fading of a system button.
        case plain
        case close

        fileprivate var symbol: String? {
            switch self {
            case .custom, .system, .plain: nil
            case .detailDisclosure, .infoLight, .infoDark: "info.circle"
            case .contactAdd: "plus.circle"
            case .close: "xmark.circle.fill"
            }
        }
    }
    public typealias ConfigurationUpdateHandler = (UIButton) -> Void

    public private(set) var buttonType = ButtonType.custom
    /// Nil for a button that shows what was set for its states.
    open var configuration: Configuration? { didSet { contentDidChange() } }
    /// Called before the button is shown in a new state or with a new configuration; it may change the configuration.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    /// True updates the configuration for each state.
    open var automaticallyUpdatesConfiguration = true
    open var contentEdgeInsets = UIEdgeInsets.zero { didSet { if contentEdgeInsets != oldValue { contentDidChange() } } }
    open var titleEdgeInsets = UIEdgeInsets.zero { didSet { if titleEdgeInsets != oldValue { contentDidChange() } } }
    open var imageEdgeInsets = UIEdgeInsets.zero { didSet { if imageEdgeInsets != oldValue { contentDidChange() } } }
    open var adjustsImageWhenHighlighted = true
    open var adjustsImageWhenDisabled = true
    open var showsTouchWhenHighlighted = false
    /// True makes the first tap open the menu; otherwise a long press does.
    open var showsMenuAsPrimaryAction = false { didSet { if showsMenuAsPrimaryAction != oldValue { contentDidChange() } } }
    open var menu: UIMenu? { didSet { contentDidChange() } }
    /// True shows the chosen action of the menu as the title.
    open var changesSelectionAsPrimaryAction = false { didSet { contentDidChange() } }
    open var role = Role.normal { didSet { if role != oldValue { appearanceDidChange() } } }
    public enum Role: Int, Sendable { case normal = 0, primary, cancel, destructive }
    /// For source compatibility only; pointers keep their shape over buttons.
    open var isPointerInteractionEnabled = false

    private var titles: [State: String] = [:], attributedTitles: [State: NSAttributedString] = [:]
    private var titleColors: [State: UIColor] = [:], images: [State: UIImage] = [:], backgrounds: [State: UIImage] = [:]
    private var symbols: [State: UIImage.SymbolConfiguration] = [:]
    private var kept = KeptSize()

    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
        if let symbol = buttonType.symbol { images[.normal] = UIImage(systemName: symbol) }
    }
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        take(primaryAction)
    }
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        self.configuration = configuration
        take(primaryAction)
        frame.size = intrinsicContentSize
    }
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    private func take(_ action: UIAction?) {
        guard let action else { return }
        addAction(action, for: .primaryActionTriggered)
        if !action.title.isEmpty { setTitle(action.title, for: .normal) }
        if let image = action.image { setImage(image, for: .normal) }
    }
    /// A system button with an image that calls a method.
    public class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> Self {
        let button = ObjectMaking.make(self)
        button.buttonType = .system
        button.setImage(image, for: .normal)
        if let action { button.addTarget(target, action: action, for: .touchUpInside) }
        return button
    }

    // MARK: States

    open func setTitle(_ title: String?, for state: State) { set(\.titles, title, state) }
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) { set(\.attributedTitles, title, state) }
    open func setTitleColor(_ color: UIColor?, for state: State) { set(\.titleColors, color, state) }
    open func setImage(_ image: UIImage?, for state: State) { set(\.images, image, state) }
    open func setBackgroundImage(_ image: UIImage?, for state: State) { set(\.backgrounds, image, state) }
    open func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: State) {
        set(\.symbols, configuration, state)
    }
    private func set<Value>(_ values: ReferenceWritableKeyPath<UIButton, [State: Value]>, _ value: Value?, _ state: State) {
        self[keyPath: values][state] = value
        contentDidChange()
    }
    open func title(for state: State) -> String? { value(titles, state) }
    open func attributedTitle(for state: State) -> NSAttributedString? { value(attributedTitles, state) }
    open func titleColor(for state: State) -> UIColor? { value(titleColors, state) }
    open func image(for state: State) -> UIImage? { value(images, state) }
    open func backgroundImage(for state: State) -> UIImage? { value(backgrounds, state) }
    open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? { value(symbols, state) }
    /// What was set for a state, or else for the normal one.
    private func value<Value>(_ values: [State: Value], _ state: State) -> Value? { values[state] ?? values[.normal] }

    open var currentTitle: String? { title(for: state) }
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
    open var currentImage: UIImage? { image(for: state) }
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
    /// Font, alignment and lines of its text are the button's; the text itself is set by state.
    public private(set) lazy var titleLabel: UILabel? = ButtonTitleLabel(self)
    /// The mode, tint, corners and symbol configuration of its image are the button's; the image itself is set by state.
    public var imageView: UIImageView? {
        if let ownImageView { return ownImageView }
        let new = ButtonImageView(self)
        ownImageView = new
        return new
    }
    /// The image view, if the program has asked for it.
    fileprivate private(set) var ownImageView: UIImageView?

    // MARK: Configurations

    open func setNeedsUpdateConfiguration() {
        guard automaticallyUpdatesConfiguration, !isUpdating else { return }
        isUpdating = true
        updateConfiguration()
        isUpdating = false
    }
    private var isUpdating = false
    /// Adapts the configuration to the present state. Overridden by subclasses, or done by the handler.
    open func updateConfiguration() { configurationUpdateHandler?(self) }
    override func stateDidChange() {
        super.stateDidChange()
        setNeedsUpdateConfiguration()
    }

    // MARK: Content

    override var tracksTouches: Bool { !opensMenu }
    fileprivate var opensMenu: Bool { menu != nil && showsMenuAsPrimaryAction }
    override func pressed(_ event: UIEvent?) {
        if changesSelectionAsPrimaryAction, menu == nil { isSelected.toggle() }
        super.pressed(event)
    }
    open override var intrinsicContentSize: CGSize { kept.size(of: self, AnyView(UIButtonFace(button: self, isMeasured: true))) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    override var content: AnyView? { AnyView(UIButtonContent(button: self)) }
}

/// The label by which programs set the font of a button.
private final class ButtonTitleLabel: UILabel {
    private weak var button: UIButton?
    init(_ button: UIButton) {
        self.button = button
        super.init(frame: .zero)
        font = .systemFont(ofSize: button.buttonType == .system ? 15 : 18)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override var text: String? {
        get { button?.currentTitle ?? button?.currentAttributedTitle?.string }
        set { button?.setTitle(newValue, for: .normal) }
    }
    override func appearanceDidChange() { button?.contentDidChange() }
    override func contentDidChange() { button?.contentDidChange() }
}

/// The view by which programs set how a button's image looks.
private final class ButtonImageView: UIImageView {
    private weak var button: UIButton?
    init(_ button: UIButton) {
        self.button = button
        super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override var image: UIImage? {
        get { button?.currentImage }
        set { button?.setImage(newValue, for: .normal) }
    }
    override func appearanceDidChange() { button?.contentDidChange() }
    override func contentDidChange() { button?.contentDidChange() }
}

nonisolated private struct UIButtonContent: View {
    let button: UIButton

    @MainActor var body: some View {
        let _ = button.changes.count
        if let menu = button.menu {
            if button.showsMenuAsPrimaryAction {
                Menu { UIMenuContent(menu: menu, sender: button) } label: { UIButtonFace(button: button, isMeasured: false) }
                    .buttonStyle(.plain).disabled(!button.isEnabled)
            } else {
                face.contextMenu { UIMenuContent(menu: menu, sender: button) }
            }
        } else {
            face
        }
    }
    @MainActor private var face: some View {
        UIButtonFace(button: button, isMeasured: false)
            .disabled(!button.isEnabled)
            .accessibilityElement(children: .combine)
            .accessibilityAddTraits(button.isSelected ? [.isButton, .isSelected] : .isButton)
            .accessibilityAction { [button] in MainActor.assumeIsolated { if button.isEnabled { button.pressed(nil) } } }
            .focusable(button.isEnabled, interactions: .activate)
            .onKeyPress(keys: [.space, .return]) { [button] _ in
                guard button.isEnabled else { return .ignored }
                button.pressed(nil)
                return .handled
            }
    }
}

/// What a button looks like in its present state.
nonisolated struct UIButtonFace: View {
    let button: UIButton
    /// True to take the content's size instead of the button's.
    let isMeasured: Bool

    @MainActor var body: some View {
        let _ = button.changes.count
        if let configuration = button.configuration { configured(configuration) } else { plain }
    }

    // MARK: With a configuration

    @MainActor private func configured(_ configuration: UIButton.Configuration) -> some View {
        var changes = BorderedFaceChanges()
        changes.insets = EdgeInsets(configuration.contentInsets)
        changes.radius = configuration.radius
        changes.fillsSpace = !isMeasured
        changes.alignment = alignment
        var kind = configuration.kind
        // A selected button looks tinted where it is plain, and filled where it is tinted or grey.
        if button.isSelected, configuration.automaticallyUpdateForSelection {
            kind = switch kind {
            case .clear: .tinted
            case .grey, .tinted: .prominent
            case .borderless, .prominent: kind
            }
        }
        if let color = configuration.background.backgroundColor { changes.fill = Color(uiColor: color) }
        if let stroke = configuration.background.strokeColor {
            (changes.stroke, changes.strokeWidth) = (Color(uiColor: stroke), configuration.background.strokeWidth)
        }
        if let color = configuration.baseForegroundColor, button.isEnabled { changes.foreground = Color(uiColor: color) }
        return ButtonFace(kind, isPressed: button.isHighlighted, role: button.role == .destructive ? .destructive : nil, changes) {
            label(configuration)
        }
            .controlSize(configuration.controlSize)
            .disabled(!button.isEnabled)
            .transformEnvironment(\.tint) { tint in
                if let color = configuration.baseBackgroundColor { tint = AnyShapeStyle(Color(uiColor: color)) }
            }
    }
    @MainActor private func label(_ configuration: UIButton.Configuration) -> some View {
        let title = configuration.attributedTitle
            ?? (button.currentAttributedTitle == nil ? button.currentTitle.map { AttributedString($0) } : nil)
        let image = configuration.showsActivityIndicator ? nil : configuration.image ?? button.currentImage
        let symbol = configuration.preferredSymbolConfigurationForImage
        return ImageBeside(placement: configuration.imagePlacement, padding: configuration.imagePadding) {
            if configuration.showsActivityIndicator {
                ActivityWheel(tint: foreground(configuration), isTurning: true).controlSize(.small)
            } else if let image {
                Image(uiImage: symbol.flatMap { image.applyingSymbolConfiguration($0) } ?? image)
            }
        } titles: {
            if title != nil || button.currentAttributedTitle != nil || configuration.attributedSubtitle != nil {
                VStack(alignment: titleAlignment(configuration), spacing: configuration.titlePadding) {
                    if let title {
                        Text(title.changed(by: configuration.titleTextAttributesTransformer))
                    } else if let title = button.currentAttributedTitle {
                        AttributedText(title)
                    }
                    if let subtitle = configuration.attributedSubtitle {
                        Text(subtitle.changed(by: configuration.subtitleTextAttributesTransformer)).font(.caption)
                    }
                }
                .multilineTextAlignment(.center)
            }
        }
    }
    /// The colour of the label; nil for the tint.
    @MainActor private func foreground(_ configuration: UIButton.Configuration) -> Color? {
        configuration.baseForegroundColor.map { Color(uiColor: $0) } ?? (configuration.kind == .prominent ? .white : nil)
    }
    @MainActor private func titleAlignment(_ configuration: UIButton.Configuration) -> HorizontalAlignment {
        switch configuration.titleAlignment {
        case .automatic: configuration.imagePlacement.isDisjoint(with: [.top, .bottom]) ? .leading : .center
        case .center: .center
        case .leading: .leading
        case .trailing: .trailing
        }
    }
    @MainActor private var alignment: Alignment {
        let horizontal: HorizontalAlignment = switch button.contentHorizontalAlignment {
        case .center, .fill: .center
        case .left, .leading: .leading
        case .right, .trailing: .trailing
        }
        let vertical: VerticalAlignment = switch button.contentVerticalAlignment {
        case .center, .fill: .center
        case .top: .top
        case .bottom: .bottom
        }
        return Alignment(horizontal: horizontal, vertical: vertical)
    }

    // MARK: Without one

    @MainActor private var plain: some View {
        let state = button.state, isSystem = button.buttonType != .custom
        let label = button.titleLabel, font = label?.font ?? .systemFont(ofSize: 15)
        let color: UIColor? = button.titleColor(for: state) ?? (button.buttonType == .close ? .secondaryLabel : isSystem ? nil : .white)
        return HStack(spacing: 0) {
            if let image = button.currentImage {
                picture(button.preferredSymbolConfigurationForImage(in: state).flatMap { image.applyingSymbolConfiguration($0) } ?? image)
                    .opacity(!isSystem && (
                            state.contains(.disabled) && button.adjustsImageWhenDisabled
                                || state.contains(.highlighted) && button.adjustsImageWhenHighlighted)
                            ? 0.5 : 1)
                    .padding(EdgeInsets(button.imageEdgeInsets))
            }
            if let title = button.currentAttributedTitle {
                AttributedText(title).padding(EdgeInsets(button.titleEdgeInsets))
            } else if let title = button.currentTitle {
                Text(verbatim: title)
                    .font(font.font)
                    .dynamicTypeSize(font.typeSize)
                    .lineLimit(label.map { $0.numberOfLines > 0 ? $0.numberOfLines : nil } ?? 1)
                    .multilineTextAlignment(label?.textAlignment.alignment(.leftToRight) ?? .center)
                    .minimumScaleFactor(label?.adjustsFontSizeToFitWidth == true ? max(label?.minimumScaleFactor ?? 0.1, 0.1) : 1)
                    .padding(EdgeInsets(button.titleEdgeInsets))
            }
        }
        .modifier(PlainButtonColor(color: color, isSystem: isSystem, isPressed: state.contains(.highlighted), isEnabled: button.isEnabled))
        .padding(EdgeInsets(button.contentEdgeInsets))
        // A system button keeps some height around its text.
        .padding(.vertical, isSystem && button.contentEdgeInsets == .zero && button.currentTitle != nil ? 6 : 0)
        .frame(maxWidth: isMeasured ? nil : .infinity, maxHeight: isMeasured ? nil : .infinity, alignment: alignment)
        .background {
            if let background = button.currentBackgroundImage { Image(uiImage: background).resizable() }
        }
        .background {
            if isSystem, button.isSelected {
                RoundedRectangle(cornerRadius: 5, style: .continuous).fill(TintShapeStyle()).opacity(button.currentImage == nil ? 1 : 0)
            }
        }
        .contentShape(Rectangle())
    }
    /// The image as the program has set it up by the button's image view.
    @MainActor @ViewBuilder private func picture(_ image: UIImage) -> some View {
        if let view = button.ownImageView {
            let shown = view.preferredSymbolConfiguration.flatMap { image.applyingSymbolConfiguration($0) } ?? image
            // It takes the room of the button if the content fills it; otherwise it only shrinks.
            let width = button.contentHorizontalAlignment == .fill ? .infinity : shown.size.width,
                height = button.contentVerticalAlignment == .fill ? .infinity : shown.size.height
            ContentModeImage(image: shown, mode: view.contentMode)
                .frame(
                    minWidth: 0, idealWidth: shown.size.width, maxWidth: width, minHeight: 0, idealHeight: shown.size.height,
                    maxHeight: height)
                .clipShape(RoundedRectangle(cornerRadius: view.clipsToBounds ? view.layer.cornerRadius : 0, style: .circular))
                .opacity(view.isHidden ? 0 : view.alpha)
                .transformEnvironment(\.tint) { tint in
                    if let color = view.tintColor { tint = AnyShapeStyle(Color(uiColor: color)) }
                }
        } else {
            Image(uiImage: image)
        }
    }
}

/// The colours of a button without a configuration.
nonisolated private struct PlainButtonColor: ViewModifier {
    let color: UIColor?
    let isSystem: Bool, isPressed: Bool, isEnabled: Bool
    @Environment(\.colorScheme) private var scheme

    init(color: UIColor?, isSystem: Bool, isPressed: Bool, isEnabled: Bool) {
        (self.color, self.isSystem, self.isPressed, self.isEnabled) = (color, isSystem, isPressed, isEnabled)
    }

    @MainActor func body(content: Content) -> some View {
        let style: AnyShapeStyle = if let color {
            AnyShapeStyle(Color(uiColor: color))
        } else {
            isEnabled ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color(uiColor: .tertiaryLabel))
        }
        content.foregroundStyle(style).opacity(isSystem && isPressed ? (scheme == .dark ? 0.4 : 0.2) : 1)
    }
}

/// An image beside, above or below titles.
nonisolated private struct ImageBeside<Picture: View, Titles: View>: View {
    let placement: NSDirectionalRectEdge
    let padding: CGFloat
    @ViewBuilder let picture: Picture
    @ViewBuilder let titles: Titles

    @MainActor @ViewBuilder var body: some View {
        if placement.contains(.top) {
            VStack(spacing: padding) { picture; titles }
        } else if placement.contains(.bottom) {
            VStack(spacing: padding) { titles; picture }
        } else if placement.contains(.trailing) {
            HStack(spacing: padding) { titles; picture }
        } else {
            HStack(spacing: padding) { picture; titles }
        }
    }
}

/// An attributed string of UIKit as a text.
nonisolated struct AttributedText: View {
    private let string: NSAttributedString
    init(_ string: NSAttributedString) { self.string = string }

    @MainActor var body: some View { text }
    @MainActor var text: Text {
        var text = Text(verbatim: "")
        string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) { attributes, range, _ in
            var part = Text(verbatim: string.attributedSubstring(from: range).string)
            if let font = attributes[.font] as? UIFont { part = part.font(font.font) }
            if let color = attributes[.foregroundColor] as? UIColor { part = part.foregroundColor(Color(uiColor: color)) }
            if let kern = (attributes[.kern] as? NSNumber)?.doubleValue { part = part.kerning(kern) }
            if let style = (attributes[.underlineStyle] as? NSNumber)?.intValue ?? attributes[.underlineStyle] as? Int, style != 0 {
                part = part.underline()
            }
            if let style = (attributes[.strikethroughStyle] as? NSNumber)?.intValue ?? attributes[.strikethroughStyle] as? Int, style != 0 {
                part = part.strikethrough()
            }
            if let offset = (attributes[.baselineOffset] as? NSNumber)?.doubleValue { part = part.baselineOffset(offset) }
            text = text + part
        }
        return text
    }
}

extension AttributedString {
    fileprivate func changed(by transformer: UIConfigurationTextAttributesTransformer?) -> AttributedString {
        guard let transformer else { return self }
        var result = self
        for run in runs { result[run.range].setAttributes(transformer(run.attributes)) }
        return result
    }
}
extension EdgeInsets {
    init(_ insets: UIEdgeInsets) { self.init(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right) }
}
