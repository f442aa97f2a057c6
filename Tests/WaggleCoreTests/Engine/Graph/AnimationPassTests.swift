// Animations of views that are hidden and shown again.

import Foundation
import OpenCombine
import Testing
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

@MainActor
private final class Cells: ObservableObject {
    @Published var isShown = true
    @Published var isOver = false
    @Published var count = 2000
}

/// Cells that each move with a spring, and can be hidden without being removed.
private struct Hall: View {
    @ObservedObject var cells: Cells
    var body: some View {
        ZStack {
            Color.clear
            ZStack { ForEach(0..<cells.count, id: \.self) { _ in Color.red.frame(width: 5, height: 5).offset(x: cells.isOver ? 50 : 0) } }
                .animation(.spring(duration: 1), value: cells.isOver)
                .modifier(KeepAliveModifier(isShown: cells.isShown))
        }
    }
}

@MainActor
@Suite struct AnimationPassTests {
    private let cells = Cells()
    private func window() -> HeadlessWindow { HeadlessWindow(Hall(cells: cells), size: CGSize(width: 100, height: 100)) }

    @Test func hiddenCellsWaitAndShownOnesCatchUp() {
        let window = window()
        cells.isOver = true
        window.advance(by: 0.1)
        #expect(window.graph.animatingNodes.count == 2000)
        cells.isShown = false
        window.advance(by: 0.1)
        #expect(window.graph.animatingNodes.isEmpty && !window.graph.isAnimating)
        cells.isShown = true
        window.advance(by: 0.1)
        #expect(window.graph.animatingNodes.count == 2000)
        window.advance(by: 5)
        window.advance(by: 0.1)
        #expect(window.graph.animatingNodes.isEmpty && !window.graph.isAnimating)
    }

    @Test(arguments: [false, true]) func cellsThatEndInMidAnimationAreFreed(_ areHidden: Bool) {
        let window = window()
        cells.isOver = true
        window.advance(by: 0.1)
        weak let last = window.graph.animatingNodes.last
        #expect(last != nil)
        if areHidden {
            cells.isShown = false
            window.advance(by: 0.1)
        }
        cells.count = 1999
        window.advance(by: 0.1)
        window.graph.workAfterFrame()
        #expect(last == nil)
        cells.isShown = true
        window.advance(by: 0.1)
        #expect(window.graph.animatingNodes.count == 1999)
    }

    @Test func aCompletionOfHiddenCellsRuns() {
        let window = window()
        var completed = 0
        withAnimation(.linear(duration: 1)) { cells.isOver = true } completion: { completed += 1 }
        window.advance(by: 0.1)
        cells.isShown = false
        window.advance(by: 0.1)
        #expect(completed == 0)
        for _ in 0..<3 { window.advance(by: 2) }
        #expect(completed == 1 && !window.graph.isAnimating)
    }
}
