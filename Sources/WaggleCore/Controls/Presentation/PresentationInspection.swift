// Inspection of navigation stacks and sheets, for scripts and tests.

import Foundation
import WaggleGeometry

/// Marks a navigation stack or a sheet for inspection.
nonisolated struct InspectionMark: ItemModifier {
    enum Kind {
        case stack(NavigationModel)
        case sheet(SheetState)
    }
    let kind: Kind
    @MainActor static func makeWrapper(_ modifier: Self, _ inputs: ViewInputs) -> InspectionMarkNode {
        InspectionMarkNode(modifier.kind, inputs)
    }
    @MainActor static func update(_ wrapper: InspectionMarkNode, with modifier: Self) { wrapper.kind = modifier.kind }
}

@MainActor
final class InspectionMarkNode: WrapperNode {
    var kind: InspectionMark.Kind
    init(_ kind: InspectionMark.Kind, _ inputs: ViewInputs) {
        self.kind = kind
        super.init(inputs)
    }
}

/// The state of a sheet, as of its last evaluation.
struct SheetState {
    let stops: SheetStops
    /// Measured from the window's bottom.
    let height: CGFloat
}

/// The front navigation stack of a window.
package struct NavigationStackState: Sendable {
    /// The title in the bar or the large title; nil if there is none.
    package let title: String?
    /// The number of screens above the root.
    package let depth: Int
}

/// A drag that brings a sheet to a height.
package struct SheetDrag: Equatable, Sendable {
    package let from: CGPoint
    package let to: CGPoint
}

extension ViewGraph {
    /// The visible marks, front ones last, that no modal layer covers.
    private var marks: [InspectionMarkNode] {
        var found: [InspectionMarkNode] = []
        func visit(_ item: ItemNode) {
            guard item.isShown else { return }
            if let mark = item as? InspectionMarkNode { found.append(mark) }
            if let root = item as? RootNode, let layer = root.modalLayer {
                visit(layer)
            } else {
                item.forEachItem { if !$0.isLeaving { visit($0) } }
            }
        }
        visit(root)
        return found
    }

    private var frontSheet: (mark: InspectionMarkNode, state: SheetState)? {
        marks.reversed().lazy.compactMap { mark in if case .sheet(let sheet) = mark.kind { (mark, sheet) } else { nil } }.first
    }

    /// The innermost navigation stack in front; nil if there is none.
    package var frontNavigationStack: NavigationStackState? {
        let models = marks.compactMap { mark -> NavigationModel? in if case .stack(let model) = mark.kind { model } else { nil } }
        return models.last.map { NavigationStackState(title: $0.frontBar.title?.string(in: root.environment.values), depth: $0.depth) }
    }

    /// The drag that moves the front sheet to one of its detents, from its top edge.
    /// - Returns: Nil if no sheet is in front, or if it has no such detent.
    package func sheetDrag(to detent: PresentationDetent) -> SheetDrag? {
        guard let (node, sheet) = frontSheet, let stop = sheet.stops.stops.first(where: { $0.detent == detent }) else { return nil }
        let frame = node.convert(node.bounds, to: .global)
        // In the grabber's area, which has no controls.
        func point(_ height: CGFloat) -> CGPoint { CGPoint(x: frame.midX, y: frame.maxY - height + 8) }
        return SheetDrag(from: point(sheet.height), to: point(stop.height))
    }
    /// The detents of the front sheet, by ascending height; nil if no sheet is in front.
    package var sheetDetents: [PresentationDetent]? { frontSheet?.state.stops.stops.map(\.detent) }
}
