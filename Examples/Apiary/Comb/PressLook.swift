import SwiftUI

/// The appearance of a cell under a finger.
enum Press {
    case none
    /// The finger is on a neighbour.
    case beside
    case touched

    init(of hex: Hex, finger: Hex?) {
        switch finger?.distance(to: hex) {
        case 0: self = .touched
        case 1: self = .beside
        default: self = .none
        }
    }

    fileprivate var scale: CGFloat {
        switch self {
        case .none: 1
        case .beside: 0.95
        case .touched: 0.9
        }
    }

    fileprivate var shade: Double {
        switch self {
        case .none: 0
        case .beside: 0.1
        case .touched: 0.3
        }
    }
}

extension View {
    /// Dims and shrinks a round view.
    func pressed(_ press: Press) -> some View { modifier(PressLook(press: press)) }
}

private struct PressLook: ViewModifier {
    let press: Press
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    func body(content: Content) -> some View {
        // Only shade and scale are animated: a cell that lagged behind a flying comb would overlap its neighbours.
        content
            .overlay {
                Circle()
                    .fill(.black)
                    .animation(Self.animation) { $0.opacity(press.shade) }
                    .allowsHitTesting(false)
            }
            .animation(Self.animation) { $0.scaleEffect(reduceMotion ? 1 : press.scale) }
    }

    private static let animation = Animation.easeOut(duration: 0.18)
}
