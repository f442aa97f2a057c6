// The numbers of a resolved style, for animation.

import Foundation
import WaggleDisplayList
import WaggleGeometry
import WaggleMotion

/// What animates of a style: colours, opacities, positions, radii and angles.
///
/// Colours are mixed as encoded sRGB, and opacity separately (as in iOS 17; from 18 on, Apple mixes in linear light). Springs may
/// overshoot: locations and angles follow, colours stay in the gamut. A single colour, the usual style, needs no array.
struct StyleNumbers: VectorArithmetic {
    /// What is between 0 and 1 is multiplied by this, because a spring comes to rest by distances in points. The same factor as
    /// `Color.Resolved`'s.
    static let colorScale = 128.0

    var color = SIMD4<Double>.zero
    var opacity = 0.0
    var others = AnimatableArray<Double>()

    static var zero: StyleNumbers { StyleNumbers() }
    static func == (a: StyleNumbers, b: StyleNumbers) -> Bool {
        guard a.color == b.color, a.opacity == b.opacity else { return false }
        // A missing number is 0.
        return a.others.elements == b.others.elements || (a.others - b.others).elements.allSatisfy { $0 == 0 }
    }
    static func + (a: StyleNumbers, b: StyleNumbers) -> StyleNumbers {
        StyleNumbers(color: a.color + b.color, opacity: a.opacity + b.opacity,
                     others: a.others.elements.isEmpty && b.others.elements.isEmpty ? a.others : a.others + b.others)
    }
    static func - (a: StyleNumbers, b: StyleNumbers) -> StyleNumbers {
        StyleNumbers(color: a.color - b.color, opacity: a.opacity - b.opacity,
                     others: a.others.elements.isEmpty && b.others.elements.isEmpty ? a.others : a.others - b.others)
    }
    static func += (a: inout StyleNumbers, b: StyleNumbers) { a = a + b }
    static func -= (a: inout StyleNumbers, b: StyleNumbers) { a = a - b }
    mutating func scale(by factor: Double) {
        color *= factor
        opacity *= factor
        if !others.elements.isEmpty { others.scale(by: factor) }
    }
    var magnitudeSquared: Double { (color * color).sum() + opacity * opacity + (others.elements.isEmpty ? 0 : others.magnitudeSquared) }
}

// MARK: Numbers of a style

/// Goes through the numbers of a style in a fixed order, and reads or sets them.
private struct NumberWalk {
    var values: [Double] = []
    private let isSetting: Bool
    private var index = 0

    init() { isSetting = false }
    init(setting values: [Double]) {
        self.values = values
        isSetting = true
    }

    mutating func visit(_ number: inout Double, scale: Double = 1, in range: ClosedRange<Double> = -Double.infinity...Double.infinity) {
        guard isSetting else { return values.append(number * scale) }
        if index < values.count { number = min(max(values[index] / scale, range.lowerBound), range.upperBound) }
        index += 1
    }
    mutating func visit(_ number: inout CGFloat, scale: Double = 1, in range: ClosedRange<Double> = -Double.infinity...Double.infinity) {
        var value = Double(number)
        visit(&value, scale: scale, in: range)
        number = CGFloat(value)
    }
    mutating func visit(_ number: inout Float, scale: Double = 1, in range: ClosedRange<Double> = -Double.infinity...Double.infinity) {
        var value = Double(number)
        visit(&value, scale: scale, in: range)
        number = Float(value)
    }
    mutating func visit(_ color: inout ResolvedColor) {
        visit(&color.red, scale: StyleNumbers.colorScale, in: 0...1)
        visit(&color.green, scale: StyleNumbers.colorScale, in: 0...1)
        visit(&color.blue, scale: StyleNumbers.colorScale, in: 0...1)
        visit(&color.opacity, scale: StyleNumbers.colorScale, in: 0...1)
    }
    mutating func visit(_ point: inout CGPoint) {
        visit(&point.x)
        visit(&point.y)
    }
    mutating func visit(_ point: inout SIMD2<Float>) {
        visit(&point.x)
        visit(&point.y)
    }
    mutating func visit(_ rect: inout CGRect) {
        visit(&rect.origin)
        visit(&rect.size.width, in: 0...Double.infinity)
        visit(&rect.size.height, in: 0...Double.infinity)
    }
    mutating func visit(_ stops: inout [ResolvedStop]) {
        for index in stops.indices {
            visit(&stops[index].color)
            visit(&stops[index].location, scale: StyleNumbers.colorScale, in: 0...1)
        }
    }
    mutating func visit(_ paint: inout Paint) {
        switch paint {
        // A single colour is not among the others.
        case .color, .backdrop: break
        case .linear(var stops, var from, var to):
            visit(&stops)
            visit(&from)
            visit(&to)
            paint = .linear(stops, from: from, to: to)
        case .radial(var stops, var center, var start, var end):
            visit(&stops)
            visit(&center)
            visit(&start, in: 0...Double.infinity)
            visit(&end, in: 0...Double.infinity)
            paint = .radial(stops, center: center, startRadius: start, endRadius: end)
        case .elliptical(var stops, var rect, var center, var start, var end):
            visit(&stops)
            visit(&rect)
            visit(&center.x, scale: StyleNumbers.colorScale)
            visit(&center.y, scale: StyleNumbers.colorScale)
            visit(&start, scale: StyleNumbers.colorScale)
            visit(&end, scale: StyleNumbers.colorScale)
            paint = .elliptical(stops, in: rect, center: center, startFraction: start, endFraction: end)
        case .angular(var stops, var center, var start, var end):
            visit(&stops)
            visit(&center)
            visit(&start, scale: StyleNumbers.colorScale)
            visit(&end, scale: StyleNumbers.colorScale)
            paint = .angular(stops, center: center, startAngle: start, endAngle: end)
        case .image(let image, var origin, let source, var scale):
            visit(&origin)
            visit(&scale, scale: StyleNumbers.colorScale)
            paint = .image(image, origin: origin, source: source, scale: scale)
        case .repeating(var inner, let mirrored):
            visit(&inner)
            paint = .repeating(inner, mirrored: mirrored)
        case .mesh(var mesh):
            visit(&mesh.bounds)
            for index in mesh.vertices.indices {
                visit(&mesh.vertices[index].position)
                visit(&mesh.vertices[index].leading)
                visit(&mesh.vertices[index].top)
                visit(&mesh.vertices[index].trailing)
                visit(&mesh.vertices[index].bottom)
            }
            for index in mesh.colors.indices { visit(&mesh.colors[index]) }
            visit(&mesh.background)
            paint = .mesh(mesh)
        }
    }
    /// Everything but a single colour and the opacity.
    mutating func visit(_ style: inout _ResolvedShapeStyle) {
        visit(&style.paint)
        visit(&style.backdropBlurRadius, in: 0...Double.infinity)
        for index in style.shadows.indices {
            visit(&style.shadows[index].color)
            visit(&style.shadows[index].radius, in: 0...Double.infinity)
            visit(&style.shadows[index].offset.width)
            visit(&style.shadows[index].offset.height)
        }
    }
}

extension _ResolvedShapeStyle {
    /// True for a single colour and an opacity.
    private var isPlainColor: Bool { if case .color = paint { shadows.isEmpty && backdropBlurRadius == 0 } else { false } }

    var numbers: StyleNumbers {
        get {
            var numbers = StyleNumbers(opacity: opacity * StyleNumbers.colorScale)
            if case .color(let color) = paint {
                numbers.color = SIMD4<Double>(SIMD4<Float>(color.red, color.green, color.blue, color.opacity)) * StyleNumbers.colorScale
            }
            guard !isPlainColor else { return numbers }
            var walk = NumberWalk(), style = self
            walk.visit(&style)
            numbers.others = AnimatableArray(walk.values)
            return numbers
        }
        set {
            if case .color = paint { paint = .color(ResolvedColor(clamping: ColorVector(newValue.color / StyleNumbers.colorScale))) }
            opacity = min(max(newValue.opacity / StyleNumbers.colorScale, 0), 1)
            guard !newValue.others.elements.isEmpty else { return }
            var walk = NumberWalk(setting: newValue.others.elements)
            walk.visit(&self)
        }
    }

    /// True if the same number means the same in both.
    func hasSameForm(as other: _ResolvedShapeStyle) -> Bool {
        paint.hasSameForm(as: other.paint) && shadows.count == other.shadows.count && zip(shadows, other.shadows).allSatisfy {
            $0.kind == $1.kind
        }
    }

    /// Two styles as ends of one animation: what cannot move from one to the other is the new one's.
    static func inOneForm(_ old: _ResolvedShapeStyle, _ new: _ResolvedShapeStyle) -> (_ResolvedShapeStyle, _ResolvedShapeStyle) {
        var from = new, to = new
        (from.paint, to.paint) = Paint.inOneForm(old.paint, new.paint)
        (from.opacity, from.backdropBlurRadius) = (old.opacity, old.backdropBlurRadius)
        if old.shadows.count == new.shadows.count {
            from.shadows = zip(old.shadows, new.shadows).map { $0.kind == $1.kind ? $0 : $1 }
        }
        return (from, to)
    }

    /// Interpolates two styles: paint, opacity, blur and shadows. The blend mode is the new one's.
    package static func interpolated(from: _ResolvedShapeStyle, to: _ResolvedShapeStyle, amount: Double) -> _ResolvedShapeStyle {
        let (start, end) = inOneForm(from, to)
        var style = end
        style.numbers = start.numbers.interpolated(towards: end.numbers, amount: amount)
        return style
    }
}

extension Paint {
    fileprivate func hasSameForm(as other: Paint) -> Bool {
        switch (self, other) {
        case (.color, .color), (.backdrop, .backdrop): true
        case (.linear(let a, _, _), .linear(let b, _, _)), (.radial(let a, _, _, _), .radial(let b, _, _, _)),
             (.elliptical(let a, _, _, _, _), .elliptical(let b, _, _, _, _)),
             (.angular(let a, _, _, _), .angular(let b, _, _, _)): a.count == b.count
        case (.image(let a, _, let part, _), .image(let b, _, let otherPart, _)): a === b && part == otherPart
        case (.repeating(let a, let mirrored), .repeating(let b, let otherMirrored)): mirrored == otherMirrored && a.hasSameForm(as: b)
        case (.mesh(let a), .mesh(let b)): a.isAlike(b)
        case (.color, _), (.linear, _), (.radial, _), (.elliptical, _), (.angular, _), (.image, _), (.repeating, _), (.mesh, _),
             (.backdrop, _): false
        }
    }

    /// Gradients of one kind get the stops of both at the union of their locations; other paints without a common form change immediately.
    fileprivate static func inOneForm(_ old: Paint, _ new: Paint) -> (Paint, Paint) {
        if old.hasSameForm(as: new) { return (old, new) }
        func united(_ a: [ResolvedStop], _ b: [ResolvedStop]) -> ([ResolvedStop], [ResolvedStop])? {
            guard !a.isEmpty, !b.isEmpty else { return nil }
            let locations = Set(a.map(\.location)).union(b.map(\.location)).sorted()
            return (locations.map {
                ResolvedStop(color: a.color(at: $0), location: $0)
            }, locations.map { ResolvedStop(color: b.color(at: $0), location: $0) })
        }
        switch (old, new) {
        case (.linear(let a, let start, let end), .linear(let b, let newStart, let newEnd)):
            guard let (a, b) = united(a, b) else { return (new, new) }
            return (.linear(a, from: start, to: end), .linear(b, from: newStart, to: newEnd))
        case (.radial(let a, let center, let start, let end), .radial(let b, let newCenter, let newStart, let newEnd)):
            guard let (a, b) = united(a, b) else { return (new, new) }
            return (.radial(a, center: center, startRadius: start, endRadius: end), .radial(
                b, center: newCenter, startRadius: newStart, endRadius: newEnd))
        case (.elliptical(let a, let rect, let center, let start, let end), .elliptical(
            let b, let newRect, let newCenter, let newStart, let newEnd)):
            guard let (a, b) = united(a, b) else { return (new, new) }
            return (.elliptical(a, in: rect, center: center, startFraction: start, endFraction: end),
                    .elliptical(b, in: newRect, center: newCenter, startFraction: newStart, endFraction: newEnd))
        case (.angular(let a, let center, let start, let end), .angular(let b, let newCenter, let newStart, let newEnd)):
            guard let (a, b) = united(a, b) else { return (new, new) }
            return (.angular(a, center: center, startAngle: start, endAngle: end), .angular(
                b, center: newCenter, startAngle: newStart, endAngle: newEnd))
        case (.repeating(let a, let mirrored), .repeating(let b, let newMirrored)) where mirrored == newMirrored:
            let (from, to) = inOneForm(a, b)
            return (.repeating(from, mirrored: mirrored), .repeating(to, mirrored: mirrored))
        case (.color, _), (.linear, _), (.radial, _), (.elliptical, _), (.angular, _), (.image, _), (.repeating, _), (.mesh, _),
             (.backdrop, _): return (new, new)
        }
    }

    /// Interpolates two paints of the same kind; paints of different kinds change immediately.
    /// - Parameter amount: 0 yields `from`, 1 yields `to`; springs may overshoot.
    package static func interpolated(from: Paint, to: Paint, amount: Double) -> Paint {
        _ResolvedShapeStyle.interpolated(from: _ResolvedShapeStyle(paint: from), to: _ResolvedShapeStyle(paint: to), amount: amount).paint
    }
}
