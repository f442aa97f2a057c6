import SwiftUI

/// A chart's scales and the place of its plot, for views over and behind it.
///
/// Positions are points in the plot, from its top left corner.
public struct ChartProxy {
    let scene: ChartScene
    let plotSizeOrNil: CGSize
    let anchor: Anchor<CGRect>?
    let selection: ChartSelection
    let isMirrored: Bool

    init(scene: ChartScene, plotSize: CGSize, anchor: Anchor<CGRect>?, selection: ChartSelection, isMirrored: Bool) {
        (self.scene, plotSizeOrNil, self.anchor, self.selection, self.isMirrored) = (scene, plotSize, anchor, selection, isMirrored)
    }

    public var plotSize: CGSize { plotSizeOrNil }
    public var plotAreaSize: CGSize { plotSizeOrNil }
    /// The plot's frame; nil while there is none.
    public var plotFrame: Anchor<CGRect>? { anchor }
    public var plotAreaFrame: Anchor<CGRect> {
        guard let anchor else {
            preconditionFailure("A chart's proxy is asked for its plot before the chart is laid out. Use plotFrame, which is nil then.")
        }
        return anchor
    }
    /// The frame of what scrolls the plot; the plot's without scrolling.
    public var plotContainerFrame: Anchor<CGRect>? { anchor }

    private func mirrored(_ x: CGFloat) -> CGFloat { isMirrored ? plotSize.width - x : x }

    // MARK: From values to positions

    public func position<P: Plottable>(forX value: P) -> CGFloat? {
        scene.xScale?.center(of: value.datum).map { mirrored($0.position(plotSize.width)) }
    }
    public func position<P: Plottable>(forY value: P) -> CGFloat? {
        scene.yScale?.center(of: value.datum).map { $0.position(plotSize.height) }
    }
    public func position<X: Plottable, Y: Plottable>(for point: (x: X, y: Y)) -> CGPoint? {
        guard let x = position(forX: point.x), let y = position(forY: point.y) else { return nil }
        return CGPoint(x: x, y: y)
    }
    /// The extent of a value on x: of a category, its band.
    public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
        scene.xScale?.band(of: value.datum).flatMap { ends in
            range(mirrored(ends.0.position(plotSize.width)), mirrored(ends.1.position(plotSize.width)))
        }
    }
    public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
        scene.yScale?.band(of: value.datum).flatMap { range($0.0.position(plotSize.height), $0.1.position(plotSize.height)) }
    }
    private func range(_ one: CGFloat, _ other: CGFloat) -> ClosedRange<CGFloat>? {
        guard one.isFinite, other.isFinite else { return nil }
        return min(one, other)...max(one, other)
    }

    // MARK: From positions to values

    func datum(atX position: CGFloat) -> _ChartDatum? {
        scene.xScale.flatMap { scale in scale.datum(share: scale.share(at: mirrored(position), length: plotSize.width)) }
    }
    func datum(atY position: CGFloat) -> _ChartDatum? {
        scene.yScale.flatMap { scale in scale.datum(share: scale.share(at: position, length: plotSize.height)) }
    }
    public func value<P: Plottable>(atX position: CGFloat, as: P.Type = P.self) -> P? { datum(atX: position).flatMap(P.init(datum:)) }
    public func value<P: Plottable>(atY position: CGFloat, as: P.Type = P.self) -> P? { datum(atY: position).flatMap(P.init(datum:)) }
    public func value<X: Plottable, Y: Plottable>(at position: CGPoint, as: (X, Y).Type = (X, Y).self) -> (X, Y)? {
        guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self) else { return nil }
        return (x, y)
    }
    /// The angle of a position around the middle of the plot, clockwise from the top.
    public func angle(at position: CGPoint) -> Angle {
        let angle = atan2(mirrored(position.x) - plotSize.width / 2, plotSize.height / 2 - position.y)
        return .radians(Double(angle < 0 ? angle + 2 * .pi : angle))
    }
    func number(at angle: Angle) -> Double? {
        guard let last = scene.sectors.max(by: { $0.turns < $1.turns }), angle.radians.isFinite else { return nil }
        var turns = (angle.radians / (2 * .pi)).truncatingRemainder(dividingBy: 1)
        if turns < 0 { turns += 1 }
        return last.upTo * turns
    }
    /// The sum of the sectors up to an angle.
    public func value<P: Plottable>(atAngle angle: Angle, as: P.Type = P.self) -> P? { number(at: angle).flatMap { P(datum: .number($0)) } }

    // MARK: Domains and styles

    /// The values of the x scale: both ends, or its categories.
    public func xDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] { domain(scene.xScale) }
    public func yDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] { domain(scene.yScale) }
    private func domain<P: Plottable>(_ scale: PositionScale?) -> [P] {
        guard let scale else { return [] }
        if scale.isCategory { return scale.categories.compactMap { P(datum: .category($0)) } }
        return [scale.lower, scale.upper].compactMap { P(datum: scale.isDate ? .date($0) : .number($0)) }
    }
    public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? {
        if let share = scene.styleScale.share(of: value.datum) {
            let range = scene.styleScale.range
            return ChartPainter.blended(range.isEmpty ? [AnyShapeStyle(Color.blue.opacity(0.2)), AnyShapeStyle(Color.blue)] : range, share,
                EnvironmentValues())
        }
        return scene.styleScale.visual(of: value.datum)
    }
    public func symbol<P: Plottable>(for value: P) -> AnyChartSymbolShape? { scene.symbolScale.visual(of: value.datum) }
    public func symbolSize<P: Plottable>(for value: P) -> CGFloat? {
        scene.sizeScale.area(of: value.datum) ?? scene.sizeScale.visual(of: value.datum)
    }
    public func lineStyle<P: Plottable>(for value: P) -> StrokeStyle? { scene.lineScale.visual(of: value.datum) }

    // MARK: Selecting

    /// Selects as the usual gesture does, for `chartXSelection(value:)`.
    @MainActor public func selectXValue(at xPosition: CGFloat) { selection.x?(datum(atX: xPosition)) }
    @MainActor public func selectYValue(at yPosition: CGFloat) { selection.y?(datum(atY: yPosition)) }
    @MainActor public func selectAngleValue(at angle: Angle) { selection.angle?(number(at: angle)) }
    @MainActor public func selectXRange(from: CGFloat, to: CGFloat) {
        guard let one = datum(atX: from), let other = datum(atX: to) else { return }
        selection.xRange?((one, other))
    }
    @MainActor public func selectYRange(from: CGFloat, to: CGFloat) {
        guard let one = datum(atY: from), let other = datum(atY: to) else { return }
        selection.yRange?((one, other))
    }
}

extension PositionScale {
    /// The middle of a value; nil for what is beyond the scale's categories.
    func center(of datum: _ChartDatum) -> Place? { place(of: isCategory ? .category(datum.name) : datum) }
    /// The ends of a value's band; the same place twice where it has none.
    func band(of datum: _ChartDatum) -> (Place, Place)? {
        if isCategory { return indices[datum.name].map { (place(share: Double($0) * step), place(share: Double($0 + 1) * step)) } }
        return place(of: datum).map { ($0, $0) }
    }
}
