import CoreLocation
import Foundation
import SwiftUI
import Testing
import WaggleTesting

@MainActor @Suite(.serialized) struct CoreLocationTests {
    /// As most programs do it.
    private final class Compass: NSObject, ObservableObject, CLLocationManagerDelegate {
        private let manager = CLLocationManager()
        @Published var text = "nowhere"
        override init() {
            super.init()
            manager.delegate = self
            manager.desiredAccuracy = kCLLocationAccuracyBest
            manager.requestWhenInUseAuthorization()
            manager.startUpdatingLocation()
        }
        func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
            if let place = locations.last { text = "at \(place.coordinate.latitude)" }
        }
        func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
            text = error as? CLError == CLError(.denied) ? "denied" : "\(error)"
        }
        func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
            if manager.authorizationStatus == .denied { text = "not allowed" }
        }
    }
    private struct Place: View {
        @StateObject private var compass = Compass()
        var body: some View { Text(compass.text) }
    }

    @Test func thePersonDoesNotSayWhereTheyAre() throws {
        CLLocationManager.places = []
        let screen = try TestScreen(Place())
        screen.advance(by: 0.5)
        #expect(screen.shows("denied"))
    }

    @Test func aTestGivesPlaces() throws {
        CLLocationManager.places = [CLLocation(latitude: 52.5, longitude: 13.4)]
        defer { CLLocationManager.places = [] }
        let screen = try TestScreen(Place())
        screen.advance(by: 0.5)
        #expect(screen.shows("at 52.5"))
    }

    /// A program that begins to listen before it asks, as with a button that asks.
    private struct AskingPlace: View {
        final class Model: NSObject, ObservableObject, CLLocationManagerDelegate {
            let manager = CLLocationManager()
            @Published var text = "nowhere"
            override init() {
                super.init()
                manager.delegate = self
                manager.startUpdatingLocation()
            }
            func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
                if let place = locations.last { text = "at \(place.coordinate.latitude)" }
            }
        }
        @StateObject private var model = Model()
        var body: some View {
            Text(model.text)
            Button("Ask") { model.manager.requestWhenInUseAuthorization() }
        }
    }

    @Test func whoListensBeforeThePersonIsAskedHearsAfterwards() throws {
        CLLocationManager.places = [CLLocation(latitude: 52.5, longitude: 13.4)]
        defer { CLLocationManager.places = [] }
        let screen = try TestScreen(AskingPlace())
        screen.advance(by: 0.5)
        #expect(screen.shows("nowhere"))
        try screen.tap("Ask")
        screen.advance(by: 0.5)
        #expect(screen.shows("at 52.5"))
    }

    @Test func distancesAreThoseOfTheEllipsoid() {
        func distance(_ a: (Double, Double), _ b: (Double, Double)) -> Double {
            CLLocation(latitude: a.0, longitude: a.1).distance(from: CLLocation(latitude: b.0, longitude: b.1))
        }
        // Vincenty's own example, Flinders Peak to Buninyong.
        #expect(abs(distance((-37.95103341666667, 144.42486788888888), (-37.65282113888889, 143.92649552777777)) - 54972.271) < 0.01)
        #expect(distance((10, 20), (10, 20)) == 0)
        // Nearly opposite places end, too.
        #expect(abs(distance((0, 0), (0.5, 179.7)) - 19_936_000) < 60_000)
        #expect(CLCircularRegion(center: CLLocationCoordinate2D(latitude: 0, longitude: 0), radius: 200_000, identifier: "a").contains(CLLocationCoordinate2D(latitude: 1, longitude: 1)))
        #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
    }

    @Test func namesOfPlacesNeedANetwork() async throws {
        await #expect(throws: CLError(.network)) { try await CLGeocoder().geocodeAddressString("Berlin") }
        for try await update in CLLocationUpdate.liveUpdates() {
            #expect(update.authorizationDenied && update.location == nil)
            break
        }
    }
}
