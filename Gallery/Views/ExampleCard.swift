import SwiftUI
import WaggleRemote

/// A thumbnail of a program that plays its tour over and over, with the program's name and summary.
struct ExampleCard: View {
    let example: Example
    @Environment(Gallery.self) private var gallery
    @State private var isPointedAt = false

    var body: some View {
        VStack(spacing: 10) {
            Group {
                if let program = gallery.thumbnail(of: example) {
                    DeviceFrame(program: program, bezel: gallery.screen.bezel)
                        .allowsHitTesting(false)
                        .task(id: program.scriptIsOver) { await playAgain(program) }
                }
            }
            .frame(height: gallery.isLandscape ? 120 : 250)
            .scaleEffect(isPointedAt ? 1.04 : 1)
            Text(example.name)
                .font(.headline)
            // Code in it is marked as in Markdown.
            Text(LocalizedStringKey(example.summary))
                .font(.caption)
                .foregroundStyle(.secondary)
                .multilineTextAlignment(.center)
                .lineLimit(3, reservesSpace: true)
        }
        .padding(14)
        .frame(maxWidth: .infinity)
        .background(Color(.secondarySystemGroupedBackground), in: .rect(cornerRadius: 20, style: .continuous))
        .onHover { isOver in withAnimation(.spring(duration: 0.3)) { isPointedAt = isOver } }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(example.name)
        .accessibilityHint(example.summary)
        .accessibilityAddTraits(.isButton)
    }

    /// Starts the program again some time after its tour.
    private func playAgain(_ program: RemoteProgram) async {
        guard program.scriptIsOver, example.tour != nil, case .running = program.state else { return }
        try? await Task.sleep(for: .seconds(2))
        guard !Task.isCancelled else { return }
        program.restart()
    }
}
