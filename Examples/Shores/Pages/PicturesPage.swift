import SwiftUI

/// All pictures in a grid; a tap shows one of them whole.
struct PicturesPage: View {
    @Namespace private var pictures
    @State private var shown: Int?

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
                                if shown != picture {
                                    Scenery(shore: shore(picture)).matchedGeometryEffect(id: picture, in: pictures)
                                }
                            }
                            .contentShape(Rectangle())
                            .onTapGesture { withAnimation(.smooth(duration: 0.4)) { shown = picture } }
                            .accessibilityLabel("Picture \(picture + 1)")
                    }
                }
            }
            if let shown {
                Color.black.opacity(0.9).ignoresSafeArea().transition(.opacity)
                Scenery(shore: shore(shown))
                    .matchedGeometryEffect(id: shown, in: pictures)
                    .aspectRatio(4 / 5, contentMode: .fit)
                    .onTapGesture { withAnimation(.smooth(duration: 0.4)) { self.shown = nil } }
                    .zIndex(1)
            }
        }
    }
}
