// The life cycle of presentations.

import Foundation

/// What a binding presents. Call its closures on the main actor.
struct PresentationRequest {
    /// The identity of what is requested now; nil for nothing. Reads the binding.
    let id: () -> AnyHashable?
    /// The content, if something is requested.
    let content: () -> AnyView?
    /// Writes false or nil, unless something else is requested by now.
    let withdraw: (AnyHashable) -> Void

    /// A request by a flag.
    init<Content: View>(_ isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) {
        id = { isPresented.wrappedValue ? AnyHashable(true) : nil }
        self.content = { isPresented.wrappedValue ? AnyView(content()) : nil }
        withdraw = { _ in if isPresented.wrappedValue { isPresented.wrappedValue = false } }
    }
    /// A request by an item.
    init<Item: Identifiable, Content: View>(_ item: Binding<Item?>, @ViewBuilder content: @escaping (Item) -> Content) {
        id = { item.wrappedValue.map { AnyHashable($0.id) } }
        self.content = { item.wrappedValue.map { AnyView(content($0)) } }
        withdraw = { id in if let shown = item.wrappedValue, AnyHashable(shown.id) == id { item.wrappedValue = nil } }
    }
}

/// A presentation, for the view that draws it.
@MainActor
struct Presentation {
    /// False while it closes.
    let isOpen: Bool
    /// Whether it opens with an animation.
    let isAnimated: Bool
    /// True if its content comes from another layer. It is then shown at once.
    var isMoved = false
    var content: AnyView
    let presenter: Presenter
    /// Whether it blocks touches behind it.
    let isModal: Binding<Bool>
    /// Called when a closing animation is over.
    let didClose: @MainActor () -> Void

    /// The animation of opening or closing, in an action that observes `isOpen`; nil if the change disables animations.
    func motion(_ animation: Animation) -> Animation? { isOpen ? isAnimated ? animation : nil : PresentationMotion.ofChange(animation) }
}

/// Presents a view in a layer of the window while a binding requests it.
///
/// When the program changes the binding, the animation follows. When the user dismisses, the animation runs first and the binding is
/// written afterwards. If another identity is requested, the old presentation closes and the new one opens.
nonisolated struct PresentationModifier<Layer: View>: ViewModifier {
    let request: PresentationRequest
    /// False if the content looks the same wherever it is presented, as dialogs do.
    var inheritsLook = true
    /// True if later content for the same identity is ignored.
    var keepsFirstContent = false
    var onDismiss: (() -> Void)?
    let layer: @MainActor (Presentation) -> Layer

    @MainActor func body(content: Content) -> some View { content.modifier(PresentationHost(modifier: self)) }
}

/// Keeps the state of a presentation.
private struct PresentationHost<Layer: View>: ViewModifier {
    let modifier: PresentationModifier<Layer>
    @State private var shown: Shown?
    @State private var memory = Memory()
    @State private var isModal = true
    @Environment(\.presentationContext) private var presentedContext
    private var windowContext = WindowPresentationContext()
    @Environment(\.presenterCloses) private var presenterCloses

    /// The presentation in the layer. What its content keeps of it, such as its `dismiss`, does not reach the next one.
    private struct Shown: Equatable {
        let id: AnyHashable
        /// Whether it opens with an animation.
        let isAnimated: Bool
        var isClosedByHand = false
        let presenter = Presenter()
        /// What its content presents.
        let context = PresentationContext()

        static func == (a: Self, b: Self) -> Bool { a.presenter === b.presenter && a.isClosedByHand == b.isClosedByHand }
    }
    @MainActor private final class Memory {
        /// The latest content, which is shown while the presentation closes.
        var content: AnyView?
        var shown: Binding<Shown?>?
        /// True from the end of the closing motion until the content has disappeared.
        var isEnding = false
        nonisolated init() {}
    }

    init(modifier: PresentationModifier<Layer>) { self.modifier = modifier }
    private var context: PresentationContext? { presentedContext ?? windowContext.value }

    @MainActor func body(content: Content) -> some View {
        let request = modifier.request, id = request.id()
        let isOpen = shown.map { $0.id == id && !$0.isClosedByHand } ?? false
        let _ = remember(isOpen)
        content
            .modifier(LayerModifier(presented: shown.map { shown in
                modifier.layer(Presentation(isOpen: isOpen && !presenterCloses, isAnimated: shown.isAnimated,
                                            content: memory.content ?? AnyView(EmptyView()), presenter: shown.presenter,
                                            isModal: $isModal, didClose: { didClose(shown.presenter) }))
                    .environmentTransform(PresentedEnvironment(
                        presenter: shown.presenter, context: shown.context, closes: !isOpen || presenterCloses,
                        inheritsLook: modifier.inheritsLook)) { presented, values in
                        presented.apply(to: &values)
                    }
            }, isModal: isModal && isOpen, leavesMenuBar: true, onEnd: didEnd))
            .onDisappear { context?.end(memory) }
            .onChange(of: id, initial: true) { present() }
    }

    @MainActor private func remember(_ isOpen: Bool) {
        guard isOpen || shown == nil, !modifier.keepsFirstContent || memory.content == nil,
              let content = modifier.request.content() else { return }
        memory.content = content
    }

    @MainActor private func present() {
        guard shown == nil, !memory.isEnding, let id = modifier.request.id() else { return }
        guard context?.begin(memory, later: present) ?? true else { return }
        let next = Shown(id: id, isAnimated: !PresentationMotion.isOff)
        memory.shown = $shown
        // The state owns the presenter, so the closure does not retain the state.
        next.presenter.dismiss = { [weak memory, weak presenter = next.presenter] in
            guard let shown = memory?.shown, shown.wrappedValue?.presenter === presenter else { return }
            shown.wrappedValue?.isClosedByHand = true
        }
        isModal = true
        shown = next
    }
    @MainActor private func didClose(_ presenter: Presenter) {
        guard let closed = shown, closed.presenter === presenter, !presenterCloses || closed.isClosedByHand else { return }
        // The original request has been renewed in the meantime.
        guard closed.isClosedByHand || modifier.request.id() != closed.id else { return }
        if closed.isClosedByHand { modifier.request.withdraw(closed.id) }
        shown = nil
        (memory.content, memory.isEnding) = (nil, true)
    }
    /// The content has disappeared. What is requested by now is another presentation, even for the same identity.
    @MainActor private func didEnd() {
        memory.isEnding = false
        context?.end(memory)
        modifier.onDismiss?()
        present()
    }
}

/// The changes to the environment that presented content inherits.
private struct PresentedEnvironment: Equatable {
    let presenter: Presenter
    let context: PresentationContext
    let closes: Bool
    let inheritsLook: Bool

    static func == (a: Self, b: Self) -> Bool {
        a.presenter === b.presenter && a.context === b.context && a.closes == b.closes && a.inheritsLook == b.inheritsLook
    }

    func apply(to values: inout EnvironmentValues) {
        values.forgetContainer()
        if inheritsLook { values.restorePresentedLook() } else { values.forgetLook() }
        (values.presenter, values.presentationContext, values.presenterCloses) = (presenter, context, closes)
    }
}
