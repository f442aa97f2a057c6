import Foundation
import Testing
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

/// Text from keys and input methods to the view that accepts it.
@MainActor
struct TextInputTests {
    let journal = Journal()

    private func window() -> HeadlessWindow {
        var environment = EnvironmentValues()
        environment.hostServices = NotedServices(journal)
        let view = VStack(spacing: 0) {
            Color.red.modifier(TextBoxModifier(journal: journal))
            Color.blue.focusable()
        }
        return HeadlessWindow(view, size: CGSize(width: 100, height: 100), environment: environment)
    }

    @Test func theHostLearnsWhenTextIsEdited() {
        let window = window(), hand = Hand(window)
        hand.tap(50, 25)
        hand.tap(50, 75)
        #expect(journal.take() == ["text", "no text"])
    }

    @Test func compositionCommitAndDeletionReachTheFocusedText() {
        let window = window(), graph = window.graph
        #expect(!graph.send(.text(.commit("x"))))
        Hand(window).tap(50, 25)
        _ = journal.take()
        #expect(graph.send(.text(.compose(TextComposition("に", caret: 3, clauses: [.init(0..<3, isActive: true)])))))
        graph.send(.text(.commit("日")))
        graph.send(.text(.deleteSurrounding(before: 3, after: 0)))
        #expect(journal.take() == ["compose に 3 1", "commit 日", "delete 3 0"])
    }

    @Test func keysThatTypeAreTextAndTheOthersAreKeys() {
        let window = window(), keys = Keyboard(window)
        Hand(window).tap(50, 25)
        _ = journal.take()
        #expect(keys.send("a", .shift, types: "A"))
        #expect(!keys.send("a", [.control], types: ""))
        #expect(!keys.send(.upArrow))
        #expect(!keys.send("a", .shift, .up, types: "A"))
        #expect(keys.send(.tab, types: "\t"))
        #expect(journal.take() == ["commit A", "no text"])
    }

    @Test func aTextThatGoesIsEditedNoMore() {
        struct Going: View {
            let journal: Journal
            let remote: Remote<Bool>
            @State private var isThere = true
            var body: some View {
                remote.connect($isThere)
                if isThere { Color.red.modifier(TextBoxModifier(journal: journal)) }
            }
        }
        var environment = EnvironmentValues()
        environment.hostServices = NotedServices(journal)
        let remote = Remote<Bool>()
        let window = HeadlessWindow(Going(journal: journal, remote: remote), size: CGSize(width: 100, height: 100), environment: environment)
        Hand(window).tap(50, 50)
        remote.value = false
        window.settle()
        #expect(journal.take() == ["text", "no text"])
    }
}

/// A view that accepts text and records it.
private struct TextBoxModifier: ItemModifier {
    typealias Body = Never
    let journal: Journal
    static func makeWrapper(_ modifier: Self, _ inputs: ViewInputs) -> TextBoxNode { TextBoxNode(modifier.journal, inputs) }
    static func update(_ wrapper: TextBoxNode, with modifier: Self) {}
}

@MainActor
private final class TextBoxNode: WrapperNode, FocusableItem, TextInputTarget {
    let journal: Journal
    init(_ journal: Journal, _ inputs: ViewInputs) {
        self.journal = journal
        super.init(inputs)
    }
    var acceptsFocus: Bool { true }
    var focusInteractions: FocusInteractions { .edit }
    var textInput: (any TextInputTarget)? { self }
    func focusDidChange(_ isFocused: Bool) {}
    var caretRect: CGRect { .zero }
    var surroundingText: (text: String, selection: Range<Int>) { ("", 0..<0) }
    var contentPurpose: TextContentPurpose { .freeForm }
    var submitLabel: SubmitLabel { .return }
    var autocapitalization: TextInputAutocapitalization { .never }
    func revealCaret() {}
    func handle(_ event: TextInputEvent) -> Bool {
        switch event {
        case .compose(let composition): journal.note("compose \(composition.text) \(composition.caret) \(composition.clauses.count)")
        case .commit(let text): journal.note("commit \(text)")
        case .deleteSurrounding(let before, let after): journal.note("delete \(before) \(after)")
        }
        return true
    }
    override func didEnd() {
        super.didEnd()
        graph.input.focus.itemDidEnd(self)
    }
}
