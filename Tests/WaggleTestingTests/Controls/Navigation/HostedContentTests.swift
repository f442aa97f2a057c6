import Foundation
import SwiftUI
import Testing
import WaggleTesting

/// What tab views and navigation stacks show is made after the views around have appeared: likely, as their content is hosted by view controllers.
@MainActor struct HostedContentTests {
    /// An object that announces nothing.
    final class Model: ObservableObject {
        var names: [String] = []
        var evaluations = 0
    }
    enum Form: CaseIterable { case tabs, stack, view, both, split }
    struct Names: View {
        @ObservedObject var model: Model
        var body: some View {
            let _ = model.evaluations += 1
            Text("names \(model.names.joined())")
        }
    }
    struct Program: View {
        let form: Form
        @StateObject private var model = Model()
        var body: some View { content.onAppear { model.names.append("a") } }
        @ViewBuilder private var content: some View {
            switch form {
            case .tabs: TabView { Names(model: model).tabItem { Text("First") } }
            case .stack: NavigationStack { Names(model: model) }
            case .view: NavigationView { List { Names(model: model) } }
            case .both: TabView { NavigationView { Names(model: model) }.onAppear { model.names.append("b") }.tabItem { Text("First") } }
            case .split: NavigationSplitView { Names(model: model) } detail: { Text("Detail") }
            }
        }
    }
    @Test(arguments: Form.allCases) func aModelThatIsFilledOutsideIsThereWhenTheContentIsFirstMade(form: Form) throws {
        let screen = try TestScreen(Program(form: form), size: CGSize(width: 390, height: 844))
        #expect(screen.shows(form == .both ? "names ab" : "names a"))
    }
    struct Later: View {
        @State private var isOpen = false
        var body: some View {
            if isOpen { NavigationStack { Text("content") } } else { Button("Open") { isOpen = true } }
        }
    }
    @Test func aStackThatComesLaterIsMadeAtOnce() throws {
        let screen = try TestScreen(Later(), size: CGSize(width: 390, height: 844))
        try screen.tap("Open")
        #expect(screen.shows("content"))
    }
}
