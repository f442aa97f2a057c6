import Foundation
import WaggleCore
import WaggleSelectors

/// A button of a bar. `appearance()` sets the look of SwiftUI's buttons in bars.
@MainActor @preconcurrency
open class UIBarButtonItem: UIBarItem {
    /// The emphasis of a button.
    public enum Style: Int, Sendable { case plain = 0, done = 2 }
    /// Buttons with the system's titles or images.
    public enum SystemItem: Int, Sendable {
        case done = 0, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search, refresh,
             stop, camera, trash
        case play, pause, rewind, fastForward, undo, redo, pageCurl, close

        fileprivate var title: String? {
            switch self {
            case .done: "Done"
            case .cancel: "Cancel"
            case .edit: "Edit"
            case .save: "Save"
            case .undo: "Undo"
            case .redo: "Redo"
            case .pageCurl: "Curl"
            default: nil
            }
        }
        fileprivate var symbol: String? {
            switch self {
            case .done, .cancel, .edit, .save, .flexibleSpace, .fixedSpace, .undo, .redo, .pageCurl: nil
            case .add: "plus"
            case .compose: "square.and.pencil"
            case .reply: "arrowshape.turn.up.left"
            case .action: "square.and.arrow.up"
            case .organize: "folder"
            case .bookmarks: "book"
            case .search: "magnifyingglass"
            case .refresh: "arrow.clockwise"
            case .stop, .close: "xmark"
            case .camera: "camera"
            case .trash: "trash"
            case .play: "play.fill"
            case .pause: "pause.fill"
            case .rewind: "backward.fill"
            case .fastForward: "forward.fill"
            }
        }
    }
    open var style = Style.plain { didSet { itemDidChange() } }
    open var tintColor: UIColor? { didSet { itemDidChange() } }
    /// In points; 0 for the content's own.
    open var width: CGFloat = 0 { didSet { itemDidChange() } }
    /// Not retained.
    open weak var target: AnyObject?
    open var action: Selector?
    /// Runs instead of the method.
    open var primaryAction: UIAction? { didSet { itemDidChange() } }
    open var menu: UIMenu? { didSet { itemDidChange() } }
    open var customView: UIView? { didSet { itemDidChange() } }
    open var isSelected = false { didSet { itemDidChange() } }
    open var isHidden = false { didSet { itemDidChange() } }
    fileprivate private(set) var system: SystemItem?
    /// Moves the title, by points to the right and down. Acts in `appearance()` for the back button of a navigation bar.
    open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        backTitleOffset = adjustment
        itemDidChange()
    }
    private(set) var backTitleOffset = UIOffset.zero

    /// - Parameter action: A method that may take the item.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        (self.title, self.style, self.target, self.action) = (title, style, target.map { $0 as AnyObject }, action)
    }
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init()
        (self.image, self.style, self.target, self.action) = (image, style, target.map { $0 as AnyObject }, action)
    }
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init(systemItem: systemItem)
        (self.target, self.action) = (target.map { $0 as AnyObject }, action)
    }
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        (system, self.primaryAction, self.menu) = (systemItem, primaryAction, menu)
        if systemItem == .done || systemItem == .save { style = .done }
    }
    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        (self.title, self.image) = (title ?? (primaryAction.flatMap { $0.title.isEmpty ? nil : $0.title }), image ?? primaryAction?.image)
        (self.primaryAction, self.menu) = (primaryAction, menu)
    }
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }
    /// Space that grows.
    public class func flexibleSpace() -> Self { space(.flexibleSpace, 0) }
    /// Space of a width in points.
    public class func fixedSpace(_ width: CGFloat) -> Self { space(.fixedSpace, width) }
    private class func space(_ system: SystemItem, _ width: CGFloat) -> Self {
        let item = ObjectMaking.make(self)
        (item.system, item.width) = (system, width)
        return item
    }

    fileprivate func press() {
        guard isEnabled else { return }
        if let primaryAction { return primaryAction.run(self) }
        if let action { UIApplication.shared.sendAction(action, to: target, from: self, for: nil) }
    }
    fileprivate var shownTitle: String? { title ?? system?.title }
    fileprivate var shownImage: Image? { image.map { Image(uiImage: $0) } ?? system?.symbol.map { Image(systemName: $0) } }
}

/// The items of a bar.
nonisolated struct BarButtons: View {
    let items: [UIBarButtonItem]
    @MainActor var body: some View { ForEach(Array(items.enumerated()), id: \.offset) { _, item in BarButton(item: item) } }
}

nonisolated private struct BarButton: View {
    let item: UIBarButtonItem

    @MainActor var body: some View {
        let _ = item.changes.count
        if item.isHidden {
            EmptyView()
        } else if let view = item.customView {
            RepresentedContent(view: view) { _ in nil }
        } else if item.system == .flexibleSpace {
            Spacer()
        } else if item.system == .fixedSpace {
            Color.clear.frame(width: item.width, height: 1)
        } else {
            button
                .disabled(!item.isEnabled)
                .transformEnvironment(\.tint) { tint in
                    if let color = item.tintColor { tint = AnyShapeStyle(Color(uiColor: color)) }
                }
        }
    }
    @MainActor @ViewBuilder private var button: some View {
        if let menu = item.menu {
            if item.primaryAction == nil, item.action == nil {
                Menu { UIMenuContent(menu: menu, sender: item) } label: { label }
            } else {
                Menu { UIMenuContent(menu: menu, sender: item) } label: { label } primaryAction: { [item] in item.press() }
            }
        } else {
            Button { [item] in item.press() } label: { label }
        }
    }
    @MainActor @ViewBuilder private var label: some View {
        if let image = item.shownImage {
            if let title = item.shownTitle { Label { Text(verbatim: title) } icon: { image } } else { image }
        } else {
            Text(verbatim: item.shownTitle ?? "").font(font)
        }
    }
    @MainActor private var font: Font? {
        if let font = item.titleTextAttributes(for: .normal)?[.font] as? UIFont { return font.font }
        return item.style == .done ? .body.weight(.semibold) : nil
    }
}
