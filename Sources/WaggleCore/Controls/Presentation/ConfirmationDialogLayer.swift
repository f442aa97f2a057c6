// A confirmation dialog in its layer.

import Foundation
import WaggleGeometry

/// Presents a confirmation dialog for the modified view.
nonisolated struct ConfirmationDialogModifier: ViewModifier {
    let request: PresentationRequest
    /// True if later content for the same identity is ignored.
    let keepsFirstContent: Bool
    @State private var frameReference = FrameReference()

    init(request: PresentationRequest, keepsFirstContent: Bool) { (self.request, self.keepsFirstContent) = (request, keepsFirstContent) }

    @MainActor func body(content: Content) -> some View {
        let frameReference = frameReference
        content
            .frameReference(frameReference)
            .modifier(PresentationModifier(request: request, inheritsLook: false, keepsFirstContent: keepsFirstContent) {
                DialogOrPopover(presentation: $0, frameReference: frameReference)
            })
    }
}

/// A dialog at the bottom of the window, or a popover in a window of regular width.
private struct DialogOrPopover: View {
    let presentation: Presentation
    let frameReference: FrameReference
    @State private var session = DialogSession()
    @Environment(\.horizontalSizeClass) private var horizontal

    var body: some View {
        Group {
            if horizontal == .regular {
                PopoverLayer(
                    presentation: presentation, options: PresentationOptions(), anchor: frameReference.frame ?? .zero, edge: nil,
                    cancel: cancel)
                    .environment(\.dialogIsPopover, true)
            } else {
                ConfirmationDialogLayer(presentation: presentation, cancel: cancel)
            }
        }
        .environment(\.dialogSession, session)
    }
    private func cancel() {
        if let cancel = session.cancel { cancel() } else { presentation.presenter.dismiss() }
    }
}

private struct DialogIsPopoverKey: EnvironmentKey { static var defaultValue: Bool { false } }
extension EnvironmentValues {
    /// True in a confirmation dialog that is a popover.
    fileprivate var dialogIsPopover: Bool {
        get { self[DialogIsPopoverKey.self] }
        set { self[DialogIsPopoverKey.self] = newValue }
    }
}

/// A dimmed window with the dialog at its bottom.
private struct ConfirmationDialogLayer: View {
    let presentation: Presentation
    let cancel: () -> Void
    @State private var progress: CGFloat = 0
    @Environment(\.colorScheme) private var scheme

    init(presentation: Presentation, cancel: @escaping () -> Void) { (self.presentation, self.cancel) = (presentation, cancel) }

    var body: some View {
        ZStack(alignment: .bottom) {
            Color.black.opacity(PresentationMotion.dim(scheme) * progress).ignoresSafeArea()
                .contentShape(Rectangle())
                .onTapGesture { cancel() }
                .allowsHitTesting(presentation.isOpen)
                .accessibilityHidden(true)
            presentation.content
                .modifier(SlideFromBelow(progress: progress, distance: 60))
                .allowsHitTesting(presentation.isOpen)
                .accessibilityElement(children: .contain)
                .accessibilityAction(.escape) { presentation.presenter.dismiss() }
                .accessibilityNote(.role(.dialog))
        }
        .onChange(of: presentation.isOpen, initial: true) { _, isOpen in
            withAnimation(presentation.motion(PresentationMotion.alert), completionCriteria: .removed) {
                progress = isOpen ? 1 : 0
            } completion: {
                if !isOpen { presentation.didClose() }
            }
        }
    }
}

/// Gives a scroll view the height of its content, limited to the proposed height.
nonisolated private struct ContentHeight: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        assert(subviews.count == 1, "A dialog does not consist of one scroll view.")
        let size = subviews[0].sizeThatFits(ProposedViewSize(width: proposal.width, height: nil))
        return CGSize(width: size.width, height: min(size.height, proposal.height ?? .infinity))
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
}

/// The groups of a dialog: title, message and buttons; below them the cancel button alone.
nonisolated struct DialogPlatters: View {
    let content: DialogContent
    @Environment(\.dialogIsPopover) private var isPopover

    private static let radius: CGFloat = 14
    private static let popoverWidth: CGFloat = 304

    init(content: DialogContent) { self.content = content }

    @MainActor var body: some View {
        Group(subviews: content.actions) { subviews in
            let actions = DialogActions(subviews), hasTexts = content.title != nil || content.message != nil
            if isPopover { popover(actions, hasTexts) } else { sheet(actions, hasTexts) }
        }
        .buttonStyle(DialogButtonStyle(metrics: .confirmation))
        // The buttons have the accent colour, whatever the tint of the presenting view.
        .environment(\.tint, content.buttonTint)
    }

    @MainActor private func popover(_ actions: DialogActions, _ hasTexts: Bool) -> some View {
        ContentHeight {
            ScrollView { rows(actions, hasTexts) }.scrollBounceBehavior(.basedOnSize)
        }
        .frame(width: Self.popoverWidth)
        // Not shown, but a touch outside runs its action.
        .background { if let cancel = actions.cancel {
            cancel.frame(width: 0, height: 0).opacity(0).allowsHitTesting(false).accessibilityHidden(true)
        } }
    }

    @MainActor private func sheet(_ actions: DialogActions, _ hasTexts: Bool) -> some View {
        let shape = RoundedRectangle(cornerRadius: Self.radius, style: .continuous)
        return VStack(spacing: 8) {
            ContentHeight {
                ScrollView { rows(actions, hasTexts) }.scrollBounceBehavior(.basedOnSize)
            }
            .clipShape(shape)
            .background(.regularMaterial, in: shape)
            Group {
                if let cancel = actions.cancel {
                    cancel.modifier(CancelShortcut(row: cancel))
                } else {
                    Button("Cancel", role: .cancel) {}.keyboardShortcut(.cancelAction)
                }
            }
            .background(Color.system(.secondaryGroupedBackground))
            .clipShape(shape)
        }
        .frame(maxWidth: 500)
        .padding(8)
    }

    @MainActor private func rows(_ actions: DialogActions, _ hasTexts: Bool) -> some View {
        VStack(spacing: 0) {
            if hasTexts {
                VStack(spacing: 4) {
                    content.title?.font(.system(size: 13, weight: content.message == nil ? .regular : .semibold))
                        .accessibilityAddTraits(.isHeader)
                    content.message?.font(.system(size: 13))
                }
                .foregroundStyle(.secondary)
                .multilineTextAlignment(.center)
                .padding(.vertical, 13.5).padding(.horizontal, 16)
                .frame(maxWidth: .infinity)
            }
            let rows = actions.fields + actions.buttons
            ForEach(rows) { row in
                if hasTexts || row.id != rows.first?.id { DialogLine() }
                row
            }
        }
    }
}
