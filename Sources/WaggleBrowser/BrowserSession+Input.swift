// What the person of a page does.

import CoreTransferable
import Foundation
import UniformTypeIdentifiers
import WaggleCore
import WaggleGeometry
import WaggleRuntime

extension BrowserSession {
    /// The session time of a page's event, derived from the page's own clock: network delays must not become jumps of a finger.
    func time(of clientTime: Double?) -> TimeInterval {
        let arrival = now
        guard let clientTime else { return max(arrival, lastInput) }
        let difference = arrival - clientTime
        // The quickest message so far is nearest to the truth; a page that slept begins anew.
        if let known = clockDifference,
           difference < known + 1 { clockDifference = min(known, difference) } else { clockDifference = difference }
        lastInput = max(min(clientTime + (clockDifference ?? 0), arrival), lastInput)
        return lastInput
    }

    func handle(_ input: ClientMessage.PageInput, at time: TimeInterval) {
        guard let driver = front?.driver else { return }
        switch input {
        case .touch(let id, let phase, let point, let modifiers, let isMouse):
            let touch = Touch(id: id, phase: phase, location: point, time: time, modifiers: modifiers, source: isMouse ? .mouse : .finger)
            switch phase {
            case .began: touches[id] = (point, touch.source)
            case .moved: touches[id]?.point = point
            case .ended, .cancelled: touches[id] = nil
            }
            driver.send(.touch(touch))
        case .hover(let point): driver.send(.hover(point))
        case .secondaryClick(let point): driver.send(.secondaryClick(point))
        case .wheel(let delta, let isPrecise, let point, let modifiers):
            // A page's wheel has no phases: it gets the system's momentum as more of the same.
            driver.send(
                .scroll(ScrollEvent(delta: delta, isPrecise: isPrecise, location: point, time: time, modifiers: modifiers).sideways))
        case .magnify(let phase, let scale, let point):
            pinch = phase == .began || phase == .moved ? (scale, point) : nil
            driver.send(.magnify(phase: phase, scale: scale, location: point, time: time))
        case .rotate(let phase, let radians, let point):
            turn = phase == .began || phase == .moved ? (radians, point) : nil
            driver.send(.rotate(phase: phase, angle: .radians(radians), location: point, time: time))
        case .key(let phase, let key, let characters, let modifiers):
            // Nobody has more fingers than these.
            if phase == .up { heldKeys.remove(key) } else if heldKeys.count < 32 { heldKeys.insert(key) }
            driver.send(.key(KeyEvent(phase: phase, key: key, characters: characters, modifiers: modifiers, time: time)))
        case .text(let event):
            switch event {
            case .compose(let composition): isComposing = !composition.text.isEmpty
            case .commit: isComposing = false
            default: break
            }
            driver.send(.text(event))
        }
    }

    /// Cancels the touches, lifts the keys, and ends what else has begun on a page that is gone.
    func release() {
        let held = touches.sorted { $0.key < $1.key }, keys = heldKeys.sorted(), time = time(of: nil)
        let (pinch, turn, wasComposing, dragWasOver) = (pinch, turn, isComposing, dragIsOver)
        (touches, heldKeys, self.pinch, self.turn, isComposing, dragIsOver) = ([:], [], nil, nil, false, false)
        guard let driver = front?.driver else { return }
        for (id, touch) in held {
            driver.send(.touch(Touch(id: id, phase: .cancelled, location: touch.point, time: time, source: touch.source)))
        }
        if let pinch { driver.send(.magnify(phase: .cancelled, scale: pinch.scale, location: pinch.point, time: time)) }
        if let turn { driver.send(.rotate(phase: .cancelled, angle: .radians(turn.radians), location: turn.point, time: time)) }
        if dragWasOver { driver.send(.drag(DragEvent(.left, location: .zero, time: time))) }
        if wasComposing { driver.send(.text(.compose(TextComposition("", caret: 0, clauses: [])))) }
        for key in keys { driver.send(.key(KeyEvent(phase: .up, key: key, characters: "", time: time))) }
    }

    func handle(_ drag: ClientMessage.PageDrag, at point: CGPoint) {
        let phase: DragEvent.Phase
        switch drag {
        case .entered(let types):
            let provider = NSItemProvider()
            for type in types.compactMap({ UTType(mimeType: $0) }) where !type.isDynamic {
                provider.register(type) { throw TransferError("The data has not been dropped yet.") }
            }
            if types.contains("Files") { provider.register(.fileURL) { throw TransferError("The data has not been dropped yet.") } }
            phase = .entered([provider])
        case .moved: phase = .moved
        case .left: phase = .left
        // The files follow, and are dropped once they are here.
        case .dropped:
            dropPoint = point
            return
        }
        dragIsOver = drag != .left
        front?.driver.send(.drag(DragEvent(phase, location: point, time: now)))
    }
    func filesArrived(_ urls: [URL], dialog: Int?) {
        if let dialog { return services.filesArrived(urls, dialog: dialog) }
        dragIsOver = false
        let providers = urls.compactMap { NSItemProvider(contentsOf: $0) }
        front?.driver.send(.drag(DragEvent(.entered(providers), location: dropPoint, time: now)))
        front?.driver.send(.drag(DragEvent(.dropped, location: dropPoint, time: now)))
    }

    func goBack() {
        guard let front, let id = PageElements(front.driver.graph).goesBack else { return }
        front.driver.graph.perform(.escape, on: id)
        requestFrame()
    }

    func perform(_ request: ClientMessage.ElementRequest, on id: AccessibilityElement.ID) {
        guard let driver = front?.driver, !driver.isUpdating else { return }
        let graph = driver.graph
        func text(_ change: (any AccessibleText) -> Void) {
            if let text = graph.accessibilityElements(isStructured: true).lazy.flatMap(\.all).first(where: { $0.id == id })?.text?.text {
                change(text)
            }
        }
        switch request {
        case .perform(let request):
            // A touch reaches only what is in sight.
            if case .activate = request, graph.revealElement(id) { driver.update(at: now) }
            graph.perform(request, on: id)
        case .focus: _ = graph.focusElement(id)
        case .reveal: _ = graph.revealElement(id)
        case .setValue(let value): _ = graph.setValue(value, ofElement: id)
        case .setText(let new): text { _ = $0.replaceReadable(0..<$0.readableText.utf8.count, with: new) }
        case .select(let anchor, let head):
            text {
                let length = $0.readableText.utf8.count
                _ = $0.selectReadable(anchor: min(anchor, length), head: min(head, length))
            }
        }
        requestFrame()
    }
}
