import SwiftUI

/// Two rings in step: beads come, the ring turns, beads go.
struct RingsView: View {
    @State private var count = 3
    @State private var start = Angle.degrees(-90)

    var body: some View {
        VStack(spacing: 28) {
            titled("By position") {
                PositionedRing(count: count, start: start)
            }
            titled("By a layout") {
                RingLayout(start: start) {
                    ForEach(0..<count, id: \.self) { index in
                        Bead(index: index)
                            .frame(width: 44, height: 44)
                            .transition(.scale)
                    }
                }
            }
        }
        .padding(28)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background {
            LinearGradient(colors: [Color("Paper"), Color("Blush")], startPoint: .top, endPoint: .bottom)
                .ignoresSafeArea()
        }
        .task { await dance() }
    }

    private func titled<Ring: View>(_ title: String, @ViewBuilder ring: () -> Ring) -> some View {
        ZStack {
            ring()
            VStack(spacing: 2) {
                Text(title)
                    .font(.headline)
                Text("\(count) beads")
                    .font(.subheadline)
                    .foregroundColor(Color("Plum").opacity(0.6))
            }
            .foregroundColor(Color("Plum"))
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }

    private func dance() async {
        await pause(0.6)
        while !Task.isCancelled {
            for next in [4, 5, 6, 8, 10, 12] {
                withAnimation(.spring(response: 0.7, dampingFraction: 0.6)) { count = next }
                await pause(0.9)
            }
            withAnimation(.easeInOut(duration: 1.6)) { start += .degrees(120) }
            await pause(2)
            for next in [9, 7, 5, 3] {
                withAnimation(.spring(response: 0.7, dampingFraction: 0.6)) {
                    count = next
                    start += .degrees(30)
                }
                await pause(0.9)
            }
            withAnimation(.easeInOut(duration: 1.2)) { start += .degrees(120) }
            await pause(1.6)
        }
    }

    private func pause(_ seconds: Double) async {
        try? await Task.sleep(nanoseconds: UInt64(seconds * 1_000_000_000))
    }
}

struct RingsView_Previews: PreviewProvider {
    static var previews: some View {
        RingsView()
    }
}
