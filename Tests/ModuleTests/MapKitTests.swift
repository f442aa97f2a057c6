import Foundation
@testable import MapKit
import SwiftUI
import Testing
import WaggleTesting

private struct Pier: Identifiable, Hashable {
    let id: Int
    let name: String
    let latitude, longitude: Double
    var place: CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }
}

@MainActor struct MapKitTests {
    private static let piers = [Pier(id: 1, name: "North Pier", latitude: 52.6, longitude: 13.3),
        Pier(id: 2, name: "South Pier", latitude: 52.4, longitude: 13.5)]

    /// The call form of most programs since iOS 17.
    private struct Harbor: View {
        @State private var position = MapCameraPosition.region(MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: 52.5, longitude: 13.4),
            span: MKCoordinateSpan(latitudeDelta: 0.5, longitudeDelta: 0.5)))
        @State private var selection: Int?
        @State private var middle = ""
        var body: some View {
            VStack {
                Map(position: $position, selection: $selection) {
                    ForEach(MapKitTests.piers) { pier in
                        Marker(pier.name, systemImage: "ferry", coordinate: pier.place).tint(.orange).tag(pier.id)
                    }
                    Annotation("Here", coordinate: CLLocationCoordinate2D(latitude: 52.5, longitude: 13.4)) {
                        Circle().fill(.blue).frame(width: 12, height: 12)
                    }
                    MapPolyline(coordinates: MapKitTests.piers.map(\.place)).stroke(.blue, lineWidth: 4)
                    if selection != nil {
                        MapCircle(center: CLLocationCoordinate2D(latitude: 52.5, longitude: 13.4), radius: 2000)
                            .foregroundStyle(.blue.opacity(0.2))
                    }
                }
                .mapStyle(.standard(elevation: .realistic))
                .mapControls { MapUserLocationButton(); MapCompass() }
                .onMapCameraChange { context in middle = String(format: "%.2f", context.region.center.longitude) }
                Text("chosen \(selection ?? 0) at \(middle)")
                Button("Fly") {
                    position = .camera(MapCamera(centerCoordinate: CLLocationCoordinate2D(latitude: 0, longitude: 9), distance: 50_000))
                }
            }
        }
    }

    @Test func placesStandWhereTheyAreAndAreChosen() throws {
        let screen = try TestScreen(Harbor())
        screen.advance(by: 0.2)
        #expect(screen.shows("North Pier") && screen.shows("Here") && screen.shows("chosen 0 at 13.40"))
        let north = try screen.element("North Pier").frame, south = try screen.element("South Pier").frame
        #expect(north.midY < south.midY && north.midX < south.midX)
        try screen.tap("North Pier")
        screen.advance(by: 0.6)
        #expect(screen.shows("chosen 1 at 13.40"))
    }

    @Test func aMapHasPlacesThatAreNoneOnTheEarth() throws {
        struct Nowhere: View {
            let places = [
                CLLocationCoordinate2D(latitude: .infinity, longitude: .nan), CLLocationCoordinate2D(latitude: 1e300, longitude: -1e300),
                kCLLocationCoordinate2DInvalid, CLLocationCoordinate2D(latitude: 52.5, longitude: 13.4),
            ]
            var body: some View {
                Map {
                    ForEach(places.indices, id: \.self) { Marker("Place \($0)", coordinate: places[$0]) }
                    MapPolyline(coordinates: places)
                    MapPolygon(coordinates: [])
                    MapCircle(center: places[3], radius: .infinity)
                }
            }
        }
        let screen = try TestScreen(Nowhere())
        screen.advance(by: 0.2)
        #expect(screen.shows("Place 3"))
        for number in [Double.infinity, .nan, 1e300, -1, 0] {
            let projection = MapProjection(center: MKMapPoint(x: number, y: number), scale: number, size: CGSize(width: 300, height: 400))
            #expect(projection.region.span.longitudeDelta.isFinite && projection.rect.minX.isFinite && projection.metresPerPoint > 0)
        }
    }

    @Test func aMarkerHasTheLabelThatItIsGiven() throws {
        let screen = try TestScreen(
            Map { Marker(coordinate: CLLocationCoordinate2D(latitude: 52.5, longitude: 13.4)) { Label("Pier", systemImage: "ferry") } })
        screen.advance(by: 0.2)
        #expect(screen.shows("Pier"))
    }

    @Test func aHandMovesTheMapAndTheProgramTakesItBack() throws {
        let screen = try TestScreen(Harbor())
        screen.advance(by: 0.2)
        try screen.drag(.point(200, 600), to: .point(100, 600))
        screen.advance(by: 0.5)
        #expect(!screen.shows("chosen 0 at 13.40") && screen.shows("South Pier"))
        try screen.tap("Fly")
        screen.advance(by: 0.5)
        #expect(screen.shows("chosen 0 at 9.00"))
    }

    @Test func aButtonGoesToThePerson() throws {
        CLLocationManager.places = [CLLocation(latitude: 48, longitude: 2.25)]
        defer { CLLocationManager.places = [] }
        let screen = try TestScreen(Harbor())
        screen.advance(by: 0.2)
        try screen.tap("My Location")
        screen.advance(by: 0.5)
        #expect(screen.shows("chosen 0 at 2.25"))
    }

    @Test func theOlderFormHasItemsAndARegion() throws {
        struct Older: View {
            @State private var region = MKCoordinateRegion(center: CLLocationCoordinate2D(latitude: 52.5, longitude: 13.4),
                latitudinalMeters: 40_000, longitudinalMeters: 40_000)
            var body: some View {
                Map(coordinateRegion: $region, annotationItems: MapKitTests.piers) { pier in
                    MapAnnotation(coordinate: pier.place) { Text(pier.name) }
                }
            }
        }
        #expect(try TestScreen(Older()).shows("South Pier"))
    }

    @Test func regionsAndProjectionsAgree() {
        let region = MKCoordinateRegion(center: CLLocationCoordinate2D(latitude: 60, longitude: 10), latitudinalMeters: 10_000,
            longitudinalMeters: 10_000)
        #expect(abs(region.span.latitudeDelta - 0.0898) < 0.0002 && abs(region.span.longitudeDelta - 0.1797) < 0.0004)
        let point = MKMapPoint(CLLocationCoordinate2D(latitude: 37.3, longitude: -122.03))
        #expect(abs(point.coordinate.latitude - 37.3) < 1e-9 && abs(point.coordinate.longitude + 122.03) < 1e-9)
        let shown = MapProjection(showing: MKMapRect(region), size: CGSize(width: 300, height: 300)),
            place = CLLocationCoordinate2D(latitude: 60.01, longitude: 10.02)
        let back = shown.coordinate(shown.point(place))
        #expect(abs(back.latitude - 60.01) < 1e-6 && abs(back.longitude - 10.02) < 1e-6)
        // A camera is told and taken back.
        #expect(abs(MapProjection(shown.camera, size: shown.size).scale / shown.scale - 1) < 0.001)
        // Absurd values are the whole world.
        #expect(MapProjection(showing: MKMapRect(MKCoordinateRegion(center: CLLocationCoordinate2D(latitude: .nan, longitude: .infinity), span: MKCoordinateSpan(latitudeDelta: .infinity, longitudeDelta: 0))), size: CGSize(width: 10, height: 10)).scale.isFinite)
    }

    @Test func searchesNeedANetwork() async {
        await #expect(throws: MKError(.serverFailure)) {
            try await MKLocalSearch(request: MKLocalSearch.Request(naturalLanguageQuery: "eels")).start()
        }
        await #expect(throws: MKError(.serverFailure)) { try await MKDirections(request: MKDirections.Request()).calculate() }
    }
}
