// Targets, selectors and recognizers, in a file that imports only UIKit and with isolation as programs of the fifth language mode leave it.

import UIKit

class Counter: NSObject {
    var count = 0
    var timer: Timer?
    lazy var action = Selector(Self.step)
    override init() {
        super.init()
        NotificationCenter.default.addObserver(self, selector: Selector(Counter.noted(_:)), name: UIApplication.didBecomeActiveNotification, object: nil)
    }
    deinit { NotificationCenter.default.removeObserver(self) }
    private func noted(_ notification: Notification) { count += 10 }
    func step() { count += 1 }
    func attach(to button: UIButton) {
        button.addTarget(self, action: Selector(Self.step), for: .touchUpInside)
        let tap = UITapGestureRecognizer(target: self, action: Selector(Self.tapped(_:)))
        tap.delegate = self
        tap.cancelsTouchesInView = false
        button.addGestureRecognizer(tap)
        button.isUserInteractionEnabled = true
    }
    private func tapped(_ gesture: UITapGestureRecognizer) { if gesture.state == .ended { count += 100 } }
}
extension Counter: UIGestureRecognizerDelegate {
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool { true }
}

class CounterButton: UIButton {
    let counter = Counter()
    override init(frame: CGRect) {
        super.init(frame: frame)
        addTarget(self, action: Selector(CounterButton.pressed), for: .touchDown)
        setTitle("Count", for: .normal)
        setTitleColor(.label, for: [])
        titleLabel?.font = UIFont.systemFont(ofSize: 17, weight: .semibold)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.5 : 1 } }
    override var intrinsicContentSize: CGSize { CGSize(width: 100, height: 44) }
    private func pressed() { counter.count += 1000 }
}

extension UIApplication {
    func endEditingEverywhere() { sendAction(Selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil) }
}

/// Isolation is not checked in the fifth language mode.
struct ScreenSize {
    static let width = UIScreen.main.bounds.width
    var isTall: Bool { UIScreen.main.bounds.height > UIScreen.main.bounds.width }
    func clear() { UIApplication.shared.windows.first?.gestureRecognizers?.removeAll() }
}
