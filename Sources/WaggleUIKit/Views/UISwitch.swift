import Foundation
import WaggleCore
import WaggleGeometry

/// A switch. It sends `valueChanged` when a person turns it.
@MainActor @preconcurrency
open class UISwitch: UIControl {
    open var isOn = false { didSet { if isOn != oldValue { appearanceDidChange() } } }
    /// The colour of the track while on; nil for green.
    open var onTintColor: UIColor? { didSet { if onTintColor != oldValue { appearanceDidChange() } } }
    /// Acts in `appearance()`; the knob of a single switch is white.
    open var thumbTintColor: UIColor? { didSet { appearanceDidChange() } }
    /// Has no effect: a switch shows no image.
    open var onImage: UIImage?
    /// Has no effect: a switch shows no image.
    open var offImage: UIImage?
    /// Has no effect: a switch has no title.
    open var title: String?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        self.frame.size = intrinsicContentSize
    }
    public convenience init() { self.init(frame: .zero) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func setOn(_ on: Bool, animated: Bool) { if animated { withAnimation { isOn = on } } else { isOn = on } }

    fileprivate func turn(_ on: Bool) {
        guard on != isOn else { return }
        isOn = on
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
    open override var intrinsicContentSize: CGSize { contentSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    override var content: AnyView? { AnyView(UISwitchContent(control: self)) }
}

nonisolated private struct UISwitchContent: View {
    let control: UISwitch

    @MainActor var body: some View {
        let _ = control.changes.count
        Toggle(isOn: Binding.onMainActor { control.isOn } set: { control.turn($0) }) { EmptyView() }
            .toggleStyle(.switch).labelsHidden()
            .disabled(!control.isEnabled)
            .transformEnvironment(\.tint) { tint in
                if let color = control.onTintColor { tint = AnyShapeStyle(Color(uiColor: color)) }
            }
    }
}
