import Foundation
import Testing
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

private let size = CGSize(width: 300, height: 200)

/// A stack with lines between its children: the typical use of the interface in packages.
private struct Divided<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View { _VariadicView.Tree(Root()) { content } }

    private struct Root: _VariadicView_MultiViewRoot {
        func body(children: _VariadicView.Children) -> some View {
            let last = children.last?.id
            ForEach(children) { child in
                child
                if child.id != last { Block(Paints.green, 2) }
            }
        }
    }
}
private enum BadgeKey: _ViewTraitKey { static var defaultValue: Int { 0 } }

@MainActor
@Suite struct VariadicViewTests {
    @Test func aRootArrangesTheChildrenOfItsContent() {
        let window = HeadlessWindow(VStack(spacing: 0) { Divided { Block(Paints.red); Block(Paints.blue); Block(Paints.red) } }, size: size)
        #expect(window.all(Paints.green).count == 2)
        #expect(window.all(Paints.red).map(\.frame.minY) == [68, 112])
        #expect(window.frame(Paints.blue)?.minY == 90)
    }

    @Test func childrenTellTheIdsAndTraitsThatTheyWereGiven() {
        struct Root: _VariadicView_UnaryViewRoot {
            let journal: Journal
            func body(children: _VariadicView.Children) -> some View {
                let _ = journal.note(children.map { "\($0.id(as: String.self) ?? "none") \($0[BadgeKey.self])" }.joined(separator: ", "))
                HStack { children }
            }
        }
        let journal = Journal()
        _ = HeadlessWindow(_VariadicView.Tree(Root(journal: journal)) {
            ForEach(["a", "b"], id: \.self) { Text($0)._trait(BadgeKey.self, 4) }
            Text("c").id("own")
            Text("d")
        }, size: size)
        #expect(journal.events == ["a 4, b 4, own 0, none 0"])
    }

    @Test func aUnaryRootIsOneViewAndAMultiRootSeveral() {
        struct One: _VariadicView_UnaryViewRoot {
            func body(children: _VariadicView.Children) -> some View { children }
        }
        struct Several: _VariadicView_MultiViewRoot {
            func body(children: _VariadicView.Children) -> some View { children }
        }
        let one = HeadlessWindow(HStack(spacing: 0) { _VariadicView.Tree(One()) { Block(Paints.red); Block(Paints.blue) } }, size: size)
        #expect(one.minX(Paints.red) == one.minX(Paints.blue))
        let several = HeadlessWindow(HStack(spacing: 0) { _VariadicView.Tree(Several()) { Block(Paints.red); Block(Paints.blue) } }, size: size)
        #expect(several.minX(Paints.red) == 130)
        #expect(several.minX(Paints.blue) == 150)
    }

    @Test func aTraitWrittenToAChildCountsWhereItIsPut() {
        struct Root: _VariadicView_MultiViewRoot {
            func body(children: _VariadicView.Children) -> some View {
                ForEach(children) { child in raised(child) }
            }
            func raised(_ child: _VariadicView.Children.Element) -> some View {
                var child = child
                child[BadgeKey.self] = 5
                return child
            }
        }
        var badges: [Int] = []
        struct Reading: _VariadicView_UnaryViewRoot {
            let read: ([Int]) -> Void
            func body(children: _VariadicView.Children) -> some View {
                let _ = read(children.map { $0[BadgeKey.self] })
                HStack { children }
            }
        }
        _ = HeadlessWindow(_VariadicView.Tree(Reading { badges = $0 }) { _VariadicView.Tree(Root()) { Text("a"); Text("b") } }, size: size)
        #expect(badges == [5, 5])
    }

    @Test func aRootKeepsState() {
        struct Root: _VariadicView_MultiViewRoot {
            @State private var isReversed = false
            let remote: Remote<Bool>
            func body(children: _VariadicView.Children) -> some View {
                remote.connect($isReversed)
                ForEach(isReversed ? children.reversed() : Array(children)) { $0 }
            }
        }
        let remote = Remote<Bool>()
        let window = HeadlessWindow(HStack(spacing: 0) { _VariadicView.Tree(Root(remote: remote)) { Block(Paints.red); Block(Paints.blue) } }, size: size)
        #expect(window.minX(Paints.red) == 130)
        remote.value = true
        window.settle()
        #expect(window.minX(Paints.red) == 150)
        #expect(window.minX(Paints.blue) == 130)
    }
}
