// sheet and fullScreenCover.

import Foundation

extension View {
    /// Presents a view in a sheet while the binding is true.
    ///
    /// The content inherits the view's environment, but its preferences stay in the sheet. A drag down, a tap outside a sheet that is not
    /// large, the Escape key and `dismiss` close it with an animation, after which the binding is written.
    /// - Parameter onDismiss: Called once when the sheet is gone, however it was closed.
    public nonisolated func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(PresentationModifier(
            request: PresentationRequest(isPresented, content: content), onDismiss: onDismiss) { SheetOrCover(presentation: $0) })
    }
    /// Presents a view for an item in a sheet while there is one. An item with another id gets a new sheet, which replaces the old one.
    /// - Parameter onDismiss: Called once when a sheet is gone, however it was closed.
    public nonisolated func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(PresentationModifier(
            request: PresentationRequest(item, content: content), onDismiss: onDismiss) { SheetOrCover(presentation: $0) })
    }

    /// Presents a view over the whole window while the binding is true. It cannot be dragged away.
    /// - Parameter onDismiss: Called once when it is gone.
    public nonisolated func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(PresentationModifier(
            request: PresentationRequest(isPresented, content: content), onDismiss: onDismiss) { CoverLayer(presentation: $0) })
    }
    /// Presents a view for an item over the whole window while there is one.
    /// - Parameter onDismiss: Called once when it is gone.
    public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(PresentationModifier(
            request: PresentationRequest(item, content: content), onDismiss: onDismiss) { CoverLayer(presentation: $0) })
    }
}

/// A sheet, or the cover that it becomes in a window of compact size if the content sets that.
struct SheetOrCover: View {
    let presentation: Presentation

    var body: some View {
        AdaptedPresentation(presentation: presentation) { presentation, options, horizontal, vertical in
            if options.adaptation(horizontal, vertical) == .fullScreenCover {
                CoverLayer(presentation: presentation)
            } else {
                SheetLayer(presentation: presentation)
            }
        }
    }
}

/// A cover that slides in from below.
struct CoverLayer: View {
    let presentation: Presentation
    @State private var isShown = false
    @State private var options = PresentationOptions()

    var body: some View {
        RegionReader { size, covered in
            ImplicitStack(content: presentation.content)
                .fillingExactly()
                .background { (options.background ?? AnyView(Color.system(.background))).ignoresSafeArea() }
                .coveredEdges(covered)
                .accessibilityElement(children: .contain)
                .accessibilityAction(.escape) { presentation.presenter.dismiss() }
                .accessibilityNote(.role(.dialog))
                .modifier(PresentedColorScheme())
                .allowsHitTesting(presentation.isOpen)
                .modifier(SlideFromBelow(progress: isShown ? 1 : 0).ignoredByLayout())
        }
        .onPreferenceChange(PresentationOptionsKey.self) { options in onMainActor { self.options = options } }
        .onChange(of: presentation.isOpen, initial: true) { wasOpen, isOpen in
            let isMoved = presentation.isMoved && wasOpen == isOpen
            withAnimation(isMoved ? nil : presentation.motion(PresentationMotion.slide), completionCriteria: .removed) {
                isShown = isOpen
            } completion: {
                if !isOpen { presentation.didClose() }
            }
        }
    }
}
