import Foundation
import WaggleCore
import WaggleGeometry

/// A slider. It sends `valueChanged` while a person moves it.
@MainActor @preconcurrency
open class UISlider: UIControl {
    open var value: Float {
        get { place }
        set { setValue(newValue, animated: false) }
    }
    private var place: Float = 0
    open var minimumValue: Float = 0 { didSet { setValue(place, animated: false) } }
    open var maximumValue: Float = 1 { didSet { setValue(place, animated: false) } }
    /// False sends `valueChanged` only when the finger lifts.
    open var isContinuous = true
    /// Nil for the tint.
    open var minimumTrackTintColor: UIColor? { didSet { appearanceDidChange() } }
    /// Acts in `appearance()`; the track of a single slider is grey.
    open var maximumTrackTintColor: UIColor? { didSet { appearanceDidChange() } }
    /// Acts in `appearance()`; the thumb of a single slider is white.
    open var thumbTintColor: UIColor? { didSet { appearanceDidChange() } }
    open var minimumValueImage: UIImage? { didSet { contentDidChange() } }
    open var maximumValueImage: UIImage? { didSet { contentDidChange() } }
    /// Has no effect: the thumb is a disc.
    open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {}
    /// Has no effect: the track is a line.
    open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {}
    /// Has no effect: the track is a line.
    open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {}

    public override init(frame: CGRect) { super.init(frame: frame) }
    public convenience init() { self.init(frame: .zero) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func setValue(_ value: Float, animated: Bool) {
        let new = value.isFinite ? min(max(value, minimumValue), max(maximumValue, minimumValue)) : place
        guard new != place else { return }
        place = new
        if animated { withAnimation(.easeInOut(duration: 0.25)) { appearanceDidChange() } } else { appearanceDidChange() }
    }
    fileprivate func move(to value: Float) {
        guard value != place else { return }
        setValue(value, animated: false)
        if isContinuous { sendActions(for: .valueChanged) }
    }
    fileprivate func endMove() { if !isContinuous { sendActions(for: .valueChanged) } }
    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 34) }
    override var content: AnyView? { AnyView(UISliderContent(control: self)) }
}

nonisolated private struct UISliderContent: View {
    let control: UISlider
    @MainActor var body: some View {
        let _ = control.changes.count
        let range = control.minimumValue...max(control.maximumValue, control.minimumValue.nextUp)
        HStack(spacing: 8) {
            if let image = control.minimumValueImage { Image(uiImage: image) }
            Slider(value: Binding.onMainActor { control.value } set: { control.move(to: $0) }, in: range) { if !$0 { control.endMove() } }
            if let image = control.maximumValueImage { Image(uiImage: image) }
        }
        .transformEnvironment(\.tint) { tint in if let color = control.minimumTrackTintColor { tint = AnyShapeStyle(Color(uiColor: color)) } }
        .disabled(!control.isEnabled)
    }
}
