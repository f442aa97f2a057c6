import Foundation
import Testing
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

@MainActor
@Suite struct LazySectionTests {
    struct Letters: View {
        var count = 10
        var rows = 10
        var pinned: PinnedScrollableViews = []
        var journal = Journal()
        var hasFooters = false
        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0, pinnedViews: pinned) {
                    ForEach(0..<count, id: \.self) { section in
                        Section {
                            ForEach(0..<rows, id: \.self) { row in
                                let _ = journal.ran("row")
                                Rectangle().fill(Paints.red).frame(height: 40).named("\(section).\(row)")
                            }
                        } header: {
                            let _ = journal.ran("header")
                            Rectangle().fill(Paints.blue).frame(height: 30).named("H\(section)")
                        } footer: {
                            if hasFooters { Rectangle().fill(Paints.green).frame(height: 20).named("F\(section)") }
                        }
                    }
                }
            }
        }
    }

    @Test func headerRowsAndFooterFollowEachOther() {
        let scene = LazyScene(200, 1_000) { Letters(hasFooters: true) }
        #expect(scene["H0"] == rect(0, 0, 200, 30) && scene["0.0"]?.minY == 30 && scene["0.9"]?.maxY == 430)
        #expect(scene["F0"] == rect(0, 430, 200, 20) && scene["H1"]?.minY == 450)
    }

    @Test func rowsOfSeveralViewsInSectionsAreAllThere() {
        let scene = LazyScene(200, 2_000) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<4, id: \.self) { section in
                        Section { ForEach(0..<7) { row in Color.red.frame(height: 40).named("\(section).\(row)"); Color.blue.frame(height: 2) } } header: { Color.blue.frame(height: 30).named("H\(section)") }
                    }
                }
            }
        }
        for section in 0..<4 {
            #expect(scene["H\(section)"]?.minY == CGFloat(section) * 324)
            for row in 0..<7 { #expect(scene["\(section).\(row)"]?.minY == CGFloat(section * 324 + 30 + row * 42)) }
        }
    }

    /// A section of one cell in a condition or loop remains a section when it is read again: no other cell shares its line.
    @Test func aSectionOfOneViewStaysASection() {
        struct Grid: View {
            @State var height: CGFloat = 30
            let remote: Remote<CGFloat>
            var body: some View {
                remote.connect($height)
                ScrollView {
                    LazyVGrid(columns: [GridItem(spacing: 0), GridItem(spacing: 0), GridItem(spacing: 0)], spacing: 0) {
                        Color.red.frame(height: height).named("before")
                        if height > 0 { Section { Color.red.frame(height: 30).named("condition") } }
                        Color.red.frame(height: 30).named("between")
                        ForEach(0..<2, id: \.self) { row in Section { Color.red.frame(height: 30).named("loop \(row)") } }
                        Color.red.frame(height: 30).named("after")
                    }
                }
            }
        }
        let remote = Remote<CGFloat>()
        let scene = LazyScene(300, 400) { Grid(remote: remote) }
        for height in [30, 50, 20] as [CGFloat] {
            remote.value = height
            scene.window.settle()
            let lines = ["before", "condition", "between", "loop 0", "loop 1", "after"].map { scene[$0]?.minY }
            #expect(lines == [0, height, height + 30, height + 60, height + 90, height + 120])
        }
    }

    @Test func aPinnedHeaderStaysAtTheTopUntilItsSectionEnds() {
        let scene = LazyScene(200, 300) { Letters(pinned: .sectionHeaders) }
        #expect(scene["H0"]?.minY == 0)
        for place in [1, 50, 200, 400] as [CGFloat] {
            scene.scroll(to: place)
            #expect(scene["H0"]?.minY == 0, "at \(place)")
            #expect(scene.frames.keys.filter { $0.hasPrefix("H") }.count == (place == 200 || place == 400 ? 2 : 1))
        }
        scene.scroll(to: 410)
        #expect(scene["H0"]?.minY == -10 && scene["H1"]?.minY == 20, "the next header pushes it out")
        scene.scroll(to: 440)
        #expect(scene["H0"] == nil && scene["H1"]?.minY == 0)
        scene.scroll(to: 415)
        #expect(scene["H0"]?.minY == -15)
        scene.scroll(to: 0)
        #expect(scene["H0"]?.minY == 0 && scene["H1"] == nil)
    }

    @Test func aPinnedFooterStaysAtTheBottom() {
        let scene = LazyScene(200, 300) { Letters(pinned: [.sectionHeaders, .sectionFooters], hasFooters: true) }
        #expect(scene["F0"]?.maxY == 300)
        scene.scroll(to: 140)
        #expect(scene["F0"]?.maxY == 300)
        scene.scroll(to: 160)
        #expect(scene["F0"]?.maxY == 290)
        #expect(scene["F1"]?.maxY == 310, "its section has begun at 290 and is no longer than the footer yet")
    }

    @Test func pinnedViewsAreDrawnAndTouchedInFrontOfRows() throws {
        var touched: [String] = []
        let scene = LazyScene(200, 300) {
            ScrollView {
                LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
                    Section {
                        ForEach(0..<50) { row in Rectangle().fill(Paints.red).frame(height: 40).named("\(row)").zIndex(1) }
                    } header: { Rectangle().fill(Paints.blue).frame(height: 30).named("H") }
                }
            }
        }
        scene.scroll(to: 55)
        let shown = scene.window.shown
        let header = try #require(shown.firstIndex { near($0.frame.minY, 0) && near($0.frame.height, 30) })
        #expect(shown[(header + 1)...].allSatisfy { !near($0.frame.height, 40) })
        func name(at point: CGPoint) -> String? {
            var item = scene.window.graph.hitTest(point)
            while let current = item {
                if let frame = scene.frames.first(where: { $0.value == current.convert(current.bounds, to: .global) }) { return frame.key }
                item = current.layoutParent
            }
            return nil
        }
        touched = [name(at: CGPoint(x: 100, y: 15)), name(at: CGPoint(x: 100, y: 45))].compactMap { $0 }
        #expect(touched == ["H", "1"])
    }

    @Test func headersArePinnedInsideTheInsets() {
        let scene = LazyScene(200, 300, safeArea: EdgeInsets(top: 50, leading: 0, bottom: 0, trailing: 0)) { Letters(pinned: .sectionHeaders) }
        #expect(scene["H0"]?.minY == 50)
        scene.scroll(to: 100)
        #expect(scene["H0"]?.minY == 50)
        #expect(scene["0.0"] != nil, "rows are seen under the bar")
    }

    @Test func aThousandSectionsCostWhatIsSeen() {
        let journal = Journal()
        let scene = LazyScene(200, 400) { Letters(count: 1_000, pinned: .sectionHeaders, journal: journal) }
        #expect(journal["row"] == 10)
        #expect(journal["header"] <= 2)
        #expect(scene.scroll.contentSize.height > 300_000)
        scene.scroll(to: scene.scroll.contentSize.height / 2)
        #expect(journal["row"] < 30)
        let headers = scene.frames.filter { $0.key.hasPrefix("H") }
        #expect(headers.values.contains { near($0.minY, 0) })
        for _ in 0..<60 { scene.scroll(by: -35) }
        #expect(scene.frames.filter { $0.key.hasPrefix("H") }.values.map(\.minY).min().map { $0 <= 0 } == true)
        #expect(journal["row"] < 90)
    }

    @Test func aHeaderSpansTheColumnsAndASectionBeginsALine() {
        let scene = LazyScene(300, 400) {
            ScrollView {
                LazyVGrid(columns: [GridItem(spacing: 0), GridItem(spacing: 0), GridItem(spacing: 0)], spacing: 0, pinnedViews: .sectionHeaders) {
                    ForEach(0..<50, id: \.self) { section in
                        Section {
                            ForEach(0..<4, id: \.self) { Rectangle().fill(Paints.red).frame(height: 50).named("\(section).\($0)") }
                        } header: { Rectangle().fill(Paints.blue).frame(height: 30).named("H\(section)") }
                    }
                }
            }
        }
        #expect(scene["H0"] == rect(0, 0, 300, 30))
        #expect(scene["0.2"] == rect(200, 30, 100, 50) && scene["0.3"] == rect(0, 80, 100, 50))
        #expect(scene["H1"] == rect(0, 130, 300, 30) && scene["1.0"] == rect(0, 160, 100, 50))
        scene.scroll(to: 3_000)
        for _ in 0..<200 { scene.scroll(by: -min(31, scene.scroll.position.y)) }
        #expect(scene["H0"] == rect(0, 0, 300, 30) && scene["1.0"] == rect(0, 160, 100, 50))
        scene.scroll(to: 50)
        #expect(scene["H0"]?.minY == 0 && scene["0.3"]?.minY == 30)
    }

    @Test func sectionsInAHorizontalStackArePinnedAtTheLeadingEdge() {
        func scene(_ direction: LayoutDirection) -> LazyScene {
            LazyScene(300, 100, direction: direction) {
                ScrollView(.horizontal) {
                    LazyHStack(spacing: 0, pinnedViews: .sectionHeaders) {
                        ForEach(0..<20, id: \.self) { section in
                            Section { ForEach(0..<10, id: \.self) { _ in Color.red.frame(width: 50, height: 50) } } header: { Color.blue.frame(width: 30, height: 50).named("H\(section)") }
                        }
                    }
                }
            }
        }
        let left = scene(.leftToRight), right = scene(.rightToLeft)
        left.scroll(by: 100, .horizontal)
        right.scroll(by: -100, .horizontal)
        #expect(left["H0"]?.minX == 0 && right["H0"]?.maxX == 300)
    }
}
