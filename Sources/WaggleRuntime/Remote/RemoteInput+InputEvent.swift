// Input of a program that another program shows, as the events of this process.

import Foundation
import WaggleCore
import WaggleGeometry
import WaggleRequest

extension RemoteInput {
    /// The event at a time of the graph; nil for a key that is not one character.
    package func event(at time: TimeInterval) -> InputEvent? {
        switch self {
        case .touch(let id, let phase, let x, let y, let isMouse):
            return .touch(
                Touch(id: id, phase: InputPhase(phase), location: CGPoint(x: x, y: y), time: time, source: isMouse ? .mouse : .finger))
        case .hover(let x, let y): return .hover(CGPoint(x: x, y: y))
        case .hoverEnded: return .hover(nil)
        case .secondaryClick(let x, let y): return .secondaryClick(CGPoint(x: x, y: y))
        case .magnify(let phase, let scale, let x, let y):
            return .magnify(phase: InputPhase(phase), scale: scale, location: CGPoint(x: x, y: y), time: time)
        case .rotate(let phase, let radians, let x, let y):
            return .rotate(phase: InputPhase(phase), angle: .radians(radians), location: CGPoint(x: x, y: y), time: time)
        case .scroll(let phase, let dx, let dy, let velocityX, let velocityY, let x, let y, let modifiers):
            return .scroll(ScrollEvent(phase: phase.map(ScrollEvent.Phase.init), delta: CGVector(dx: dx, dy: dy), isPrecise: phase != nil,
                                       velocity: CGVector(dx: velocityX, dy: velocityY), location: CGPoint(x: x, y: y), time: time,
                                       modifiers: EventModifiers(rawValue: modifiers)))
        case .key(let phase, let key, let characters, let modifiers):
            guard key.count == 1, let character = key.first else { return nil }
            let keyPhase: KeyEvent.Phase = switch phase {
            case .down: .down
            case .repeat: .repeat
            case .up: .up
            }
            return .key(KeyEvent(
                phase: keyPhase, key: character, characters: characters, modifiers: EventModifiers(rawValue: modifiers), time: time))
        }
    }
}

extension InputPhase {
    package init(_ phase: RemoteInput.Phase) {
        self = switch phase {
        case .began: .began
        case .moved: .moved
        case .ended: .ended
        case .cancelled: .cancelled
        }
    }
}
extension RemoteInput.Phase {
    package init(_ phase: InputPhase) {
        self = switch phase {
        case .began: .began
        case .moved: .moved
        case .ended: .ended
        case .cancelled: .cancelled
        }
    }
}
extension ScrollEvent.Phase {
    package init(_ phase: RemoteInput.ScrollPhase) {
        self = switch phase {
        case .rested: .rested
        case .began: .began
        case .moved: .moved
        case .ended: .ended
        case .cancelled: .cancelled
        }
    }
}
extension RemoteInput.ScrollPhase {
    package init(_ phase: ScrollEvent.Phase) {
        self = switch phase {
        case .rested: .rested
        case .began: .began
        case .moved: .moved
        case .ended: .ended
        case .cancelled: .cancelled
        }
    }
}
