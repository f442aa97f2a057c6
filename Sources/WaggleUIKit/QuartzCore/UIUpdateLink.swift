import Foundation

/// The times of a frame, in seconds on the clock of `CACurrentMediaTime()`.
public struct UIUpdateInfo: Sendable {
    /// The time for which the program computes the frame's content, in seconds.
    public let modelTime: TimeInterval
    /// The deadline for completing the frame, in seconds.
    public let completionDeadlineTime: TimeInterval
    /// The expected presentation time of the frame, in seconds.
    public let estimatedPresentationTime: TimeInterval
}

/// Calls closures once per frame while it is enabled.
@MainActor @preconcurrency
open class UIUpdateLink: NSObject {
    public typealias Handler = @MainActor (UIUpdateLink, UIUpdateInfo) -> Void
    private var handlers: [Handler] = []
    private lazy var link = CADisplayLink { [weak self] in self?.frame($0) }
    /// The times of the current frame; nil unless handlers are running.
    open private(set) var currentUpdateInfo: UIUpdateInfo?

    /// A link for the frames of a view's window.
    public init(view: UIView) { super.init() }
    /// A link for the frames of a scene's windows.
    public init(windowScene: UIWindowScene) { super.init() }

    /// Adds a closure. Closures are called in the order in which they were added.
    open func addAction(handler: @escaping Handler) { handlers.append(handler) }

    /// True calls the handlers once per frame. The default is false.
    open var isEnabled = false { didSet { if isEnabled != oldValue { enable() } } }
    /// Has no effect: updates are continuous while the link is enabled.
    open var requiresContinuousUpdates = false
    open var preferredFrameRateRange: CAFrameRateRange {
        get { link.preferredFrameRateRange }
        set { link.preferredFrameRateRange = newValue }
    }

    private func enable() {
        if isEnabled { link.add(to: .main, forMode: .common) } else { link.remove(from: .main, forMode: .common) }
    }
    private func frame(_ link: CADisplayLink) {
        let info = UIUpdateInfo(
            modelTime: link.timestamp, completionDeadlineTime: link.targetTimestamp,
            estimatedPresentationTime: link.targetTimestamp + link.duration)
        currentUpdateInfo = info
        for handler in handlers { handler(self, info) }
        currentUpdateInfo = nil
    }
}
