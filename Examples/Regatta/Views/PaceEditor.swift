import SwiftUI

/// Edits a boat's name and pace, with a lane to try them on.
struct PaceEditor: View {
    @Binding var boat: Boat
    @State private var isAway = false

    var body: some View {
        Form {
            Section {
                LaneRow(boat: boat, isAway: isAway, isSlow: false)
                Button("Try it") { isAway.toggle() }
            }
            Section("Boat") {
                TextField("Name", text: $boat.name)
            }
            Section("Pace") {
                Picker("Animation", selection: $boat.pace.kind) {
                    ForEach(Pace.Kind.allCases) { Text($0.title).tag($0) }
                }
                switch boat.pace.kind {
                case .linear, .easeIn, .easeOut, .easeInOut:
                    number("Duration", $boat.pace.duration, in: 0.25...5, step: 0.25, unit: " s")
                case .spring:
                    number("Response", $boat.pace.response, in: 0.25...5, step: 0.25, unit: " s")
                    number("Damping", $boat.pace.dampingFraction, in: 0.1...1.5, step: 0.1)
                case .interpolatingSpring:
                    number("Mass", $boat.pace.mass, in: 0.5...5, step: 0.5)
                    number("Stiffness", $boat.pace.stiffness, in: 5...200, step: 5)
                    number("Damping", $boat.pace.damping, in: 1...30, step: 1)
                    number("Velocity", $boat.pace.initialVelocity, in: -5...5, step: 0.5)
                }
                number("Delay", $boat.pace.delay, in: 0...3, step: 0.25, unit: " s")
            }
        }
        .navigationTitle(boat.name)
        .navigationBarTitleDisplayMode(.inline)
    }

    private func number(_ name: String, _ value: Binding<Double>, in range: ClosedRange<Double>, step: Double, unit: String = "") -> some View {
        Stepper("\(name): \(value.wrappedValue.formatted())\(unit)", value: value, in: range, step: step)
    }
}
