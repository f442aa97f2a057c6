import Foundation
import WaggleCore
import WaggleGeometry

/// A slider. It sends `valueChanged` while a person drags it, or once at the end if it is not continuous.
@MainActor @preconcurrency
open class UISlider: UIControl {
    /// Within the limits, 0...1 by default. Not-a-number is ignored.
    open var value: Float {
        get { min(max(stored, minimumValue), max(minimumValue, maximumValue)) }
        set {
            guard newValue != stored, !newValue.isNaN else { return }
            stored = newValue
            appearanceDidChange()
        }
    }
    private var stored: Float = 0
    /// The least value; 0 by default.
    open var minimumValue: Float = 0 { didSet { if minimumValue != oldValue { appearanceDidChange() } } }
    /// The greatest value; 1 by default. Below the minimum it counts as that.
    open var maximumValue: Float = 1 { didSet { if maximumValue != oldValue { appearanceDidChange() } } }
    open var isContinuous = true
    open var minimumValueImage: UIImage? { didSet { contentDidChange() } }
    open var maximumValueImage: UIImage? { didSet { contentDidChange() } }
    /// The colour of the track before the thumb; nil for the tint.
    open var minimumTrackTintColor: UIColor? { didSet { if minimumTrackTintColor != oldValue { appearanceDidChange() } } }
    /// Acts in `appearance()`; the rest of the track of a single slider is grey.
    open var maximumTrackTintColor: UIColor? { didSet { appearanceDidChange() } }
    /// Acts in `appearance()`; the thumb of a single slider is white.
    open var thumbTintColor: UIColor? { didSet { appearanceDidChange() } }
    /// Has no effect: the thumb is a disc.
    open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {}
    /// Has no effect: the track is a line.
    open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {}
    /// Has no effect: the track is a line.
    open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {}

    public override init(frame: CGRect) { super.init(frame: frame) }
    public convenience init() { self.init(frame: .zero) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Sets the value, which is kept within the limits; not-a-number is ignored.
    open func setValue(_ value: Float, animated: Bool) { if animated { withAnimation { self.value = value } } else { self.value = value } }

    fileprivate func drag(to value: Float) {
        guard value != stored else { return }
        self.value = value
        if isContinuous { sendActions(for: .valueChanged) }
    }
    fileprivate func editing(_ isEditing: Bool) {
        sendActions(for: isEditing ? .touchDown : .touchUpInside)
        if !isEditing, !isContinuous { sendActions(for: .valueChanged) }
    }
    /// Any width; the height of the thumb with its shadow.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 34) }
    override var content: AnyView? { AnyView(UISliderContent(control: self)) }
}

nonisolated private struct UISliderContent: View {
    let control: UISlider

    @MainActor var body: some View {
        let _ = control.changes.count
        let low = control.minimumValue, high = control.maximumValue
        let isUsable = low.isFinite && high.isFinite && low < high
        Slider(value: Binding.onMainActor { control.value } set: { control.drag(to: $0) }, in: isUsable ? low...high : 0...1) {
            EmptyView()
        } minimumValueLabel: {
            picture(control.minimumValueImage)
        } maximumValueLabel: {
            picture(control.maximumValueImage)
        } onEditingChanged: { isEditing in
            MainActor.assumeIsolated { control.editing(isEditing) }
        }
        .disabled(!control.isEnabled || !isUsable)
        .transformEnvironment(\.tint) { tint in
            if let color = control.minimumTrackTintColor { tint = AnyShapeStyle(Color(uiColor: color)) }
        }
        .frame(maxHeight: .infinity)
    }
    @MainActor private func picture(_ image: UIImage?) -> AnyView { image.map { AnyView(Image(uiImage: $0)) } ?? AnyView(EmptyView()) }
}
