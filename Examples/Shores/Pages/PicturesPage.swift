import SwiftUI

/// All pictures in a grid; a tap shows one of them whole.
struct PicturesPage: View {
    @Namespace private var pictures
    @State private var shown: Int?
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    private let count = 900
    private func shore(_ picture: Int) -> Shore { Shore.all[picture * 13 % Shore.all.count] }

    var body: some View {
        ZStack {
            ScrollView {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 110), spacing: 3)], spacing: 3) {
                    ForEach(0..<count, id: \.self) { picture in
                        Color.clear
                            .aspectRatio(1, contentMode: .fit)
                            .overlay {
                                // With reduced motion, the large picture fades in and the small one stays.
                                if reduceMotion {
                                    Scenery(shore: shore(picture))
                                } else if shown != picture {
                                    Scenery(shore: shore(picture)).matchedGeometryEffect(id: picture, in: pictures)
                                }
                            }
                            .contentShape(Rectangle())
                            .onTapGesture { show(picture) }
                            .accessibilityLabel("Picture \(picture + 1)")
                    }
                }
            }
            if let shown {
                // Without an index, it would fade out below the pictures.
                Color.black.opacity(0.9).ignoresSafeArea().transition(.opacity)
                    .zIndex(1)
                large(shown)
                    .aspectRatio(4 / 5, contentMode: .fit)
                    .onTapGesture { show(nil) }
                    .zIndex(2)
            }
        }
    }

    @ViewBuilder private func large(_ picture: Int) -> some View {
        if reduceMotion {
            Scenery(shore: shore(picture)).transition(.opacity)
        } else {
            Scenery(shore: shore(picture)).matchedGeometryEffect(id: picture, in: pictures)
        }
    }

    private func show(_ picture: Int?) {
        withAnimation(reduceMotion ? .easeOut(duration: 0.2) : .smooth(duration: 0.4)) { shown = picture }
    }
}
