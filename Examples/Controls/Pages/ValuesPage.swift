import SwiftUI

/// Controls with a number, and views that show one.
struct ValuesPage: View {
    @State private var amount = 0.4
    @State private var count = 3

    var body: some View {
        Form {
            Section("Set") {
                Slider(value: $amount) { Text("Amount") } minimumValueLabel: { Text("0") } maximumValueLabel: { Text("1") }
                Slider(value: $amount, in: 0...1, step: 0.25) { Text("Steps") }.tint(.red)
                Stepper("Count: \(count)", value: $count, in: 0...10)
            }
            Section("Shown as progress") {
                ProgressView("Linear", value: amount)
                HStack {
                    ProgressView()
                    ProgressView().controlSize(.large)
                    Text("Waiting")
                }
            }
            Section("Gauges") {
                Gauge(value: amount) { Text("Linear") } currentValueLabel: { Text(amount, format: .percent.precision(.fractionLength(0))) }
                Gauge(value: amount) { Text("Accessory") }.gaugeStyle(.accessoryLinear)
                Gauge(value: amount) { Text("Capacity") }.gaugeStyle(.accessoryLinearCapacity)
                HStack(spacing: 24) {
                    Gauge(value: amount) { Text("A") } currentValueLabel: { Text("\(Int(amount * 100))") }.gaugeStyle(.accessoryCircular)
                    Gauge(value: amount) { Text("B") } currentValueLabel: { Text("\(Int(amount * 100))") }.gaugeStyle(.accessoryCircularCapacity)
                }
                .tint(.teal)
            }
        }
    }
}
