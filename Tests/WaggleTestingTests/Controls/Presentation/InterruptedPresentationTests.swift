import Foundation
import SwiftUI
import Testing
import WaggleTesting

/// Presentations that close while they open, and open while they close, at twenty moments of their motion: neither position nor speed jumps.
@MainActor struct InterruptedPresentationTests {
    enum Kind: CaseIterable, Sendable { case sheet, mediumSheet, cover, alert, dialog, popover }

    struct Presenting: View {
        let kind: Kind
        @Binding var isOpen: Bool
        var body: some View {
            let inside = Text("Inside").frame(maxWidth: .infinity, maxHeight: .infinity)
            let root = Color.clear.frame(width: 60, height: 60)
            switch kind {
            case .sheet: root.sheet(isPresented: $isOpen) { inside }
            case .mediumSheet: root.sheet(isPresented: $isOpen) { inside.presentationDetents([.medium, .large]) }
            case .cover: root.fullScreenCover(isPresented: $isOpen) { inside }
            case .alert: root.alert("Inside", isPresented: $isOpen) { Button("Keep", role: .cancel) {} }
            case .dialog: root.confirmationDialog("Inside", isPresented: $isOpen, titleVisibility: .visible) { Button("Copy") {} }
            case .popover: root.popover(isPresented: $isOpen) { Text("Inside").padding(40).presentationCompactAdaptation(.popover) }
            }
        }
    }
    /// The moving value, and the largest bend that its spring causes in a frame: 1.74 times the square of its frequency times its distance.
    private static let frame = 1.0 / 240
    private func value(_ kind: Kind, _ screen: TestScreen) -> CGFloat? {
        guard let element = screen.elements("Inside").first else { return nil }
        return kind == .alert || kind == .popover ? element.opacity : element.frame.midY
    }
    private func largestBend(_ kind: Kind) -> CGFloat {
        func bend(_ frequency: Double, over way: Double) -> CGFloat { 1.74 * frequency * frequency * way * Self.frame * Self.frame }
        return switch kind {
        case .sheet, .cover: bend(18.257, over: 844) + 1
        case .mediumSheet: bend(18.257, over: 422) + 1
        case .alert: bend(22.855, over: 1)
        case .dialog: bend(22.855, over: 200) + 1
        // The response is 0.337 s on opening and 0.409 s on closing; the opacity is the square of the progress.
        case .popover: 4 * bend(18.6, over: 1)
        }
    }

    @Test(arguments: Kind.allCases) func aPresentationCanBeClosedAtAnyMomentOfItsOpening(_ kind: Kind) throws {
        for step in 1...20 { try interrupt(kind, isOpening: true, after: Double(step) / 50) }
    }
    @Test(arguments: Kind.allCases) func aPresentationCanBeReopenedAtAnyMomentOfItsClosing(_ kind: Kind) throws {
        for step in 1...20 { try interrupt(kind, isOpening: false, after: Double(step) / 60) }
    }

    private func interrupt(_ kind: Kind, isOpening: Bool, after time: TimeInterval) throws {
        let isOpen = TestValue(!isOpening)
        let screen = try TestScreen(Presenting(kind: kind, isOpen: isOpen.binding), size: CGSize(width: 390, height: 844))
        if !isOpening { try screen.settle() }
        isOpen.value = isOpening
        screen.advance(by: time)
        var values: [CGFloat] = []
        for frame in 0..<60 {
            if frame == 8 { isOpen.value = !isOpening }
            screen.advance(by: Self.frame)
            // Already removed, or not yet inserted.
            guard let value = value(kind, screen) else { continue }
            values.append(value)
        }
        let limit = largestBend(kind)
        for index in values.indices.dropFirst(2) {
            let bend = values[index] - 2 * values[index - 1] + values[index - 2]
            guard abs(bend) > limit else { continue }
            Issue.record("\(kind), \(isOpening ? "opening" : "closing"), \(time) s: bend \(bend) over \(limit) at \(index) of \(values)")
            break
        }
        try screen.settle()
        #expect(screen.shows("Inside") != isOpening)
    }

    // MARK: Sheets and fingers

    @Test func aFingerCatchesAMovingSheetWhereItIs() throws {
        for step in 3...14 {
            let isOpen = TestValue(false)
            let screen = try TestScreen(Presenting(kind: .sheet, isOpen: isOpen.binding), size: CGSize(width: 390, height: 844))
            isOpen.value = true
            screen.advance(by: Double(step) / 50)
            let caught = try screen.element("Inside").frame.midY
            try screen.fingerDown(on: .point(195, 830))
            try screen.fingerMove(to: .point(195, 810), over: 0.05)
            let moved = try screen.element("Inside").frame.midY
            #expect(moved <= caught + 1 && moved > caught - 300, "after \(step) frames from \(caught) to \(moved)")
            // It stays under the finger.
            try screen.fingerMove(to: .point(195, 800), over: 0.05)
            screen.advance(by: 0.3)
            let held = try screen.element("Inside").frame.midY
            screen.advance(by: 0.3)
            #expect(abs(try screen.element("Inside").frame.midY - held) < 0.01)
            try screen.fingerUp()
            try screen.settle()
            // A sheet released below half of its height closes.
            #expect(screen.shows("Inside") == (held < 432 + 412))
        }
    }
    @Test func aThrownSheetKeepsTheFingersSpeed() throws {
        let isOpen = TestValue(true)
        let screen = try TestScreen(Presenting(kind: .mediumSheet, isOpen: isOpen.binding), size: CGSize(width: 390, height: 844))
        try screen.settle()
        try screen.fingerDown(on: .point(195, 500))
        for step in 1...12 { try screen.fingerMove(to: .point(195, 500 - CGFloat(step) * 8), over: 1.0 / 60) }
        let place = try screen.element("Inside").frame.midY
        try screen.fingerUp()
        screen.advance(by: 1.0 / 60)
        let next = try screen.element("Inside").frame.midY
        // The sheet's height grows by 8 points a frame, so its middle rises by four.
        #expect(abs((place - next) - 4) < 3, "\(place) to \(next)")
        try screen.settle()
    }
}
