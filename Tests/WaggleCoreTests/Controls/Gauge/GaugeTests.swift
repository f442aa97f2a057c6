import Foundation
import Testing
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

@MainActor
struct GaugeTests {
    private func window(_ view: some View, width: CGFloat = 200, height: CGFloat = 100, direction: LayoutDirection = .leftToRight) -> HeadlessWindow {
        HeadlessWindow(view, size: CGSize(width: width, height: height), environment: .with(\.layoutDirection, direction))
    }

    @Test func aBarFillsFromWhereReadingBegins() {
        let gauge = Gauge(value: 30, in: 20...60) { EmptyView() }.tint(Paints.red)
        #expect(window(gauge).frame(Paints.red)?.minX == 0)
        #expect(window(gauge).frame(Paints.red)?.width == 50)
        #expect(window(gauge, direction: .rightToLeft).frame(Paints.red)?.maxX == 200)
    }
    @Test func theLabelsStandAroundTheBar() {
        let view = Gauge(value: 0.5) { Block(Paints.red) } currentValueLabel: { Block(Paints.green) } minimumValueLabel: {
            Block(Paints.blue)
        } maximumValueLabel: { Block(Color(red: 1, green: 1, blue: 0)) }
        let window = window(view)
        let bar = window.all(.system(.fill)).first?.frame ?? .zero
        #expect((window.frame(Paints.red)?.maxY ?? .infinity) <= bar.minY)
        #expect((window.frame(Paints.green)?.minY ?? 0) >= bar.maxY)
        #expect(window.frame(Paints.blue)?.minX == 0 && bar.minX == 28 && bar.maxX == 172)
    }
    @Test func stylesAreGivenTheValueAsAPart() {
        struct Spy: GaugeStyle {
            let see: (Configuration) -> Void
            func makeBody(configuration: Configuration) -> some View {
                see(configuration)
                return configuration.currentValueLabel
            }
        }
        func configuration<G: View>(_ gauge: G) -> GaugeStyleConfiguration? {
            var found: GaugeStyleConfiguration?
            _ = window(gauge.gaugeStyle(Spy { found = $0 }))
            return found
        }
        #expect(configuration(Gauge(value: 15, in: 10...20) { Text("A") })?.value == 0.5)
        #expect(configuration(Gauge(value: 99, in: 10...20) { Text("A") })?.value == 1)
        #expect(configuration(Gauge(value: Double.nan) { Text("A") })?.value == 0)
        #expect(configuration(Gauge(value: 5, in: 5...5) { Text("A") })?.value == 0)
        #expect(configuration(Gauge(value: 0.5) { Text("A") })?.currentValueLabel == nil)
        #expect(configuration(Gauge(value: 0.5) { Text("A") } currentValueLabel: { Text("half") })?.currentValueLabel != nil)
    }
    @Test func ringsHaveASizeOfTheirOwn() {
        let gauge = Gauge(value: 0.5) { Text("A") }.background(Paints.blue)
        #expect(window(gauge.gaugeStyle(.accessoryCircular)).frame(Paints.blue)?.size == CGSize(width: 58, height: 58))
        #expect(window(gauge.gaugeStyle(.accessoryCircularCapacity)).frame(Paints.blue)?.size == CGSize(width: 58, height: 58))
    }
    @Test func markersStandAtTheValue() {
        func markers(_ style: some GaugeStyle, _ value: Double) -> CGPoint? {
            let dots = window(Gauge(value: value) { EmptyView() }.gaugeStyle(style).tint(Paints.red)).all(Paints.red).map(\.frame).filter { abs($0.width - 8) < 0.01 }
            return dots.last.map { CGPoint(x: $0.midX, y: $0.midY) }
        }
        #expect(near(markers(.accessoryLinear, 0)?.x, 4))
        #expect(near(markers(.accessoryLinear, 1)?.x, 196))
        // At half its value, an open ring has its marker at the top, 26 points above the middle of the window.
        #expect(near(markers(.accessoryCircular, 0.5)?.x, 100, 0.01))
        #expect(near(markers(.accessoryCircular, 0.5)?.y, 24, 0.01))
    }
    @Test func aGaugeIsOneAccessibilityElementWithItsValue() {
        let plain = window(Gauge(value: 3, in: 0...4) { Text("Fuel") }).elements
        #expect(plain.map(\.label) == ["Fuel"] && plain.first?.value == "75%")
        let told = window(Gauge(value: 3, in: 0...4) { Text("Fuel") } currentValueLabel: { Text("3 litres") }.gaugeStyle(.accessoryLinear)).elements
        #expect(told.map(\.label) == ["Fuel"] && told.first?.value == "3 litres")
    }
    @Test func valuesMoveInAnimations() {
        let remote = Remote<Double>()
        let window = window(Held(0.0, remote) { Gauge(value: $0.wrappedValue) { EmptyView() }.tint(Paints.red) })
        withAnimation(.linear(duration: 1)) { remote.value = 1 }
        window.advance(to: 0)
        window.advance(to: 0.5)
        #expect(near(window.frame(Paints.red)?.width, 100, 1))
    }
    @Test func stylesLookAsTheyShould() throws {
        let warm = Gradient(colors: [.green, .yellow, .orange, .red])
        let view = VStack(spacing: 24) {
            Gauge(value: 67, in: 50...120) { Text("BPM") } currentValueLabel: { Text("67") } minimumValueLabel: { Text("50") } maximumValueLabel: { Text("120") }
            Gauge(value: 0.3) { Text("Battery") }.gaugeStyle(.accessoryLinearCapacity).tint(.green)
            Gauge(value: 0.6) { Text("A") } currentValueLabel: { Text("6") } minimumValueLabel: { Text("0") } maximumValueLabel: { Text("10") }
                .gaugeStyle(.accessoryLinear).tint(warm)
            HStack(spacing: 24) {
                Gauge(value: 0.3) { Text("UV") } currentValueLabel: { Text("3") }.gaugeStyle(.accessoryCircular).tint(warm)
                Gauge(value: 0.7) { Text("A") } currentValueLabel: { Text("72") } minimumValueLabel: { Text("50") } maximumValueLabel: { Text("90") }
                    .gaugeStyle(.accessoryCircular)
                Gauge(value: 0.42) { Text("A") } currentValueLabel: { Text("42%") }.gaugeStyle(.accessoryCircularCapacity).tint(.orange)
            }
        }.padding()
        for scheme in [ColorScheme.light, .dark] {
            let window = HeadlessWindow(view.background(.background), size: CGSize(width: 320, height: 320), scale: 2, environment: .with(\.colorScheme, scheme))
            try window.look("gauge-\(scheme)")
        }
    }
}
