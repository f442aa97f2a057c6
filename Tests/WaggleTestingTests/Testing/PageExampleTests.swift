import Foundation
import SwiftUI
import Testing
import WaggleTesting

private struct LampView: View {
    @State private var isLit = false
    @State private var brightness = 0.0
    var body: some View {
        VStack {
            Button(isLit ? "Turn off" : "Turn on") { isLit.toggle() }
            Text("Brightness \(Int(brightness))").frame(width: 200, height: 50).contentShape(Rectangle()).accessibilityIdentifier("brightness")
                .gesture(DragGesture().onChanged { brightness = $0.translation.width })
        }
    }
}

@MainActor @Test func theLampIsTurnedOn() throws {
    let screen = try TestScreen(LampView(), device: "iphone-15")
    try screen.tap("Turn on")
    #expect(screen.shows("Turn off"))
    try screen.drag(.identifier("brightness"), by: CGSize(width: 60, height: 0), halts: true)
    try screen.settle()
    #expect(try screen.element(.identifier("brightness")).label == "Brightness 60")
}

@Test func thePageAboutTestsShowsTheExampleAbove() throws {
    let source = try String(contentsOfFile: #filePath, encoding: .utf8)
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..")
    let page = try String(contentsOf: root.appendingPathComponent("Documentation/TestsAndFilms.md"), encoding: .utf8)
    let start = try #require(source.range(of: "@MainActor @Test func theLamp"))
    let end = try #require(source.range(of: "\n}\n", range: start.lowerBound..<source.endIndex))
    let example = source[start.lowerBound..<end.upperBound].split(separator: "\n").map { "    " + $0 }.joined(separator: "\n")
    #expect(page.contains(example))
}
