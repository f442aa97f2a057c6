// Events of a view as messages of a page.

import Foundation
import WaggleCore

enum LiveInput {
    /// nil for events that a page does not have.
    static func members(_ event: InputEvent) -> [String: Any]? {
        func at(_ point: CGPoint, _ members: [String: Any]) -> [String: Any] {
            members.merging(["x": Double(point.x), "y": Double(point.y)]) { $1 }
        }
        switch event {
        case .touch(let touch):
            return at(touch.location, [
                "k": "touch", "id": min(max(touch.id, 0), 1000), "p": phase(touch.phase), "m": modifiers(touch.modifiers),
                "mouse": touch.source == .mouse, "at": touch.time * 1000])
        case .hover(let point): return point.map { at($0, ["k": "hover"]) } ?? ["k": "hover"]
        case .secondaryClick(let point): return at(point, ["k": "second"])
        case .magnify(let phase, let scale, let point, let time):
            return at(point, ["k": "pinch", "p": self.phase(phase), "scale": Double(scale), "at": time * 1000])
        case .rotate(let phase, let angle, let point, let time):
            return at(point, ["k": "turn", "p": self.phase(phase), "r": angle.radians, "at": time * 1000])
        case .scroll(let event):
            return at(event.location, [
                "k": "wheel", "dx": Double(event.delta.dx), "dy": Double(event.delta.dy), "on": event.isPrecise,
                "m": modifiers(event.modifiers), "at": event.time * 1000])
        case .key, .text, .drag, .middleClick: return nil
        }
    }
    static func members(_ press: KeyPress) -> [String: Any] {
        [
            "k": "key", "p": press.phase == .up ? 2 : press.phase == .repeat ? 1 : 0, "key": String(press.key.character),
            "text": press.phase == .up ? "" : press.characters, "m": modifiers(press.modifiers)]
    }

    private static func phase(_ phase: InputPhase) -> Int {
        switch phase {
        case .began: 0
        case .moved: 1
        case .ended: 2
        case .cancelled: 3
        }
    }
    private static func modifiers(_ modifiers: EventModifiers) -> Int {
        let names: [EventModifiers] = [.shift, .control, .option, .command, .capsLock, .numericPad]
        return names.indices.reduce(0) { modifiers.contains(names[$1]) ? $0 | 1 << $1 : $0 }
    }
}
