import SwiftUI

/// The grid of programs, and the page of the one that is opened.
struct GalleryView: View {
    @Environment(Gallery.self) private var gallery
    @State private var path: [Example] = []

    var body: some View {
        @Bindable var gallery = gallery
        NavigationStack(path: $path) {
            ScrollView {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: gallery.isLandscape ? 280 : 200), spacing: 16)], spacing: 16) {
                    ForEach(gallery.found) { example in
                        NavigationLink(value: example) { ExampleCard(example: example) }
                            .buttonStyle(.plain)
                    }
                }
                .padding(20)
            }
            .overlay { if gallery.found.isEmpty { NothingFound(query: gallery.query) } }
            .background(Color(.systemGroupedBackground))
            .navigationTitle("Gallery")
            .searchable(text: $gallery.query, prompt: "Names, subjects and source")
            .toolbar { ToolbarItemGroup(placement: .primaryAction) { GalleryTools() } }
            .navigationDestination(for: Example.self) { ExamplePage(example: $0) }
        }
        .preferredColorScheme(gallery.appearance)
    }
}

private struct NothingFound: View {
    let query: String

    var body: some View {
        if query.isEmpty {
            ContentUnavailableView("No Programs", systemImage: "square.grid.2x2", description: Text("There are none in \(GalleryFolder.examples). Start the gallery by ./waggle gallery."))
        } else {
            ContentUnavailableView.search(text: query)
        }
    }
}
