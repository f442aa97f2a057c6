import SwiftUI
import Testing

// Older programs bring newer modifiers themselves. Theirs come first, as they do on systems that lack the framework's.

private struct Brought: ViewModifier {
    @MainActor static var names: [String] = []
    init(_ name: String) { MainActor.assumeIsolated { Self.names.append(name) } }
    func body(content: Content) -> some View { content }
}

extension View {
    fileprivate func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder _ content: () -> V) -> some View { modifier(Brought("overlay")).overlay(content(), alignment: alignment) }
    fileprivate func background<V: View>(alignment: Alignment = .center, @ViewBuilder _ content: () -> V) -> some View { modifier(Brought("background")).background(content(), alignment: alignment) }
    fileprivate func mask<V: View>(alignment: Alignment = .center, @ViewBuilder _ content: () -> V) -> some View { modifier(Brought("mask")) }
    fileprivate func scrollContentBackground(_ visibility: Visibility) -> some View { modifier(Brought("scrollContentBackground")) }
    fileprivate func scrollDisabled(_ isDisabled: Bool) -> some View { modifier(Brought("scrollDisabled")) }
    fileprivate func bold(_ isActive: Bool) -> some View { modifier(Brought("bold")) }
    fileprivate func refreshable(action: @escaping () async -> Void) -> some View { modifier(Brought("refreshable")) }
    fileprivate func safeAreaInset<V: View>(edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder _ content: () -> V) -> some View {
        modifier(Brought("safeAreaInset"))
    }
    fileprivate func presentationCornerRadius(_ radius: CGFloat?) -> some View { modifier(Brought("presentationCornerRadius")) }
    fileprivate func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { modifier(Brought("sensoryFeedback")) }
    fileprivate func submitLabel(_ label: SubmitLabel) -> some View { modifier(Brought("submitLabel")) }
    fileprivate func focusable(_ isFocusable: Bool = true) -> some View { modifier(Brought("focusable")) }
    fileprivate func contentTransition(_ transition: ContentTransition) -> some View { modifier(Brought("contentTransition")) }
    fileprivate func fontWeight(_ weight: Font.Weight?) -> some View { modifier(Brought("fontWeight")) }
    fileprivate func listRowSeparator(_ visibility: Visibility) -> some View { modifier(Brought("listRowSeparator")) }
    fileprivate func task(priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable () async -> Void) -> some View { modifier(Brought("task")) }
    fileprivate func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some View { modifier(Brought("onChange")) }
}

private struct OlderProgram: View {
    @State private var number = 0
    var body: some View {
        VStack {
            Color.red.overlay(alignment: .top) { Text("a") }
            Color.red.overlay { Text("a") }
            Color.red.background(alignment: .top) { Text("a") }
            Color.red.background { Text("a") }
            Color.red.mask { Text("a") }
            Color.red.onChange(of: number, perform: { number in print(number) })
        }
        VStack {
            Color.red.scrollContentBackground(.hidden).scrollDisabled(true).bold(true).refreshable {}
            Color.red.safeAreaInset(edge: .bottom) { Text("a") }
            Color.red.presentationCornerRadius(3).sensoryFeedback(.success, trigger: number)
            Color.red.submitLabel(.done).focusable().contentTransition(.opacity).fontWeight(.bold).listRowSeparator(.hidden).task {}
        }
    }
}

@MainActor struct BackportFormTests {
    @Test func modifiersThatAProgramBringsComeFirst() {
        Brought.names = []
        _ = OlderProgram().body
        #expect(Brought.names == ["overlay", "overlay", "background", "background", "mask", "onChange", "scrollContentBackground", "scrollDisabled", "bold", "refreshable", "safeAreaInset",
                                  "presentationCornerRadius", "sensoryFeedback", "submitLabel", "focusable", "contentTransition", "fontWeight", "listRowSeparator", "task"])
    }
}
