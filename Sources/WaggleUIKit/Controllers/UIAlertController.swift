import Foundation
import WaggleCore
import WaggleGeometry

/// A button of an alert or an action sheet.
@MainActor @preconcurrency
open class UIAlertAction: NSObject, @preconcurrency NSCopying {
    /// The role of a button.
    public enum Style: Int, Sendable { case `default`, cancel, destructive }
    public let title: String?
    public let style: Style
    open var isEnabled = true { didSet { if isEnabled != oldValue { controller?.contentChanges.announce() } } }
    fileprivate weak var controller: UIAlertController?
    fileprivate let handler: ((UIAlertAction) -> Void)?

    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        (self.title, self.style, self.handler) = (title, style, handler)
    }
    open func copy(with zone: NSZone? = nil) -> Any { UIAlertAction(title: title, style: style, handler: handler) }
}

/// An alert, or a sheet of actions at the bottom of the window. Present it with `present(_:animated:completion:)`.
@MainActor @preconcurrency
open class UIAlertController: UIViewController {
    /// The form of the presentation.
    public enum Style: Int, Sendable { case actionSheet, alert }
    public let preferredStyle: Style
    open var message: String? { didSet { contentChanges.announce() } }
    open override var title: String? { didSet { contentChanges.announce() } }
    open private(set) var actions: [UIAlertAction] = []
    open private(set) var textFields: [UITextField]?
    /// The button that the Return key presses, in bold.
    open var preferredAction: UIAlertAction? { didSet { contentChanges.announce() } }
    /// Has no effect: an alert has the severity of its words.
    open var severity = UIAlertControllerSeverity.default
    let contentChanges = ViewChanges()
    /// The button that was pressed.
    fileprivate var chosen: UIAlertAction?
    /// Call when the alert has closed: handlers may present something else.
    func runChosenAction() {
        guard let chosen else { return }
        self.chosen = nil
        chosen.handler?(chosen)
    }

    public init(title: String?, message: String?, preferredStyle: Style) {
        (self.preferredStyle, self.message) = (preferredStyle, message)
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }
    public convenience init() { self.init(title: nil, message: nil, preferredStyle: .actionSheet) }
    public required init?(coder: NSCoder) {
        preferredStyle = .alert
        super.init(coder: coder)
    }

    /// Buttons are shown in order; a cancel button stands where the system puts it.
    open func addAction(_ action: UIAlertAction) {
        action.controller = self
        actions.append(action)
        contentChanges.announce()
    }
    /// Adds a text field above the buttons of an alert. Action sheets have none.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        guard preferredStyle == .alert else {
            Diagnostics.shared.report(
                "The action sheet \(title ?? "without a title") cannot have a text field; use a UIAlertController with the style alert.")
            return
        }
        let field = UITextField(frame: .zero)
        field.font = .systemFont(ofSize: 13)
        field.borderStyle = .roundedRect
        textFields = (textFields ?? []) + [field]
        configurationHandler?(field)
        contentChanges.announce()
    }

    override var presentationKind: PresentationKind { preferredStyle == .alert ? .alert : .actionSheet }
    /// The buttons and fields, with the texts.
    func dialog(presentedBy presenter: UIViewController?) -> DialogContent {
        let text = message.map { message in AnyView(Text(verbatim: message)) }
        return DialogContent(title: title.map { Text(verbatim: $0) }, message: message?.isEmpty == false ? text : nil,
                             actions: AnyView(AlertParts(alert: self, presenter: presenter)),
                             tint: viewIfLoaded?.tintColor?.color)
    }
}

/// How serious an alert is.
public enum UIAlertControllerSeverity: Int, Sendable { case `default`, critical }

/// The fields and buttons of an alert.
nonisolated private struct AlertParts: View {
    let alert: UIAlertController
    let presenter: UIViewController?

    @MainActor var body: some View {
        let _ = alert.contentChanges.count
        Group {
            ForEach(Array((alert.textFields ?? []).enumerated()), id: \.offset) { _, field in
                AlertField(field: field)
            }
            ForEach(Array(alert.actions.enumerated()), id: \.offset) { _, action in
                AlertButton(alert: alert, action: action, isPreferred: action === alert.preferredAction)
            }
        }
        .onAppear { alert.appear() }
        .onDisappear {
            alert.disappear()
            presenter?.dismissalDidEnd()
        }
    }
}

private struct AlertField: View {
    let field: UITextField
    init(field: UITextField) { self.field = field }
    var body: some View { UIViewContent(view: field).frame(height: 32) }
}

private struct AlertButton: View {
    let alert: UIAlertController
    let action: UIAlertAction
    let isPreferred: Bool
    var body: some View {
        let _ = alert.contentChanges.count
        let button = Button(role: action.style == .cancel ? .cancel : action.style == .destructive ? .destructive : nil) {
            alert.chosen = action
        } label: {
            Text(verbatim: action.title ?? "")
        }
        .disabled(!action.isEnabled)
        if isPreferred { button.keyboardShortcut(.defaultAction) } else { button }
    }
}
