import Foundation
import Testing
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

private final class Notes {
    var lines: [String] = []
}

@MainActor
@Suite struct AccessibilityActionTests {
    private func window(_ view: some View) -> HeadlessWindow { HeadlessWindow(view, size: CGSize(width: 200, height: 200)) }

    private func perform(_ request: AccessibilityRequest, on label: String, _ window: HeadlessWindow) -> Bool {
        let all = window.graph.accessibilityElements().flatMap(\.all)
        guard let element = all.first(where: { $0.label == label || $0.identifier == label }) else { return false }
        return window.graph.perform(request, on: element.id)
    }

    @Test func eachKindOfActionReachesItsHandler() {
        let notes = Notes()
        let window = window(Text("Dial")
            .accessibilityAction { notes.lines.append("activated") }
            .accessibilityAction(.magicTap) { notes.lines.append("magic") }
            .accessibilityAction(named: "Reset") { notes.lines.append("reset") }
            .accessibilityAdjustableAction { notes.lines.append($0 == .increment ? "up" : "down") }
            .accessibilityScrollAction { notes.lines.append("\($0)") }
            .accessibilityZoomAction { notes.lines.append("\($0.direction) at \($0.location.x)") })
        for request: AccessibilityRequest in [.activate, .magicTap, .named("Reset"), .adjust(.increment), .adjust(.decrement), .scroll(.top), .zoom(.zoomIn, at: .trailing)] {
            #expect(perform(request, on: "Dial", window))
        }
        #expect(notes.lines == ["activated", "magic", "reset", "up", "down", "top", "zoomIn at 1.0"])
        #expect(!perform(.named("Explode"), on: "Dial", window))
        #expect(!perform(.escape, on: "Dial", window))
    }

    @Test func aViewThatOnlyTakesTouchesIsActivatedByOne() {
        let notes = Notes()
        let window = window(Text("Door").onTapGesture { notes.lines.append("open") })
        #expect(perform(.activate, on: "Door", window))
        #expect(notes.lines == ["open"])
        #expect(!perform(.activate, on: "Door", self.window(Text("Door"))), "Nobody takes the touch.")
    }

    @Test func aTouchThatActivatesGoesToTheActivationPoint() {
        let notes = Notes()
        let pair = HStack(spacing: 0) {
            Color.red.frame(width: 50, height: 50).onTapGesture { notes.lines.append("left") }
            Color.blue.frame(width: 50, height: 50).onTapGesture { notes.lines.append("right") }
        }
        for point in [UnitPoint.leading, .trailing] {
            #expect(perform(.activate, on: "pair", window(pair.accessibilityElement().accessibilityIdentifier("pair").accessibilityActivationPoint(point.x == 0 ? UnitPoint(x: 0.1, y: 0.5) : UnitPoint(x: 0.9, y: 0.5)))))
        }
        #expect(perform(.activate, on: "pair", window(pair.accessibilityElement().accessibilityIdentifier("pair").accessibilityActivationPoint(CGPoint(x: 60, y: 10)))))
        #expect(notes.lines == ["left", "right", "right"])
    }

    @Test func aButtonIsActivatedUnlessItIsDisabled() {
        let notes = Notes()
        #expect(perform(.activate, on: "Go", window(Button("Go") { notes.lines.append("went") })))
        #expect(!perform(.activate, on: "Go", window(Button("Go") { notes.lines.append("never") }.disabled(true))))
        #expect(notes.lines == ["went"])
    }

    @Test func theOuterHandlerOfAKindWinsAndNamedOnesAddUp() {
        let notes = Notes()
        let view = Text("a").accessibilityAction { notes.lines.append("inner") }.accessibilityAction { notes.lines.append("outer") }
            .accessibilityAction(named: "One") {}.accessibilityAction(named: Text("Two")) {}
        let window = window(view)
        #expect(perform(.activate, on: "a", window))
        #expect(notes.lines == ["outer"])
        #expect(window.graph.accessibilityElements().first?.actions.map(\.kind) == [.activate, .named("One"), .named("Two")])
    }

    @Test func leavingIsPassedToTheContainerAround() {
        let notes = Notes()
        let window = window(VStack { Text("a"); Text("b") }.accessibilityElement(children: .contain).accessibilityAction(.escape) { notes.lines.append("left") })
        #expect(perform(.escape, on: "b", window))
        #expect(notes.lines == ["left"])
    }

    @Test func actionsOfCombinedElementsAreTheFirstOnesAndNames() {
        let notes = Notes()
        let row = HStack { Text("Mail"); Button("Reply") { notes.lines.append("reply") }; Button("Delete") { notes.lines.append("delete") } }
        let window = window(row.accessibilityElement(children: .combine))
        #expect(window.graph.accessibilityElements().map(\.label) == ["Mail, Reply, Delete"])
        #expect(perform(.activate, on: "Mail, Reply, Delete", window))
        #expect(perform(.named("Delete"), on: "Mail, Reply, Delete", window))
        #expect(notes.lines == ["reply", "delete"])
    }

    @Test func buttonsThatAreNeverShownOfferActions() {
        let notes = Notes()
        let window = window(Text("Photo").accessibilityActions {
            Button("Share") { notes.lines.append("share") }
            Button("Print") { notes.lines.append("print") }.disabled(true)
        }.accessibilityAction { notes.lines.append("big") } label: { Text("Enlarge") })
        let photo = window.graph.accessibilityElements()
        #expect(photo.map(\.label) == ["Photo"])
        #expect(photo.first?.actions.map(\.kind) == [.named("Share"), .named("Enlarge")])
        #expect(perform(.named("Share"), on: "Photo", window) && perform(.named("Enlarge"), on: "Photo", window))
        #expect(notes.lines == ["share", "big"])
    }

    @Test func aCategoryOfActionsHasItsName() {
        let shown = window(Text("Photo").accessibilityActions(category: .edit) { Button("Crop") {} }).graph.accessibilityElements()
        #expect(shown.first?.actions.map(\.category) == ["Edit"])
    }

    @Test func aSliderIsOneAdjustableElementWithItsLabelAndPartsOfAHundred() {
        struct Volume: View {
            @State private var value = 50.0
            var body: some View { Slider(value: $value, in: 0...200) { Text("Volume") } }
        }
        let window = window(Volume())
        var volume: AccessibilityElement? { window.graph.accessibilityElements().first { $0.label == "Volume" } }
        #expect(window.graph.accessibilityElements().count == 1)
        #expect(volume?.value == "25%")
        #expect(perform(.adjust(.increment), on: "Volume", window))
        window.advance(to: 0.1)
        #expect(volume?.value == "35%", "A tenth of the range.")
        #expect(volume?.spoken == "Volume, 35%, Adjustable")
    }

    @Test func aSliderWithLargeStepsGoesByThem() {
        let scale = SliderScale(bounds: 0...4, step: 1)
        #expect(scale.value(2, adjusted: .increment) == 3 && scale.value(0, adjusted: .decrement) == 0)
        #expect(SliderScale(bounds: 0...0, step: nil).value(0, adjusted: .increment) == 0)
    }

    @Test func progressSaysHowMuchIsDone() {
        let shown = window(ProgressView("Loading", value: 0.25)).graph.accessibilityElements()
        #expect(shown.map(\.label) == ["Loading"] && shown.first?.value == "25%" && shown.first?.traits == .updatesFrequently)
    }
}
