import Foundation
import WaggleCore
import WaggleGeometry

/// A switch. It sends `valueChanged` when a person turns it.
@MainActor @preconcurrency
open class UISwitch: UIControl {
    open var isOn: Bool {
        get { on }
        set { setOn(newValue, animated: false) }
    }
    private var on = false
    /// Nil for green.
    open var onTintColor: UIColor? { didSet { appearanceDidChange() } }
    /// Acts in `appearance()`; the thumb of a single switch is white.
    open var thumbTintColor: UIColor? { didSet { appearanceDidChange() } }
    /// Has no effect: a switch shows no image.
    open var onImage: UIImage?
    /// Has no effect: a switch shows no image.
    open var offImage: UIImage?
    /// Has no effect: a switch has no title.
    open var title: String?

    public override init(frame: CGRect) { super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: 51, height: 31))) }
    public convenience init() { self.init(frame: .zero) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func setOn(_ on: Bool, animated: Bool) {
        guard on != self.on else { return }
        self.on = on
        appearanceDidChange()
    }
    fileprivate func turn(_ on: Bool) {
        guard on != self.on else { return }
        setOn(on, animated: true)
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
    open override var intrinsicContentSize: CGSize { CGSize(width: 51, height: 31) }
    override var content: AnyView? { AnyView(UISwitchContent(control: self)) }
}

nonisolated private struct UISwitchContent: View {
    let control: UISwitch
    @MainActor var body: some View {
        let _ = control.changes.count
        Toggle(isOn: Binding.onMainActor { control.isOn } set: { control.turn($0) }) { EmptyView() }
            .labelsHidden()
            .toggleStyle(.switch)
            .tint(control.onTintColor.map { Color(uiColor: $0) })
            .disabled(!control.isEnabled)
    }
}
