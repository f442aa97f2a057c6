// A sheet in its layer.

import Foundation
import WaggleGeometry
import WaggleMotion

/// Reads the size and the safe area of a sheet's window.
struct SheetLayer: View {
    let presentation: Presentation
    @Environment(\.verticalSizeClass) private var verticalSizeClass

    var body: some View {
        RegionReader { size, covered in
            SheetCard(presentation: presentation, room: SheetRoom(size: size, safeArea: covered, isLow: verticalSizeClass == .compact))
        }
    }
}

/// A sheet that slides in, follows the finger and rests at its detents.
private struct SheetCard: View {
    let presentation: Presentation
    let room: SheetRoom
    @State private var options = PresentationOptions()
    /// The visible height of the sheet, in points from the window's bottom.
    @State private var height: CGFloat = 0
    @State private var shown = PresentationHeight()
    @State private var detent: PresentationDetent?
    /// The height at which a drag began.
    @State private var pullStart: CGFloat?
    @Environment(\.self) private var environment

    var body: some View {
        let stops = SheetStops(options.detents ?? [], room: room, environment: environment)
        let detent = options.selection?.wrappedValue ?? detent
        let rest = presentation.isOpen ? stops.height(of: detent) : 0
        SheetContainer(height: height, shown: shown, least: stops.least,
                   dim: allowsBackground(stops, detent) ? 0 : PresentationMotion.dim(environment.colorScheme),
                   // A card of its own size in a wide window leaves what is behind it in place.
                   recedes: stops.height(of: detent) >= stops.room.size.height - stops.room.top && !room.isLow
                       && (options.sizing == nil || SheetContainerLayout.fillsWidth(stops.room.size)),
                   sizing: options.sizing, onTapOutside: {
                       if stops.height(of: detent) < stops.room.size.height - stops.room.top, mayClose() {
                           presentation.presenter.dismiss()
                       }
                   }) {
            card(stops)
        }
        // Outside the moving card, so that drags are measured relative to the window.
        .modifier(PanModifier(axis: .vertical, priority: { point, _ in
            priority(at: point, stops)
        }, response: { response(toPull: $0, stops) }, pan: { phase, pan, _ in self.pan(phase, pan, stops) }))
        .modifier(InspectionMark(kind: .sheet(SheetState(stops: stops, height: height))))
        .onPreferenceChange(PresentationOptionsKey.self) { options in onMainActor { self.options = options } }
        .onChange(of: Rest(height: rest, isOpen: presentation.isOpen), initial: true) { old, new in
            guard pullStart == nil else { return }
            // Changes by the program, the user or the detents animate; a resized window does not, nor does content from another layer.
            let isResized = old.isOpen && new.isOpen && height > 0 && detent == lastDetent, isInitial = old == new
            settle(at: new.height, animated: !isResized && !(isInitial && presentation.isMoved))
            lastDetent = detent
        }
        .onChange(of: allowsBackground(stops, detent), initial: true) { presentation.isModal.wrappedValue = !$1 }
    }
    @State private var lastDetent: PresentationDetent?

    private struct Rest: Equatable { let height: CGFloat, isOpen: Bool }
    private var canClose: Bool { !options.forbidsDismissal }
    /// A person wants to close the sheet.
    /// - Returns: False if it stays.
    private func mayClose() -> Bool {
        if canClose, options.permission?() ?? true { return true }
        options.onVainAttempt?()
        return false
    }

    private func allowsBackground(_ stops: SheetStops, _ detent: PresentationDetent?) -> Bool {
        guard case .enabled(let limit) = options.backgroundInteraction else { return false }
        return limit.map { stops.height(of: detent) <= stops.height(of: $0) } ?? true
    }

    private func settle(at target: CGFloat, animated: Bool) {
        let isClosing = !presentation.isOpen
        guard animated else {
            height = target
            if isClosing { presentation.didClose() }
            return
        }
        withAnimation(presentation.motion(PresentationMotion.slide), completionCriteria: .removed) {
            height = target
        } completion: {
            if isClosing { presentation.didClose() }
        }
    }

    // MARK: The card

    private func card(_ stops: SheetStops) -> some View {
        let shape = SheetShape(
            radius: options.cornerRadius ?? 10, roundsBottom: room.size.width > SheetContainerLayout.width(in: room.size))
        let showsGrabber = options.dragIndicator == .visible || options.dragIndicator != .hidden && stops.stops.count > 1
        return presentation.content
            .fillingExactly()
            .background { (options.background ?? AnyView(Color.system(.background))).ignoresSafeArea() }
            .coveredEdges(EdgeInsets(top: room.isLow ? room.safeArea.top : 0, leading: 0, bottom: room.safeArea.bottom, trailing: 0))
            .clipShape(shape)
            .contentShape(shape)
            .overlay(alignment: .top) { if showsGrabber { Grabber() } }
            .overlay { EscapeKey { if mayClose() { presentation.presenter.dismiss() } } }
            .accessibilityElement(children: .contain)
            .accessibilityAction(.escape) { presentation.presenter.dismiss() }
            .accessibilityNote(.role(.dialog))
            .environmentTransform(0) { _, values in (values.isElevated, values.isInPageSheet) = (true, true) }
            .modifier(PresentedColorScheme())
            .allowsHitTesting(presentation.isOpen)
    }

    /// Until it is at its greatest height, a sheet moves before its content scrolls.
    private func priority(at point: CGPoint, _ stops: SheetStops) -> PanPriority {
        guard presentation.isOpen, point.y >= room.size.height - shown.height else { return .ignored }
        return options.contentInteraction != .scrolls && shown.height < stops.greatest - 1 ? .first : .normal
    }
    private func response(toPull length: CGFloat, _ stops: SheetStops) -> ScrollResponse {
        length > 0 || shown.height < stops.greatest - 1 ? .moves : .stays
    }
    private func pan(_ phase: InputPhase, _ pan: Pan, _ stops: SheetStops) {
        guard presentation.isOpen else { return }
        if phase == .began {
            pullStart = shown.height
            withAnimation(PresentationMotion.catching) { height = shown.height }
        }
        guard let start = pullStart else { return }
        switch phase {
        case .began, .moved: height = stops.height(pulledTo: start - pan.translation.height, canClose: canClose)
        case .ended, .cancelled:
            pullStart = nil
            let detent = options.selection?.wrappedValue ?? detent
            let stop = phase == .cancelled ? detent ?? stops.stops[0].detent : stops.stop(
                from: height, speed: -pan.velocity.height,
                canClose: true) ?? (mayClose() ? nil : stops.stop(from: height, speed: -pan.velocity.height, canClose: false))
            if let stop {
                let isOther = stops.height(of: stop) != stops.height(of: detent)
                withAnimation(PresentationMotion.slide) { height = stops.height(of: stop) }
                guard isOther else { return }
                self.detent = stop
                lastDetent = stop
                if let selection = options.selection { selection.wrappedValue = stop }
            } else {
                presentation.presenter.dismiss()
            }
        }
    }
}

/// The grabber at the top of a sheet.
private struct Grabber: View {
    var body: some View {
        Capsule().fill(Color.system(.tertiary)).frame(width: 36, height: 5).padding(.top, 5)
            .accessibilityLabel("Sheet Grabber")
    }
}

/// Rounded at the top, and in a wide window also at the bottom.
nonisolated private struct SheetShape: Shape {
    let radius: CGFloat
    let roundsBottom: Bool
    func path(in rect: CGRect) -> Path {
        let bottom = roundsBottom ? radius : 0
        return UnevenRoundedRectangle(
            topLeadingRadius: radius, bottomLeadingRadius: bottom, bottomTrailingRadius: bottom, topTrailingRadius: radius,
            style: .continuous).path(in: rect)
    }
}

// MARK: Motion

/// The height of a sheet in the current frame of its motion.
@MainActor private final class PresentationHeight {
    var height: CGFloat = 0
    nonisolated init() {}
}

/// Draws a sheet at its current height, with a dim that follows it.
private struct SheetContainer<Card: View>: View, Animatable {
    var height: CGFloat
    let shown: PresentationHeight
    let least: CGFloat
    let dim: Double
    let recedes: Bool
    let sizing: ((PresentationSizingRoot, PresentationSizingContext) -> ProposedViewSize)?
    let onTapOutside: () -> Void
    @ViewBuilder let card: Card
    @State private var largest = LargestSheetSize()

    /// A spring settles when the remaining distance is below a threshold; in thousands of points, that distance is invisible.
    nonisolated var animatableData: CGFloat {
        get { height / 1000 }
        set { height = newValue * 1000 }
    }

    var body: some View {
        let _ = shown.height = height
        let share = least > 0 ? min(max(height / least, 0), 1) : 0
        ZStack {
            Color.black.opacity(dim * share)
                .contentShape(Rectangle())
                .onTapGesture(perform: onTapOutside)
                .allowsHitTesting(dim > 0)
                .accessibilityHidden(true)
            SheetContainerLayout(height: height, least: least, sizing: sizing, largest: largest) { card }
        }
        .modifier(RecessionModifier(progress: recedes ? share : 0))
    }
}

/// Places a sheet at the bottom of the window. Below its lowest detent it moves; above, it resizes.
private struct SheetContainerLayout: Layout {
    let height: CGFloat
    let least: CGFloat
    var sizing: ((PresentationSizingRoot, PresentationSizingContext) -> ProposedViewSize)?
    let largest: LargestSheetSize

    /// In a wide window, a sheet is a centred card.
    static func width(in size: CGSize) -> CGFloat { fillsWidth(size) ? size.width : min(size.width - 80, 640) }
    static func fillsWidth(_ size: CGSize) -> Bool { size.width < 600 }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let width = Self.width(in: bounds.size), tall = max(height, least)
        for subview in subviews {
            guard let sizing, width < bounds.width else {
                subview.place(
                    at: CGPoint(x: bounds.midX, y: bounds.maxY - height), anchor: .top,
                    proposal: ProposedViewSize(width: width, height: tall))
                continue
            }
            // In the middle of the window at its full height, and on its way there from below.
            let wanted = sizing(
                PresentationSizingRoot { subview.sizeThatFits($0) },
                PresentationSizingContext(room: CGSize(width: bounds.width, height: least), largest: largest))
            let size = CGSize(
                width: min(max(wanted.width?.finite ?? width, 100), bounds.width),
                height: min(max(wanted.height?.finite ?? tall, 60), tall))
            let share = least > 0 ? min(height / least, 1) : 1, y = bounds.maxY - (bounds.height + size.height) / 2 * share
            subview.place(at: CGPoint(x: bounds.midX, y: y), anchor: .top, proposal: ProposedViewSize(size))
        }
    }
}

/// Runs an action on the Escape key, unless another view handles the key first.
struct EscapeKey: View {
    let action: @MainActor () -> Void
    var body: some View {
        Color.clear.frame(width: 0, height: 0)
            .modifier(KeyboardShortcutModifier(shortcut: .cancelAction, action: action))
            .accessibilityHidden(true)
    }
}
