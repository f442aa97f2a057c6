import Foundation
import Testing
import TestSupport
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

/// Random fingers, keys, assistive requests and changes on a scrolling form of all controls.
@MainActor
struct ControlMonkeyTests {
    private struct Settings: Equatable {
        var isOn = false
        var flags = [true, false, true]
        var count = 3
        var share = 0.5
        var size = 1
        var hour = 5
        var sizes = 4
        var isExpanded = false
        var isEnabled = true
        var style = 0
        var isMirrored = false
    }
    private struct Form: View {
        let remote: Remote<Settings>
        @State private var settings = Settings()
        var body: some View {
            ScrollView {
                VStack(spacing: 8) {
                    Toggle("Wi-Fi", isOn: $settings.isOn)
                    Toggle("All", sources: $settings.flags, isOn: \.self)
                    if settings.style != 2 { Toggle("Bold", isOn: $settings.flags[0]).toggleStyle(.button) }
                    Stepper("Guests: \(settings.count)", value: $settings.count, in: 0...9)
                    Slider(value: $settings.share) { Text("Share") }
                    Slider(value: $settings.share, in: 0...1, step: 0.25) { Text("Quarter") }
                    ProgressView("Done", value: settings.share)
                    Gauge(value: settings.share) { Text("Fuel") }.gaugeStyle(.accessoryCircular)
                    Picker("Size", selection: $settings.size) { ForEach(0..<settings.sizes, id: \.self) { Text("\($0)") } }.pickerStyle(.segmented)
                    Picker("Hour", selection: $settings.hour) { ForEach(0..<(settings.sizes * 6), id: \.self) { Text("row \($0)") } }.pickerStyle(.wheel)
                    DisclosureGroup("More", isExpanded: $settings.isExpanded) {
                        GroupBox("Inside") { Picker("Size", selection: $settings.size) { ForEach(0..<settings.sizes, id: \.self) { Text("\($0)") } }.pickerStyle(.inline) }
                    }
                    ControlGroup { Button("A") { settings.count += 1 }; Button("B") { settings.count -= 1 } }.buttonRepeatBehavior(.enabled)
                }
                .padding()
            }
            .disabled(!settings.isEnabled)
            .environment(\.layoutDirection, settings.isMirrored ? .rightToLeft : .leftToRight)
            .background { remote.connect($settings) }
        }
    }

    @Test(arguments: Narrowing.seeds([1, 2, 3])) func randomInputOnControlsNeverTrapsAndSettles(seed: UInt64) {
        var dice = Dice(state: seed &* 0x9E37_79B9_7F4A_7C15)
        let remote = Remote<Settings>(), hand = Hand(on: Form(remote: remote), width: 320, height: 600)
        for _ in 0..<200 {
            let point = CGPoint(x: dice.number(0...320), y: dice.number(0...600))
            switch dice.roll(10) {
            case 0...2:
                hand.down(point.x, point.y)
                hand.drag(to: point.x + dice.number(-150...150), point.y + dice.number(-150...150), in: Double(dice.number(0.02...0.2)))
                if dice.roll(8) == 0 { hand.cancel() } else { hand.up() }
            case 3, 4: hand.tap(point.x, point.y)
            case 5:
                hand.down(point.x, point.y)
                hand.wait(Double(dice.number(0.2...0.9)))
                hand.up()
            case 6:
                let keys: [KeyEquivalent] = [.tab, .tab, .tab, .space, .return, .upArrow, .downArrow, .leftArrow, .rightArrow, .home, .end, .pageUp]
                hand.window.key(keys[dice.roll(keys.count)])
            case 7:
                let elements = hand.window.elements, element = elements[dice.roll(elements.count)]
                _ = hand.window.graph.perform([.activate, .adjust(.increment), .adjust(.decrement)][dice.roll(3)], on: element.id)
            default:
                withAnimation(dice.roll(2) == 0 ? nil : .easeOut(duration: 0.2)) {
                    var settings = remote.value ?? Settings()
                    switch dice.roll(7) {
                    case 0: settings.sizes = dice.roll(6)
                    case 1: settings.isEnabled.toggle()
                    case 2: settings.isExpanded.toggle()
                    case 3: settings.hour = dice.roll(30)
                    case 4: settings.style = dice.roll(3)
                    case 5: settings.isMirrored.toggle()
                    default: settings.share = Double(dice.number(0...1))
                    }
                    remote.value = settings
                }
            }
            hand.wait(Double(dice.number(0...0.2)))
        }
        hand.wait(6)
        #expect(hand.isIdle && !hand.window.graph.isAnimating)
        #expect((0...1).contains(remote.value?.share ?? -1))
        if let focused = hand.window.graph.input.focus.focused { #expect(focused.isAlive && focused.isShown) }
        // The controls still answer.
        remote.value?.isEnabled = true
        remote.value?.isMirrored = false
        hand.wait(1)
        let before = remote.value?.isOn
        hand.window.perform(.activate, on: "Wi-Fi")
        #expect(remote.value?.isOn != before)
    }
}
