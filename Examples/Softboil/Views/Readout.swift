import SwiftUI

/// Minutes and seconds in digits, and how firm the egg is. It is redrawn every full second, not in every frame.
struct Readout: View {
    let timer: EggTimer

    var body: some View {
        VStack(spacing: 2) {
            if let end = timer.end {
                TimelineView(.periodic(from: end.addingTimeInterval(-timer.duration), by: 1)) { context in
                    digits(at: context.date)
                }
            } else {
                digits(at: .now)
            }
        }
        .accessibilityHidden(true)
    }

    private func digits(at date: Date) -> some View {
        VStack(spacing: 2) {
            Text(Self.digits(timer.remaining(at: date)))
                .font(.system(size: 56, weight: .semibold, design: .rounded).monospacedDigit())
                .foregroundColor(Color("Ink"))
                .contentTransition(.numericText(countsDown: true))
            Text(caption(at: date))
                .font(.headline)
                .foregroundColor(timer.phase == .done ? .accentColor : Color("Ink").opacity(0.65))
        }
        .lineLimit(1)
        .minimumScaleFactor(0.5)
    }

    private func caption(at date: Date) -> String {
        let firmness = Doneness(after: timer.boiled(at: date))?.title ?? "Raw"
        switch timer.phase {
        case .ready: return firmness
        case .running: return "\(firmness) so far"
        case .paused: return "Paused"
        case .done: return firmness == "Raw" ? "Time is up, and still raw" : "\(firmness), and ready to eat"
        }
    }

    /// Partial seconds are rounded up, so that the last one is shown as 0:01.
    static func digits(_ seconds: TimeInterval) -> String {
        let whole = Int((seconds - 1e-6).rounded(.up))
        return "\(whole / 60):\(whole % 60 < 10 ? "0" : "")\(whole % 60)"
    }

    static func spoken(_ seconds: TimeInterval) -> String {
        let whole = Int((seconds - 1e-6).rounded(.up))
        return "\(whole / 60) minutes \(whole % 60) seconds"
    }
}
