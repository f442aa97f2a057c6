import SwiftUI
import WaggleRemote

/// One program that takes input, with its source beside it.
struct ExamplePage: View {
    let example: Example
    @Environment(Gallery.self) private var gallery
    @State private var program: RemoteProgram?
    @State private var playsTour = false
    @State private var showsSource = true

    var body: some View {
        GeometryReader { geometry in
            let isWide = geometry.size.width > 760
            HStack(spacing: 0) {
                if isWide || !showsSource { stage }
                if showsSource {
                    if isWide { Divider() }
                    SourceView(files: example.files)
                        .frame(width: isWide ? max(geometry.size.width * 0.5, geometry.size.width - 560) : nil)
                }
            }
        }
        .background(Color(.systemGroupedBackground))
        .navigationTitle(example.name)
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            ToolbarItemGroup(placement: .primaryAction) {
                Toggle("Source", systemImage: "chevron.left.forwardslash.chevron.right", isOn: $showsSource)
                    .toggleStyle(.button)
                GalleryTools()
            }
        }
        .onAppear { if program == nil { start() } }
    }

    private var stage: some View {
        VStack(spacing: 16) {
            if let program { DeviceFrame(program: program, bezel: gallery.screen.bezel) }
            HStack {
                Button("Start Again", systemImage: "arrow.counterclockwise") { start() }
                if example.tour != nil {
                    Toggle("Tour", systemImage: "play", isOn: $playsTour)
                        .onChange(of: playsTour) { start() }
                }
            }
            .buttonStyle(.bordered)
            .toggleStyle(.button)
        }
        .padding(20)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }

    private func start() { program = gallery.open(example, playsTour: playsTour) }
}
