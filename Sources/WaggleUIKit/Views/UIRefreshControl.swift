import Foundation
import WaggleCore

/// Refreshes a scroll view that is pulled down: it sends `valueChanged`, and turns until `endRefreshing()`.
@MainActor @preconcurrency
open class UIRefreshControl: UIControl {
    open private(set) var isRefreshing = false
    /// Has no effect: the spinner has no title.
    open var attributedTitle: NSAttributedString?
    private var waiting: [CheckedContinuation<Void, Never>] = []

    public override init(frame: CGRect) { super.init(frame: frame) }
    public convenience init() { self.init(frame: .zero) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Notes that a refresh has begun without a pull. The spinner is shown only after a pull.
    open func beginRefreshing() { isRefreshing = true }
    open func endRefreshing() {
        isRefreshing = false
        let all = waiting
        waiting = []
        for continuation in all { continuation.resume() }
    }
    /// Sends the event and returns when the program has ended the refresh.
    func refresh() async {
        isRefreshing = true
        sendActions(for: .valueChanged)
        guard isRefreshing else { return }
        await withCheckedContinuation { waiting.append($0) }
    }
}
