// What running animations change about a layer.

import Foundation
import WaggleCore
import WaggleCoreGraphics
import WaggleGeometry

/// A value that animations go through.
enum AnimatedValue {
    case numbers([CGFloat])
    case color(UIColor)
    case path(Path)
    case transform(CGAffineTransform)

    /// Nil for values that are not animated.
    @MainActor init?(_ value: Any) {
        switch value {
        case let value as CGPoint: self = .numbers([value.x, value.y])
        case let value as CGSize: self = .numbers([value.width, value.height])
        case let value as CGRect: self = .numbers([value.minX, value.minY, value.width, value.height])
        case let value as CGPath: self = .path(Path(value))
        case let value as UIColor: self = .color(value)
        case let value as CGColor: self = .color(UIColor(cgColor: value))
        case let value as CATransform3D: self = .transform(CATransform3DGetAffineTransform(value))
        case let value as CGAffineTransform: self = .transform(value)
        case let value as CGFloat: self = .numbers([value])
        case let value as Double: self = .numbers([CGFloat(value)])
        case let value as Float: self = .numbers([CGFloat(value)])
        case let value as Int: self = .numbers([CGFloat(value)])
        case let value as NSNumber: self = .numbers([CGFloat(value.doubleValue)])
        default: return nil
        }
        if case .numbers(let numbers) = self, !numbers.allSatisfy(\.isFinite) { return nil }
    }
    /// The present value of a layer's property.
    @MainActor init?(_ keyPath: String, of layer: CALayer) {
        let transform = layer.affineTransform(), shape = layer as? CAShapeLayer
        switch keyPath {
        case "opacity": self = .numbers([CGFloat(layer.opacity)])
        case "position": self = .numbers([layer.position.x, layer.position.y])
        case "position.x": self = .numbers([layer.position.x])
        case "position.y": self = .numbers([layer.position.y])
        case "transform": self = .transform(transform)
        case "transform.rotation", "transform.rotation.z": self = .numbers([atan2(transform.b, transform.a)])
        case "transform.scale": self = .numbers([hypot(transform.a, transform.b)])
        case "transform.scale.x": self = .numbers([hypot(transform.a, transform.b)])
        case "transform.scale.y": self = .numbers([hypot(transform.c, transform.d)])
        case "transform.translation": self = .numbers([transform.tx, transform.ty])
        case "transform.translation.x": self = .numbers([transform.tx])
        case "transform.translation.y": self = .numbers([transform.ty])
        case "backgroundColor": self = .color(layer.backgroundColor.map { UIColor(cgColor: $0) } ?? .clear)
        case "cornerRadius": self = .numbers([layer.cornerRadius])
        case "borderWidth": self = .numbers([layer.borderWidth])
        case "strokeStart": self = .numbers([shape?.strokeStart ?? 0])
        case "strokeEnd": self = .numbers([shape?.strokeEnd ?? 1])
        case "lineWidth": self = .numbers([shape?.lineWidth ?? 1])
        case "fillColor": self = .color(shape?.fillColor.map { UIColor(cgColor: $0) } ?? .clear)
        case "strokeColor": self = .color(shape?.strokeColor.map { UIColor(cgColor: $0) } ?? .clear)
        case "path": self = .path(shape?.path.map { Path($0) } ?? Path())
        default: return nil
        }
    }

    @MainActor func mixed(with other: AnimatedValue, _ part: Double) -> AnimatedValue {
        let part = CGFloat(part)
        func between(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * part }
        switch (self, other) {
        case (.numbers(let a), .numbers(let b)) where a.count == b.count: return .numbers(zip(a, b).map(between))
        case (.color(let a), .color(let b)): return .color(AnimatorChange.mixed(a, b, part))
        case (.transform(let a), .transform(let b)):
            return .transform(CGAffineTransform(
                a: between(a.a, b.a), b: between(a.b, b.b), c: between(a.c, b.c), d: between(a.d, b.d), tx: between(a.tx, b.tx),
                ty: between(a.ty, b.ty)))
        case (.path(let a), .path(let b)): return .path(a.mixed(with: b, part))
        default: return part < 0.5 ? self : other
        }
    }
    func plus(_ other: AnimatedValue, _ factor: CGFloat = 1) -> AnimatedValue {
        guard case .numbers(let a) = self, case .numbers(let b) = other, a.count == b.count else { return self }
        return .numbers(zip(a, b).map { $0 + $1 * factor })
    }
    var number: CGFloat? { if case .numbers(let numbers) = self { numbers.first } else { nil } }
    var point: CGPoint? { if case .numbers(let numbers) = self, numbers.count >= 2 { CGPoint(x: numbers[0], y: numbers[1]) } else { nil } }
    var color: Color? { if case .color(let color) = self { color.color } else { nil } }
}

extension Path {
    /// The path between two of the same elements; the nearer one for others.
    fileprivate func mixed(with other: Path, _ part: CGFloat) -> Path {
        var mine: [Element] = [], theirs: [Element] = []
        forEach { mine.append($0) }
        other.forEach { theirs.append($0) }
        func between(_ a: CGPoint, _ b: CGPoint) -> CGPoint { CGPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part) }
        guard mine.count == theirs.count else { return part < 0.5 ? self : other }
        var result = Path()
        for pair in zip(mine, theirs) {
            switch pair {
            case (.move(let a), .move(let b)): result.move(to: between(a, b))
            case (.line(let a), .line(let b)): result.addLine(to: between(a, b))
            case (.quadCurve(let a, let ac), .quadCurve(let b, let bc)): result.addQuadCurve(to: between(a, b), control: between(ac, bc))
            case (.curve(let a, let ac, let ad), .curve(let b, let bc, let bd)):
                result.addCurve(to: between(a, b), control1: between(ac, bc), control2: between(ad, bd))
            case (.closeSubpath, .closeSubpath): result.closeSubpath()
            default: return part < 0.5 ? self : other
            }
        }
        return result
    }
}

/// What animations show in place of a layer's own properties; nil for these.
struct LayerMotion: Equatable {
    var opacity: CGFloat?, position: CGPoint?, cornerRadius: CGFloat?, borderWidth: CGFloat?, backgroundColor: Color?
    var strokeStart: CGFloat?, strokeEnd: CGFloat?, lineWidth: CGFloat?, fillColor: Color?, strokeColor: Color?, path: Path?
    private var x: CGFloat?, y: CGFloat?
    private var transform: CGAffineTransform?, rotation: CGFloat?, scaleX: CGFloat?, scaleY: CGFloat?, translationX: CGFloat?,
        translationY: CGFloat?

    /// - Parameter own: The layer's own value, for an animation that adds to it; nil otherwise.
    mutating func set(_ keyPath: String, _ value: AnimatedValue, added own: AnimatedValue?) {
        let value = own.map { $0.plus(value) } ?? value
        switch keyPath {
        case "opacity": opacity = value.number
        case "position": position = value.point
        case "position.x": x = value.number
        case "position.y": y = value.number
        case "transform": if case .transform(let new) = value { transform = new }
        case "transform.rotation", "transform.rotation.z": rotation = value.number
        case "transform.scale":
            if let point = value.point { (scaleX, scaleY) = (point.x, point.y) } else { (scaleX, scaleY) = (value.number, value.number) }
        case "transform.scale.x": scaleX = value.number
        case "transform.scale.y": scaleY = value.number
        case "transform.translation": (translationX, translationY) = (value.point?.x, value.point?.y)
        case "transform.translation.x": translationX = value.number
        case "transform.translation.y": translationY = value.number
        case "backgroundColor": backgroundColor = value.color
        case "cornerRadius": cornerRadius = value.number
        case "borderWidth": borderWidth = value.number
        case "strokeStart": strokeStart = value.number
        case "strokeEnd": strokeEnd = value.number
        case "lineWidth": lineWidth = value.number
        case "fillColor": fillColor = value.color
        case "strokeColor": strokeColor = value.color
        case "path": if case .path(let new) = value { path = new }
        default: Diagnostics.shared.report(
            "A layer's \(keyPath) is not animated; animate its opacity, position, transform, colours or the parts of a shape.")
        }
    }
    /// The way from the layer's own place to where it is.
    func move(from point: CGPoint) -> CGAffineTransform {
        CGAffineTransform(translationX: (x ?? position?.x ?? point.x) - point.x, y: (y ?? position?.y ?? point.y) - point.y)
    }
    /// A layer's transform with what animations replace of it.
    func applied(to own: CGAffineTransform) -> CGAffineTransform {
        let base = transform ?? own
        guard rotation != nil || scaleX != nil || scaleY != nil || translationX != nil || translationY != nil else { return base }
        let angle = rotation ?? atan2(base.b, base.a), width = scaleX ?? hypot(base.a, base.b), height = scaleY ?? hypot(base.c, base.d)
        return CGAffineTransform(scaleX: width, y: height).concatenating(CGAffineTransform(rotationAngle: angle))
            .concatenating(CGAffineTransform(translationX: translationX ?? base.tx, y: translationY ?? base.ty))
    }
}

/// The animations of a layer, in the order in which they were added.
@MainActor
final class RunningAnimations {
    private struct Entry {
        let animation: CAAnimation
        let key: String?
        let delay: TimeInterval
        var start: Date?
        var isOver = false
    }
    private var entries: [Entry] = []
    private var last: Date?

    var isEmpty: Bool { entries.isEmpty }
    var isMoving: Bool { entries.contains { !$0.isOver } }
    var keys: [String]? { entries.isEmpty ? nil : entries.compactMap(\.key) }
    func animation(_ key: String) -> CAAnimation? { entries.last { $0.key == key }?.animation }

    func add(_ animation: CAAnimation, _ key: String?) {
        if let key { remove(key) }
        let delay = animation.beginTime > 0 ? max(animation.beginTime - CACurrentMediaTime(), 0) : 0
        CATransaction.note(animation)
        if animation.duration <= 0 { animation.duration = CATransaction.animationDuration() }
        entries.append(Entry(animation: animation, key: key, delay: delay))
    }
    func remove(_ key: String) { remove { $0.key == key } }
    func removeAll() { remove { _ in true } }
    private func remove(where isMeant: (Entry) -> Bool) {
        let gone = entries.filter(isMeant)
        entries.removeAll(where: isMeant)
        for entry in gone where !entry.isOver { entry.animation.end(false) }
    }

    /// What the animations show at a moment; those that are over go.
    func motion(at date: Date?, of layer: CALayer) -> LayerMotion {
        // The program is told afterwards, when it may add others.
        var motion = LayerMotion(), begun: [CAAnimation] = [], ended: [CAAnimation] = []
        guard let date = date ?? last else { return motion }
        last = date
        for index in entries.indices {
            let animation = entries[index].animation
            if entries[index].start == nil {
                entries[index].start = date
                begun.append(animation)
            }
            let time = date.timeIntervalSince(entries[index].start ?? date) - entries[index].delay
            if let part = animation.progress(time) { animation.apply(part.progress, elapsed: part.elapsed, to: &motion, of: layer) }
            if !entries[index].isOver, animation.isOver(time) {
                entries[index].isOver = true
                ended.append(animation)
            }
        }
        entries.removeAll { $0.isOver && $0.animation.isRemovedOnCompletion }
        for animation in begun { animation.delegate?.animationDidStart(animation) }
        for animation in ended { animation.end(true) }
        return motion
    }
}

extension CAAnimation {
    fileprivate func end(_ isFinished: Bool) {
        delegate?.animationDidStop(self, finished: isFinished)
        onEnd?()
        onEnd = nil
    }
}
