// Presentations that adapt to the window.

import Foundation

/// Shows a presentation in the layer determined by its content's options and the window's size.
///
/// The options are read while the content is made, so it appears once, in the right layer. If they later require another layer, the content
/// moves there with its state.
struct AdaptedPresentation<Layer: View>: View {
    let presentation: Presentation
    @ViewBuilder let layer: (Presentation, PresentationOptions, _ horizontal: UserInterfaceSizeClass?, _ vertical: UserInterfaceSizeClass?)
        -> Layer
    /// Nil until the content's options change.
    @State private var changed: PresentationOptions?
    @State private var start = AdaptedStart()
    @Environment(\.horizontalSizeClass) private var horizontal
    @Environment(\.verticalSizeClass) private var vertical

    init(
        presentation: Presentation,
        @ViewBuilder layer: @escaping (Presentation, PresentationOptions, UserInterfaceSizeClass?, UserInterfaceSizeClass?) -> Layer
    ) {
        (self.presentation, self.layer) = (presentation, layer)
    }

    var body: some View {
        let start = start
        Group(subviews: AdaptedContent(content: presentation.content, start: start) { changed = $0 }) { content in
            layer(placed(content), changed ?? start.options, horizontal, vertical)
        }
    }
    private func placed(_ content: SubviewsCollection) -> Presentation {
        var placed = presentation
        (placed.content, placed.isMoved) = (AnyView(content), start.contentHasAppeared)
        return placed
    }
}

@MainActor private final class AdaptedStart {
    /// The content's initial options.
    var options = PresentationOptions()
    var contentHasAppeared = false
    nonisolated init() {}
}

/// The content of a presentation as one subview, whose options are read wherever it is placed.
private struct AdaptedContent: View {
    let content: AnyView
    let start: AdaptedStart
    let changed: @MainActor (PresentationOptions) -> Void

    var body: some View {
        ImplicitStack(content: content)
            .modifier(PreferenceActionModifier<PresentationOptionsKey>(action: { options in onMainActor { changed(options) } },
                                                                       firstAction: { options in onMainActor { start.options = options } }))
            .onAppear { start.contentHasAppeared = true }
    }
}
