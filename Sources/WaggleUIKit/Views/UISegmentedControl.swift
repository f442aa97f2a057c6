import Foundation
import WaggleCore
import WaggleGeometry

/// A row of segments, one of which is selected. It sends `valueChanged` when a person selects one.
@MainActor @preconcurrency
open class UISegmentedControl: UIControl {
    /// No segment.
    public static let noSegment = -1
    /// Text or an image.
    fileprivate enum Segment {
        case title(String), image(UIImage)
    }
    fileprivate private(set) var segments: [(segment: Segment, isEnabled: Bool)] = [] { didSet { contentDidChange() } }
    /// `noSegment` for none.
    open var selectedSegmentIndex = UISegmentedControl.noSegment { didSet { if selectedSegmentIndex != oldValue { appearanceDidChange() } } }
    /// True selects nothing for longer than a press.
    open var isMomentary = false
    /// Acts in `appearance()`; the selected segment of a single control has the system's colour.
    open var selectedSegmentTintColor: UIColor? { didSet { appearanceDidChange() } }
    /// Has no effect: segments have equal widths.
    open var apportionsSegmentWidthsByContent = false
    private var attributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

    public init(items: [Any]?) {
        super.init(frame: .zero)
        segments = (items ?? []).map { item in ((item as? UIImage).map { .image($0) } ?? .title(item as? String ?? "\(item)"), true) }
        frame.size = intrinsicContentSize
    }
    public override init(frame: CGRect) { super.init(frame: frame) }
    public convenience init() { self.init(frame: .zero) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var numberOfSegments: Int { segments.count }
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) { segments.insert((.title(title ?? ""), true), at: place(segment)) }
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) { segments.insert((.image(image ?? UIImage()), true), at: place(segment)) }
    private func place(_ index: Int) -> Int { min(max(index, 0), segments.count) }
    open func removeSegment(at segment: Int, animated: Bool) { if segments.indices.contains(segment) { segments.remove(at: segment) } }
    open func removeAllSegments() {
        segments = []
        selectedSegmentIndex = Self.noSegment
    }
    open func setTitle(_ title: String?, forSegmentAt segment: Int) { if segments.indices.contains(segment) { segments[segment].segment = .title(title ?? "") } }
    open func titleForSegment(at segment: Int) -> String? {
        guard segments.indices.contains(segment), case .title(let title) = segments[segment].segment else { return nil }
        return title
    }
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) { if segments.indices.contains(segment) { segments[segment].segment = .image(image ?? UIImage()) } }
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { if segments.indices.contains(segment) { segments[segment].isEnabled = enabled } }
    open func isEnabledForSegment(at segment: Int) -> Bool { segments.indices.contains(segment) && segments[segment].isEnabled }
    /// Acts in `appearance()`: colour and font of titles in the states normal, selected and disabled.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        self.attributes[state] = attributes
        appearanceDidChange()
    }
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { attributes[state] }
    /// Has no effect: the control has a background colour.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {}
    /// Has no effect: dividers are lines.
    open func setDividerImage(_ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics) {}

    fileprivate func choose(_ index: Int) {
        guard segments.indices.contains(index), segments[index].isEnabled, index != selectedSegmentIndex else { return }
        selectedSegmentIndex = index
        sendActions(for: [.valueChanged, .primaryActionTriggered])
        if isMomentary { selectedSegmentIndex = Self.noSegment }
    }
    open override var intrinsicContentSize: CGSize {
        let widths = segments.map { segment -> CGFloat in
            switch segment.segment {
            case .title(let title): TextMeasure.size(of: title, .systemFont(ofSize: 13, weight: .semibold), width: nil, lines: 1).width
            case .image(let image): image.size.width
            }
        }
        return CGSize(width: ((widths.max() ?? 0) + 20) * CGFloat(segments.count), height: 32)
    }
    override var content: AnyView? { AnyView(UISegmentedControlContent(control: self)) }

    var look: SegmentsLook {
        var look = SegmentsLook()
        (look.background, look.thumb) = (backgroundColor?.color, selectedSegmentTintColor?.color)
        (look.title, look.selectedTitle, look.disabledTitle) = (TextLook(attributes[.normal]), TextLook(attributes[.selected]), TextLook(attributes[.disabled]))
        return look
    }
}

nonisolated private struct UISegmentedControlContent: View {
    let control: UISegmentedControl
    @MainActor var body: some View {
        let _ = control.changes.count
        Picker(selection: Binding.onMainActor { control.selectedSegmentIndex } set: { control.choose($0) }) {
            ForEach(control.segments.indices, id: \.self) { index in
                switch control.segments[index].segment {
                case .title(let title): Text(verbatim: title)
                case .image(let image): Image(uiImage: image)
                }
            }
        } label: {
            EmptyView()
        }
        .pickerStyle(.segmented)
        .labelsHidden()
        .disabled(!control.isEnabled)
    }
}
