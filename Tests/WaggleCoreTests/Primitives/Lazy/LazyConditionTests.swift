import Foundation
import Testing
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

@MainActor
@Suite struct LazyConditionTests {
    /// The work of fifty frames that each scroll by less than a row.
    private func work(_ scene: LazyScene) -> (measures: Int, placements: Int, gathered: Int) {
        var sum = (measures: 0, placements: 0, gathered: 0)
        for _ in 0..<50 {
            scene.scroll(by: 23)
            sum.measures += scene.counters.measures
            sum.placements += scene.counters.placements
            sum.gathered += scene.counters.gatheredSubviews
        }
        return sum
    }

    /// Creating a row while scrolling does not count as a change of the list.
    @Test func rowsThatAreConditionsCostNoMoreThanOthers() {
        let plain = LazyScene(200, 400) { ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1_000, id: \.self) { _ in Color.red.frame(height: 30) } } } }
        let conditions = LazyScene(200, 400) { ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1_000, id: \.self) { number in if number >= 0 { Color.red.frame(height: 30) } } } } }
        let (a, b) = (work(plain), work(conditions))
        #expect(a.placements > 0 && a.placements < 200)
        #expect(b == a)
    }

    /// A row with an unexpected number of subviews counts as a change of the list.
    @Test func rowsWithOtherNumbersOfSubviewsAreAllShown() {
        let scene = LazyScene(200, 400) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<100, id: \.self) { number in
                        Color.red.frame(height: 30).named("\(number)")
                        if number % 5 == 4 { Color.blue.frame(height: 10).named("\(number)+") }
                    }
                }
            }
        }
        for _ in 0..<40 { scene.scroll(by: 83) }
        #expect(scene.scroll.contentSize.height == 3200)
        scene.scroll(to: 2800)
        #expect(scene["99"] == rect(0, 360, 200, 30) && scene["99+"] == rect(0, 390, 200, 10))
    }

    /// The last line of a section is filled even if a row created for it has more cells than assumed.
    @Test func theLastLineOfASectionTakesTheCellsThatItsRowsTurnOutToHave() {
        let scene = LazyScene(210, 400) {
            ScrollView {
                LazyVGrid(columns: [GridItem(.fixed(70), spacing: 0), GridItem(.fixed(70), spacing: 0), GridItem(.fixed(70), spacing: 0)], spacing: 0) {
                    ForEach(0..<3, id: \.self) { section in
                        Section {
                            ForEach(0..<2, id: \.self) { row in
                                Color.red.frame(height: 30).named("\(section).\(row)")
                                if row == 1 { Color.blue.frame(height: 30).named("\(section).\(row)+") }
                            }
                        }
                    }
                }
            }
        }
        #expect(scene["0.0"] == rect(0, 0, 70, 30) && scene["0.1"] == rect(70, 0, 70, 30) && scene["0.1+"] == rect(140, 0, 70, 30))
        #expect(scene["2.0"] == rect(0, 60, 70, 30) && scene["2.1+"] == rect(140, 60, 70, 30))
    }
}
