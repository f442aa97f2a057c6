import SwiftUI
import WaggleRemote

/// A program on its screen, with the screen's rim around it. It is as large as the space allows.
struct DeviceFrame: View {
    let program: RemoteProgram
    let bezel: Bezel

    var body: some View {
        let screen = program.screen.size
        Rim(screen: screen, bezel: bezel) { scale in
            ZStack {
                RoundedRectangle(cornerRadius: (bezel.corner + bezel.width) * scale, style: .continuous)
                    .fill(bezel.cutout == .none ? AnyShapeStyle(.separator) : AnyShapeStyle(Color(white: 0.09)))
                    .strokeBorder(Color(white: 0.35), lineWidth: bezel.cutout == .none ? 0 : 1)
                    .shadow(color: .black.opacity(0.18), radius: 14 * scale, y: 8 * scale)
                RemoteProgramView(program)
                    .overlay { ProgramStateOverlay(state: program.state, scale: scale) { program.restart() } }
                    .clipShape(.rect(cornerRadius: bezel.corner * scale, style: .continuous))
                    .padding(bezel.width * scale)
            }
            .overlay(alignment: program.screen.size.width > program.screen.size.height ? .leading : .top) {
                if bezel.cutout == .island { Island(isUpright: screen.width < screen.height, scale: scale).padding((bezel.width + 11) * scale) }
            }
        }
    }
}

/// Gives its content the proportions of a screen with its rim, and the scale at which it is shown.
private struct Rim<Content: View>: View {
    let screen: CGSize
    let bezel: Bezel
    @ViewBuilder let content: (_ scale: Double) -> Content

    private var outer: CGSize { CGSize(width: screen.width + 2 * bezel.width, height: screen.height + 2 * bezel.width) }

    var body: some View {
        GeometryReader { geometry in content(geometry.size.width / outer.width) }
            .aspectRatio(outer, contentMode: .fit)
    }
}

/// The cutout of a telephone's screen.
private struct Island: View {
    let isUpright: Bool
    let scale: Double

    var body: some View {
        Capsule()
            .fill(.black)
            .frame(width: (isUpright ? 126 : 37) * scale, height: (isUpright ? 37 : 126) * scale)
            .allowsHitTesting(false)
    }
}

/// Says that a program is being built, or why it has ended.
private struct ProgramStateOverlay: View {
    let state: RemoteProgram.State
    let scale: Double
    let restart: @MainActor () -> Void

    var body: some View {
        switch state {
        case .running: EmptyView()
        case .starting:
            ProgressView()
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .background(.background.secondary)
        case .ended(let reason):
            VStack(spacing: 8) {
                Text(reason)
                    .font(.caption)
                    .multilineTextAlignment(.center)
                    .foregroundStyle(.secondary)
                Button("Start Again", action: restart)
                    .buttonStyle(.bordered)
                    .controlSize(.small)
            }
            .padding(8)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(.background.secondary)
        }
    }
}
