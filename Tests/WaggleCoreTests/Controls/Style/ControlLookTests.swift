import Foundation
import Testing
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

/// Pictures of the controls for inspection: light and dark, disabled, with large text, from right to left.
@MainActor
struct ControlLookTests {
    private struct Everything: View {
        var body: some View {
            VStack(spacing: 14) {
                Toggle("Aeroplane Mode", isOn: .constant(true))
                Toggle("Wi-Fi", systemImage: "wifi", isOn: .constant(false))
                Toggle("Disabled", isOn: .constant(true)).disabled(true)
                HStack {
                    Toggle("Bold", isOn: .constant(true)).toggleStyle(.button)
                    Toggle("Italic", isOn: .constant(false)).toggleStyle(.button)
                    ControlGroup { Button("Undo") {}; Button("Redo") {}; Button("Cut") {}.disabled(true) }
                }
                Stepper("Guests: 2", value: .constant(2), in: 2...9)
                Stepper("Share", value: .constant(0.25), in: 0...1, format: .percent)
                Slider(value: .constant(0.4)) { Text("Volume") } minimumValueLabel: { Image(systemName: "speaker") } maximumValueLabel: { Image(systemName: "speaker.wave.3") }
                Picker("Size", selection: .constant(1)) { Text("Small").tag(0); Text("Medium").tag(1); Text("Large").tag(2); Text("Huge").tag(3) }.pickerStyle(.segmented)
                ProgressView("Loading", value: 0.6)
                LabeledContent("Version", value: "17.2")
                DisclosureGroup("Details", isExpanded: .constant(true)) { Text("Here they are.") }
                GroupBox("Terms") { Text("Be kind to bees.") }
                VStack { Picker("Flavour", selection: .constant(1)) { Text("Sweet").tag(1); Text("Sour").tag(2) }.pickerStyle(.inline) }
                HStack { Link("Open", destination: URL(fileURLWithPath: "/")); EditButton().environment(\.editMode, .constant(.inactive)); RenameButton() }
            }
            .padding(16)
        }
    }

    @Test(arguments: ["light", "dark", "large", "right-to-left", "disabled", "tinted"])
    func everyControlIsDrawnInEveryAppearance(_ name: String) throws {
        var environment = EnvironmentValues()
        switch name {
        case "dark": environment.colorScheme = .dark
        case "large": environment.dynamicTypeSize = .accessibility2
        case "right-to-left": environment.layoutDirection = .rightToLeft
        default: break
        }
        let view = Everything().disabled(name == "disabled").tint(name == "tinted" ? .purple : nil).background(.background)
        let window = HeadlessWindow(view, size: CGSize(width: 390, height: name == "large" ? 1300 : 940), scale: 2, environment: environment)
        try window.look("controls-\(name)")
        #expect(window.elements.contains { $0.label == "Aeroplane Mode" })
    }
    @Test func aTouchedSwitchAndSegmentAreDrawnAtSeveralTimes() throws {
        let on = Remote<Bool>(), size = Remote<Int>()
        let hand = Hand(HeadlessWindow(VStack(spacing: 30) {
            Held(false, on) { Toggle("Wi-Fi", isOn: $0) }
            Held(0, size) { Picker("A", selection: $0) { Text("Small").tag(0); Text("Medium").tag(1); Text("Large").tag(2) }.pickerStyle(.segmented) }
        }.padding(16).background(.background), size: CGSize(width: 300, height: 140), scale: 2))
        hand.down(270, 40)
        hand.wait(0.2)
        try hand.window.look("touch-1-pressed")
        hand.up()
        hand.wait(0.08)
        try hand.window.look("touch-2-travelling")
        hand.wait(0.4)
        hand.down(250, 100)
        hand.wait(0.2)
        try hand.window.look("touch-3-highlighted")
        hand.up()
        hand.wait(0.08)
        try hand.window.look("touch-4-sliding")
        hand.wait(1)
        hand.down(250, 100)
        hand.wait(0.3)
        try hand.window.look("touch-5-thumb-pressed")
        hand.up()
        #expect(on.value == true && size.value == 2)
    }
    @Test(arguments: [ColorScheme.light, .dark])
    func aSettingsScreenIsDrawn(_ scheme: ColorScheme) throws {
        let window = HeadlessWindow(List {
            Section("Network") {
                Toggle("Wi-Fi", isOn: .constant(true))
                Toggle("Bluetooth", systemImage: "wifi", isOn: .constant(false))
                Slider(value: .constant(0.4))
                Stepper("Devices: 3", value: .constant(3))
                LabeledContent("Name", value: "Beehive")
                Picker("Size", selection: .constant(1)) { Text("Small").tag(0); Text("Large").tag(1) }.pickerStyle(.segmented)
                ProgressView("Copying", value: 0.3)
            }
            Section("More") {
                DisclosureGroup("Details", isExpanded: .constant(true)) { Text("one"); Text("two") }
                Picker("Flavour", selection: .constant(1)) { Text("Sweet").tag(1); Text("Sour").tag(2) }
                Button("Reset", role: .destructive) {}
            }
        }, size: CGSize(width: 390, height: 844), scale: 2, environment: .with(\.colorScheme, scheme))
        try window.look("settings-\(scheme)")
        #expect(window.element("Wi-Fi")?.value == "1")
    }
    @Test func focusIsDrawnAroundControls() throws {
        let window = HeadlessWindow(VStack(spacing: 24) {
            Toggle("Wi-Fi", isOn: .constant(true))
            Slider(value: .constant(0.5))
            Stepper("A", value: .constant(1))
            Picker("A", selection: .constant(0)) { Text("Small").tag(0); Text("Large").tag(1) }.pickerStyle(.segmented)
        }.padding(16).background(.background), size: CGSize(width: 300, height: 240), scale: 2)
        for index in 1...4 {
            window.key(.tab)
            try window.look("focus-\(index)")
            #expect(window.graph.input.focus.focused != nil)
        }
    }
}
