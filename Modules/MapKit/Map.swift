import Foundation
import SwiftUI
import UIKit

/// A map: places, lines and areas on a plain ground of lines of latitude and longitude, in Mercator's projection with north at the top.
/// There are no streets, since those come from a server.
///
/// A person drags it, pinches it and taps twice to come nearer; markers with tags are chosen by a tap.
nonisolated public struct Map<Content: View>: View {
    private let content: Content
    @MainActor public var body: some View { content }
    init(content: Content) { self.content = content }
}

extension Map {
    @MainActor public init<C: MapContent>(initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C)
    where Content == _MapGround { self.init(content: _MapGround(content()._parts, nil, initialPosition, bounds, interactionModes, nil)) }

    @MainActor public init<C: MapContent>(position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C)
    where Content == _MapGround {
        self.init(content: _MapGround(content()._parts, position, position.wrappedValue, bounds, interactionModes, nil))
    }

    @MainActor public init<Value: Hashable, C: MapContent>(position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
                                                           interactionModes: MapInteractionModes = .all, selection: Binding<Value?>,
                                                           scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C)
    where Content == _MapGround {
        self.init(content: _MapGround(content()._parts, position, position.wrappedValue, bounds, interactionModes, MapSelection(selection)))
    }

    @MainActor public init<Value: Hashable, C: MapContent>(initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
                                                           interactionModes: MapInteractionModes = .all, selection: Binding<Value?>,
                                                           scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C)
    where Content == _MapGround {
        self.init(content: _MapGround(content()._parts, nil, initialPosition, bounds, interactionModes, MapSelection(selection)))
    }

    @MainActor public init<C: MapContent>(bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
        scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C)
    where Content == _MapGround { self.init(content: _MapGround(content()._parts, nil, .automatic, bounds, interactionModes, nil)) }

    @MainActor public init(
        initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
        scope: Namespace.ID? = nil
    ) where Content == _MapGround {
        self.init(content: _MapGround([], nil, initialPosition, bounds, interactionModes, nil))
    }
    @MainActor public init(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
        scope: Namespace.ID? = nil
    ) where Content == _MapGround {
        self.init(content: _MapGround([], position, position.wrappedValue, bounds, interactionModes, nil))
    }
    @MainActor public init(
        bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
    ) where Content == _MapGround {
        self.init(content: _MapGround([], nil, .automatic, bounds, interactionModes, nil))
    }

    // MARK: Older forms

    @MainActor public init(coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil)
    where Content == _MapGround {
        self.init(content: _MapGround(
            showsUserLocation ? UserAnnotation()._parts : [], Self.position(coordinateRegion), .region(coordinateRegion.wrappedValue), nil,
            interactionModes, nil))
    }
    @MainActor public init<Items: RandomAccessCollection, A: MapAnnotationProtocol>(
        coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
        userTrackingMode: Binding<MapUserTrackingMode>? = nil,
        annotationItems items: Items, annotationContent: (Items.Element) -> A
    ) where Content == _MapGround, Items.Element: Identifiable {
        let parts = items.map { annotationContent($0)._part } + (showsUserLocation ? UserAnnotation()._parts : [])
        self.init(
            content: _MapGround(parts, Self.position(coordinateRegion), .region(coordinateRegion.wrappedValue), nil, interactionModes, nil))
    }
    private static func position(_ region: Binding<MKCoordinateRegion>) -> Binding<MapCameraPosition> {
        Binding(get: { .region(region.wrappedValue) }, set: { if let new = $0.region { region.wrappedValue = new } })
    }
}

public enum MapUserTrackingMode: Sendable { case none, follow }

/// Something at a place, for the older forms of `Map`.
@MainActor public protocol MapAnnotationProtocol {
    var _part: _MapPart { get }
}
public struct MapMarker: MapAnnotationProtocol {
    public let _part: _MapPart
    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
        _part = _MapPart(shape: .marker(symbol: "mappin", monogram: nil), place: coordinate, tint: tint)
    }
}
public struct MapPin: MapAnnotationProtocol {
    public let _part: _MapPart
    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
        _part = _MapPart(shape: .marker(symbol: "mappin", monogram: nil), place: coordinate, tint: tint)
    }
}
public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
    public let _part: _MapPart
    public init(coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5), @ViewBuilder content: () -> Content) {
        _part = _MapPart(shape: .view(AnyView(content()), anchor: UnitPoint(x: anchorPoint.x, y: anchorPoint.y)), place: coordinate)
    }
}

/// A selection without the type of its values.
@MainActor struct MapSelection {
    let value: AnyHashable?
    let choose: (AnyHashable?) -> Void
    init<Value: Hashable>(_ selection: Binding<Value?>) {
        value = selection.wrappedValue.map { AnyHashable($0) }
        choose = { new in
            guard let new else { return selection.wrappedValue = nil }
            // The value itself may be an optional one.
            if let value = new.base as? Value { selection.wrappedValue = value }
        }
    }
}
