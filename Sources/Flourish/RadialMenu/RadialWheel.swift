import SwiftUI

/// The open menu: a veil that takes touches, and the innermost ring.
struct RadialWheel: View {
    let session: RadialSession
    /// The middle of the menu's label.
    let origin: CGPoint
    /// Of the surface; nil without one.
    var size: CGSize?

    @FocusState private var isFocused: Bool
    @GestureState private var isTouched = false

    var body: some View {
        ZStack {
            veil
            if let ring = session.rings.ring {
                RadialRingView(session: session, ring: ring)
                    .position(x: origin.x + ring.center.x, y: origin.y + ring.center.y)
                    .id(ring.id)
                    .transition(session.reduceMotion ? .opacity : .scale(scale: 0.7).combined(with: .opacity))
                    .allowsHitTesting(false)
            }
        }
        .animation(session.animation, value: session.rings.ring?.id)
        .focusable()
        .focused($isFocused)
        .focusEffectDisabled()
        .onKeyPress(phases: .all) { session.take($0, at: .now) }
        .onAppear {
            updateRoom()
            isFocused = true
        }
        .onChange(of: size) { updateRoom() }
        .onChange(of: session.isHeld) { if !session.isHeld { isFocused = true } }
        .task(id: session.moves) {
            guard session.isMarking, (try? await Task.sleep(for: RadialSession.rest)) != nil else { return }
            session.rested()
        }
        .accessibilityElement(children: .contain)
        .accessibilityAddTraits(.isModal)
        .accessibilityAction(.escape) { session.close() }
        .transition(.opacity)
    }

    private func updateRoom() {
        session.setRoom(size.map { CGRect(x: -origin.x, y: -origin.y, width: $0.width, height: $0.height) })
    }

    private var veil: some View {
        Color.black.opacity(size == nil ? 0 : 0.22)
            .ignoresSafeArea()
            .contentShape(Rectangle())
            .gesture(
                DragGesture(minimumDistance: 0)
                    .updating($isTouched) { _, isTouched, _ in isTouched = true }
                    .onChanged { session.touch(at: fromOrigin($0.location), hasMoved: Self.hasMoved($0)) }
                    .onEnded { session.endTouch(at: fromOrigin($0.location), hasMoved: Self.hasMoved($0)) }
            )
            .onContinuousHover { phase in
                if case .active(let point) = phase, !isTouched { session.touch(at: fromOrigin(point), hasMoved: false) }
            }
            .onChange(of: isTouched) { if !isTouched { session.highlight(nil) } }
            .accessibilityHidden(true)
    }
    private func fromOrigin(_ point: CGPoint) -> CGPoint {
        CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    }
    private static func hasMoved(_ drag: DragGesture.Value) -> Bool { hypot(drag.translation.width, drag.translation.height) > 14 }
}
