import Foundation

/// Shows content in one phase after another and animates between them.
///
/// Without a trigger, it begins when the view appears and cycles forever. With a trigger, it stays in the first phase; each change of the
/// trigger runs through all phases once and back to the first. A phase begins when the animation to the previous one is logically complete;
/// a phase without an animation is passed immediately. A trigger that changes during a run only advances to the next phase at once.
nonisolated public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
    private let phases: [Phase]
    private let trigger: AnyEquatable?
    private let content: (Phase) -> Content
    private let animation: (Phase) -> Animation?
    @State private var index = 0
    /// The number of the current run; completions of other runs are ignored. 0 if there is none.
    @State private var run = 0
    @State private var lastRun = 0

    public init(
        _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.init(Array(phases), AnyEquatable(trigger), content, animation)
    }
    public init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.init(Array(phases), nil, content, animation)
    }
    private init(
        _ phases: [Phase], _ trigger: AnyEquatable?, _ content: @escaping (Phase) -> Content, _ animation: @escaping (Phase) -> Animation?
    ) {
        (self.phases, self.trigger, self.content, self.animation) = (phases, trigger, content, animation)
    }

    @MainActor public var body: some View {
        if phases.indices.contains(index) || !phases.isEmpty {
            content(phases[min(index, phases.count - 1)])
                .modifier(
                    _AppearanceModifier(onAppear: { if trigger == nil { begin() } }, onDisappear: { run = 0 }, followsSubviews: false))
                .onChange(of: trigger) { begin() }
        } else {
            let _ = Diagnostics.shared.reportInView("A phase animator without phases shows nothing; give it at least one.")
            Color.clear
        }
    }

    @MainActor private func begin() {
        guard phases.count > 1 else { return }
        lastRun += 1
        run = lastRun
        step(lastRun)
    }

    @MainActor private func step(_ number: Int) {
        let next = (index + 1) % phases.count
        withAnimation(animation(phases[next])) { index = next } completion: {
            guard run == number else { return }
            if trigger != nil && next == 0 { run = 0 } else { step(number) }
        }
    }
}

/// A phase animator around a view, which is represented by a placeholder in the content.
nonisolated private struct PhaseAnimatorModifier<Source: View, Phase: Equatable, Shown: View>: ViewModifier {
    let phases: [Phase]
    let trigger: AnyEquatable?
    let shown: (PlaceholderContentView<Source>, Phase) -> Shown
    let animation: (Phase) -> Animation?

    @MainActor func body(content: Content) -> some View {
        if let trigger {
            PhaseAnimator(phases, trigger: trigger, content: { shown(PlaceholderContentView(), $0) }, animation: animation)
        } else {
            PhaseAnimator(phases, content: { shown(PlaceholderContentView(), $0) }, animation: animation)
        }
    }
    @MainActor static func _makeNode<V: View>(_ modifier: Self, _ content: V, in inputs: ViewInputs) -> ViewNode {
        ModifierBodyNode<Self>(modifier, content, inputs, contentKey: ObjectIdentifier(Source.self))
    }
}

extension View {
    /// Shows the view in the first phase; each change of the trigger runs through all phases and back to the first.
    public nonisolated func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        modifier(PhaseAnimatorModifier(phases: Array(phases), trigger: AnyEquatable(trigger), shown: content, animation: animation))
    }
    /// Cycles the view through the phases while it is shown.
    public nonisolated func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        modifier(PhaseAnimatorModifier(phases: Array(phases), trigger: nil, shown: content, animation: animation))
    }
}

/// A type-erased equatable value; values of different types are unequal.
struct AnyEquatable: Equatable {
    private let value: any Equatable
    init(_ value: some Equatable) { self.value = value }
    static func == (a: AnyEquatable, b: AnyEquatable) -> Bool {
        func same<T: Equatable>(_ value: T) -> Bool { (b.value as? T) == value }
        return same(a.value)
    }
}
