import Foundation
import WaggleCore
import WaggleGeometry

/// Two buttons that change a value. It sends `valueChanged` for each step.
@MainActor @preconcurrency
open class UIStepper: UIControl {
    /// Within the limits, 0...100 by default. Not-a-number is ignored.
    open var value: Double {
        get { stored }
        set {
            let new = min(max(newValue, minimumValue), max(minimumValue, maximumValue))
            guard new != stored, !new.isNaN else { return }
            stored = new
            appearanceDidChange()
        }
    }
    private var stored = 0.0
    /// The least value; 0 by default.
    open var minimumValue = 0.0 { didSet { value = stored; appearanceDidChange() } }
    /// The greatest value; 100 by default. Below the minimum it counts as that.
    open var maximumValue = 100.0 { didSet { value = stored; appearanceDidChange() } }
    /// What a press adds or takes away; 1 by default.
    open var stepValue = 1.0
    /// True goes on at the other limit.
    open var wraps = false { didSet { if wraps != oldValue { appearanceDidChange() } } }
    /// True repeats the step while a button is held, as the buttons always do.
    open var autorepeat = true
    open var isContinuous = true

    public override init(frame: CGRect) {
        super.init(frame: frame)
        self.frame.size = intrinsicContentSize
    }
    public convenience init() { self.init(frame: .zero) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    fileprivate func step(_ difference: Double) {
        let old = stored, new = stored + difference
        value = wraps && new > maximumValue ? minimumValue : wraps && new < minimumValue ? maximumValue : new
        if stored != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }
    fileprivate func canStep(_ difference: Double) -> Bool { wraps || (difference > 0 ? stored < maximumValue : stored > minimumValue) }
    open override var intrinsicContentSize: CGSize { contentSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    override var content: AnyView? { AnyView(UIStepperContent(control: self)) }
}

nonisolated private struct UIStepperContent: View {
    let control: UIStepper

    @MainActor var body: some View {
        let _ = control.changes.count
        let step = control.stepValue
        Stepper(
            onIncrement: control.canStep(step) ? { control.step(step) } : nil,
            onDecrement: control.canStep(-step) ? { control.step(-step) } : nil) { EmptyView() }
            .labelsHidden()
            .disabled(!control.isEnabled)
    }
}
