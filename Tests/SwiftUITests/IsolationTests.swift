import Foundation
import SwiftUI
@preconcurrency import Combine
import Testing

// Programs make views, modifiers and scenes in functions of no actor. These lines are here to compile, in Swift 6.
private final class Counter: ObservableObject, @unchecked Sendable { @Published var count = 0 }
private struct Pane: View, Equatable {
    @StateObject private var counter: Counter
    nonisolated init(_ counter: Counter) { _counter = StateObject(wrappedValue: counter) }
    nonisolated static func == (a: Self, b: Self) -> Bool { true }
    var body: some View { Text("\(counter.count)") }
}
private struct Tilt: ViewModifier { func body(content: Content) -> some View { content.rotationEffect(.degrees(1)) } }

nonisolated private func texts(_ text: some View) -> some View {
    text.font(.title).fontWeight(.bold).fontWidth(.standard).fontDesign(.rounded).bold().italic().monospaced().monospacedDigit()
        .underline().strikethrough().kerning(1).tracking(1).baselineOffset(1).textScale(.secondary).textCase(.uppercase)
        .multilineTextAlignment(.center).truncationMode(.middle).lineSpacing(2).allowsTightening(true).minimumScaleFactor(0.5)
        .lineLimit(2).lineLimit(2...).lineLimit(...2).lineLimit(1...2).lineLimit(2, reservesSpace: true).dynamicTypeSize(.large).dynamicTypeSize(.small ... .large)
}
nonisolated private func styles(_ view: some View) -> some View {
    view.foregroundColor(.red).foregroundStyle(.red).foregroundStyle(.red, .blue).foregroundStyle(.red, .blue, .green).backgroundStyle(.red)
        .tint(Color.red).tint(.red).accentColor(.red).colorScheme(.dark).transition(.slide).pickerStyle(.menu).textFieldStyle(.roundedBorder)
}
nonisolated private func views(_ url: URL) -> some View {
    VStack {
        Pane(Counter()).equatable()
        Pane(Counter()).animation(.default)
        AsyncImage(url: url)
        AsyncImage(url: url) { $0.resizable() } placeholder: { Color.gray }
        AsyncImage(url: url) { phase in if let image = phase.image { image } else { Color.gray } }
        Form { Link("Link", destination: url) }
        TabView { Tab("One", systemImage: "star") { Text("One") } }
        ViewThatFits { HStackLayout()(content) }
        Text("Turned").modifier(Tilt().concat(Tilt()).transaction { _ in })
        ContentUnavailableView.search(text: "plums")
    }
}
nonisolated private func content() -> some View { Text("Content") }
nonisolated private func scenes() -> some Scene { WindowGroup("Window", id: "window") { Text("Window") } }
nonisolated private func erased() -> AnyTransition { AnyTransition(SlideTransition()) }

private enum Bus { static let events = PassthroughSubject<Int, Never>() }
private final class Holder: Sendable {
    let cancellable: AnyCancellable, subject: CurrentValueSubject<Int, Never>
    init(_ cancellable: AnyCancellable, _ subject: CurrentValueSubject<Int, Never>) { (self.cancellable, self.subject) = (cancellable, subject) }
}

/// Names that belong to no actor, as on Apple's systems.
@MainActor struct IsolationTests {
    @Test func viewsAreMadeAnywhere() async {
        let (object, made) = await Task.detached { (StateObject(wrappedValue: Counter()), erased()) }.value
        _ = (object, made, texts(Text("a")), styles(Text("a")), views(URL(fileURLWithPath: "/")), scenes())
    }
    @Test func subjectsAndSubscriptionsGoToOtherThreads() async {
        let received = Mutexed<[Int]>([])
        let holder = Holder(Bus.events.sink { value in received.change { $0.append(value) } }, CurrentValueSubject(1))
        await Task.detached {
            Bus.events.send(7)
            holder.subject.send(2)
            holder.cancellable.cancel()
            Bus.events.send(8)
        }.value
        #expect(received.value == [7] && holder.subject.value == 2)
    }
}

private final class Mutexed<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var stored: Value
    init(_ value: Value) { stored = value }
    var value: Value { lock.withLock { stored } }
    func change(_ body: (inout Value) -> Void) { lock.withLock { body(&stored) } }
}
