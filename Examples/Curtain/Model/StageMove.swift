import SwiftUI

/// A way onto the stage, or off it.
struct StageMove: Equatable {
    enum Kind: String, CaseIterable, Identifiable {
        case opacity, scale, offset, move, slide

        var id: Self { self }
        var title: String {
            switch self {
            case .opacity: "Fade"
            case .scale: "Scale"
            case .offset: "Offset"
            case .move: "Move"
            case .slide: "Slide"
            }
        }
    }
    enum Anchor: String, CaseIterable, Identifiable {
        case center, top, bottom, leading, trailing

        var id: Self { self }
        var title: String { rawValue.capitalized }
        var point: UnitPoint {
            switch self {
            case .center: .center
            case .top: .top
            case .bottom: .bottom
            case .leading: .leading
            case .trailing: .trailing
            }
        }
    }

    var kind: Kind
    /// For moves: the side of the stage.
    var edge = Edge.leading
    /// For scaling: the initial scale, and the point that stays fixed.
    var scale = 0.0
    var anchor = Anchor.center
    /// For offsets, in points.
    var x = 0.0, y = -160.0

    static let scales = 0.0...2.0
    static let offsets = -200.0...200.0

    var transition: AnyTransition {
        switch kind {
        case .opacity: .opacity
        case .scale: scale == 0 && anchor == .center ? .scale : .scale(scale: scale, anchor: anchor.point)
        case .offset: .offset(x: x, y: y)
        case .move: .move(edge: edge)
        case .slide: .slide
        }
    }
}

extension Edge {
    var title: String {
        switch self {
        case .top: "Top"
        case .leading: "Leading"
        case .bottom: "Bottom"
        case .trailing: "Trailing"
        }
    }
}
