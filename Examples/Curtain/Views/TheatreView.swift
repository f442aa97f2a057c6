import SwiftUI

/// The stage, the cue for the actor, and the settings of its entrance and exit.
struct TheatreView: View {
    @State private var isOnStage = true
    @State private var entrance = StageMove(kind: .scale)
    @State private var exit = StageMove(kind: .move, edge: .trailing)
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    var body: some View {
        GeometryReader { proxy in
            let isWide = proxy.size.width > proxy.size.height
            let layout = isWide ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
            layout {
                VStack(spacing: 16) {
                    stage
                    cue
                }
                .padding(16)
                .frame(maxHeight: isWide ? .infinity : max(proxy.size.height * 0.5, 200))
                form
                    .frame(maxWidth: isWide ? proxy.size.width * 0.45 : .infinity)
            }
        }
        .background { Color("House").ignoresSafeArea() }
    }

    private var stage: some View {
        StageView {
            if isOnStage {
                PaperMoon()
                    .transition(reduceMotion ? .opacity : .asymmetric(insertion: entrance.transition, removal: exit.transition))
            }
        }
    }

    private var cue: some View {
        Button {
            // A new cue while the moon is still moving reverses it from its current position.
            withAnimation(.easeInOut(duration: reduceMotion ? 0.25 : 0.8)) { isOnStage.toggle() }
        } label: {
            Label(isOnStage ? "Exit" : "Enter", systemImage: isOnStage ? "moon.zzz" : "moon.stars")
                .font(.headline)
                .frame(maxWidth: .infinity, minHeight: 30)
        }
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
    }

    private var form: some View {
        Form {
            MoveSection(title: "Enters by", move: $entrance)
            MoveSection(title: "Leaves by", move: $exit)
            if reduceMotion {
                Text("Motion is reduced: the moon fades in and out.")
                    .font(.footnote)
                    .foregroundColor(.secondary)
            }
        }
        .scrollContentBackground(.hidden)
    }
}

struct TheatreView_Previews: PreviewProvider {
    static var previews: some View {
        TheatreView()
    }
}
