import Foundation
import Testing
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

private let size = CGSize(width: 300, height: 200)

private struct SpanKey: ContainerValueKey { static var defaultValue: Int { 1 } }
extension ContainerValues {
    fileprivate var span: Int {
        get { self[SpanKey.self] }
        set { self[SpanKey.self] = newValue }
    }
}

@MainActor
@Suite struct ContainerValueTests {
    /// The spans of the content's subviews.
    private func spans(@ViewBuilder _ content: () -> some View) -> [Int] {
        var found: [Int] = []
        _ = HeadlessWindow(Group(subviews: content()) { all in
            let _ = found = all.map(\.containerValues.span)
            all
        }, size: size)
        return found
    }

    @Test func valuesReachTheContainerAndDefaultsHoldElsewhere() {
        #expect(spans { Text("a").containerValue(\.span, 3); Text("b") } == [3, 1])
    }
    @Test func aModifierAroundAGroupSpeaksForEachOfItsViews() {
        #expect(spans { Group { Text("a"); Text("b") }.containerValue(\.span, 2); Text("c") } == [2, 2, 1])
    }
    @Test func theModifierNearestTheViewWins() {
        #expect(spans { Group { Text("a").containerValue(\.span, 5); Text("b") }.containerValue(\.span, 2) } == [5, 2])
    }
    @Test func valuesGoNoFurtherThanTheNearestContainer() {
        #expect(spans { VStack { Text("a").containerValue(\.span, 3) }; HStack { Text("b") }.containerValue(\.span, 4) } == [1, 4])
    }
    @Test func tagsAreReadByTheirType() {
        var tags: [Int?] = [], has: [Bool] = []
        _ = HeadlessWindow(Group(subviews: Group { Text("a").tag(7); Text("b").tag("seven"); Text("c") }) { all in
            let _ = tags = all.map { $0.containerValues.tag(for: Int.self) }
            let _ = has = all.map { $0.containerValues.hasTag("seven") }
            all
        }, size: size)
        #expect(tags == [7, nil, nil])
        #expect(has == [false, true, false])
    }
    @Test func aLayoutReadsThemFromItsSubviews() {
        struct Wide: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                CGSize(width: 10 * subviews.map(\.containerValues.span).reduce(0, +), height: 10)
            }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
        }
        let scene = LayoutScene { Wide() { Color.red.containerValue(\.span, 3); Color.red }.probe("wide") }
        #expect(scene["wide"]?.width == 40)
    }
    @Test func aChangedValueRunsTheTransformThatReadIt() {
        struct Parent: View {
            @State var span = 1
            let remote: Remote<Int>, journal: Journal
            var body: some View {
                remote.connect($span)
                Inner(journal: journal) { Text("a").containerValue(\.span, span) }
            }
        }
        struct Inner<Content: View>: View {
            let journal: Journal
            @ViewBuilder let content: Content
            var body: some View {
                Group(subviews: content) { [journal] all in
                    let _ = journal.note("\(all.map(\.containerValues.span))")
                    all
                }
            }
        }
        let remote = Remote<Int>(), journal = Journal()
        let window = HeadlessWindow(Parent(remote: remote, journal: journal), size: size)
        #expect(journal.events == ["[1]"])
        remote.value = 6
        window.settle()
        #expect(journal.events.last == "[6]")
    }
    @Test func whatIsWrittenAtAPlaceIsForTheContainerThere() {
        var inner: [Int] = [], outer: [Int] = []
        _ = HeadlessWindow(Group(subviews: Group(subviews: Group { Text("a").containerValue(\.span, 3); Text("b") }) { all in
            let _ = inner = all.map(\.containerValues.span)
            ForEach(all) { $0.containerValue(\.span, 9) }
        }) { all in
            let _ = outer = all.map(\.containerValues.span)
            all
        }, size: size)
        #expect(inner == [3, 1])
        #expect(outer == [3, 9])
    }
}
