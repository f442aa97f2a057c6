import Foundation
import SwiftUI
import UIKit

/// How a map looks. The ground has no pictures; imagery is a darker one.
public struct MapStyle: Sendable, Equatable {
    public struct Elevation: Sendable { public static let automatic = Self(), flat = Self(), realistic = Self() }
    public struct StandardEmphasis: Sendable { public static let automatic = Self(), muted = Self() }
    let isImagery: Bool
    public static let standard = MapStyle(isImagery: false), imagery = MapStyle(isImagery: true), hybrid = MapStyle(isImagery: true)
    public static func standard(elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
        pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false) -> MapStyle {
        .standard
    }
    public static func imagery(elevation: Elevation = .automatic) -> MapStyle { .imagery }
    public static func hybrid(
        elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
    ) -> MapStyle {
        .hybrid
    }
}
public struct PointOfInterestCategories: Sendable {
    public static let all = Self(), excludingAll = Self()
    public static func including(_ categories: [MKPointOfInterestCategory]) -> Self { Self() }
    public static func excluding(_ categories: [MKPointOfInterestCategory]) -> Self { Self() }
}
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let restaurant = Self(rawValue: "Restaurant"), cafe = Self(rawValue: "Cafe"), park = Self(rawValue: "Park"),
        hotel = Self(rawValue: "Hotel"), store = Self(rawValue: "Store")
    public static let hospital = Self(rawValue: "Hospital"), museum = Self(rawValue: "Museum"),
        publicTransport = Self(rawValue: "PublicTransport"), parking = Self(rawValue: "Parking"), beach = Self(rawValue: "Beach")
}

struct MapSettings: @unchecked Sendable {
    var style = MapStyle.standard
    var controls: AnyView?
    var changed, ended: ((MapCameraUpdateContext) -> Void)?
}
private struct MapSettingsKey: EnvironmentKey { static var defaultValue: MapSettings { MapSettings() } }
private struct MapProxyKey: EnvironmentKey { static var defaultValue: MapProxyPlace? { nil } }
private struct MapToPersonKey: EnvironmentKey { static var defaultValue: (@MainActor () -> Void)? { nil } }

extension EnvironmentValues {
    var mapSettings: MapSettings {
        get { self[MapSettingsKey.self] }
        set { self[MapSettingsKey.self] = newValue }
    }
    var mapProxy: MapProxyPlace? {
        get { self[MapProxyKey.self] }
        set { self[MapProxyKey.self] = newValue }
    }
    /// Brings a map to the person's place; nil outside of a map.
    var mapToPerson: (@MainActor () -> Void)? {
        get { self[MapToPersonKey.self] }
        set { self[MapToPersonKey.self] = newValue }
    }
}

extension View {
    public func mapStyle(_ style: MapStyle) -> some View { transformEnvironment(\.mapSettings) { $0.style = style } }
    /// Buttons in the map's corner. Those of a part that the map lacks show nothing.
    public func mapControls<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        let controls = AnyView(content())
        return transformEnvironment(\.mapSettings) { $0.controls = controls }
    }
    public func mapControlVisibility(_ visibility: Visibility) -> some View {
        transformEnvironment(\.mapSettings) { if visibility == .hidden { $0.controls = nil } }
    }
    /// Has no effect: a map has one scope, its own.
    public func mapScope(_ scope: Namespace.ID) -> some View { self }
    /// Tells what the map shows, while it moves or when it has come to rest.
    public func onMapCameraChange(
        frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping (MapCameraUpdateContext) -> Void
    ) -> some View {
        transformEnvironment(\.mapSettings) { settings in
            switch frequency {
            case .continuous: settings.changed = action
            case .onEnd: settings.ended = action
            }
        }
    }
    public func onMapCameraChange(frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void) -> some View {
        onMapCameraChange(frequency: frequency) { _ in action() }
    }
    /// Shows a sheet that says that there is no picture of the street, while the binding is true.
    public func lookAroundViewer(isPresented: Binding<Bool>, initialScene: MKLookAroundScene?, allowsNavigation: Bool = true,
        showsRoadLabels: Bool = true, onDismiss: (() -> Void)? = nil) -> some View {
        sheet(isPresented: isPresented, onDismiss: onDismiss) { ContentUnavailableView("No Look Around", systemImage: "binoculars") }
    }
}

/// Turns the map to the north, where it always is: nothing is shown, as on a phone.
public struct MapCompass: View {
    public init(scope: Namespace.ID? = nil) {}
    public var body: some View { EmptyView() }
}
/// The map is flat: nothing is shown.
public struct MapPitchToggle: View {
    public init(scope: Namespace.ID? = nil) {}
    public var body: some View { EmptyView() }
}
public struct MapPitchSlider: View {
    public init(scope: Namespace.ID? = nil) {}
    public var body: some View { EmptyView() }
}
public struct MapZoomStepper: View {
    public init(scope: Namespace.ID? = nil) {}
    public var body: some View { EmptyView() }
}
/// A phone shows it only while the map is pinched.
public struct MapScaleView: View {
    public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {}
    public var body: some View { EmptyView() }
}
/// Goes to the person's place, among the controls of a map. Without a place it does nothing.
public struct MapUserLocationButton: View {
    @Environment(\.mapToPerson) private var goToPerson
    public init(scope: Namespace.ID? = nil) {}
    public var body: some View {
        let isKnown = !CLLocationManager.places.isEmpty
        Button { goToPerson?() } label: {
            Image(systemName: isKnown ? "location" : "location.slash").font(.system(size: 17)).foregroundStyle(.secondary)
                .frame(width: 44, height: 44).background(.regularMaterial, in: .rect(cornerRadius: 8)).contentShape(.rect)
        }
        .buttonStyle(.plain)
        .accessibilityLabel("My Location")
    }
}

// MARK: - Places of points

/// Knows which place a point of the map shows.
@MainActor public struct MapProxy {
    let place: MapProxyPlace
    /// - Parameter space: The local one: that of the map, which fills its reader.
    public func convert(_ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol) -> CGPoint? {
        place.projection?.point(coordinate)
    }
    public func convert(_ point: CGPoint, from space: some CoordinateSpaceProtocol) -> CLLocationCoordinate2D? {
        place.projection?.coordinate(point)
    }
    public func camera(framing rect: MKMapRect) -> MapCamera? {
        place.projection.map { MapProjection(showing: rect, size: $0.size).camera }
    }
    public func camera(framing region: MKCoordinateRegion) -> MapCamera? { camera(framing: MKMapRect(region)) }
}
/// What the map in a reader shows now.
@MainActor final class MapProxyPlace {
    var projection: MapProjection?
    nonisolated init() {}
}

public struct MapReader<Content: View>: View {
    private let content: (MapProxy) -> Content
    @State private var place = MapProxyPlace()
    public init(@ViewBuilder content: @escaping (MapProxy) -> Content) { self.content = content }
    public var body: some View { content(MapProxy(place: place)).environment(\.mapProxy, place) }
}
