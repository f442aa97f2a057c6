// Types, cases and functions that are named like the framework's own.

import SwiftUI

/// The framework has a generic type of this name, over which this one must take precedence.
enum AnimationState: String, CaseIterable {
    case idle, pulling, running
    mutating func advance() { self = Self.allCases[((Self.allCases.firstIndex(of: self) ?? 0) + 1) % Self.allCases.count] }
}

enum Event: Hashable { case arrival(String), departure(String) }

enum Pace: CaseIterable, Identifiable {
    case linear, opacity, scale
    var id: Self { self }

    /// A case with the name of an animation, in a function that creates animations.
    var animation: Animation {
        switch self {
        case .linear: return .linear(duration: 1)
        case .opacity, .scale: return .easeInOut(duration: 1)
        }
    }
    var transition: AnyTransition {
        switch self {
        case .linear: return .slide
        case .opacity: return .opacity
        case .scale: return .scale.combined(with: .opacity)
        }
    }
}

/// Animations that each begin when the previous one has ended.
struct ChainedMove {
    let delay: Double
    let order: Bool

    @discardableResult
    static func easeInOut(for duration: Double, action: @escaping () -> Void) -> ChainedMove {
        withAnimation(.easeInOut(duration: duration)) { action() }
        return ChainedMove(delay: duration, order: true)
    }
    @discardableResult
    func then(for duration: Double, action: @escaping () -> Void) -> ChainedMove {
        withAnimation(Animation.linear(duration: duration).delay(delay)) { action() }
        return ChainedMove(delay: delay + duration, order: order)
    }
}

struct NamedMoves: View {
    let orange = Color(red: 1, green: 0.5, blue: 0)
    @State var state: AnimationState = .idle
    @State private var log: [Event] = [.arrival("Rose")]
    @State private var x: CGFloat = 0
    @State private var y: CGFloat = 0

    var body: some View {
        VStack {
            Text("State \(state.rawValue), \(log.count) events")
            orange.frame(width: 20, height: 20)
                .accessibilityElement().accessibilityLabel("Box")
                .offset(x: x, y: y)
            ForEach(Pace.allCases) { pace in Text(String(describing: pace)) }
            Button("Go on") {
                state.advance()
                state == .idle ? log.removeAll() : log.append(.departure("Rose"))
            }
            Button("Chain") {
                ChainedMove.easeInOut(for: 0.5) { x = 100 }.then(for: 0.5) { y = 60 }
            }
        }
    }
}

/// Pictures and colours that Xcode has inserted as literals.
struct LiteralForms: View {
    private let picture = #imageLiteral(resourceName: "Not there")
    private let colour = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
    private let named: UIImage = #imageLiteral(resourceName: "Not there.png")
    var body: some View {
        VStack {
            Image(uiImage: picture).resizable()
            Image(uiImage: #imageLiteral(resourceName: "Not there"))
            Color(#colorLiteral(red: 0, green: 0, blue: 1, alpha: 1))
            Color(colour)
            Image(uiImage: named)
        }
    }
}
