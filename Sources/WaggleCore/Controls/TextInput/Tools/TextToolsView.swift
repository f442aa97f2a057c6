// The tools of a selected text, in the window.

import Foundation
import WaggleDisplayList
import WaggleGeometry

/// The content of the layer of a text's tools.
struct TextToolsView: View {
    @ObservedObject var tools: TextTools

    var body: some View {
        GeometryReader { proxy in
            if let text = tools.text, text.isPlaced {
                // Reading the frame makes the tools follow the text.
                let _ = GeometryProxy(text).frame(in: .global)
                let positions = TextToolPositions(text)
                ZStack {
                    if tools.showsHandles {
                        ForEach(positions.handles) { SelectionHandle(tools: tools, handle: $0) }
                    }
                    if let finger = tools.loupe, let line = positions.line(at: finger) {
                        Loupe(finger: finger, line: line, window: proxy.size)
                            .transition(.scale(scale: 0.5, anchor: .bottom).combined(with: .opacity))
                    }
                }
                if let flight = tools.flight {
                    FlyingText(list: flight.list, size: flight.size)
                        .position(
                            x: flight.location.x - flight.grip.x + flight.size.width / 2,
                            y: flight.location.y - flight.grip.y + flight.size.height / 2)
                        .transition(.opacity)
                }
                let safe = proxy.safeAreaInsets
                let bounds = CGRect(x: safe.leading, y: safe.top, width: proxy.size.width, height: proxy.size.height)
                switch tools.menu {
                case .bar? where positions.isSelectionSeen:
                    EditMenuBar(tools: tools, commands: text.editCommands, anchor: positions.selection, bounds: bounds).transition(.opacity)
                case .rows(let point)?:
                    let placement = PopupPlacement(
                        kind: .atPoint, anchor: CGRect(origin: point, size: .zero), bounds: proxy.frame(in: .global))
                    PopupLayout(placement: placement) {
                        MenuPlatter(
                            session: tools.session, isAbove: false, close: { tools.closeMenu() }, header: EmptyView(),
                            content: EditMenuRows(tools: tools, commands: text.editCommands))
                            .menuOrder(.fixed)
                    }
                    .transition(.popup(from: placement.attachment))
                case .bar?, nil: EmptyView()
                }
            }
        }
        .ignoresSafeArea()
        // Window coordinates are not mirrored.
        .environment(\.layoutDirection, .leftToRight)
    }
}

/// The handle at an end of the selection.
struct SelectionHandlePosition: Identifiable {
    let id: SelectionEnd
    /// The caret at that end, in window coordinates.
    let caret: CGRect
}

/// The positions of the tools, in window coordinates.
@MainActor
private struct TextToolPositions {
    private let text: any TextWithTools
    let selection: CGRect

    init(_ text: any TextWithTools) {
        self.text = text
        selection = text.convert(text.selectionBounds, to: .global)
    }
    /// False while the selection is scrolled out of view.
    var isSelectionSeen: Bool { text.seenBounds.insetBy(dx: -2, dy: -2).intersects(text.selectionBounds) }
    /// The handles of the visible ends.
    var handles: [SelectionHandlePosition] {
        let ends = text.selectionEnds, seen = text.seenBounds.insetBy(dx: -2, dy: -2)
        guard ends.start != ends.end else { return [] }
        return [(SelectionEnd.start, ends.start), (.end, ends.end)].filter { seen.contains(CGPoint(x: $0.1.midX, y: $0.1.midY)) }
            .map { SelectionHandlePosition(id: $0.0, caret: text.convert($0.1, to: .global)) }
    }
    /// The caret nearest to the finger, which the loupe shows.
    func line(at finger: CGPoint) -> CGRect? {
        let ends = text.selectionEnds, carets = [ends.start, ends.end].map { text.convert($0, to: .global) }
        return carets.min { finger.distance(to: CGPoint(x: $0.midX, y: $0.midY)) < finger.distance(to: CGPoint(x: $1.midX, y: $1.midY)) }
    }
}

/// A dragged part of a text.
private struct FlyingText: View {
    let list: DisplayList
    let size: CGSize
    private static let margin: CGFloat = 5

    var body: some View {
        PortalImage(portal: ViewPortal(list, size))
            .frame(width: size.width, height: size.height)
            .padding(Self.margin)
            .background {
                RoundedRectangle(cornerRadius: 8, style: .continuous).fill(.background).shadow(color: .black.opacity(0.2), radius: 12, y: 4)
            }
            .allowsHitTesting(false)
            .accessibilityHidden(true)
    }
}
