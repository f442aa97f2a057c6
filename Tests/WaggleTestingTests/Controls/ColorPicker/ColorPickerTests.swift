import Foundation
import SwiftUI
import Testing
import WaggleTesting

/// Colour pickers and tooltips as people use them, through the public interface.
@MainActor struct ColorPickerTests {
    struct Palette: View {
        let value: TestValue<Color>
        var supportsOpacity = true
        @State private var color: Color
        init(_ value: TestValue<Color>, supportsOpacity: Bool = true) {
            (self.value, self.supportsOpacity) = (value, supportsOpacity)
            _color = State(initialValue: value.value)
        }
        var body: some View {
            VStack {
                ColorPicker("Paint", selection: Binding { color } set: { (color, value.value) = ($0, $0) }, supportsOpacity: supportsOpacity)
                Spacer()
            }
            .padding()
        }
    }
    private func code(_ color: Color) -> String {
        let resolved = color.resolve(in: EnvironmentValues())
        return [resolved.red, resolved.green, resolved.blue, resolved.opacity].map { "\(Int(($0 * 255).rounded()))" }.joined(separator: " ")
    }
    private func open(_ screen: TestScreen) throws {
        let well = try #require(screen.elements.first { $0.label == "Paint" && $0.value != nil })
        try screen.tap(.point(well.frame.midX, well.frame.midY))
        try screen.settle()
    }

    @Test func theWellTellsItsColourAndOpensAPanelWithAGrid() throws {
        let value = TestValue(Color(.sRGB, red: 1, green: 0, blue: 0)), screen = try TestScreen(Palette(value), size: CGSize(width: 390, height: 700))
        #expect(screen.elements.contains { $0.label == "Paint" && $0.value == "#FF0000" })
        try open(screen)
        let white = try #require(screen.elements("#FFFFFF").first).frame
        try screen.tap(.point(white.midX, white.midY))
        try screen.settle()
        #expect(code(value.value) == "255 255 255 255")
        #expect(screen.elements("#FFFFFF").contains { $0.traits.contains(.isSelected) })
        try screen.press(.escape)
        try screen.settle()
        #expect(!screen.shows("#000000"))
    }
    @Test func slidersSetComponentsAndOpacity() throws {
        let value = TestValue(Color(.sRGB, red: 0, green: 0, blue: 0)), screen = try TestScreen(Palette(value), size: CGSize(width: 390, height: 700))
        try open(screen)
        try screen.tap("Sliders")
        try screen.settle()
        let green = try screen.element("Green").frame
        try screen.drag(.point(green.minX + 14, green.midY), to: .point(green.maxX + 40, green.midY), halts: true)
        try screen.settle()
        #expect(code(value.value) == "0 255 0 255")
        let opacity = try screen.element("Opacity").frame
        try screen.drag(.point(opacity.maxX - 14, opacity.midY), to: .point(opacity.minX - 40, opacity.midY), halts: true)
        try screen.settle()
        #expect(code(value.value) == "0 255 0 0")
    }
    @Test func theSpectrumGoesFromWhiteThroughHuesToBlack() throws {
        let value = TestValue(Color(.sRGB, red: 0, green: 0, blue: 0)), screen = try TestScreen(Palette(value), size: CGSize(width: 390, height: 700))
        try open(screen)
        try screen.tap("Spectrum")
        try screen.settle()
        let areas = screen.elements("Spectrum").map(\.frame), area = try #require(areas.max { $0.height < $1.height })
        try screen.tap(.point(area.minX + area.width / 3, area.midY))
        try screen.settle()
        #expect(code(value.value).hasPrefix("0 255 0"))
        try screen.tap(.point(area.minX + area.width / 3, area.maxY - 0.5))
        try screen.settle()
        #expect(code(value.value).hasPrefix("0 1 0") || code(value.value).hasPrefix("0 0 0") || code(value.value).hasPrefix("0 2 0"))
    }
    @Test func withoutOpacityThereIsNoSliderForIt() throws {
        let screen = try TestScreen(Palette(TestValue(.red), supportsOpacity: false), size: CGSize(width: 390, height: 700))
        try open(screen)
        #expect(!screen.shows("Opacity"))
    }

    // MARK: Tooltips

    private func picture(_ screen: TestScreen) throws -> Data {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("tooltip-\(UUID().uuidString).png").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        try screen.savePicture(to: path)
        return try Data(contentsOf: URL(fileURLWithPath: path))
    }

    @Test func helpAppearsUnderAPointerThatRests() throws {
        let screen = try TestScreen(Button("Save") {}.help("Writes the file"), size: CGSize(width: 300, height: 200))
        #expect(try screen.element("Save").hint == "Writes the file")
        let before = try picture(screen)
        try screen.hover("Save")
        screen.advance(by: 0.5)
        #expect(try picture(screen) == before)
        screen.advance(by: 0.5)
        let shown = try picture(screen)
        #expect(shown != before)
        try screen.hover(nil)
        try screen.settle()
        #expect(try picture(screen) == before)
        // A tooltip does not block touches.
        try screen.hover("Save")
        screen.advance(by: 1)
        try screen.tap("Save")
    }

    @Test(.enabled(if: ProcessInfo.processInfo.environment["WAGGLE_LOOK"] != nil), arguments: [ColorScheme.light, .dark])
    func picturesOfEveryPageAreWritten(_ scheme: ColorScheme) throws {
        let folder = ProcessInfo.processInfo.environment["WAGGLE_LOOK"] ?? ""
        let screen = try TestScreen(Palette(TestValue(Color(.sRGB, red: 0.2, green: 0.6, blue: 0.9))), size: CGSize(width: 390, height: 600))
        screen.colorScheme = scheme
        try open(screen)
        for page in ["Grid", "Spectrum", "Sliders"] {
            try screen.tap(ScreenTarget(stringLiteral: page))
            try screen.settle()
            try screen.savePicture(to: "\(folder)/color-\(scheme)-\(page).png")
        }
        let help = try TestScreen(Button("Save") {}.help("Writes the file to the folder that you have chosen in the settings"), size: CGSize(width: 390, height: 300))
        help.colorScheme = scheme
        try help.hover("Save")
        help.advance(by: 1)
        try help.savePicture(to: "\(folder)/tooltip-\(scheme).png")
    }
}
