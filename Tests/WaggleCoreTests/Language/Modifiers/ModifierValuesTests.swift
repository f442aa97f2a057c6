import Foundation
import Testing
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

private let size = CGSize(width: 200, height: 100)
private let yellow = Color(red: 1, green: 1, blue: 0), grey = Color(red: 0.5, green: 0.5, blue: 0.5)

/// Names with an underscore that packages use.
@MainActor @Suite struct ModifierValuesTests {
    private struct Sum: PreferenceKey {
        static let defaultValue = 0
        static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }
    private struct Note: _ViewTraitKey { static let defaultValue = 0 }
    private struct Reader: View {
        let read: (Int?) -> Void
        @Environment(\.lineLimit) private var limit
        var body: some View {
            let _ = read(limit)
            Block(Paints.red)
        }
    }

    @Test func modifiersWrittenAsValuesDoWhatTheirFunctionsDo() {
        let journal = Journal()
        let window = HeadlessWindow(
            Reader { journal.note("limit \($0 ?? 0)") }
                .modifier(_EnvironmentKeyTransformModifier(keyPath: \.lineLimit) { $0 = ($0 ?? 0) + 1 })
                .modifier(_EnvironmentKeyWritingModifier(keyPath: \.lineLimit, value: 3))
                .modifier(_PreferenceWritingModifier<Sum>(value: 4))
                .modifier(_PreferenceTransformModifier<Sum> { $0 += 2 })
                .modifier(_OverlayPreferenceModifier<Sum, Block> { Block(Paints.green, CGFloat($0)) })
                .modifier(_BackgroundPreferenceModifier<Sum, Block>(alignment: .topLeading) { Block(Paints.blue, CGFloat($0)) })
                .modifier(_OverlayModifier(overlay: Block(yellow, 2), alignment: .topLeading))
                .modifier(_BackgroundModifier(background: Block(grey, 3)))
                .modifier(_PreferenceActionModifier<Sum> { journal.note("sum \($0)") })
                .modifier(_AppearanceActionModifier(appear: { journal.note("appears") })), size: size)
        #expect(journal.events.first == "limit 4" && Set(journal.events) == ["limit 4", "sum 6", "appears"])
        let red = window.frame(Paints.red) ?? .zero
        #expect(window.frame(Paints.green) == CGRect(x: red.midX - 3, y: red.midY - 3, width: 6, height: 6))
        #expect(window.frame(Paints.blue) == CGRect(x: red.minX, y: red.minY, width: 6, height: 6))
        #expect(window.frame(yellow) == CGRect(x: red.minX, y: red.minY, width: 2, height: 2) && window.frame(grey)?.width == 3)
    }
    @Test func traitsAreWrittenByTheirModifier() {
        var notes: [Int] = []
        struct Root: _VariadicView.MultiViewRoot {
            let read: @MainActor ([Int]) -> Void
            func body(children: _VariadicView.Children) -> some View {
                let _ = read(children.map { $0[Note.self] })
                children
            }
        }
        _ = HeadlessWindow(_VariadicView.Tree(Root { notes = $0 }) { Text("a").modifier(_TraitWritingModifier<Note>(value: 7)); Text("b") }, size: size)
        #expect(notes == [7, 0])
    }
    @Test func anAdaptorMakesOneViewOfSeveral() {
        let scene = LayoutScene(100, 100) {
            HStack(spacing: 0) {
                _UnaryViewAdaptor(Group { Color.red.frame(width: 10, height: 10).probe("a"); Color.green.frame(width: 10, height: 10).probe("b") })
                _UnaryViewAdaptor(Color.blue.frame(width: 20, height: 5)).probe("c")
            }
        }
        #expect(scene["a"]?.minX == scene["b"]?.minX && (scene["b"]?.minY ?? 0) >= (scene["a"]?.maxY ?? 100))
        #expect(scene["c"]?.size == CGSize(width: 20, height: 5))
    }
    @Test func namesForToolsChangeNothing() {
        let window = HeadlessWindow(Block(Paints.red).modifier(_IdentifiedModifier(identifier: __DesignTimeSelectionIdentifier("#1")))._identified(by: 3), size: size)
        #expect(window.frame(Paints.red)?.width == 20)
        var found: [AnyHashable] = []
        _IdentifiedViewTree.array([.empty, .proxy(_IdentifiedViewProxy(identifier: "a", boundingRect: .zero))]).forEach { found.append($0.identifier) }
        #expect(found == ["a"])
    }
    @Test func descriptionsAreSwiftUIs() {
        struct Depth: EnvironmentKey { static let defaultValue = 0 }
        struct Wet: EnvironmentKey { static let defaultValue = false }
        #expect(Animation.default.description == "DefaultAnimation()")
        #expect(Animation.default.debugDescription == "AnyAnimator(SwiftUI.DefaultAnimation())")
        #expect(Animation.default.customMirror.description == "Mirror for Animation")
        var values = EnvironmentValues()
        #expect(values.description == "[]")
        values[Wet.self] = false
        values[Wet.self] = true
        values[Depth.self] = 1
        #expect(values.description == "[EnvironmentPropertyKey<Depth> = 1, EnvironmentPropertyKey<Wet> = true, EnvironmentPropertyKey<Wet> = false]")
    }
}
