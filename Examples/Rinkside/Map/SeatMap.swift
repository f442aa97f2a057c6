import SwiftUI

/// The hall in a window: it follows fingers, flies to a stand that is tapped, and hands on taps on seats.
struct SeatMap: View {
    let hall: Hall
    let booking: Booking
    @Binding var stands: [Stand]
    @Binding var camera: Camera
    let choose: @MainActor (Seat.ID) -> Void

    @State private var shown = ShownProjection()
    @State private var request: HallRequest?
    /// The stand that was flown to.
    @State private var opened: Stand.ID?
    @State private var grip: Grip?
    @GestureState private var isTouched = false
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    /// The state of a gesture.
    private struct Grip {
        /// Where the camera would be without resistance.
        var camera: Camera
        /// The first finger; nil on a trackpad.
        var finger: CGPoint?
        var start = CGPoint.zero
        /// Since the last change.
        var magnification: CGFloat = 1
        var rotation = Angle.zero
        /// False while the touch may still be a tap.
        var isMoving = false
        /// True once two fingers were down: they leave the hall where they lift, without a fling.
        var isPinched = false
    }

    /// Fingers that move less are tapping.
    private static let tapReach: CGFloat = 10
    /// From this size on, in points, seats can be hit.
    private static let smallestTarget: CGFloat = 20

    var body: some View {
        GeometryReader { proxy in
            let viewport = Viewport(size: proxy.size, hall: hall.size)
            HallView(hall: hall, stands: stands, booking: booking, angle: viewport.projection(of: camera).angle, isNear: isNear, opened: isNear ? opened : nil, request: $request)
                .frame(width: hall.size.width, height: hall.size.height)
                .contentShape(Rectangle())
                .onTapGesture(coordinateSpace: .local) { tap(at: $0, viewport) }
                .projected(by: viewport.projection(of: camera), keeping: shown)
                .frame(width: proxy.size.width, height: proxy.size.height)
                .contentShape(Rectangle())
                .simultaneousGesture(hands(in: viewport))
                // A touch that was cancelled, for example by a call, leaves its grip.
                .onChange(of: isTouched) { if !isTouched { letGo(viewport) } }
                .onChange(of: request) { answer(viewport) }
        }
        .clipped()
        .accessibilityElement(children: .contain)
        .accessibilityLabel("Hall")
        // A plan is never mirrored.
        .environment(\.layoutDirection, .leftToRight)
        .task(id: hall) { stands = await HallPlan.stands(of: hall) }
    }

    private var isNear: Bool { camera.zoom > 2 }

    // MARK: Tapping

    /// - Parameter point: In the hall, as it is shown.
    private func tap(at point: CGPoint, _ viewport: Viewport) {
        guard let stand = stands.first(where: { $0.contains(point) }) else { return }
        let scale = shown.projection?.scale ?? viewport.projection(of: camera).scale
        if scale * Hall.pitch >= Self.smallestTarget, let seat = stand.seat(at: point) { return choose(seat.id) }
        open(stand, viewport)
    }

    private func open(_ stand: Stand, _ viewport: Viewport) {
        opened = stand.id
        withAnimation(reduceMotion ? nil : .spring(response: 0.7, dampingFraction: 0.95)) { camera = viewport.camera(showing: stand.frame) }
    }

    private func answer(_ viewport: Viewport) {
        switch request {
        case .open(let id): if let stand = stands.first(where: { $0.id == id }) { open(stand, viewport) }
        case .choose(let seat): choose(seat)
        case nil: break
        }
        request = nil
    }

    // MARK: Hands

    private func hands(in viewport: Viewport) -> some Gesture {
        DragGesture(minimumDistance: 0)
            .onChanged { drag($0, viewport) }
            .onEnded { letGo(viewport, throwing: $0) }
            .simultaneously(with: MagnifyGesture()
                .onChanged { pinch($0, viewport) }
                .onEnded { _ in grip?.magnification = 1 })
            .simultaneously(with: RotateGesture()
                .onChanged { turn($0, viewport) }
                .onEnded { _ in grip?.rotation = .zero })
            .updating($isTouched) { _, isTouched, _ in isTouched = true }
    }

    private func drag(_ value: DragGesture.Value, _ viewport: Viewport) {
        var held = grip ?? takeHold(viewport)
        let last = held.finger
        if last == nil { held.start = value.location }
        held.finger = value.location
        if !held.isMoving, value.location.distance(to: held.start) >= Self.tapReach { held.isMoving = true } else if held.isMoving, let last {
            held.camera = viewport.moved(held.camera, by: CGSize(width: value.location.x - last.x, height: value.location.y - last.y), about: last)
        }
        show(held, viewport)
    }
    private func pinch(_ value: MagnifyGesture.Value, _ viewport: Viewport) {
        var held = grip ?? takeHold(viewport)
        (held.isMoving, held.isPinched) = (true, true)
        // Two fingers decide how far the hall is spread and turned; the first one also where it is. So it stays below both.
        held.camera = viewport.moved(held.camera, magnification: value.magnification / max(held.magnification, 0.01), about: held.finger ?? value.startLocation)
        held.magnification = value.magnification
        show(held, viewport)
    }
    private func turn(_ value: RotateGesture.Value, _ viewport: Viewport) {
        var held = grip ?? takeHold(viewport)
        (held.isMoving, held.isPinched) = (true, true)
        held.camera = viewport.moved(held.camera, rotation: value.rotation - held.rotation, about: held.finger ?? value.startLocation)
        held.rotation = value.rotation
        show(held, viewport)
    }

    /// The hall stops under the finger, wherever it was going.
    private func takeHold(_ viewport: Viewport) -> Grip {
        let now = shown.projection.map(viewport.camera(of:)) ?? camera
        // The zoom of a camera that is read back is rounded differently, so a hall at rest keeps its camera.
        let isMoving = abs(now.zoom - camera.zoom) > 0.001 * camera.zoom || hypot(now.focus.x - camera.focus.x, now.focus.y - camera.focus.y) * camera.zoom > 0.001
            || abs(now.angle.degrees - camera.angle.degrees) > 0.1
        return Grip(camera: isMoving ? now : camera)
    }
    private func show(_ held: Grip, _ viewport: Viewport) {
        let isFirst = grip == nil
        grip = held
        let new = held.isMoving ? viewport.stretched(held.camera) : held.camera
        guard new != camera else { return }
        // A spring replaces the one that is under way.
        withAnimation(isFirst ? .spring(response: 0.01, dampingFraction: 1) : nil) { camera = new }
    }

    private func letGo(_ viewport: Viewport, throwing value: DragGesture.Value? = nil) {
        guard let held = grip else { return }
        grip = nil
        guard held.isMoving else { return }
        var target = held.camera
        if let value, !held.isPinched, !reduceMotion {
            let distance = CGSize(width: value.predictedEndTranslation.width - value.translation.width, height: value.predictedEndTranslation.height - value.translation.height)
            target = viewport.moved(target, by: distance, about: value.location)
        }
        target = viewport.settled(target)
        guard target != camera else { return }
        withAnimation(reduceMotion ? .easeOut(duration: 0.15) : .spring(response: 0.55, dampingFraction: 1)) { camera = target }
    }
}
