// A view that reads a frame through a proxy depends on it, wherever the proxy is.

import Foundation
import Observation
import Testing
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

@Observable
private final class Shift {
    var amount: CGFloat = 0
    var name = "first"
}

@MainActor
@Suite struct GeometryReadTests {
    private func show(_ view: some View) -> HeadlessWindow { HeadlessWindow(view.frame(width: 200, height: 200, alignment: .topLeading), size: CGSize(width: 200, height: 200)) }

    @Test func aRowOfAForEachReadsThePlaceOfTheReaderAround() {
        struct Scene: View {
            let shift: Shift, journal: Journal
            var body: some View {
                Reader(journal: journal).frame(width: 50, height: 50).padding(.leading, shift.amount)
            }
        }
        struct Reader: View {
            let journal: Journal
            var body: some View {
                GeometryReader { proxy in
                    ForEach(0..<2, id: \.self) { row in
                        let _ = journal.note("row \(row): \(proxy.frame(in: .global).minX)")
                        Color.clear
                    }
                }
            }
        }
        let shift = Shift(), journal = Journal()
        let window = show(Scene(shift: shift, journal: journal))
        shift.amount = 30
        window.settle()
        #expect(journal.events.suffix(2) == ["row 0: 30.0", "row 1: 30.0"])
        journal.reset()
        window.settle()
        #expect(journal.events == [])
    }

    @Test func aChildsBodyReadsThePlaceOfTheReaderAround() {
        struct Scene: View {
            let shift: Shift, journal: Journal
            var body: some View { Reader(journal: journal).frame(width: 50, height: 50).padding(.leading, shift.amount) }
        }
        struct Reader: View {
            let journal: Journal
            var body: some View {
                GeometryReader { proxy in
                    let _ = journal.ran("reader")
                    Child(proxy: proxy, journal: journal)
                }
            }
        }
        struct Child: View {
            let proxy: GeometryProxy, journal: Journal
            var body: some View {
                let _ = journal.note("\(proxy.frame(in: .global).minX)")
                Color.clear
            }
        }
        let shift = Shift(), journal = Journal()
        let window = show(Scene(shift: shift, journal: journal))
        let runs = journal["reader"]
        shift.amount = 30
        window.settle()
        #expect(journal.events.last == "30.0")
        // The reader itself read nothing but its size.
        #expect(journal["reader"] == runs)
        shift.amount = 40
        window.settle()
        #expect(journal.events.last == "40.0")
    }

    @Test func aBodyThatNoLongerReadsThePlaceNoLongerRuns() {
        struct Scene: View {
            let shift: Shift, journal: Journal
            var body: some View { Reader(shift: shift, journal: journal).frame(width: 50, height: 50).padding(.leading, shift.amount) }
        }
        struct Reader: View {
            let shift: Shift, journal: Journal
            var body: some View { GeometryReader { Child(proxy: $0, shift: shift, journal: journal) } }
        }
        struct Child: View {
            let proxy: GeometryProxy, shift: Shift, journal: Journal
            var body: some View {
                let _ = journal.note(shift.name == "first" ? "\(proxy.frame(in: .global).minX)" : "nothing")
                Color.clear
            }
        }
        let shift = Shift(), journal = Journal()
        let window = show(Scene(shift: shift, journal: journal))
        shift.name = "second"
        window.settle()
        journal.reset()
        for amount in [10, 20] as [CGFloat] {
            shift.amount = amount
            window.settle()
        }
        #expect(journal.events == [] && window.graph.counters.geometryQuestions == 0)
    }

    @Test func effectsAroundAReaderMoveIt() {
        struct Scene: View {
            let shift: Shift, journal: Journal
            var body: some View { Reader(journal: journal).frame(width: 50, height: 50).scaleEffect(1 + shift.amount, anchor: .topLeading) }
        }
        struct Reader: View {
            let journal: Journal
            var body: some View {
                GeometryReader { proxy in
                    let _ = journal.note("\((proxy.frame(in: .global).width * 10).rounded() / 10)")
                    Color.clear
                }
            }
        }
        let shift = Shift(), journal = Journal()
        let window = show(Scene(shift: shift, journal: journal))
        withAnimation(.linear(duration: 1)) { shift.amount = 1 }
        window.settle()
        window.advance(by: 0.5)
        #expect(journal.events.last == "75.0")
        window.advance(by: 0.6)
        #expect(journal.events.last == "100.0")
    }

    @Test func namesAndBoundsOfSpacesAround() {
        struct Scene: View {
            let shift: Shift, journal: Journal
            var body: some View {
                Reader(journal: journal).frame(width: 20, height: 20)
                    .frame(width: 40 + shift.amount, height: 40, alignment: .topLeading)
                    .coordinateSpace(name: shift.name)
                    .padding(.leading, 10)
            }
        }
        struct Reader: View {
            let journal: Journal
            var body: some View {
                GeometryReader { proxy in
                    let _ = journal.note("\(proxy.bounds(of: .named("first"))?.width ?? -1) \(proxy.frame(in: .named("first")).minX)")
                    Color.clear
                }
            }
        }
        let shift = Shift(), journal = Journal()
        let window = show(Scene(shift: shift, journal: journal))
        #expect(journal.events.last == "40.0 0.0")
        shift.amount = 20
        window.settle()
        #expect(journal.events.last == "60.0 0.0")
        shift.name = "second"
        window.settle()
        #expect(journal.events.last == "-1.0 10.0")
    }

    @Test func theSafeAreaOfTheWindow() {
        let journal = Journal()
        let window = HeadlessWindow(
            GeometryReader { proxy in
                let _ = journal.note("\(proxy.safeAreaInsets.top)")
                Color.clear
            }, size: CGSize(width: 100, height: 100))
        window.setSize(CGSize(width: 100, height: 130), safeArea: EdgeInsets(top: 30, leading: 0, bottom: 0, trailing: 0))
        window.settle()
        #expect(journal.events.last == "30.0")
    }

    @Test func aProxyThatOutlivesItsViewAnswersWithItsSize() {
        final class Keeper { var proxy: GeometryProxy? }
        struct Scene: View {
            let shift: Shift, keeper: Keeper
            var body: some View {
                if shift.amount == 0 {
                    GeometryReader { proxy in
                        let _ = keeper.proxy = proxy
                        Color.clear
                    }
                    .frame(width: 50, height: 40)
                }
            }
        }
        let shift = Shift(), keeper = Keeper()
        let window = show(Scene(shift: shift, keeper: keeper))
        shift.amount = 1
        window.settle()
        #expect(keeper.proxy?.frame(in: .global) == CGRect(x: 0, y: 0, width: 50, height: 40))
    }

    @Test func aReaderThatIsGoneBeforeOthersLeavingWithItKeepsItsAnswer() {
        struct Scene: View {
            let shift: Shift, journal: Journal
            var body: some View {
                HStack(spacing: 0) {
                    if shift.name == "first" {
                        Reader(journal: journal).frame(width: 50, height: 50).transition(.opacity.animation(.linear(duration: 0.1)))
                        Color.red.frame(width: 10, height: 10).transition(.opacity.animation(.linear(duration: 1)))
                    }
                }
                .padding(.leading, shift.amount)
            }
        }
        struct Reader: View {
            let journal: Journal
            var body: some View { GeometryReader { let _ = journal.note("\($0.frame(in: .global).minX)"); Color.clear } }
        }
        let shift = Shift(), journal = Journal()
        shift.amount = 30
        let window = show(Scene(shift: shift, journal: journal))
        withAnimation(.linear(duration: 1)) { shift.name = "none" }
        window.settle()
        window.advance(by: 0.5)
        journal.reset()
        shift.amount = 40
        window.settle()
        window.graph.geometry.checkInvariants()
        #expect(journal.events == [])
        window.advance(by: 2)
        #expect(window.shown.isEmpty)
    }
}
