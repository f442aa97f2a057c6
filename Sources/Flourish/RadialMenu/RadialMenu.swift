import SwiftUI

/// A menu in a ring, which opens around its label.
///
/// It is used in three ways, without being told which:
/// - **Tap** the label, then an item. A tap in the middle goes back, a tap beside the menu closes it.
/// - **Hold and release**: press the label, move to an item and lift. Items reach as far as the screen, so a flick in a direction is
///   enough. Lifting in the middle chooses nothing.
/// - **Marking**: on the way a menu opens where the finger turns or rests, so a zigzag chooses from nested menus in one stroke.
///
/// ```swift
/// RadialMenu {
///     RadialItem("Copy", systemImage: "doc.on.doc") { copy() }
///     RadialItem.menu("Share", systemImage: "square.and.arrow.up") {
///         RadialItem("Mail", systemImage: "envelope") { mail() }
///         RadialItem("Print", systemImage: "printer") { print() }
///     }
///     RadialItem("Delete", systemImage: "trash", role: .destructive) { delete() }
/// } label: {
///     Image(systemName: "plus")
/// }
/// ```
///
/// Buttons of SwiftUI's may stand among the items, so the buttons of an ordinary `Menu` can be taken over as they are; a menu in the menu
/// is a `RadialItem.menu`.
///
/// Put `radialMenuSurface()` once around the screen's content: menus are shown there, in front of everything, and stay within it. Without a
/// surface a menu is drawn where its label is, behind what follows it.
///
/// With keys, arrows point at items, Tab goes through them, Return chooses, 1 to 9 choose at once, Escape goes back. A key that is held
/// while the pointer or an arrow finds an item chooses it when it is released. In languages that are written from right to left the items
/// go round the other way. More than a dozen items continue in a further menu. A drag that begins on the label is the menu's, in a scroll
/// view as well.
public struct RadialMenu<Label: View>: View {
    private let items: @MainActor () -> [RadialItem]
    private let label: Label
    private let isPresented: Binding<Bool>?

    @StateObject private var session = RadialSession()
    @ScaledMetric(relativeTo: .body) private var bubble: CGFloat = 58
    @FocusState private var isFocused: Bool
    @GestureState private var isTouched = false
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.layoutDirection) private var layoutDirection
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @Environment(\.partWords) private var words
    @Environment(\.radialMenuHasSurface) private var hasSurface

    /// - Parameters:
    ///   - isPresented: opens and closes the menu from elsewhere, and says whether it is open.
    ///   - items: asked each time when the menu opens.
    public init(
        isPresented: Binding<Bool>? = nil, @RadialItemBuilder items: @escaping @MainActor () -> [RadialItem],
        @ViewBuilder label: () -> Label
    ) {
        (self.isPresented, self.items, self.label) = (isPresented, items, label())
    }

    public var body: some View {
        let _ = session.configure(
            RadialRings.Metrics(bubble: min(bubble, 110), more: words(.more)), isMirrored: layoutDirection == .rightToLeft,
            reduceMotion: reduceMotion)
        label
            // The open menu stands in its place.
            .opacity(session.isOpen ? 0 : isEnabled ? 1 : 0.4)
            .contentShape(Rectangle())
            .overlay {
                GeometryReader { proxy in
                    Color.clear
                        .contentShape(Rectangle())
                        .gesture(hold(in: proxy.size))
                }
                .environment(\.layoutDirection, .leftToRight)
                .accessibilityHidden(true)
            }
            .focusable(isEnabled && !session.isOpen)
            .focused($isFocused)
            .onKeyPress(keys: [.return, .space, .downArrow], phases: .down) { press in
                toggle()
                if session.isOpen { session.hold(press.key, at: .now) }
                return .handled
            }
            .accessibilityElement(children: .combine)
            .accessibilityAddTraits(.isButton)
            .accessibilityAction { toggle() }
            .overlay { if !hasSurface, session.isOpen { InlineRadialMenu(session: session) } }
            .anchorPreference(key: OpenRadialMenus.self, value: .bounds) {
                hasSurface && session.isOpen ? [OpenRadialMenu(session: session, anchor: $0)] : []
            }
            .zIndex(session.isOpen ? 1 : 0)
            .onChange(of: isTouched) { if !isTouched, session.isHeld { session.cancelPress() } }
            .onChange(of: isPresented?.wrappedValue) { _, isWanted in
                if let isWanted, isWanted != session.isOpen { isWanted ? session.open(items()) : session.close() }
            }
            .onAppear { if isPresented?.wrappedValue == true, !session.isOpen { session.open(items()) } }
            .onChange(of: session.isOpen) {
                if isPresented?.wrappedValue != session.isOpen { isPresented?.wrappedValue = session.isOpen }
                if !session.isOpen { isFocused = true }
            }
            .onChange(of: isEnabled) { if !isEnabled { session.close() } }
    }

    private func toggle() {
        if session.isOpen { session.close() } else { session.open(items()) }
    }
    private func hold(in size: CGSize) -> some Gesture {
        func fromCenter(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x - size.width / 2, y: point.y - size.height / 2) }
        return DragGesture(minimumDistance: 0)
            .updating($isTouched) { _, isTouched, _ in isTouched = true }
            .onChanged { session.drag(to: fromCenter($0.location), at: $0.time, opening: items()) }
            .onEnded { session.lift(at: fromCenter($0.location), time: $0.time) }
    }
}

extension RadialMenu where Label == SwiftUI.Label<Text, Image> {
    /// With a title and a symbol as its label.
    public init(
        _ title: LocalizedStringKey, systemImage: String, isPresented: Binding<Bool>? = nil,
        @RadialItemBuilder items: @escaping @MainActor () -> [RadialItem]
    ) {
        self.init(isPresented: isPresented, items: items) { SwiftUI.Label(title, systemImage: systemImage) }
    }
}

/// A menu without a surface, in the middle of its label.
private struct InlineRadialMenu: View {
    let session: RadialSession
    /// Larger than any screen, so that taps beside the menu are taken.
    private static let side: CGFloat = 4000

    var body: some View {
        GeometryReader { proxy in
            RadialWheel(session: session, origin: CGPoint(x: Self.side / 2, y: Self.side / 2))
                .frame(width: Self.side, height: Self.side)
                .position(x: proxy.size.width / 2, y: proxy.size.height / 2)
        }
        .environment(\.layoutDirection, .leftToRight)
    }
}

#Preview("Radial menu") {
    @Previewable @State var chosen = "Nothing yet"
    VStack(spacing: 40) {
        Text(chosen)
        RadialMenu {
            RadialItem("Copy", systemImage: "doc.on.doc") { chosen = "Copied" }
            RadialItem("Paste", systemImage: "clipboard") { chosen = "Pasted" }
            RadialItem.menu("Share", systemImage: "square.and.arrow.up") {
                RadialItem("Mail", systemImage: "envelope") { chosen = "Mailed" }
                RadialItem("Print", systemImage: "printer") { chosen = "Printed" }
                RadialItem("Link", systemImage: "link") { chosen = "Linked" }
            }
            RadialItem("Favorite", systemImage: "star") { chosen = "Favorite" }
            RadialItem("Delete", systemImage: "trash", role: .destructive) { chosen = "Deleted" }
        } label: {
            Image(systemName: "plus")
                .font(.title2.bold())
                .foregroundStyle(.white)
                .frame(width: 60, height: 60)
                .background(.tint, in: Circle())
                .accessibilityLabel("Actions")
        }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .radialMenuSurface()
}
