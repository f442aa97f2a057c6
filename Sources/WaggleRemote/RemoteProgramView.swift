import Foundation
import WaggleCore
import WaggleGeometry
import WaggleRequest
import WaggleRuntime

/// Shows a remote program in its screen's aspect ratio, and forwards touch, pointer, scroll and key events to it.
///
/// The picture is as large as the space allows. To block all input, use `allowsHitTesting(false)`.
public struct RemoteProgramView: View {
    private let program: RemoteProgram
    @FocusState private var hasKeyboard: Bool

    public init(_ program: RemoteProgram) { self.program = program }

    public var body: some View {
        let input = RemoteInputRelay(program: program)
        GeometryReader { geometry in
            AnimatedDrawingView(program)
                .contentShape(Rectangle())
                .receivesInput { event in
                    if case .touch(let touch) = event, touch.phase == .began { hasKeyboard = true }
                    input.pass(event, width: geometry.size.width)
                }
                .onContinuousHover { phase in
                    switch phase {
                    case .active(let location): input.pass(.hover(location), width: geometry.size.width)
                    case .ended: input.pass(.hover(nil), width: geometry.size.width)
                    }
                }
        }
        .aspectRatio(program.screen.size, contentMode: .fit)
        .focusable()
        .focusEffectDisabled()
        .focused($hasKeyboard)
        .onKeyPress(phases: .all) { press in
            // These keys close windows.
            if press.modifiers.contains(.control), "wq".contains(press.key.character) { return .ignored }
            program.handle(.key(RemoteInput.KeyPhase(press.phase), key: String(press.key.character), characters: press.characters,
                                modifiers: press.modifiers.rawValue))
            return .handled
        }
    }
}

/// Converts events from a view's coordinates to the program's, and sends them.
@MainActor
private struct RemoteInputRelay {
    let program: RemoteProgram

    func pass(_ event: InputEvent, width: CGFloat) {
        let scale = program.picture.scale(filling: width)
        guard scale > 0 else { return }
        func point(_ location: CGPoint) -> (x: Double, y: Double) { (location.x / scale, location.y / scale) }
        switch event {
        case .touch(let touch):
            let (x, y) = point(touch.location)
            program.handle(.touch(id: touch.id, RemoteInput.Phase(touch.phase), x: x, y: y, isMouse: touch.source == .mouse))
        case .hover(let location?):
            let (x, y) = point(location)
            program.handle(.hover(x: x, y: y))
        case .hover(nil): program.handle(.hoverEnded)
        case .secondaryClick(let location):
            let (x, y) = point(location)
            program.handle(.secondaryClick(x: x, y: y))
        case .magnify(let phase, let factor, let location, _):
            let (x, y) = point(location)
            program.handle(.magnify(RemoteInput.Phase(phase), scale: factor, x: x, y: y))
        case .rotate(let phase, let angle, let location, _):
            let (x, y) = point(location)
            program.handle(.rotate(RemoteInput.Phase(phase), radians: angle.radians, x: x, y: y))
        case .scroll(let event): scroll(event, scale)
        case .key, .text, .drag, .middleClick: break
        }
    }

    private func scroll(_ event: ScrollEvent, _ scale: CGFloat) {
        // The program computes its own momentum from the velocity at which the fingers leave.
        guard event.momentum == nil else { return }
        let points = event.isPrecise ? 1 / scale : 1
        program.handle(.scroll(event.phase.map(RemoteInput.ScrollPhase.init), dx: event.delta.dx * points, dy: event.delta.dy * points,
                               velocityX: event.velocity.dx * points, velocityY: event.velocity.dy * points,
                               x: event.location.x / scale, y: event.location.y / scale, modifiers: event.modifiers.rawValue))
    }
}

extension RemoteInput.KeyPhase {
    fileprivate init(_ phase: KeyPress.Phases) {
        self = phase == .up ? .up : phase == .repeat ? .repeat : .down
    }
}
