// help: a view's hint and tooltip.

import Foundation
import WaggleGeometry

extension View {
    /// Describes the purpose of the view to assistive programs and in a tooltip below the pointer.
    public nonisolated func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }
    @_disfavoredOverload
    public nonisolated func help(_ textKey: LocalizedStringResource) -> some View { help(Text(textKey)) }
    /// Describes the purpose of the view to assistive programs and in a tooltip below the pointer.
    public nonisolated func help(_ text: Text) -> some View { accessibilityHint(text).modifier(TooltipModifier(text: text)) }
    @_disfavoredOverload
    public nonisolated func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }
}

/// Shows a tooltip while the pointer is over the content.
nonisolated private struct TooltipModifier: ViewModifier {
    let text: Text
    @MainActor func body(content: Content) -> some View { TooltipHost(content: content, text: text) }
}

private struct TooltipHost<Content: View>: View {
    let content: Content
    let text: Text
    /// Where the pointer entered, in window coordinates; nil if there is no tooltip.
    @State private var presented: CGPoint?
    @State private var isShown = false

    /// The time until the tooltip appears, in seconds, and its distance below the pointer, in points.
    private static var delay: TimeInterval { 0.7 }
    private static var distance: CGFloat { 20 }

    var body: some View {
        content
            .onContinuousHover(coordinateSpace: .global) { phase in
                if case .active(let point) = phase { show(at: point) } else { hide() }
            }
            .modifier(LayerModifier(presented: presented.map {
                Tooltip(text: text, pointer: $0, distance: Self.distance, isShown: isShown)
            }, isModal: false))
    }
    private func show(at point: CGPoint) {
        guard !isShown else { return }
        presented = point
        withAnimation(.easeOut(duration: 0.15).delay(Self.delay)) { isShown = true }
    }
    private func hide() {
        withAnimation(.easeOut(duration: 0.15), completionCriteria: .removed) {
            isShown = false
        } completion: {
            if !isShown { presented = nil }
        }
    }
}

private struct Tooltip: View {
    let text: Text
    let pointer: CGPoint
    let distance: CGFloat
    let isShown: Bool
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        GeometryReader { proxy in
            let anchor = CGRect(x: pointer.x, y: pointer.y + distance, width: 0, height: 0)
            PopupLayout(placement: PopupPlacement(kind: .atPoint, anchor: anchor, bounds: proxy.frame(in: .global))) {
                text
                    .font(.footnote).foregroundStyle(.primary).lineLimit(nil)
                    .frame(maxWidth: 260, alignment: .leading).fixedSize(horizontal: true, vertical: true)
                    .padding(.horizontal, 8).padding(.vertical, 5)
                    .background(.thickMaterial, in: RoundedRectangle(cornerRadius: 6))
                    .shadow(color: .black.opacity(0.2), radius: 4, y: 1)
                    .environment(\.layoutDirection, direction)
                    .opacity(isShown ? 1 : 0)
            }
        }
        .environment(\.layoutDirection, .leftToRight)
        .allowsHitTesting(false)
        .accessibilityHidden(true)
    }
}
