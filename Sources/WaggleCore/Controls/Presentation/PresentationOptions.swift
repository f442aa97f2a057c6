// Options set by the content of a presentation.

import Foundation

/// Whether the views behind a sheet take touches.
public struct PresentationBackgroundInteraction: Sendable {
    enum Kind: Equatable, Sendable { case automatic, enabled(PresentationDetent?), disabled }
    let kind: Kind
    /// The default: they take none.
    public static var automatic: PresentationBackgroundInteraction { PresentationBackgroundInteraction(kind: .automatic) }
    public static var enabled: PresentationBackgroundInteraction { PresentationBackgroundInteraction(kind: .enabled(nil)) }
    /// They take touches while the sheet is no higher than the detent.
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
        PresentationBackgroundInteraction(kind: .enabled(detent))
    }
    public static var disabled: PresentationBackgroundInteraction { PresentationBackgroundInteraction(kind: .disabled) }
}

/// What a drag over scrolling content in a sheet does first.
public struct PresentationContentInteraction: Equatable, Sendable {
    private enum Kind { case automatic, resizes, scrolls }
    private let kind: Kind
    /// The default: like `resizes`.
    public static var automatic: PresentationContentInteraction { PresentationContentInteraction(kind: .automatic) }
    /// The sheet grows to its largest detent before the content scrolls.
    public static var resizes: PresentationContentInteraction { PresentationContentInteraction(kind: .resizes) }
    /// The content scrolls; the sheet is resized elsewhere.
    public static var scrolls: PresentationContentInteraction { PresentationContentInteraction(kind: .scrolls) }
}

/// How a presentation adapts to a window of compact size.
public struct PresentationAdaptation: Sendable, Equatable {
    enum Kind: Sendable { case automatic, none, popover, sheet, fullScreenCover }
    let kind: Kind
    /// A popover becomes a sheet; a sheet becomes a cover in a window of compact height.
    public static var automatic: PresentationAdaptation { PresentationAdaptation(kind: .automatic) }
    /// It does not adapt.
    public static var none: PresentationAdaptation { PresentationAdaptation(kind: .none) }
    public static var popover: PresentationAdaptation { PresentationAdaptation(kind: .popover) }
    public static var sheet: PresentationAdaptation { PresentationAdaptation(kind: .sheet) }
    public static var fullScreenCover: PresentationAdaptation { PresentationAdaptation(kind: .fullScreenCover) }
}

/// The options set by the content of a presentation. If several views set an option, the first wins.
struct PresentationOptions: JoinedParts, Equatable {
    var detents: Set<PresentationDetent>?
    var selection: Binding<PresentationDetent>?
    var dragIndicator: Visibility?
    var backgroundInteraction: PresentationBackgroundInteraction.Kind?
    var contentInteraction: PresentationContentInteraction?
    var cornerRadius: CGFloat?
    var background: AnyView?
    /// The size in windows of regular width; nil for the usual one.
    var sizing: ((PresentationSizingRoot, PresentationSizingContext) -> ProposedViewSize)?
    var horizontalAdaptation: PresentationAdaptation?
    var verticalAdaptation: PresentationAdaptation?
    /// True if any view prevents dismissal by the user.
    var forbidsDismissal = false
    /// Asked when a person is about to dismiss; false keeps the presentation.
    var permission: (@MainActor () -> Bool)?
    /// Called when a person has tried in vain.
    var onVainAttempt: (@MainActor () -> Void)?
    /// Stand in for the views and bindings, which cannot be compared.
    private var marks = PreferenceMarks()

    static func == (a: Self, b: Self) -> Bool {
        a.marks == b.marks && a.detents == b.detents && a.dragIndicator == b.dragIndicator
            && a.backgroundInteraction == b.backgroundInteraction
            && a.contentInteraction == b.contentInteraction && a.cornerRadius == b.cornerRadius && a.forbidsDismissal == b.forbidsDismissal
            && a.horizontalAdaptation == b.horizontalAdaptation && a.verticalAdaptation == b.verticalAdaptation
    }
    /// The adaptation for these size classes. When both are compact, a vertical adaptation other than `automatic` takes precedence.
    func adaptation(_ horizontal: UserInterfaceSizeClass?, _ vertical: UserInterfaceSizeClass?) -> PresentationAdaptation.Kind {
        if vertical == .compact, let kind = verticalAdaptation?.kind, kind != .automatic { return kind }
        return horizontal == .compact ? horizontalAdaptation?.kind ?? .automatic : .automatic
    }
    /// Marks options with a view or a binding as different from all others.
    mutating func makeDistinct() { marks.add() }

    mutating func join(_ next: PresentationOptions) {
        if detents == nil { (detents, selection) = (next.detents, next.selection) }
        fill(&self, from: next, \.dragIndicator, \.backgroundInteraction, \.contentInteraction, \.cornerRadius, \.background, \.sizing)
        fill(&self, from: next, \.horizontalAdaptation, \.verticalAdaptation, \.permission, \.onVainAttempt)
        forbidsDismissal = forbidsDismissal || next.forbidsDismissal
        marks.join(next.marks)
    }
}

enum PresentationOptionsKey: JoinedPreference, WindowPreference { typealias Value = PresentationOptions }

extension View {
    /// Outer modifiers win.
    nonisolated func presentationOptions(_ change: (inout PresentationOptions) -> Void) -> some View {
        joining(PresentationOptionsKey.self, change)
    }

    /// Sets the heights at which the enclosing sheet rests. The user drags it between them.
    /// - Parameter detents: Those that do not apply in the window are left out. If none is left, the sheet is large.
    @_disfavoredOverload public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        presentationOptions { $0.detents = detents }
    }
    /// Like `presentationDetents(_:)`.
    /// - Parameter selection: The detent at which the sheet rests; written when a drag has settled.
    @_disfavoredOverload public nonisolated func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View {
        presentationOptions {
            ($0.detents, $0.selection) = (detents, selection)
            $0.makeDistinct()
        }
    }
    /// Shows or hides the grabber of the enclosing sheet. Automatic shows it if the sheet has several detents.
    @_disfavoredOverload public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View {
        presentationOptions { $0.dragIndicator = visibility }
    }
    /// Sets whether the views behind the enclosing sheet take touches.
    @_disfavoredOverload public nonisolated func presentationBackgroundInteraction(
        _ interaction: PresentationBackgroundInteraction
    ) -> some View {
        presentationOptions { $0.backgroundInteraction = interaction.kind }
    }
    /// Sets what a drag over scrolling content in the enclosing sheet does first.
    @_disfavoredOverload public nonisolated func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
        presentationOptions { $0.contentInteraction = behavior }
    }
    /// Sets the corner radius of the enclosing sheet, in points; nil for the system's.
    @_disfavoredOverload public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        presentationOptions { $0.cornerRadius = cornerRadius }
    }
    /// Sets the background of the enclosing presentation.
    @_disfavoredOverload public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        presentationBackground { Rectangle().fill(style) }
    }
    /// Sets the background of the enclosing presentation.
    @_disfavoredOverload public nonisolated func presentationBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        let background = content()
        return presentationOptions {
            $0.background = AnyView(ZStack(alignment: alignment) {
                Color.clear
                background
            })
            $0.makeDistinct()
        }
    }
    /// Prevents users from dismissing the enclosing presentation by a drag, a tap outside or the Escape key. The program can
    /// still dismiss it.
    @_disfavoredOverload public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        presentationOptions { if isDisabled { $0.forbidsDismissal = true } }
    }
    /// Asks before a person dismisses the enclosing sheet, and tells of attempts in vain.
    package nonisolated func dismissal(
        permission: @escaping @MainActor () -> Bool, onVainAttempt: @escaping @MainActor () -> Void
    ) -> some View {
        presentationOptions {
            ($0.permission, $0.onVainAttempt) = (permission, onVainAttempt)
            $0.makeDistinct()
        }
    }
    /// Sets how the enclosing presentation adapts to a window of compact width or height.
    @_disfavoredOverload public nonisolated func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation)
    }
    /// Sets how the enclosing presentation adapts to a window of compact width, and of compact height, which takes precedence.
    @_disfavoredOverload
    public nonisolated func presentationCompactAdaptation(
        horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
    ) -> some View {
        presentationOptions { ($0.horizontalAdaptation, $0.verticalAdaptation) = (horizontalAdaptation, verticalAdaptation) }
    }
}
