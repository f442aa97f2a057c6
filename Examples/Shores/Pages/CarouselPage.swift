import SwiftUI

/// Cards side by side, one of which comes to rest in the middle.
struct CarouselPage: View {
    private let shores = Shore.shores(of: .south)
    @State private var current: Int? = Shore.shores(of: .south).first?.id
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    var body: some View {
        VStack(spacing: 20) {
            Text("Going South")
                .font(.largeTitle.bold())
                .frame(maxWidth: .infinity, alignment: .leading)
                .padding(.horizontal, 24)
            ScrollView(.horizontal) {
                LazyHStack(spacing: 16) {
                    ForEach(shores) { shore in
                        card(shore)
                            .containerRelativeFrame(.horizontal)
                            .scrollTransition { [reduceMotion] content, phase in
                                content
                                    .scaleEffect(phase.isIdentity || reduceMotion ? 1 : 0.92)
                                    .opacity(phase.isIdentity ? 1 : 0.6)
                            }
                    }
                }
                .scrollTargetLayout()
            }
            .contentMargins(.horizontal, 36, for: .scrollContent)
            .scrollTargetBehavior(.viewAligned)
            .scrollPosition(id: $current)
            .scrollIndicators(.hidden)
            .scrollClipDisabled()
            dots
        }
        .padding(.vertical, 16)
    }

    private func card(_ shore: Shore) -> some View {
        Scenery(shore: shore)
            .overlay {
                LinearGradient(colors: [.clear, .black.opacity(0.55)], startPoint: .center, endPoint: .bottom)
            }
            .overlay(alignment: .bottomLeading) {
                VStack(alignment: .leading, spacing: 4) {
                    Text(shore.name).font(.title2.bold())
                    Text(shore.line).font(.subheadline).opacity(0.9)
                }
                .foregroundStyle(.white)
                .padding(20)
            }
            .clipShape(RoundedRectangle(cornerRadius: 28, style: .continuous))
            .compositingGroup()
            .shadow(color: .black.opacity(0.2), radius: 12, y: 6)
    }

    private var dots: some View {
        HStack(spacing: 8) {
            ForEach(shores) { shore in
                Capsule()
                    .fill(shore.id == current ? AnyShapeStyle(Color("Ember")) : AnyShapeStyle(.tertiary))
                    .frame(width: shore.id == current ? 20 : 7, height: 7)
                    .onTapGesture { withAnimation(reduceMotion ? nil : .default) { current = shore.id } }
            }
        }
        .animation(reduceMotion ? nil : .snappy, value: current)
    }
}
