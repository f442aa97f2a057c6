import Foundation

/// The times of a frame, in seconds by `CACurrentMediaTime()`.
public struct UIUpdateInfo: Sendable {
    /// The time for which the program computes what is shown.
    public let modelTime: TimeInterval
    /// When the frame has to be ready.
    public let completionDeadlineTime: TimeInterval
    /// When the frame is expected on the screen.
    public let estimatedPresentationTime: TimeInterval
}

/// Calls closures once a frame, as long as it is enabled.
@MainActor @preconcurrency
open class UIUpdateLink: NSObject {
    public typealias Handler = @MainActor (UIUpdateLink, UIUpdateInfo) -> Void
    private var handlers: [Handler] = []
    private lazy var link = CADisplayLink { [weak self] in self?.frame($0) }
    /// The times of the current frame, while handlers run.
    open private(set) var currentUpdateInfo: UIUpdateInfo?

    /// A link for the frames of a view's window.
    public init(view: UIView) { super.init() }
    /// A link for the frames of a scene's windows.
    public init(windowScene: UIWindowScene) { super.init() }

    /// Adds a closure, called after those before it.
    open func addAction(handler: @escaping Handler) { handlers.append(handler) }

    /// True calls the handlers once a frame. The default is false.
    open var isEnabled = false { didSet { if isEnabled != oldValue { enable() } } }
    /// Has no effect: frames come continuously while the link is enabled.
    open var requiresContinuousUpdates = false
    open var preferredFrameRateRange: CAFrameRateRange {
        get { link.preferredFrameRateRange }
        set { link.preferredFrameRateRange = newValue }
    }

    private func enable() {
        if isEnabled { link.add(to: .main, forMode: .common) } else { link.remove(from: .main, forMode: .common) }
    }
    private func frame(_ link: CADisplayLink) {
        let info = UIUpdateInfo(modelTime: link.timestamp, completionDeadlineTime: link.targetTimestamp, estimatedPresentationTime: link.targetTimestamp + link.duration)
        currentUpdateInfo = info
        for handler in handlers { handler(self, info) }
        currentUpdateInfo = nil
    }
}
