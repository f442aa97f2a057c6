// An alert in its layer.

import Foundation
import WaggleGeometry

/// A dimmed window with an alert in the centre.
struct AlertLayer: View {
    let presentation: Presentation
    @State private var opacity: Double = 0
    @State private var scale: CGFloat = 1.2
    @State private var session = DialogSession()
    @Environment(\.colorScheme) private var scheme
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    var body: some View {
        ZStack {
            Color.black.opacity(PresentationMotion.dim(scheme) * opacity).ignoresSafeArea().contentShape(Rectangle())
                .accessibilityHidden(true)
            presentation.content
                .scaleEffect(reducesMotion ? 1 : scale)
                .opacity(opacity)
                .allowsHitTesting(presentation.isOpen)
                .accessibilityElement(children: .contain)
                .accessibilityAddTraits(.isModal)
                .accessibilityNote(.role(.alert))
                .environment(\.dialogSession, session)
        }
        .onChange(of: presentation.isOpen, initial: true) { _, isOpen in
            withAnimation(presentation.motion(PresentationMotion.alert), completionCriteria: .removed) {
                opacity = isOpen ? 1 : 0
                if isOpen { scale = 1 }
            } completion: {
                if !isOpen { presentation.didClose() }
            }
        }
    }
}

/// The alert itself.
nonisolated struct AlertPlatter: View {
    let content: DialogContent
    /// Whether the first text field has the focus, which it gets when it appears.
    @FocusState private var isTyping: Bool
    @Environment(\.dynamicTypeSize) private var typeSize

    private static let radius: CGFloat = 14

    init(content: DialogContent) { self.content = content }

    @MainActor var body: some View {
        let shape = RoundedRectangle(cornerRadius: Self.radius, style: .continuous)
        Group(subviews: content.actions) { subviews in
            let actions = DialogActions(subviews)
            VStack(spacing: 0) {
                ViewThatFits(in: .vertical) {
                    texts
                    ScrollView { texts }
                }
                if !actions.fields.isEmpty {
                    VStack(spacing: 8) {
                        ForEach(actions.fields) { field in
                            if field.id == actions.fields.first?.id { field.focused($isTyping) } else { field }
                        }
                    }
                    .font(.system(size: 13))
                    .padding(.horizontal, 16).padding(.bottom, 20)
                    .onAppear { isTyping = true }
                }
                AlertButtons(actions: actions)
            }
        }
        .buttonStyle(DialogButtonStyle(metrics: .alert))
        // The buttons have the accent colour, whatever the tint of the presenting view.
        .environment(\.tint, content.buttonTint)
        .textFieldStyle(.roundedBorder)
        .frame(width: typeSize.isAccessibilitySize ? 310 : 270)
        .clipShape(shape)
        .background(.thickMaterial, in: shape)
        .padding(.vertical, 20)
    }

    @MainActor private var texts: some View {
        VStack(spacing: 2) {
            content.title?.font(.system(size: 17, weight: .semibold)).accessibilityAddTraits(.isHeader)
            content.message?.font(.system(size: 13))
        }
        .multilineTextAlignment(.center)
        .fixedSize(horizontal: false, vertical: true)
        .padding(20)
        .frame(maxWidth: .infinity)
    }
}

/// The buttons at the bottom of an alert: two short ones side by side, others stacked.
private struct AlertButtons: View {
    let actions: DialogActions

    var body: some View {
        let cancel = actions.cancel.map { [$0] } ?? []
        // Cancel is the left one of two, and the last of more.
        let rows = actions.buttons.count == 1 ? cancel + actions.buttons : actions.buttons + cancel
        AlertButtonsLayout {
            if rows.isEmpty {
                Button("OK") {}.environment(\.dialogButtonIsBold, true).keyboardShortcut(.defaultAction)
            } else {
                ForEach(rows) { row in row.environment(\.dialogButtonIsBold, rows.count == 1).modifier(CancelShortcut(row: row)) }
            }
        }
    }
}

/// Lets Escape press the cancel button.
struct CancelShortcut: ViewModifier {
    let row: Subview
    func body(content: Content) -> some View {
        if row.containerValues.dialogRow?.role == .cancel { content.keyboardShortcut(.cancelAction) } else { content }
    }
}

/// Lays out the buttons of an alert, with a line above each and between two side by side.
private struct AlertButtonsLayout<Rows: View>: View {
    @ViewBuilder let rows: Rows

    var body: some View {
        Group(subviews: rows) { rows in
            AlertRowsLayout {
                ForEach(rows) { row in
                    row.overlay(alignment: .top) { DialogLine() }
                }
                UprightLine()
            }
        }
    }
}

private struct UprightLine: View {
    @Environment(\.displayScale) private var scale
    var body: some View { Color.primary.opacity(0.2).frame(width: 1 / max(scale, 1)) }
}

/// The last subview is the line between two buttons side by side.
private struct AlertRowsLayout: Layout {
    private func isSideBySide(_ rows: Subviews.SubSequence, _ width: CGFloat) -> Bool {
        rows.count == 2 && rows.allSatisfy { $0.sizeThatFits(.unspecified).width <= width / 2 }
    }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        assert(!subviews.isEmpty, "An alert's buttons lack their dividing line.")
        let rows = subviews.dropLast(), width = proposal.width ?? rows.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
        let isSideBySide = isSideBySide(rows, width)
        let heights = rows.map { $0.sizeThatFits(ProposedViewSize(width: isSideBySide ? width / 2 : width, height: nil)).height }
        return CGSize(width: width, height: isSideBySide ? heights.max() ?? 0 : heights.reduce(0, +))
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let rows = subviews.dropLast(), isSideBySide = isSideBySide(rows, bounds.width)
        var y = bounds.minY
        for (index, row) in rows.enumerated() {
            let offer = ProposedViewSize(width: isSideBySide ? bounds.width / 2 : bounds.width, height: isSideBySide ? bounds.height : nil)
            row.place(at: CGPoint(x: isSideBySide ? bounds.minX + CGFloat(index) * bounds.width / 2 : bounds.minX, y: y), proposal: offer)
            if !isSideBySide { y += row.sizeThatFits(offer).height }
        }
        // Hidden if the buttons are stacked.
        subviews.last?.place(
            at: CGPoint(x: bounds.midX, y: bounds.minY), proposal: ProposedViewSize(width: nil, height: isSideBySide ? bounds.height : 0))
    }
}
