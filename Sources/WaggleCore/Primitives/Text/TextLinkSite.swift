// The links within a text.

import Foundation
import WaggleDisplayList
import WaggleGeometry

/// A part of a text that leads to an address.
struct TextLink: Equatable {
    /// In bytes of UTF-8, as the text engine counts.
    var range: Range<Int>
    var url: URL
    /// What it reads.
    var label: String
}

extension StyledText {
    /// The links of the text; neighbouring runs to one address are one.
    var links: [TextLink] {
        guard runs.contains(where: { $0.link != nil }) else { return [] }
        var links: [TextLink] = [], start = 0
        for run in runs {
            let string = if case .string(let string) = run.content { string } else { "" }
            // An attachment stands as one character of three bytes.
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

/// The place of a text's links: it lies within the text's own item and takes the touches on links, the text takes none of them.
@MainActor
final class TextLinkSite: GestureSite, PointerShaping {
    var links: [TextLink] = [] {
        didSet { forgetPlaces() }
    }
    private var places: (proposal: ProposedViewSize, geometry: TextGeometry)?
    var pointerShape: PointerShape { .link }

    init(in text: ItemNode) {
        super.init(.afterInner, .all, ViewInputs(graph: text.graph, parent: text, environment: text.environment, modifierContents: nil))
        layoutParent = text
        graph.input.pointerShapeCount += 1
    }
    override func didEnd() {
        super.didEnd()
        graph.input.pointerShapeCount -= 1
    }

    /// The text is shaped anew.
    func forgetPlaces() { places = nil }

    /// Where the characters stand, worked out only when somebody asks for links at a place.
    func geometry(_ shaped: any ShapedText, _ proposal: ProposedViewSize) -> TextGeometry {
        if let places, places.proposal == proposal { return places.geometry }
        let geometry = shaped.geometry(width: proposal.width, height: proposal.height)
        places = (proposal, geometry)
        return geometry
    }

    /// The link at a point of the text, as it was when places were last asked for.
    func link(at point: CGPoint) -> TextLink? {
        guard let range = places?.geometry.range(under: point) else { return nil }
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

/// A tap that tells where the finger came down and where it went up, in points of the view.
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
            func place(_ point: CGPoint) -> CGPoint { event.place.point(fromWindow: point, in: .local) ?? .zero }
            if start == nil, let first = event.touches.first { start = place(first.location) }
            let start = start ?? .zero
            return taps.handle(event).map { Value(start: start, end: place($0)) }
        }
    }
}
