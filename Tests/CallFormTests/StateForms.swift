// Objects, changes and dialogs as programs for iOS 16 write them.

import Combine
import SwiftUI

/// Counts down by a timer of the run loop.
class LoadingTimer: ObservableObject {
    @Published var end: Date?
    @Published var left = DateComponents(minute: 0, second: 0)
    private var timer: Timer?

    func start(seconds: Int) {
        end = Calendar.current.date(byAdding: DateComponents(minute: 0, second: seconds), to: .now)
        timer = Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { [weak self] _ in self?.tick() }
    }
    private func tick() {
        guard let end else { return }
        left = Calendar.current.dateComponents([.minute, .second], from: .now, to: end)
        if left.minute == 0, left.second == 0 {
            timer?.invalidate()
            timer = nil
            self.end = nil
        }
    }
}

struct LoadingBay: View {
    enum Crane: Hashable { case resting, lifting }

    @ObservedObject var timer = LoadingTimer()
    @State private var crane: Crane = .resting
    @State private var holds: Set<Int> = []
    @State private var loads: [Int: Double] = [:]
    @State private var weight: Float = 2
    @State private var changes = 0
    @State private var asks = false

    // The compiler accepts deprecated names here without a warning.
    @available(*, deprecated)
    var body: some View {
        VStack {
            Text("\(changes) changes, \(timer.left.second ?? 0) s, \(timer.end == nil ? "idle" : "busy")")
            Slider(value: $weight, in: 0...10, step: 0.5)
            Rectangle().fill(.gray).frame(width: 40, height: 40)
                .accessibilityElement().accessibilityLabel("Load")
                .scaleEffect(x: crane == .lifting ? 2 : 1, y: crane == .lifting ? 0.5 : 1, anchor: .bottom)
                .animation(.spring(), value: crane)
            Button(action: lift, label: { Text("Lift") })
            Button("Unload") { asks = true }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color.mint, ignoresSafeAreaEdges: .all)
        .onChange(of: crane) { _ in changes += 1 }
        .onChange(of: holds) { newHolds in changes += newHolds.count }
        .onChange(of: loads) { changes += $0.count }
        .confirmationDialog("Unload everything?", isPresented: $asks) {
            Button("Unload all", role: .destructive) { holds.removeAll() }
            Button("Keep", role: .cancel) {}
        } message: {
            Text("\(holds.count) holds are full.")
        }
    }

    private func lift() {
        crane = .lifting
        timer.start(seconds: 2)
        DispatchQueue.main.asyncAfter(deadline: DispatchTime.now() + 0.5) {
            crane = .resting
            holds.insert(1)
            loads[1] = Double(weight)
        }
    }
}

/// Places its subviews along a diagonal, by their number.
struct Staircase: Layout {
    let step: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: proposal.width ?? 100, height: proposal.height ?? 100)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (index, subview) in subviews.enumerated() {
            let point = CGPoint(x: bounds.minX + CGFloat(index) * step, y: bounds.minY + CGFloat(index) * step)
            subview.place(at: point, anchor: .topLeading, proposal: proposal)
        }
    }
}

struct Stairs: View {
    var body: some View {
        Staircase(step: 30) { ForEach(1..<4, id: \.self) { Text("Step \($0)") } }
    }
}
