// draggable and onDrag: views that users can drag.

import CoreTransferable
import Foundation
import WaggleDisplayList
import WaggleGeometry

extension View {
    /// Makes the view draggable: with a long press of a finger, or with the mouse.
    /// - Parameter payload: The dragged value, created when a drag begins.
    public nonisolated func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
        modifier(DragSourceModifier<EmptyView>(items: { [NSItemProvider(transferable: payload())] }, preview: nil))
    }
    /// Makes the view draggable, with a preview instead of the view itself.
    public nonisolated func draggable<V: View, T: Transferable>(
        _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
    ) -> some View {
        modifier(DragSourceModifier(items: { [NSItemProvider(transferable: payload())] }, preview: preview()))
    }
    /// Makes the view draggable.
    /// - Parameter data: Creates the dragged item when a drag begins.
    public nonisolated func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
        modifier(DragSourceModifier<EmptyView>(items: { [data()] }, preview: nil))
    }
    /// Makes the view draggable, with a preview instead of the view itself.
    public nonisolated func onDrag<V: View>(_ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V) -> some View {
        modifier(DragSourceModifier(items: { [data()] }, preview: preview()))
    }
    /// Makes the view draggable.
    /// - Parameter action: Creates the dragged item when a drag begins; nil if the view cannot be dragged.
    public nonisolated func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View {
        modifier(DragSourceModifier<EmptyView>(items: { [action?()].compactMap { $0 } }, preview: nil))
    }
}

extension NSItemProvider {
    convenience init<T: Transferable>(transferable item: T) {
        self.init()
        registerTransferable(item)
    }
}

nonisolated struct DragSourceModifier<Preview: View>: ViewModifier, @unchecked Sendable {
    let items: () -> [NSItemProvider]
    /// Nil to show the view itself.
    let preview: Preview?
    @MainActor func body(content: Content) -> some View { DragSourceHost(content: content, items: items, preview: preview) }
}

/// A drag, until its preview has disappeared.
private struct DragPreviewState {
    enum Phase { case carried, returning, dropped }
    /// Distinguishes one drag from the next.
    let number: Int
    /// What the drag lifts: the view, or its list row.
    let portal: ViewPortal
    /// Its frame in window coordinates.
    var frame: CGRect
    /// The locations where the drag began and where it is now.
    var start: CGPoint, location: CGPoint
    var phase = Phase.carried
}

private struct DragSourceHost<Content: View, Preview: View>: View {
    let content: Content
    let items: () -> [NSItemProvider]
    let preview: Preview?
    @State private var portal = ViewPortal()
    @State private var previewPortal = ViewPortal()
    @State private var flight: DragPreviewState?
    @State private var flights = 0

    var body: some View {
        content
            .portalSource(portal)
            .modifier(DragSourceResponderModifier(actions: DragSourceActions(
                items: items, lift: { begin(at: $0) }, move: { flight?.location = $0 }, end: {
                    flight?.phase = $0 ? .dropped : .returning
                }, image: { image })))
            .modifier(LayerModifier(presented: flight.map { flight in
                DragPreview(flight: flight, preview: preview, previewPortal: previewPortal) {
                    if self.flight?.number == flight.number { self.flight = nil }
                }
                    .id(flight.number)
                    .environmentTransform(0) { _, values in values.forgetSurroundings() }
            }, isModal: false))
    }
    private func begin(at start: CGPoint) {
        flights += 1
        let target = preview == nil ? portal.target : portal
        flight = target.frame.map { DragPreviewState(number: flights, portal: target, frame: $0, start: start, location: start) }
    }
    private var image: DragImage? {
        guard let flight, let drawing = (preview == nil ? flight.portal : previewPortal).drawing else { return nil }
        let grip = preview == nil ? CGPoint(x: flight.start.x - flight.frame.minX, y: flight.start.y - flight.frame.minY)
            : CGPoint(x: drawing.size.width / 2, y: drawing.size.height / 2)
        return DragImage(list: drawing.list, size: drawing.size, grip: grip)
    }
}

/// The lifted view above the window, where the finger or pointer holds it.
private struct DragPreview<Preview: View>: View {
    let flight: DragPreviewState
    let preview: Preview?
    let previewPortal: ViewPortal
    let didEnd: () -> Void
    @State private var isUp = false
    /// The remaining fraction of the way back or into the target: 1 where it is held, 0 at the end.
    @State private var carried: CGFloat = 1
    private static var growth: CGFloat { 1.05 }
    private static var radius: CGFloat { 8 }

    var body: some View {
        GeometryReader { proxy in
            let origin = proxy.frame(in: .global).origin, isDropped = flight.phase == .dropped
            let share = isDropped ? 1 : carried
            let x = (flight.location.x - flight.start.x) * share, y = (flight.location.y - flight.start.y) * share
            image
                .clipShape(shape)
                .shadow(color: .black.opacity(isUp ? 0.2 : 0), radius: 12, x: 0, y: 4)
                .scaleEffect(isDropped ? 0.4 + 0.6 * carried : isUp ? Self.growth : 1)
                .opacity(isDropped ? carried : 1)
                .position(x: center.x + x - origin.x, y: center.y + y - origin.y)
        }
        .ignoresSafeArea()
        .allowsHitTesting(false)
        .accessibilityHidden(true)
        .onAppear { withAnimation(.spring(duration: 0.25)) { isUp = true } }
        .onChange(of: flight.phase) {
            let animation: Animation = flight.phase == .dropped ? .easeIn(duration: 0.2) : .spring(duration: 0.35, bounce: 0)
            withAnimation(animation, completionCriteria: .removed) { (isUp, carried) = (false, 0) } completion: { didEnd() }
        }
    }
    /// A preview is held at its centre, the view itself where it was lifted.
    private var center: CGPoint { preview == nil ? CGPoint(x: flight.frame.midX, y: flight.frame.midY) : flight.start }
    @ViewBuilder private var image: some View {
        if let preview {
            preview.fixedSize().background(.background).portalSource(previewPortal)
        } else {
            PortalImage(portal: flight.portal).fixedSize().background(.background)
        }
    }
    private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: Self.radius, style: .continuous) }
}
