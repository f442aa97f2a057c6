import SwiftUI

/// The header of a page, as high as the scroll offset allows.
struct LighthouseHeader: View {
    let lighthouse: Lighthouse
    let metrics: HeaderMetrics
    let topInset: CGFloat
    let offset: CGFloat
    let isCollapsed: Bool
    let isPlanned: Bool
    let motion: HeaderMotion
    /// The ideal height of the large header's content.
    @Binding var contentHeight: CGFloat
    let toggleVisit: @MainActor () -> Void

    @Environment(\.dismiss) private var dismiss

    var body: some View {
        ZStack(alignment: .topLeading) {
            HeaderBackdrop(lighthouse: lighthouse, metrics: metrics, offset: offset)
            if isCollapsed {
                CollapsedHeader(lighthouse: lighthouse, motion: motion)
                    .frame(height: metrics.collapsed - topInset)
                    .padding(.top, topInset)
                    // A view that is removed moves behind all views without an explicit z index.
                    .zIndex(1)
                    .transition(.exchange)
            } else {
                ExpandedHeader(lighthouse: lighthouse, isPlanned: isPlanned, motion: motion, toggleVisit: toggleVisit)
                    .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { contentHeight = $0 }
                    .frame(height: metrics.height(at: offset), alignment: .bottom)
                    .zIndex(1)
                    .transition(.exchange)
            }
            BackButton { dismiss() }
                .frame(height: metrics.collapsed - topInset)
                .padding(.top, topInset)
                .padding(.leading, 12)
                .zIndex(2)
        }
        .frame(height: metrics.height(at: offset), alignment: .top)
    }
}

/// A round button that leads back to the list.
struct BackButton: View {
    let action: @MainActor () -> Void
    static let side: CGFloat = 44

    var body: some View {
        Button(action: action) {
            Image(systemName: "chevron.backward")
                .font(.system(size: 18, weight: .semibold))
                .foregroundColor(.white)
                .frame(width: 36, height: 36)
                .background(.black.opacity(0.28), in: Circle())
                .frame(width: Self.side, height: Self.side)
                .contentShape(Circle())
        }
        .buttonStyle(.plain)
        .accessibilityLabel("Back")
    }
}
