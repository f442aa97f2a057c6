// A confirmation dialog in its layer.

import Foundation
import WaggleGeometry

/// A dimmed window with the dialog at its bottom.
struct ConfirmationDialogLayer: View {
    let presentation: Presentation
    @State private var progress: CGFloat = 0
    @State private var session = DialogSession()
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        ZStack(alignment: .bottom) {
            Color.black.opacity(PresentationMotion.dim(scheme) * progress).ignoresSafeArea()
                .contentShape(Rectangle())
                .onTapGesture { if let cancel = session.cancel { cancel() } else { presentation.presenter.dismiss() } }
                .allowsHitTesting(presentation.isOpen)
                .accessibilityHidden(true)
            presentation.content
                .modifier(SlideFromBelow(progress: progress))
                .allowsHitTesting(presentation.isOpen)
                .accessibilityElement(children: .contain)
                .accessibilityAction(.escape) { presentation.presenter.dismiss() }
                .accessibilityNote(.role(.dialog))
                .environment(\.dialogSession, session)
                // Its buttons have the accent colour wherever it is asked for.
                .environment(\.tint, nil)
        }
        .onChange(of: presentation.isOpen, initial: true) { _, isOpen in
            withAnimation(presentation.motion(PresentationMotion.alert), completionCriteria: .removed) { progress = isOpen ? 1 : 0 } completion: { if !isOpen { presentation.didClose() } }
        }
    }
}

/// Moves a view below the window's bottom, by its own height and the safe area.
nonisolated private struct SlideFromBelow: GeometryEffect {
    var progress: CGFloat
    var animatableData: CGFloat {
        get { progress }
        set { progress = newValue }
    }
    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: 0, y: (1 - progress) * (size.height + 60)))
    }
}

/// Gives a scroll view the height of its content, or all there is.
nonisolated private struct ContentHeight: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
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

    private static let radius: CGFloat = 14

    @MainActor var body: some View {
        let shape = RoundedRectangle(cornerRadius: Self.radius, style: .continuous)
        Group(subviews: content.actions) { subviews in
            let actions = DialogActions(subviews), hasTexts = content.title != nil || content.message != nil
            VStack(spacing: 8) {
                ContentHeight {
                    ScrollView { rows(actions, hasTexts) }.scrollBounceBehavior(.basedOnSize)
                }
                .clipShape(shape)
                .background(.regularMaterial, in: shape)
                Group {
                    if let cancel = actions.cancel { cancel.modifier(CancelShortcut(row: cancel)) } else { Button("Cancel", role: .cancel) {}.keyboardShortcut(.cancelAction) }
                }
                .background(Color.system(.secondaryGroupedBackground))
                .clipShape(shape)
            }
        }
        .buttonStyle(DialogButtonStyle(look: .confirmation))
        .frame(maxWidth: 500)
        .padding(8)
    }

    @MainActor private func rows(_ actions: DialogActions, _ hasTexts: Bool) -> some View {
        VStack(spacing: 0) {
            if hasTexts {
                VStack(spacing: 4) {
                    content.title?.font(.system(size: 13, weight: content.message == nil ? .regular : .semibold)).accessibilityAddTraits(.isHeader)
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
