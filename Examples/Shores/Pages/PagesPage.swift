import SwiftUI

/// Pictures as large as the screen, one after the other.
struct PagesPage: View {
    private let shores = Shore.shores(of: .west)
    @State private var current: Int?
    @ScaledMetric(relativeTo: .largeTitle) private var nameSize: CGFloat = 44
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    var body: some View {
        ScrollView {
            LazyVStack(spacing: 0) {
                ForEach(shores) { shore in
                    page(shore).containerRelativeFrame([.horizontal, .vertical])
                }
            }
            .scrollTargetLayout()
        }
        .scrollTargetBehavior(.paging)
        .scrollPosition(id: $current)
        .scrollIndicators(.hidden)
        .ignoresSafeArea()
        .overlay(alignment: .trailing) { dots }
    }

    private func page(_ shore: Shore) -> some View {
        Scenery(shore: shore)
            .overlay(alignment: .bottomLeading) {
                VStack(alignment: .leading, spacing: 6) {
                    Text(shore.name)
                        .font(.system(size: min(nameSize, 64), weight: .heavy, design: .serif))
                        .lineLimit(1)
                        .minimumScaleFactor(0.6)
                    Text(shore.line).font(.title3)
                }
                .foregroundStyle(.white)
                .shadow(color: .black.opacity(0.4), radius: 6)
                .padding(28)
                .padding(.bottom, 110)
                .scrollTransition(axis: .vertical) { [reduceMotion] content, phase in
                    content.opacity(1 - abs(phase.value)).offset(y: reduceMotion ? 0 : phase.value * 60)
                }
            }
    }

    private var dots: some View {
        VStack(spacing: 8) {
            ForEach(shores) { shore in
                Circle().fill(.white.opacity(shore.id == (current ?? shores.first?.id) ? 1 : 0.4)).frame(width: 7, height: 7)
            }
        }
        .padding(12)
    }
}
