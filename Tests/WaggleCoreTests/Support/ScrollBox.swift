// A scroll view reduced to its input: it records what it receives and moves nothing.

import Foundation
import WaggleGeometry
@testable import WaggleCore

/// The abilities of a scroll box, and the input that it has received.
@MainActor
final class ScrollBox {
    let name: String
    let journal: Journal
    var axes: Axis.Set
    /// Its responses to a pull toward the beginning, and to one toward the end.
    var backward = ScrollResponse.moves
    var forward = ScrollResponse.moves
    var isCoasting = false
    /// The pans in progress.
    var pans = 0

    init(_ name: String, _ axes: Axis.Set, _ journal: Journal) {
        self.name = name
        self.axes = axes
        self.journal = journal
    }
}

extension View {
    func scrollBox(_ box: ScrollBox) -> some View { modifier(ScrollBoxModifier(box: box)) }
}

private struct ScrollBoxModifier: ItemModifier {
    typealias Body = Never
    let box: ScrollBox
    static func makeWrapper(_ modifier: Self, _ inputs: ViewInputs) -> ScrollBoxNode { ScrollBoxNode(modifier.box, inputs) }
    static func update(_ wrapper: ScrollBoxNode, with modifier: Self) {}
}

@MainActor
private final class ScrollBoxNode: ScrollResponder {
    let box: ScrollBox
    init(_ box: ScrollBox, _ inputs: ViewInputs) {
        self.box = box
        super.init(inputs)
    }
    override var scrollAxes: Axis.Set { box.axes }
    override func response(toPull length: CGFloat, along axis: Axis) -> ScrollResponse { length > 0 ? box.backward : box.forward }
    override var isCoasting: Bool { box.isCoasting }
    override func pan(_ phase: InputPhase, _ pan: Pan) {
        if phase == .began { box.pans += 1 }
        if phase == .ended || phase == .cancelled { box.pans -= 1 }
        let way = "\(Int(pan.translation.width.rounded())),\(Int(pan.translation.height.rounded()))"
        box.journal.note("\(box.name) \(phase) \(way)\(pan.isCatch ? " caught" : "")")
        box.isCoasting = false
    }
    override func scroll(_ event: ScrollEvent) {
        let phase = event.phase.map { "\($0)" } ?? event.momentum.map { "momentum \($0)" } ?? "notch"
        box.journal.note("\(box.name) \(phase) \(Int(event.points.dx)),\(Int(event.points.dy))")
    }
}
