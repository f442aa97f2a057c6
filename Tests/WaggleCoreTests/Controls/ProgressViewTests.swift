import Foundation
import Testing
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

@MainActor @Suite struct ProgressViewTests {
    struct Doubled: ProgressViewStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                ProgressView(configuration)
                Text("\(Int((configuration.fractionCompleted ?? 0) * 100)) %")
            }
        }
    }
    struct Forms: View {
        var body: some View {
            VStack(spacing: 20) {
                ProgressView()
                ProgressView("Loading…").tint(.red)
                ProgressView(value: 0.4)
                ProgressView(value: 30, total: 50).tint(.green).scaleEffect(x: 1, y: 3)
                ProgressView("Copying", value: 0.2)
                ProgressView(value: Float(3), total: 4) { Text("Label") } currentValueLabel: { Text("3 of 4") }
                ProgressView(value: nil as Double?)
                ProgressView { Text("Waiting") }.progressViewStyle(.circular)
                ProgressView(value: 0.5).progressViewStyle(LinearProgressViewStyle(tint: .orange))
            }
            .padding()
        }
    }

    @Test func formsAreDrawn() throws {
        let window = HeadlessWindow(Forms(), size: CGSize(width: 300, height: 460), scale: 2)
        window.advance(to: 0.25)
        let folder = ProcessInfo.processInfo.environment["WAGGLE_LOOK"]
        let picture = try window.draw()
        if let folder { try picture.writePNG(to: folder + "/progress.png") }
    }

    @Test func wheelTurnsInSteps() {
        let window = HeadlessWindow(ProgressView(), size: CGSize(width: 40, height: 40))
        _ = window.graph.displayList()
        #expect(window.graph.isAnimating)
        window.advance(to: 0.05)
        #expect(!window.graph.root.needsDisplay)
        window.advance(to: 0.11)
        #expect(window.graph.root.needsDisplay)
    }

    @Test func valuesAreCutToTheBar() {
        func fraction(_ value: Double?, total: Double = 1) -> Double?? {
            var found: Double??
            struct Spy: ProgressViewStyle {
                let see: (Double?) -> Void
                func makeBody(configuration: Configuration) -> some View {
                    see(configuration.fractionCompleted)
                    return Text("x")
                }
            }
            _ = HeadlessWindow(ProgressView(value: value, total: total).progressViewStyle(Spy { found = $0 }), size: CGSize(width: 50, height: 50))
            return found
        }
        #expect(fraction(3, total: 4) == 0.75)
        #expect(fraction(-1) == 0)
        #expect(fraction(7) == 1)
        #expect(fraction(.nan) == 0)
        #expect(fraction(0, total: 0) == 0)
        #expect(fraction(nil) == .some(.none))
    }

    @Test func aStyleMayShowAnother() {
        let window = HeadlessWindow(ProgressView(value: 0.5).progressViewStyle(Doubled()), size: CGSize(width: 50, height: 50))
        #expect(!window.graph.isAnimating)
    }
}
