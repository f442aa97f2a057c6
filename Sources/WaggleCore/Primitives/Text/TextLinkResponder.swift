// The links in a text.

import Foundation
import WaggleDisplayList
import WaggleGeometry

/// A text range with a URL.
struct TextLink: Equatable {
    /// In UTF-8 bytes, like the text engine's offsets.
    var range: Range<Int>
    var url: URL
    /// The text of the link.
    var label: String
}

extension StyledText {
    /// The links of the text; adjacent runs with the same URL form one link.
    var links: [TextLink] {
        guard runs.contains(where: { $0.link != nil }) else { return [] }
        var links: [TextLink] = [], start = 0
        for run in runs {
            let string = if case .string(let string) = run.content { string } else { "" }
            // An attachment is one character of three bytes.
            let end = start + (string.isEmpty ? 3 : string.utf8.count)
            defer { start = end }
            guard let url = run.link else { continue }
            if let last = links.indices.last, links[last].url == url, links[last].range.upperBound == start {
                links[last].range = links[last].range.lowerBound..<end
                links[last].label += string
            } else {
                links.append(TextLink(range: start..<end, url: url, label: string))
            }
        }
        return links
    }
}

/// The gesture responder of a text's links. It is inside the text's item and takes the touches on links; the text itself takes none.
@MainActor
final class TextLinkResponder: TextResponder {
    var links: [TextLink] = [] {
        didSet { invalidateGeometry() }
    }
    private var laidOut: (proposal: ProposedViewSize, geometry: TextGeometry)?

    init(in text: ItemNode) { super.init(in: text, .link) }

    /// Drops the cached geometry after the text was reshaped.
    func invalidateGeometry() { laidOut = nil }

    /// The geometry of the characters, computed only when links are needed.
    func geometry(_ shaped: any ShapedText, _ proposal: ProposedViewSize) -> TextGeometry {
        if let laidOut, laidOut.proposal == proposal { return laidOut.geometry }
        let geometry = shaped.geometry(width: proposal.width, height: proposal.height)
        laidOut = (proposal, geometry)
        return geometry
    }

    /// The link at a point of the text, as of the last computed geometry.
    func link(at point: CGPoint) -> TextLink? {
        guard let range = laidOut?.geometry.range(under: point) else { return nil }
        return links.first { $0.range.contains(range.lowerBound) }
    }

    override func makeRecognizer() -> _AnyGestureRecognizer {
        let gesture = LinkTapGesture().onEnded { [unowned self] tap in
            guard let link = self.link(at: tap.start), self.link(at: tap.end) == link else { return }
            self.environment.values.openURL(link.url)
        }
        return type(of: gesture)._makeRecognizer(gesture, in: _GestureInputs(node: self))
    }
}

/// A tap whose value has the locations of touch-down and touch-up, in points of the view.
nonisolated struct LinkTapGesture: PrimitiveGesture {
    struct Value {
        var start: CGPoint
        var end: CGPoint
    }
    typealias Body = Never
    @MainActor func makeMachine() -> Machine { Machine() }

    struct Machine: GestureMachine {
        private var taps = TapMachine(count: 1)
        private var start: CGPoint?
        static var isDiscrete: Bool { true }
        var wake: TimeInterval? { taps.wake }

        mutating func handle(_ event: GestureEvent) -> GesturePhase<Value> {
            func localPoint(_ point: CGPoint) -> CGPoint { event.context.point(fromWindow: point, in: .local) ?? .zero }
            if start == nil, let first = event.touches.first { start = localPoint(first.location) }
            let start = start ?? .zero
            return taps.handle(event).map { Value(start: start, end: localPoint($0)) }
        }
    }
}

/// A gesture responder inside a text's item, which itself takes no touches. It sets the pointer's shape over the text.
@MainActor
class TextResponder: GestureResponder, PointerShaping {
    let pointerShape: PointerShape

    init(in text: ItemNode, _ pointerShape: PointerShape) {
        self.pointerShape = pointerShape
        super.init(.normal, .all, ViewInputs(graph: text.graph, parent: text, environment: text.environment))
        layoutParent = text
        graph.input.hover.shapeCount += 1
    }
    override func didEnd() {
        super.didEnd()
        graph.input.hover.shapeCount -= 1
    }
}
