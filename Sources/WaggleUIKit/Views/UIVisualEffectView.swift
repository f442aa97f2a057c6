import Foundation
import WaggleCore

/// An effect applied by a `UIVisualEffectView` to the content behind it.
open class UIVisualEffect: NSObject {}

/// Blurs the content behind a view, using the material closest to the style.
open class UIBlurEffect: UIVisualEffect {
    /// The thickness and appearance of the material. The appearance is the view's own, always light, or always dark.
    public enum Style: Int, Sendable {
        case extraLight = 0, light, dark, extraDark, regular, prominent
        case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
        case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight, systemChromeMaterialLight
        case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark, systemChromeMaterialDark

        var material: Material {
            switch self {
            case .light, .dark, .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: .ultraThin
            case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: .thin
            case .regular, .systemMaterial, .systemMaterialLight, .systemMaterialDark: .regular
            case .extraLight, .extraDark, .prominent, .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: .thick
            case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: .bar
            }
        }
        /// Nil for the view's own appearance.
        fileprivate var appearance: ColorScheme? {
            switch self {
            case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
                 .systemThickMaterialLight, .systemChromeMaterialLight: .light
            case .dark, .extraDark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark, .systemThickMaterialDark,
                 .systemChromeMaterialDark: .dark
            case .regular, .prominent, .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial, .systemThickMaterial,
                 .systemChromeMaterial: nil
            }
        }
    }
    let style: Style
    public init(style: Style) {
        self.style = style
        super.init()
    }
}

/// Shows the content behind it through an effect, with the program's views in front.
@MainActor @preconcurrency
open class UIVisualEffectView: UIView {
    /// Nil shows only the views in front.
    open var effect: UIVisualEffect? { didSet { if effect !== oldValue { appearanceDidChange() } } }
    /// The superview of the views in front of the effect.
    public let contentView = UIView()

    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        addContent()
    }
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addContent()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addContent()
    }
    private func addContent() {
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    override var content: AnyView? { AnyView(UIVisualEffectContent(view: self)) }
}

nonisolated private struct UIVisualEffectContent: View {
    let view: UIVisualEffectView

    @MainActor var body: some View {
        let _ = view.changes.count
        if let style = (view.effect as? UIBlurEffect)?.style {
            Rectangle().fill(style.material).transformEnvironment(\.colorScheme) { if let scheme = style.appearance { $0 = scheme } }
        } else {
            Color.clear
        }
    }
}
