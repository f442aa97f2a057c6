import Foundation
import SwiftUI
import Testing
@testable import WaggleTesting
@testable import WaggleUIKit

/// Layers in views: shapes, gradients, masks and animations.
@MainActor @Suite(.serialized)
struct LayerTests {
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private func screen() throws -> TestScreen { try TestScreen(Represented(view).frame(width: 100, height: 100), size: CGSize(width: 100, height: 100)) }
    private func colour(_ screen: TestScreen, _ x: CGFloat, _ y: CGFloat) throws -> String {
        let pixel = try #require(try pixels(screen, in: CGRect(x: x, y: y, width: 1, height: 1)).first)
        return (pixel.red > 128 ? "r" : "") + (pixel.green > 128 ? "g" : "") + (pixel.blue > 128 ? "b" : "")
    }

    @Test func aLayerIsNeverInsideItself() {
        let outer = CALayer(), inner = CALayer()
        outer.addSublayer(inner)
        inner.addSublayer(outer)
        outer.addSublayer(outer)
        #expect(outer.superlayer == nil && inner.superlayer === outer && inner.sublayers == nil && outer.sublayers?.count == 1)
    }
    @Test func sublayersAreDrawnInTheirPlaces() throws {
        let layer = CALayer(), inner = CALayer()
        layer.frame = CGRect(x: 20, y: 20, width: 60, height: 60)
        (layer.backgroundColor, layer.cornerRadius, layer.maskedCorners) = (UIColor.red.cgColor, 20, [.layerMinXMinYCorner])
        inner.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
        inner.backgroundColor = UIColor.blue.cgColor
        layer.addSublayer(inner)
        view.layer.addSublayer(layer)
        #expect(layer.position == CGPoint(x: 50, y: 50) && layer.bounds.size == CGSize(width: 60, height: 60) && view.layer.sublayers?.count == 1 && inner.superlayer === layer)
        let screen = try screen()
        #expect(try [colour(screen, 21, 21), colour(screen, 78, 21), colour(screen, 40, 40), colour(screen, 60, 60), colour(screen, 5, 5)] == ["rgb", "r", "b", "r", "rgb"])
        layer.position.x += 10
        inner.removeFromSuperlayer()
        screen.advance(by: 0)
        #expect(try [colour(screen, 25, 60), colour(screen, 40, 40), colour(screen, 85, 60)] == ["rgb", "r", "r"])
        layer.isHidden = true
        screen.advance(by: 0)
        #expect(try colour(screen, 60, 60) == "rgb")
    }
    @Test func layersStandBehindOrInFrontOfSubviewsAsTheyWereAdded() throws {
        let behind = CALayer(), front = CALayer(), label = UIView(frame: CGRect(x: 40, y: 40, width: 20, height: 20))
        (behind.frame, front.frame) = (CGRect(x: 30, y: 30, width: 40, height: 40), CGRect(x: 50, y: 30, width: 20, height: 40))
        (behind.backgroundColor, front.backgroundColor, label.backgroundColor) = (UIColor.red.cgColor, UIColor.blue.cgColor, .green)
        view.addSubview(label)
        view.layer.insertSublayer(behind, at: 0)
        view.layer.addSublayer(front)
        let screen = try screen()
        #expect(try [colour(screen, 35, 50), colour(screen, 45, 50), colour(screen, 55, 50)] == ["r", "g", "b"])
    }
    @Test func aShapeIsFilledAndStrokedInPart() throws {
        let shape = CAShapeLayer(), path = UIBezierPath()
        path.move(to: CGPoint(x: 10, y: 50))
        path.addLine(to: CGPoint(x: 90, y: 50))
        (shape.path, shape.strokeColor, shape.fillColor, shape.lineWidth, shape.strokeEnd) = (path.cgPath, UIColor.red.cgColor, nil, 10, 0.5)
        view.layer.addSublayer(shape)
        let screen = try screen()
        #expect(try [colour(screen, 30, 50), colour(screen, 70, 50)] == ["r", "rgb"])
        (shape.strokeStart, shape.strokeEnd) = (0.5, 1)
        screen.advance(by: 0)
        #expect(try [colour(screen, 30, 50), colour(screen, 70, 50)] == ["rgb", "r"])
        (shape.path, shape.fillColor, shape.strokeColor) = (UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20)).cgPath, UIColor.blue.cgColor, nil)
        screen.advance(by: 0)
        #expect(try [colour(screen, 10, 10), colour(screen, 70, 50)] == ["b", "rgb"])
    }
    private final class GradientView: UIView {
        override class var layerClass: AnyClass { CAGradientLayer.self }
    }
    @Test func aViewsOwnLayerCanBeAGradient() throws {
        let gradient = GradientView(frame: view.bounds), layer = try #require(gradient.layer as? CAGradientLayer)
        (layer.colors, layer.startPoint, layer.endPoint) = ([UIColor.red.cgColor, UIColor.blue.cgColor], CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
        view.addSubview(gradient)
        let screen = try screen()
        #expect(try [colour(screen, 5, 50), colour(screen, 95, 50)] == ["r", "b"])
        layer.locations = [0.8, 0.9]
        screen.advance(by: 0)
        #expect(try colour(screen, 70, 50) == "r")
    }
    @Test func aMaskShowsWhatIsInside() throws {
        let mask = CAShapeLayer()
        mask.path = UIBezierPath(ovalIn: CGRect(x: 20, y: 20, width: 60, height: 60)).cgPath
        view.backgroundColor = .red
        view.layer.mask = mask
        let screen = try screen()
        #expect(try [colour(screen, 50, 50), colour(screen, 22, 22)] == ["r", "rgb"])
        let half = CAGradientLayer()
        half.frame = view.bounds
        half.colors = [UIColor.black.cgColor, UIColor.clear.cgColor]
        half.locations = [0.5, 0.5]
        view.layer.mask = half
        screen.advance(by: 0)
        #expect(try [colour(screen, 50, 20), colour(screen, 50, 80)] == ["r", "rgb"])
    }

    // MARK: Animations

    private final class Watcher: NSObject, CAAnimationDelegate {
        var calls: [String] = []
        func animationDidStart(_ anim: CAAnimation) { calls.append("start") }
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { calls.append("stop \(flag)") }
    }
    @Test func aBasicAnimationMovesWhatIsDrawnAndNotTheLayer() throws {
        let shape = CAShapeLayer(), path = UIBezierPath(), watcher = Watcher(), stroke = CABasicAnimation(keyPath: "strokeEnd")
        path.move(to: CGPoint(x: 0, y: 50))
        path.addLine(to: CGPoint(x: 100, y: 50))
        (shape.path, shape.strokeColor, shape.lineWidth, shape.strokeEnd) = (path.cgPath, UIColor.red.cgColor, 10, 0)
        view.layer.addSublayer(shape)
        let screen = try screen()
        var isOver = false
        screen.clock.perform {
            CATransaction.begin()
            CATransaction.setCompletionBlock { isOver = true }
            (stroke.fromValue, stroke.toValue, stroke.duration, stroke.delegate) = (0, 1.0, 1, watcher)
            shape.add(stroke, forKey: "draw")
            CATransaction.commit()
        }
        screen.advance(by: 0)
        #expect(watcher.calls == ["start"] && shape.strokeEnd == 0 && shape.animationKeys() == ["draw"])
        screen.advance(by: 0.5)
        #expect(try [colour(screen, 40, 50), colour(screen, 60, 50)] == ["r", "rgb"])
        try screen.settle()
        #expect(watcher.calls == ["start", "stop true"] && isOver && shape.animationKeys() == nil)
        #expect(try colour(screen, 40, 50) == "rgb", "The layer's own value has not changed.")
        (stroke.fillMode, stroke.isRemovedOnCompletion) = (.forwards, false)
        screen.clock.perform { shape.add(stroke, forKey: "draw") }
        screen.advance(by: 1.5)
        try screen.settle()
        #expect(try colour(screen, 90, 50) == "r")
        shape.removeAllAnimations()
        screen.advance(by: 0)
        #expect(try colour(screen, 90, 50) == "rgb" && screen.isSettled)
    }
    @Test func aViewIsShakenByKeyframes() throws {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20)), shake = CAKeyframeAnimation(keyPath: "transform.translation.x")
        label.text = "Moon"
        view.addSubview(label)
        let screen = try screen(), start = try screen.element("Moon").frame.minX
        (shake.values, shake.duration, shake.repeatCount) = ([0, 20, 0, -20, 0], 0.4, 2)
        screen.clock.perform { label.layer.add(shake, forKey: "shake") }
        screen.advance(by: 0)
        screen.advance(by: 0.1)
        #expect(try abs(screen.element("Moon").frame.minX - start - 20) < 6)
        screen.advance(by: 0.6)
        #expect(try abs(screen.element("Moon").frame.minX - start + 20) < 6)
        try screen.settle()
        #expect(try screen.element("Moon").frame.minX == start)
    }
    @Test func animationsOfPositionsAddAndGroupsRunTogether() throws {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20)), group = CAAnimationGroup(), move = CABasicAnimation(keyPath: "position"), fade = CABasicAnimation(keyPath: "opacity")
        label.text = "Moon"
        view.addSubview(label)
        let screen = try screen(), start = try screen.element("Moon").frame.minX
        move.byValue = CGPoint(x: 40, y: 0)
        (fade.fromValue, fade.toValue) = (0, 1)
        (group.animations, group.duration) = ([move, fade], 1)
        for animation in [move, fade] { animation.duration = 1 }
        screen.clock.perform { label.layer.add(group, forKey: nil) }
        screen.advance(by: 0)
        screen.advance(by: 0.5)
        let moon = try screen.element("Moon")
        #expect(abs(moon.frame.minX - start - 20) < 3 && abs(moon.opacity - 0.5) < 0.08)
        label.layer.removeAllAnimations()
        screen.advance(by: 0)
        #expect(try screen.element("Moon").frame.minX == start && screen.isSettled)
    }
}
