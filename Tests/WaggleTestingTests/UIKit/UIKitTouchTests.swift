import Foundation
import SwiftUI
import Testing
import WaggleTesting
@testable import WaggleUIKit

/// Touches of UIKit's views.
@MainActor
struct UIKitTouchTests {
    /// Records its touches by name, in its own coordinates.
    private final class Slate: UIView {
        static var notes: [String] = []
        var name = ""
        var passesOn = false
        private func note(_ what: String, _ touches: Set<UITouch>) {
            for touch in touches { Self.notes.append("\(name) \(what) \(Int(touch.location(in: self).x.rounded())),\(Int(touch.location(in: self).y.rounded()))") }
        }
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            note("began", touches)
            if passesOn { super.touchesBegan(touches, with: event) }
        }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
    }
    private func slate(_ name: String, _ frame: CGRect) -> Slate {
        let slate = Slate(frame: frame)
        slate.name = name
        return slate
    }
    private func notes(_ view: UIView, _ act: (TestScreen) throws -> Void) throws -> [String] {
        Slate.notes = []
        try act(try TestScreen(Represented(view), size: CGSize(width: 200, height: 100)))
        return Slate.notes
    }

    @Test func theInnermostViewIsTouched() throws {
        let outer = slate("outer", .zero), inner = slate("inner", CGRect(x: 50, y: 20, width: 60, height: 40))
        outer.addSubview(inner)
        #expect(try notes(outer) { try $0.tap(.point(60, 30)) } == ["inner began 10,10", "inner ended 10,10"])
        #expect(try notes(outer) { try $0.tap(.point(10, 10)) } == ["outer began 10,10", "outer ended 10,10"])
        inner.passesOn = true
        #expect(try notes(outer) { try $0.tap(.point(60, 30)) } == ["inner began 10,10", "outer began 60,30", "inner ended 10,10"])
        inner.isUserInteractionEnabled = false
        #expect(try notes(outer) { try $0.tap(.point(60, 30)) } == ["outer began 60,30", "outer ended 60,30"])
    }

    @Test func plainViewsPassTouchesUp() throws {
        let outer = slate("outer", .zero)
        outer.addSubview(UIView(frame: CGRect(x: 50, y: 20, width: 60, height: 40)))
        #expect(try notes(outer) { try $0.tap(.point(60, 30)) } == ["outer began 60,30", "outer ended 60,30"])
    }

    @Test func placesFollowTransforms() throws {
        let outer = slate("outer", .zero), inner = slate("inner", CGRect(x: 50, y: 20, width: 60, height: 40))
        inner.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        outer.addSubview(inner)
        // The centre is fixed; distances from it count twice in the inner view.
        #expect(try notes(outer) { try $0.tap(.point(90, 45)) } == ["inner began 50,30", "inner ended 50,30"])
        #expect(try notes(outer) { try $0.tap(.point(55, 22)) } == ["outer began 55,22", "outer ended 55,22"])
        #expect(inner.convert(CGPoint(x: 30, y: 20), to: outer) == CGPoint(x: 80, y: 40) && inner.convert(CGPoint(x: 80, y: 40), from: outer) == CGPoint(x: 30, y: 20))
    }

    @Test func touchesReachControllers() throws {
        final class Touched: UIViewController {
            var count = 0
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { count += 1 }
        }
        struct ShownController: UIViewControllerRepresentable {
            let controller: Touched
            func makeUIViewController(context: Context) -> Touched { controller }
            func updateUIViewController(_ controller: Touched, context: Context) {}
        }
        let controller = Touched()
        controller.view.backgroundColor = .red
        let screen = try TestScreen(ShownController(controller: controller), size: CGSize(width: 100, height: 100))
        try screen.tap(.point(50, 50))
        #expect(controller.count == 1)
    }

    @Test func plainViewsLetTouchesThrough() throws {
        var taps = 0
        let screen = try TestScreen(ZStack {
            Color.red.onTapGesture { taps += 1 }
            Represented(UIView())
        }, size: CGSize(width: 100, height: 100))
        try screen.tap(.point(50, 50))
        #expect(taps == 1)
    }

    @Test func eventsKnowAllTouches() throws {
        final class Counting: UIView {
            var counts: [Int] = [], phases: [UITouch.Phase] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                counts.append(event?.touches(for: self)?.count ?? 0)
                phases += (event?.allTouches ?? []).map(\.phase).sorted { $0.rawValue < $1.rawValue }
            }
        }
        let view = Counting()
        view.isMultipleTouchEnabled = true
        let screen = try TestScreen(Represented(view), size: CGSize(width: 100, height: 100))
        try screen.fingerDown(on: .point(10, 10))
        try screen.fingerDown(on: .point(90, 10), finger: 1)
        #expect(view.counts == [1, 2] && view.phases == [.began, .began, .stationary])
    }
}
