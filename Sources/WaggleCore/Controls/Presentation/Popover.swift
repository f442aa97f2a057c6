// popover: a bubble that points at a view.

import Foundation
import WaggleGeometry

extension View {
    /// Presents a view in a popover while the binding is true. In a window of compact width it becomes a sheet, unless
    /// `presentationCompactAdaptation` says otherwise.
    /// - Parameters:
    ///   - attachmentAnchor: The part of this view that the popover points at.
    ///   - arrowEdge: The preferred edge of that part; nil for any.
    public nonisolated func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(PopoverModifier(request: PresentationRequest(isPresented, content: content), anchor: attachmentAnchor, edge: arrowEdge))
    }
    /// Presents a view for an item in a popover while there is one.
    /// - Parameters:
    ///   - attachmentAnchor: The part of this view that the popover points at.
    ///   - arrowEdge: The preferred edge of that part; nil for any.
    public nonisolated func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(PopoverModifier(request: PresentationRequest(item, content: content), anchor: attachmentAnchor, edge: arrowEdge))
    }
}

/// Presents a popover beside the modified view.
nonisolated private struct PopoverModifier: ViewModifier {
    let request: PresentationRequest
    let anchor: PopoverAttachmentAnchor
    let edge: Edge?
    @State private var frameReference = FrameReference()

    init(request: PresentationRequest, anchor: PopoverAttachmentAnchor, edge: Edge?) {
        (self.request, self.anchor, self.edge) = (request, anchor, edge)
    }

    @MainActor func body(content: Content) -> some View {
        let frameReference = frameReference, anchor = anchor, edge = edge
        content
            .frameReference(frameReference)
            .modifier(PresentationModifier(request: request) {
                PopoverOrSheet(presentation: $0, frameReference: frameReference, anchor: anchor, edge: edge)
            })
    }
}

/// A popover, or the sheet that it becomes in a window of compact size.
private struct PopoverOrSheet: View {
    let presentation: Presentation
    let frameReference: FrameReference
    let anchor: PopoverAttachmentAnchor
    let edge: Edge?

    var body: some View {
        AdaptedPresentation(presentation: presentation) { presentation, options, horizontal, vertical in
            switch options.adaptation(horizontal, vertical) {
            case .fullScreenCover: CoverLayer(presentation: presentation)
            case .sheet: SheetLayer(presentation: presentation)
            case .automatic where horizontal == .compact: SheetLayer(presentation: presentation)
            case .automatic, .popover, .none: PopoverLayer(presentation: presentation, options: options, anchor: rect, edge: edge)
            }
        }
    }
    /// In window coordinates.
    private var rect: CGRect {
        guard let frame = frameReference.frame else { return .zero }
        return anchor.rect(in: frame.size).offsetBy(dx: frame.minX, dy: frame.minY)
    }
}

/// A bubble in front of the window, which a tap outside and the Escape key close.
struct PopoverLayer: View {
    let presentation: Presentation
    let options: PresentationOptions
    /// In window coordinates.
    let anchor: CGRect
    let edge: Edge?
    /// Called by a tap outside and the Escape key; nil to dismiss.
    let cancel: (@MainActor () -> Void)?
    @State private var isShown: Bool
    /// The size of the content.
    @State private var size: CGSize?
    @Environment(\.layoutDirection) private var direction

    init(presentation: Presentation, options: PresentationOptions, anchor: CGRect, edge: Edge?, cancel: (@MainActor () -> Void)? = nil) {
        (self.presentation, self.options, self.anchor, self.edge, self.cancel) = (presentation, options, anchor, edge, cancel)
        isShown = presentation.isMoved
    }

    private func close() {
        guard !options.forbidsDismissal else { return }
        if let cancel { cancel() } else { presentation.presenter.dismiss() }
    }

    var body: some View {
        ZStack {
            Color.clear.contentShape(Rectangle()).ignoresSafeArea()
                .onTapGesture { close() }
                .accessibilityHidden(true)
                .allowsHitTesting(presentation.isOpen && presentation.isModal.wrappedValue)
            GeometryReader { proxy in
                let placement = PopoverPlacement(anchor: anchor, bounds: proxy.frame(in: .global), edge: edge?.toLeftAndRight(direction))
                PopoverLayout(placement: placement) {
                    if isShown { bubble(placement.geometry(of: size ?? .zero)) }
                }
            }
            // Window coordinates are not mirrored.
            .environment(\.layoutDirection, .leftToRight)
        }
        .onChange(of: options.backgroundInteraction, initial: true) { _, interaction in
            if case .enabled = interaction { presentation.isModal.wrappedValue = false } else { presentation.isModal.wrappedValue = true }
        }
        .onChange(of: presentation.isOpen, initial: true) { _, isOpen in
            if isOpen {
                withAnimation(presentation.motion(PopupMotion.open)) { isShown = true }
            } else {
                withAnimation(presentation.motion(PopupMotion.close), completionCriteria: .removed) {
                    isShown = false
                } completion: {
                    if !presentation.isOpen { presentation.didClose() }
                }
            }
        }
    }

    private func bubble(_ geometry: PopoverPlacement.Geometry) -> some View {
        let shape = PopoverShape(
            edge: geometry.edge, tip: CGPoint(x: geometry.tip.x - geometry.frame.minX, y: geometry.tip.y - geometry.frame.minY))
        return presentation.content
            .environment(\.layoutDirection, direction)
            .onGeometryChange(for: CGSize.self) { $0.size } action: { size = $0 }
            .clipShape(RoundedRectangle(cornerRadius: PopoverPlacement.radius, style: .continuous))
            .background {
                (options.background ?? AnyView(Color.system(.background)))
                    .padding(-PopoverPlacement.arrow.height)
                    .clipShape(shape)
            }
            .compositingGroup()
            .shadow(color: .black.opacity(0.16), radius: 32, x: 0, y: 10)
            .overlay { EscapeKey { close() } }
            .accessibilityElement(children: .contain)
            .accessibilityAction(.escape) { if let cancel { cancel() } else { presentation.presenter.dismiss() } }
            .accessibilityNote(.role(.dialog))
            .environmentTransform(0) { _, values in values.isElevated = true }
            .modifier(PresentedColorScheme())
            .allowsHitTesting(presentation.isOpen)
            .traitEnd()
            .transition(.popup(from: geometry.edge.attachment))
    }
}

extension Edge {
    /// The edge in coordinates that are not mirrored, where `leading` is left.
    fileprivate func toLeftAndRight(_ direction: LayoutDirection) -> Edge {
        switch self {
        case .leading where direction == .rightToLeft: .trailing
        case .trailing where direction == .rightToLeft: .leading
        default: self
        }
    }
    /// The point from which a popover at this edge of its anchor grows.
    fileprivate var attachment: UnitPoint {
        switch self {
        case .top: .bottom
        case .bottom: .top
        case .leading: .trailing
        case .trailing: .leading
        }
    }
}
