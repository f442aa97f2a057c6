import Foundation
import SwiftUI

// The scales and axes of a chart.

extension ChartSceneBuilder {
    mutating func makeScales() {
        var x = ScaleBuilder(settings: settings.xScale, isUpward: false), y = ScaleBuilder(settings: settings.yScale, isUpward: true)
        var units = (x: 0.0, y: 0.0)
        for (index, mark) in marks.enumerated() where mark.kind != .sector {
            guard mark.x.isFinite, mark.y.isFinite else { continue }
            let span = stacking.spans[index]
            let vertical = isVertical[index] == true
            func add(_ position: MarkPosition, _ builder: inout ScaleBuilder, _ unit: inout Double, isSpan: Bool) {
                for value in position.plotted {
                    if let interval = value.interval {
                        builder.extremes += [interval.lowerBound, interval.upperBound]
                        unit = max(unit, interval.upperBound - interval.lowerBound)
                        builder.values.append(value.datum)
                    } else if isSpan, let span {
                        // Of what is stacked, only where it ends counts.
                        if builder.values.isEmpty { builder.values.append(.number(span.end)) }
                        builder.extremes += [span.start, span.end]
                    } else {
                        builder.values.append(value.datum)
                    }
                }
            }
            add(mark.x, &x, &units.x, isSpan: span != nil && !vertical)
            add(mark.y, &y, &units.y, isSpan: span != nil && vertical)
        }
        let xIsOpen = isOpen(settings.xScale), yIsOpen = isOpen(settings.yScale)
        addFunctions(&x, &y)
        let xGroups = groups(settings.xAxis), yGroups = groups(settings.yAxis)
        let xPlanner = AxisPlanner(isX: true, length: size.width, locale: locale, calendar: calendar, unit: units.x,
                                   scrolls: settings.scrolling.axes.contains(.horizontal))
        let yPlanner = AxisPlanner(isX: false, length: size.height, locale: locale, calendar: calendar, unit: units.y,
                                   scrolls: settings.scrolling.axes.contains(.vertical))
        if var scale = x.scale() {
            for group in xGroups { _ = xPlanner.values(group, &scale, isOpen: xIsOpen) }
            scene.xScale = scale
        }
        if var scale = y.scale() {
            if let first = yGroups.first, scale.isCategory, first.content == nil, first.position == .automatic,
               first.preset == .automatic || first.preset == .inset,
               settings.yAxis.visibility != .hidden {
                let inset = ChartLook.bandInset(lineHeight: lineHeight)
                // Where bands are too low for a label and a mark, labels stand beside the plot.
                if size.height * CGFloat(scale.step) >= inset + 6 { scale.bandInset = inset }
            }
            for group in yGroups { _ = yPlanner.values(group, &scale, isOpen: yIsOpen) }
            makeRoomForAnnotations(&scale, yPlanner, yGroups.first, isOpen: yIsOpen)
            scene.yScale = scale
        }
        if settings.xAxis.visibility != .hidden, var scale = scene.xScale {
            for (number, group) in xGroups.enumerated() {
                let values = xPlanner.values(group, &scale, isOpen: xIsOpen)
                xPlanner.plan(group, number, values: values, scale, into: &scene.xPlan)
            }
        }
        if settings.yAxis.visibility != .hidden, var scale = scene.yScale {
            for (number, group) in yGroups.enumerated() {
                let values = yPlanner.values(group, &scale, isOpen: yIsOpen)
                yPlanner.plan(group, number, values: values, scale, into: &scene.yPlan)
            }
        }
        gaps = (gap(scene.xScale, \.x), gap(scene.yScale, \.y))
    }
    func isOpen(_ scale: ScaleSettings) -> Bool {
        switch scale.domain?.kind {
        case nil: true
        case .automatic(_, _, let change): change == nil
        case .range, .categories: false
        }
    }
    func groups(_ axis: ChartConfiguration.AxisSettings) -> [AxisGroup] {
        guard let content = axis.content else { return [AxisGroup()] }
        var collector = _AxisCollector()
        content(&collector)
        return collector.groups
    }
    func gap(_ scale: PositionScale?, _ position: KeyPath<Mark, MarkPosition>) -> Double {
        guard let scale, !scale.isCategory else { return 0 }
        let shares = Set(marks.lazy.filter { $0.kind == .bar || $0.kind == .rectangle }.compactMap {
            $0[keyPath: position].first?.datum.number
        }.map { scale.share(of: $0) }).sorted()
        return zip(shares, shares.dropFirst()).map { $1 - $0 }.filter { $0 > 1e-9 }.min() ?? 0
    }
    /// A plot of a function has the values that it has over the x scale.
    func addFunctions(_ x: inout ScaleBuilder, _ y: inout ScaleBuilder) {
        for mark in marks {
            guard let function = mark.function, let domain = function.domain else { continue }
            // A parameter is on no axis.
            if case .parametric = function.kind { continue }
            x.extremes += [domain.lowerBound, domain.upperBound]
            if x.values.isEmpty { x.values.append(.number(domain.lowerBound)) }
        }
        for mark in marks {
            guard let function = mark.function else { continue }
            var isParametric = false
            if case .parametric = function.kind { isParametric = true } else if x.values.isEmpty, x.extremes.isEmpty,
               x.settings.domain == nil { (x.values, x.extremes) = ([.number(0)], [0, 1]) }
            guard let range = function.domain ?? x.scale().map({ $0.lower...$0.upper }) else { continue }
            for sample in function.samples(over: range, count: 200) where sample.y.isFinite && sample.y1.isFinite {
                y.extremes += [sample.y, sample.y1]
                if isParametric {
                    x.extremes.append(sample.x)
                    if x.values.isEmpty { x.values.append(.number(sample.x)) }
                }
            }
            if y.values.isEmpty, let first = y.extremes.first { y.values.append(.number(first)) }
        }
    }
    /// Annotations above the highest bar need their height: the scale gets further values until there is room.
    func makeRoomForAnnotations(_ scale: inout PositionScale, _ planner: AxisPlanner, _ group: AxisGroup?, isOpen: Bool) {
        guard isOpen, !scale.isCategory, !scale.isDate, size.height > 60, let group else { return }
        var highest = -Double.infinity
        for annotation in collector.annotations {
            switch annotation.position.kind {
            case .automatic, .top, .topLeading, .topTrailing: break
            case .overlay, .bottom, .bottomLeading, .bottomTrailing, .leading, .trailing: continue
            }
            switch annotation.overflow.y.kind {
            case .automatic, .padScale: break
            case .disabled, .fit: continue
            }
            for index in annotation.marks where marks.indices.contains(index) {
                guard marks[index].kind == .bar || marks[index].kind == .point || marks[index].kind == .line || marks[index]
                    .kind == .area else { continue }
                let number = stacking.spans[index].map { max($0.start, $0.end) } ?? marks[index].y.plotted.compactMap(\.datum.number)
                    .max() ?? -.infinity
                if isVertical[index] != false { highest = max(highest, number) }
            }
        }
        guard highest.isFinite else { return }
        let needed = 1 - Double((lineHeight * 1.6 + AxisPlan.spacing) / size.height)
        guard scale.share(of: highest) > needed else { return }
        let numbers = planner.values(group, &scale, isOpen: false).compactMap(\.number)
        let step = numbers.count > 1 ? numbers[1] - numbers[0] : (scale.upper - scale.lower) / 4
        if step > 0, (scale.upper + step).isFinite { scale.upper += step }
    }
}
