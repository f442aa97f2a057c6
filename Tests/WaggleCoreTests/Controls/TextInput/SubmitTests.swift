import Foundation
import Testing
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

/// Return, Tab and the focus of fields.
@MainActor
struct SubmitTests {
    let journal = Journal()

    @Test func nestedActionsRunTheOutermostFirst() {
        let scene = TextFieldScene(VStack { TextField("A", text: .constant("")).onSubmit { journal.note("inner") } }.onSubmit { journal.note("outer") })
        scene.focus()
        scene.press(.return, types: "\r")
        #expect(journal.take() == ["outer", "inner"])
        #expect(scene.focused == nil, "Return ends editing")
    }
    @Test func aScopeAndAnotherTriggerStopSubmission() {
        let scoped = TextFieldScene(VStack { TextField("A", text: .constant("")).onSubmit { journal.note("inner") }.submitScope() }.onSubmit { journal.note("outer") })
        scoped.focus()
        scoped.press(.return, types: "\r")
        #expect(journal.take() == ["inner"])
        let open = TextFieldScene(TextField("A", text: .constant("")).submitScope(false).onSubmit { journal.note("outer") })
        open.focus()
        open.press(.return, types: "\r")
        #expect(journal.take() == ["outer"])
        let filtered = TextFieldScene(TextField("A", text: .constant("")).onSubmit(of: .search) { journal.note("search") }.onSubmit { journal.note("outer") })
        filtered.focus()
        filtered.press(.return, types: "\r")
        #expect(journal.take().isEmpty)
    }
    @Test func aNewClosureDoesNotChangeTheEnvironment() {
        struct Changing: View {
            let remote: Remote<Int>
            let journal: Journal
            @State private var number = 0
            var body: some View {
                remote.connect($number)
                let number = number
                TextField("A", text: .constant("")).onSubmit { journal.note("\(number)") }
            }
        }
        let remote = Remote<Int>(), scene = TextFieldScene(Changing(remote: remote, journal: journal))
        remote.value = 7
        scene.wait(0.1)
        scene.focus()
        scene.press(.return, types: "\r")
        #expect(journal.take() == ["7"])
    }

    private enum Field: Hashable { case name, mail }
    private struct SignUp: View {
        let journal: Journal
        @FocusState private var field: Field?
        @State private var name = ""
        @State private var mail = ""
        var body: some View {
            VStack {
                TextField("Name", text: $name).focused($field, equals: .name).onSubmit { field = .mail }
                TextField("Mail", text: $mail).focused($field, equals: .mail).onSubmit { journal.note("done \(name) \(mail)") }
            }
            .onChange(of: field) { _, new in journal.note(new.map { "\($0)" } ?? "none") }
        }
    }
    @Test func focusMovesFromFieldToField() {
        let scene = TextFieldScene(SignUp(journal: journal))
        scene.click(scene.point(5))
        #expect(journal.take() == ["name"])
        scene.type("Ada")
        scene.press(.return, types: "\r")
        #expect(scene.focused == 1 && journal.take() == ["mail"], "the action has moved the focus, so editing goes on there")
        scene.type("a@b")
        scene.press(.return, types: "\r")
        #expect(journal.take() == ["done Ada a@b", "none"] && scene.focused == nil)
    }
    @Test func tabMovesTheFocusAndSelectsWithoutSubmitting() {
        let scene = TextFieldScene(VStack { TextField("A", text: .constant("aa")); TextField("B", text: .constant("bb")) }.onSubmit { journal.note("submit") })
        scene.focus()
        #expect(scene.selection == 2..<2)
        scene.press(.tab, types: "\t")
        #expect(scene.focused == 1 && scene.fields[1].edited.selectedText == "bb")
        scene.press(.tab, .shift, types: "\t")
        #expect(scene.focused == 0 && journal.take().isEmpty)
    }
    @Test func returnReachesTheDefaultButtonWhereNothingIsSubmitted() {
        let scene = TextFieldScene(VStack { TextField("A", text: .constant("")); Button("OK") { journal.note("ok") }.keyboardShortcut(.defaultAction) })
        scene.focus()
        #expect(scene.press(.return, types: "\r") && journal.take() == ["ok"])
    }
}
