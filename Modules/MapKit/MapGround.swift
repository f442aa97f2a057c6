import Foundation
import SwiftUI
import UIKit

/// The map itself.
public struct _MapGround: View {
    private let parts: [_MapPart]
    private let position: Binding<MapCameraPosition>?
    private let initial: MapCameraPosition
    private let bounds: MapCameraBounds?
    private let modes: MapInteractionModes
    private let selection: MapSelection?
    /// Where a person has moved it.
    @State private var moved: (center: MKMapPoint, scale: Double)?
    /// What it showed when the hand came down.
    @State private var start: MapProjection?
    @Environment(\.mapSettings) private var settings
    @Environment(\.mapProxy) private var proxy
    @Environment(\.colorScheme) private var colorScheme

    init(
        _ parts: [_MapPart], _ position: Binding<MapCameraPosition>?, _ initial: MapCameraPosition, _ bounds: MapCameraBounds?,
        _ modes: MapInteractionModes, _ selection: MapSelection?
    ) {
        (self.parts, self.position, self.initial, self.bounds, self.modes, self.selection) = (parts, position, initial, bounds, modes,
            selection)
    }

    public var body: some View {
        GeometryReader { geometry in
            let shown = projection(geometry.size)
            ZStack {
                MapLines(projection: shown, isDark: colorScheme == .dark, isImagery: settings.style.isImagery)
                Canvas { context, _ in for part in parts { draw(part, shown, in: &context) } }
                ForEach(Array(parts.enumerated()), id: \.offset) { _, part in
                    if let place = part.place, place.isOnMap {
                        annotation(part).onTapGesture { choose(part) }.modifier(AtPlace(point: shown.point(place), anchor: anchor(part)))
                    }
                }
            }
            .contentShape(.rect)
            .gesture(
                DragGesture(minimumDistance: 5).onChanged { drag($0.translation, geometry.size) }.onEnded { _ in finish(geometry.size) },
                including: modes.contains(.pan) ? .all : .subviews)
            .simultaneousGesture(
                MagnifyGesture().onChanged { zoom($0.magnification, geometry.size) }.onEnded { _ in finish(geometry.size) },
                including: modes.contains(.zoom) ? .all : .subviews)
            .onTapGesture(count: 2) { nearer(geometry.size) }
            .onTapGesture { selection?.choose(nil) }
            .onAppear { told(shown) }
            .onChange(of: shown) { _, new in told(new) }
        }
        .clipped()
        .overlay(alignment: .topTrailing) {
            if let controls = settings.controls { VStack(spacing: 8) { controls }.padding(8).environment(\.mapToPerson, { goToPerson() }) }
        }
        // A new position of the program's takes the map back from the hand.
        .onChange(of: position?.wrappedValue) { _, new in if new?.positionedByUser == false, start == nil { moved = nil } }
        .accessibilityElement(children: .contain)
        .accessibilityLabel("Map")
    }

    // MARK: What is shown

    private func projection(_ size: CGSize) -> MapProjection {
        let shown = if let moved {
            MapProjection(center: moved.center, scale: moved.scale, size: size)
        } else {
            projection(of: position?.wrappedValue ?? initial, size)
        }
        proxy?.projection = shown
        return shown
    }
    private func projection(of position: MapCameraPosition, _ size: CGSize) -> MapProjection {
        switch position.kind {
        case .region(let region): return MapProjection(showing: MKMapRect(region), size: size)
        case .rect(let rect): return MapProjection(showing: rect.isNull ? .world : rect, size: size)
        case .camera(let camera): return MapProjection(camera, size: size)
        case .user(let fallback):
            guard let place = CLLocationManager.places.last else { return projection(of: fallback, size) }
            return MapProjection(
                showing: MKMapRect(MKCoordinateRegion(center: place.coordinate, latitudinalMeters: 1000, longitudinalMeters: 1000)),
                size: size)
        case .automatic:
            let extent = MKMapRect(around: parts.flatMap(\.extent).filter { abs($0.x) < 1e12 && abs($0.y) < 1e12 })
            if extent.isNull { return MapProjection(showing: .world, size: size) }
            // One place alone has its surroundings.
            let least = 1000 * MKMapPointsPerMeterAtLatitude(MKMapPoint(x: extent.midX, y: extent.midY).coordinate.latitude)
            let wide = extent.insetBy(dx: min(0, (extent.width - least) / 2), dy: min(0, (extent.height - least) / 2))
            return MapProjection(showing: extent.width < least && extent.height < least
                ? MKMapRect(x: extent.midX - least / 2, y: extent.midY - least / 2, width: least, height: least) : wide, size: size,
                margin: min(48, size.width / 6, size.height / 6))
        }
    }

    // MARK: Hands

    private func drag(_ translation: CGSize, _ size: CGSize) {
        let from = start ?? projection(size)
        start = from
        move(MKMapPoint(x: from.center.x - translation.width * from.scale, y: from.center.y - translation.height * from.scale), from.scale,
            size)
    }
    private func zoom(_ magnification: CGFloat, _ size: CGSize) {
        let from = start ?? projection(size)
        start = from
        move(from.center, from.scale / max(magnification, 0.01), size)
    }
    private func nearer(_ size: CGSize) {
        guard modes.contains(.zoom) else { return }
        let from = projection(size)
        withAnimation { move(from.center, from.scale / 2, size) }
        finish(size)
    }
    /// The button of a map's controls.
    private func goToPerson() {
        guard let place = CLLocationManager.places.last?.coordinate, place.isOnMap else { return }
        start = nil
        // A position that follows the person takes the map over. Where there is none, a kilometre is as wide as a phone.
        withAnimation { moved = (MKMapPoint(place), 1000 * MKMapPointsPerMeterAtLatitude(place.latitude) / 390) }
        guard let position else { return }
        let now = position.wrappedValue
        position.wrappedValue = .userLocation(fallback: now.fallbackPosition ?? now)
    }
    private func move(_ center: MKMapPoint, _ scale: Double, _ size: CGSize) {
        var scale = scale
        if let bounds {
            let distance = MapProjection(center: center, scale: scale, size: size).camera.distance
            if let least = bounds.minimumDistance, distance < least { scale *= least / distance }
            if let most = bounds.maximumDistance, distance > most { scale *= most / distance }
        }
        let kept = MapProjection(center: center, scale: scale, size: size)
        moved = (kept.center, kept.scale)
    }
    private func finish(_ size: CGSize) {
        let shown = projection(size)
        start = nil
        if let position {
            var new = MapCameraPosition.region(shown.region)
            new.positionedByUser = true
            position.wrappedValue = new
        }
        settings.ended?(shown.context)
    }
    private func told(_ shown: MapProjection) {
        settings.changed?(shown.context)
        if start == nil { settings.ended?(shown.context) }
    }
    private func choose(_ part: _MapPart) { if let tag = part.tag { selection?.choose(tag) } }

    // MARK: Parts

    private func draw(_ part: _MapPart, _ shown: MapProjection, in context: inout GraphicsContext) {
        var path = Path(), isArea = true
        switch part.shape {
        case .marker, .view: return
        case .line(let places):
            path.addLines(shown.points(places))
            isArea = false
        case .area(let places):
            path.addLines(shown.points(places))
            path.closeSubpath()
        case .circle(let center, let metres):
            let middle = shown.point(center), radius = metres * MKMapPointsPerMeterAtLatitude(center.latitude) / shown.scale
            guard center.isOnMap, abs(radius) < 1e9 else { return }
            path.addEllipse(in: CGRect(x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius))
        }
        let tint = part.tint ?? .blue
        if isArea { context.fill(path, with: part.fill.map { .style($0) } ?? .color(tint.opacity(0.25))) }
        if let stroke = part.stroke {
            context.stroke(path, with: .style(stroke.style), style: stroke.line)
        } else if !isArea {
            context.stroke(path, with: part.fill.map { .style($0) } ?? .color(tint),
                style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round))
        }
    }

    private func anchor(_ part: _MapPart) -> UnitPoint {
        switch part.shape {
        case .view(_, let anchor): anchor
        case .marker: .bottom
        case .line, .area, .circle: .center
        }
    }

    @ViewBuilder private func annotation(_ part: _MapPart) -> some View {
        let isChosen = part.tag != nil && part.tag == selection?.value
        switch part.shape {
        case .marker(let symbol, let monogram):
            MapBalloon(
                symbol: symbol, monogram: monogram, tint: part.fill ?? AnyShapeStyle((part.tint ?? .red).gradient),
                isChosen: isChosen).overlay(alignment: .bottom) { title(part).offset(y: 16) }
        case .view(let view, _): view.overlay(alignment: .bottom) { title(part).offset(y: 16) }
        case .line, .area, .circle: EmptyView()
        }
    }
    @ViewBuilder private func title(_ part: _MapPart) -> some View {
        if part.showsTitle, part.title != nil || part.label != nil {
            Group { if let label = part.label { label } else { part.title } }
                .font(.caption2.weight(.semibold)).lineLimit(1).fixedSize()
                .shadow(color: colorScheme == .dark ? .black : .white, radius: 1).shadow(color: colorScheme == .dark ? .black : .white,
                    radius: 1)
        }
    }
}

extension MapProjection {
    var context: MapCameraUpdateContext { MapCameraUpdateContext(camera: camera, region: region, rect: rect) }
}

/// Puts a point of a view on a point of the map.
private struct AtPlace: ViewModifier {
    let point: CGPoint
    let anchor: UnitPoint
    func body(content: Content) -> some View {
        // Over nothing, so that the guides do not reach the container of all.
        Color.clear.frame(width: 0, height: 0)
            .overlay {
                content.fixedSize().alignmentGuide(HorizontalAlignment.center) { $0.width * anchor.x }
                    .alignmentGuide(VerticalAlignment.center) { $0.height * anchor.y }
            }
            .position(point)
    }
}

/// A balloon with a symbol or letters, whose tip is at the place.
private struct MapBalloon: View {
    let symbol: String?
    let monogram: Text?
    let tint: AnyShapeStyle
    let isChosen: Bool

    var body: some View {
        ZStack(alignment: .top) {
            Balloon().fill(tint).frame(width: 30, height: 38).shadow(color: .black.opacity(0.25), radius: 2, y: 1)
            Group {
                if let monogram { monogram.font(.footnote.weight(.semibold)) } else {
                    Image(systemName: symbol ?? "mappin").font(.system(size: 14, weight: .semibold))
                }
            }
            .foregroundStyle(.white).lineLimit(1).frame(width: 26, height: 30)
        }
        .frame(width: 30, height: 38)
        .scaleEffect(isChosen ? 1.4 : 1, anchor: .bottom)
        .animation(.spring(duration: 0.3), value: isChosen)
    }

    private struct Balloon: Shape {
        nonisolated func path(in rect: CGRect) -> Path {
            let radius = rect.width / 2, center = CGPoint(x: rect.midX, y: rect.minY + radius)
            return Path { path in
                path.addArc(center: center, radius: radius, startAngle: .degrees(60), endAngle: .degrees(120), clockwise: true)
                path.addQuadCurve(to: CGPoint(x: rect.midX, y: rect.maxY), control: CGPoint(x: rect.midX - 3, y: rect.minY + 2 * radius))
                path.addQuadCurve(to: CGPoint(x: center.x + radius * 0.5, y: center.y + radius * 0.866),
                    control: CGPoint(x: rect.midX + 3, y: rect.minY + 2 * radius))
                path.closeSubpath()
            }
        }
    }
}

/// The ground: lines of latitude and longitude at distances that read well.
private struct MapLines: View {
    let projection: MapProjection
    let isDark, isImagery: Bool

    var body: some View {
        Canvas { context, size in
            let ground = isImagery ? Color(red: 0.16, green: 0.24, blue: 0.2) : isDark ? Color(
                red: 0.13, green: 0.15, blue: 0.18) : Color(red: 0.96, green: 0.95, blue: 0.92)
            let line = isImagery || isDark ? Color.white.opacity(0.09) : Color.black.opacity(0.07)
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(ground))
            let region = projection.region, step = Self.step(region.span.longitudeDelta / max(size.width / 90, 1))
            guard step > 0, region.span.longitudeDelta.isFinite else { return }
            var path = Path()
            // Fewer than a hundred of them, whatever is shown.
            let west = (region.center.longitude - region.span.longitudeDelta / 2) / step,
                east = (region.center.longitude + region.span.longitudeDelta / 2) / step
            for index in Int(west.rounded(.up))..<max(
                Int(west.rounded(.up)), min(Int(east.rounded(.down)) + 1, Int(west.rounded(.up)) + 100)
            ) {
                let x = size.width / 2 + (MKMapPoint(
                    CLLocationCoordinate2D(latitude: 0, longitude: Double(index) * step)).x - projection.center.x) / projection.scale
                path.move(to: CGPoint(x: x, y: 0))
                path.addLine(to: CGPoint(x: x, y: size.height))
            }
            let south = projection.coordinate(CGPoint(x: 0, y: size.height)).latitude / step,
                north = projection.coordinate(.zero).latitude / step
            for index in Int(south.rounded(.up))..<max(
                Int(south.rounded(.up)), min(Int(north.rounded(.down)) + 1, Int(south.rounded(.up)) + 100)
            ) {
                let y = size.height / 2 + (MKMapPoint(
                    CLLocationCoordinate2D(latitude: Double(index) * step, longitude: 0)).y - projection.center.y) / projection.scale
                path.move(to: CGPoint(x: 0, y: y))
                path.addLine(to: CGPoint(x: size.width, y: y))
            }
            context.stroke(path, with: .color(line), lineWidth: 1)
        }
    }

    /// The next of 1, 2 and 5 and their tenfolds, in degrees.
    private static func step(_ least: Double) -> Double {
        guard least > 0, least.isFinite else { return 0 }
        let power = pow(10, floor(log10(least)))
        return power * ([1.0, 2, 5, 10].first { $0 * power >= least } ?? 10)
    }
}
