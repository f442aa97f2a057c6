import Foundation
import WaggleCore
import WaggleGeometry

/// Titles or images side by side, one of which is selected. It sends `valueChanged` when a person selects one.
@MainActor @preconcurrency
open class UISegmentedControl: UIControl {
    /// The selection while nothing is selected: -1.
    public static let noSegment = -1

    fileprivate struct Segment {
        var title: String?, image: UIImage?, action: UIAction?
        var isEnabled = true
    }
    fileprivate private(set) var segments: [Segment] = [] { didSet { contentDidChange() } }
    /// `noSegment` if nothing is selected.
    open var selectedSegmentIndex = UISegmentedControl.noSegment {
        didSet { if selectedSegmentIndex != oldValue { appearanceDidChange() } }
    }
    /// True forgets the selection once it has been sent.
    open var isMomentary = false
    open var apportionsSegmentWidthsByContent = false
    /// Acts in `appearance()`; the selected segment of a single control has the system's colour.
    open var selectedSegmentTintColor: UIColor? { didSet { if selectedSegmentTintColor != oldValue { appearanceDidChange() } } }
    private var attributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
    private var kept = KeptSize()

    /// - Parameter items: Strings, images and actions; others are left out.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        for item in items ?? [] {
            if let title = item as? String { segments.append(Segment(title: title)) }
            if let image = item as? UIImage { segments.append(Segment(image: image)) }
            if let action = item as? UIAction { segments.append(Segment(title: action.title, image: action.image, action: action)) }
        }
        frame.size = intrinsicContentSize
    }
    /// A control with a segment for each action, and a frame in points of the superview.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(items: actions)
        self.frame = frame
    }
    public override init(frame: CGRect) { super.init(frame: frame) }
    public convenience init() { self.init(frame: .zero) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The number of segments.
    open var numberOfSegments: Int { segments.count }
    /// Inserts a segment at an index from 0, which is clamped.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) { insert(Segment(title: title), segment) }
    /// Inserts a segment at an index from 0, which is clamped.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) { insert(Segment(image: image), segment) }
    /// Inserts a segment at an index from 0, which is clamped.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        insert(Segment(title: action.title, image: action.image, action: action), segment)
    }
    private func insert(_ new: Segment, _ index: Int) {
        let index = min(max(index, 0), segments.count)
        segments.insert(new, at: index)
        if selectedSegmentIndex >= index { selectedSegmentIndex += 1 }
    }
    /// Removes the segment at an index; does nothing if there is none. A selected one leaves no selection.
    open func removeSegment(at segment: Int, animated: Bool) {
        guard segments.indices.contains(segment) else { return }
        segments.remove(at: segment)
        if selectedSegmentIndex == segment {
            selectedSegmentIndex = Self.noSegment
        } else if selectedSegmentIndex > segment {
            selectedSegmentIndex -= 1
        }
    }
    open func removeAllSegments() {
        segments = []
        selectedSegmentIndex = Self.noSegment
    }
    /// Sets the title at an index, in place of an image; does nothing if there is no such segment.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) { change(segment) { ($0.title, $0.image) = (title, nil) } }
    /// Sets the image at an index, in place of a title; does nothing if there is no such segment.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) { change(segment) { ($0.title, $0.image) = (nil, image) } }
    /// Sets the action at an index with its title and image; does nothing if there is no such segment.
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        change(segment) { $0 = Segment(title: action.title, image: action.image, action: action) }
    }
    /// Enables the segment at an index; does nothing if there is none.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isEnabled = enabled } }
    private func change(_ index: Int, _ change: (inout Segment) -> Void) {
        if segments.indices.contains(index) { change(&segments[index]) }
    }
    /// The title at an index; nil without one, or without such a segment.
    open func titleForSegment(at segment: Int) -> String? { segments.indices.contains(segment) ? segments[segment].title : nil }
    /// The image at an index; nil without one, or without such a segment.
    open func imageForSegment(at segment: Int) -> UIImage? { segments.indices.contains(segment) ? segments[segment].image : nil }
    /// Whether the segment at an index is enabled; false if there is none.
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
    open func setDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
        barMetrics: UIBarMetrics
    ) {}
    var look: SegmentsLook {
        var look = SegmentsLook()
        (look.background, look.thumb) = (backgroundColor?.color, selectedSegmentTintColor?.color)
        (look.title, look.selectedTitle, look.disabledTitle) =
            (TextLook(attributes[.normal]), TextLook(attributes[.selected]), TextLook(attributes[.disabled]))
        return look
    }

    fileprivate func select(_ index: Int) {
        guard segments.indices.contains(index), segments[index].isEnabled,
              index != selectedSegmentIndex else { return appearanceDidChange() }
        selectedSegmentIndex = index
        let action = segments[index].action
        sendActions(for: [.valueChanged, .primaryActionTriggered])
        if let action { sendAction(action) }
        if isMomentary { selectedSegmentIndex = Self.noSegment }
    }
    open override var intrinsicContentSize: CGSize {
        segments.isEmpty ? CGSize(width: 0, height: 31) : kept.size(of: self, AnyView((content ?? AnyView(EmptyView())).fixedSize()))
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    override var content: AnyView? { AnyView(UISegmentedContent(control: self)) }
}

nonisolated private struct UISegmentedContent: View {
    let control: UISegmentedControl

    @MainActor var body: some View {
        let _ = control.changes.count
        Picker(selection: Binding.onMainActor { control.selectedSegmentIndex } set: { control.select($0) }) {
            ForEach(Array(control.segments.enumerated()), id: \.offset) { index, segment in
                Group {
                    if let image = segment.image { Image(uiImage: image) } else { Text(verbatim: segment.title ?? "") }
                }
                .foregroundStyle(segment.isEnabled ? HierarchicalShapeStyle.primary : .tertiary)
                .tag(index)
            }
        } label: { EmptyView() }
            .pickerStyle(.segmented).labelsHidden()
            .disabled(!control.isEnabled)
    }
}
