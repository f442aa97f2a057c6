import Hexagons
import SwiftUI

/// What the finger does with a cell that it carries.
struct CombCarry {
    /// - Parameter location: In the frame; nil as it is lifted.
    let moved: (_ location: CGPoint?) -> Void
    let ended: (_ commits: Bool) -> Void
}

/// All that a cell's view depends on. What its closures capture is the same for one value of the comb.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
struct CombCellKey: Equatable, Sendable {
    let making: UUID
    let hex: Hex
    let index: Int
    let count: Int
    let size: CGSize
    let level: Int
    let isSelected: Bool
    let carriedTo: CGPoint?
    let fishEye: FishEye
    let pitch: CGFloat
}

/// One cell: content that fills a hexagon, is pressed, hovered and carried, and says what it is. As others come into sight, it
/// is not evaluated.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
struct CombCellView<Content: View>: View, Equatable {
    let key: CombCellKey
    let cell: HoneycombCell
    let orientation: HexOrientation
    let name: String?
    let content: (HoneycombCell) -> Content
    let activate: @MainActor () -> Void
    let carry: CombCarry?
    let moves: ((HexArrow) -> Void)?

    nonisolated static func == (one: Self, other: Self) -> Bool { one.key == other.key }

    var body: some View {
        Button(action: activate) { CombCellContent(cell: cell, orientation: orientation, content: content) }
            .buttonStyle(CombCellStyle())
            // The comb has the focus, as one stop for Tab, and a cell of its own choice.
            .focusable(false)
            .onHover { cell.state?.isHovered = $0 }
            .modifier(CombLift(carry: carry))
            .modifier(CombCellSpeech(cell: cell, name: name, moves: moves))
            .fishEye(key.fishEye, pitch: key.pitch)
            .modifier(CombCarriedOffset(cell: cell, location: key.carriedTo))
    }
}

/// The content with what is done to the cell. Only this is evaluated when that changes.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
private struct CombCellContent<Content: View>: View {
    let cell: HoneycombCell
    let orientation: HexOrientation
    let content: (HoneycombCell) -> Content
    @Environment(\.isCombCellPressed) private var isPressed

    var body: some View {
        content(told)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .overlay {
                if cell.isFocused { Hexagon(orientation).stroke(.tint, lineWidth: 3).accessibilityHidden(true) }
            }
            .contentShape(Hexagon(orientation))
            .onChange(of: isPressed) {
                guard let sight = cell.sight else { return }
                if isPressed { sight.pressed = cell.hex } else if sight.pressed == cell.hex { sight.pressed = nil }
            }
    }

    private var told: HoneycombCell {
        var told = cell
        if told.phase == .rest { told.phase = isPressed ? .pressed : cell.state?.isHovered == true ? .hovered : .rest }
        return told
    }
}

/// Leaves the look to the content, which is told whether it is pressed.
private struct CombCellStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.environment(\.isCombCellPressed, configuration.isPressed)
    }
}

private struct CombCellPressedKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    fileprivate var isCombCellPressed: Bool {
        get { self[CombCellPressedKey.self] }
        set { self[CombCellPressedKey.self] = newValue }
    }
}

/// Lifts a cell that is held, and lets it follow the finger.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
private struct CombLift: ViewModifier {
    let carry: CombCarry?
    @GestureState private var isHeld = false

    func body(content: Content) -> some View {
        if let carry {
            // Beside the button's press, which the content is no longer told while it is carried.
            content.simultaneousGesture(
                LongPressGesture(minimumDuration: 0.4)
                    .sequenced(before: DragGesture(minimumDistance: 0, coordinateSpace: .named(CombSpace.name)))
                    .updating($isHeld) { value, isHeld, _ in if case .second = value { isHeld = true } }
                    .onChanged { value in
                        guard case .second(true, let drag) = value else { return }
                        carry.moved(drag?.location)
                    }
                    .onEnded { value in
                        if case .second(true, _) = value { carry.ended(true) }
                    })
                // A gesture that is cancelled ends without saying so.
                .onChange(of: isHeld) { if !isHeld { Task { carry.ended(false) } } }
        } else {
            content
        }
    }
}

/// What assistive programs are told, and what they can do beyond pressing.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
private struct CombCellSpeech: ViewModifier {
    let cell: HoneycombCell
    let name: String?
    let moves: ((HexArrow) -> Void)?

    func body(content: Content) -> some View {
        named(content)
            .accessibilityAddTraits(cell.isSelected ? [.isButton, .isSelected] : .isButton)
            .accessibilityCustomContent("Position", Text("\(cell.index + 1) of \(cell.count)"), importance: .high)
            .accessibilityActions {
                if let moves {
                    Button("Move left") { moves(.left) }
                    Button("Move right") { moves(.right) }
                    Button("Move up") { moves(.up) }
                    Button("Move down") { moves(.down) }
                }
            }
    }

    @ViewBuilder private func named(_ content: Content) -> some View {
        if let name { content.accessibilityLabel(name) } else { content }
    }
}

/// Draws a carried cell at the finger, wherever its place is.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
private struct CombCarriedOffset: ViewModifier {
    let cell: HoneycombCell
    let location: CGPoint?

    func body(content: Content) -> some View { content.offset(offset).animation(nil, value: location) }

    private var offset: CGSize {
        guard let location, let sight = cell.sight,
              let center = sight.geometry?.look(of: cell.hex, at: sight.offset).center else { return .zero }
        return CGSize(width: location.x - center.x, height: location.y - center.y)
    }
}
