// The transitions that a type-erased one knows by type.

import Foundation

/// Inserts and removes the view immediately.
nonisolated public struct IdentityTransition: Transition {
    public nonisolated init() {}
    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { content }
    @MainActor public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// Inserts with one transition and removes with another.
nonisolated public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
    public var insertion: Insertion
    public var removal: Removal
    public nonisolated init(insertion: Insertion, removal: Removal) {
        self.insertion = insertion
        self.removal = removal
    }
    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        insertion.apply(content: removal.apply(content: content, phase: phase == .willAppear ? .identity : phase),
                        phase: phase == .didDisappear ? .identity : phase)
    }
    @MainActor public static var properties: TransitionProperties {
        TransitionProperties(hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
    }
}
