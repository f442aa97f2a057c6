// The state of an open menu.

import Foundation
import WaggleGeometry

/// An open menu with its submenus. It tracks the row highlighted by touch, pointer or keyboard, and closes the menu.
@MainActor
final class MenuSession {
    private struct WeakRow { weak var row: MenuRowNode? }
    private var rows: [WeakRow] = []
    private var closers: [ObjectIdentifier: () -> Void] = [:]
    private(set) weak var highlighted: MenuRowNode?

    // MARK: Rows

    func add(_ row: MenuRowNode) {
        assert(row.isAlive, "A row that has ended cannot join a menu.")
        rows.removeAll { $0.row == nil }
        rows.append(WeakRow(row: row))
    }
    /// The enabled row at a point in window coordinates, or nil.
    private func row(at point: CGPoint) -> MenuRowNode? {
        guard let graph = rows.lazy.compactMap(\.row).first(where: \.isAlive)?.graph else { return nil }
        var item = graph.hitTest(point)
        while let current = item {
            if let row = current as? MenuRowNode { return row.isEnabled ? row : nil }
            item = current.layoutParent
        }
        return nil
    }
    /// The enabled rows of the frontmost menu, from top to bottom.
    private var reachable: [MenuRowNode] {
        let alive = rows.compactMap(\.row).filter { $0.isAlive && $0.isShown && $0.isPlaced && $0.isEnabled }
        let layers = alive.map(WindowLayer.around)
        guard let front = alive.first?.graph.root.layers.last(where: { layer in layers.contains { $0 === layer } }) else { return [] }
        let frames = alive.filter { $0.isWithin(front) }.map { ($0, $0.convert($0.bounds, to: .global)) }
        return frames.sorted { ($0.1.minY, $0.1.minX) < ($1.1.minY, $1.1.minX) }.map(\.0)
    }

    // MARK: Pointing

    func highlight(_ row: MenuRowNode?) {
        guard row !== highlighted else { return }
        assert(row.map { $0.isAlive && $0.isEnabled } ?? true, "The row to highlight cannot be chosen.")
        highlighted?.setHighlighted(false)
        highlighted = row
        row?.setHighlighted(true)
    }
    /// Highlights the row under a touch or pointer, in window coordinates.
    func point(at point: CGPoint) { highlight(row(at: point)) }
    /// Chooses the row where a touch ended, in window coordinates.
    func lift(at point: CGPoint) {
        let row = row(at: point)
        highlight(nil)
        row?.choose()
    }

    /// Moves the highlight by arrow keys and chooses the row by Return or Space.
    func handle(_ key: KeyPress) -> KeyPress.Result {
        switch key.key {
        case .downArrow: move { $0.map { $0 + 1 } ?? 0 }
        case .upArrow: move { $0.map { $0 - 1 } ?? -1 }
        case .home, .pageUp: move { _ in 0 }
        case .end, .pageDown: move { _ in -1 }
        case .return, .space:
            chooseHighlighted()
        default: return .ignored
        }
        return .handled
    }
    /// - Parameter step: Maps the index of the highlighted row to the next one. Indices wrap around.
    private func move(_ step: (Int?) -> Int) {
        let rows = reachable
        guard !rows.isEmpty else { return }
        let next = step(rows.firstIndex { $0 === highlighted })
        let row = rows[(next % rows.count + rows.count) % rows.count]
        highlight(row)
        row.scrollIntoView(row.bounds)
    }

    /// True if the highlighted row opens a submenu.
    var opensSubmenu: Bool { highlighted.map { $0.isAlive && $0.opensSubmenu } ?? false }
    func chooseHighlighted() {
        if let highlighted, highlighted.isAlive { highlighted.choose() }
    }

    // MARK: Closing

    /// Registers the closure that closes one level of the menu; nil unregisters it.
    func setCloser(of level: MenuLevel, _ close: (() -> Void)?) { closers[ObjectIdentifier(level)] = close }
    /// Closes the menu and all of its submenus.
    func close() {
        highlight(nil)
        for close in closers.values { close() }
    }
}

/// One level of an open menu: the menu itself or a submenu.
@MainActor
final class MenuLevel {
    let session: MenuSession
    let frameReference = FrameReference()
    /// Sets whether a submenu covers this level.
    var setBehind: (Bool) -> Void = { _ in }

    init(_ session: MenuSession) { self.session = session }
}

private struct MenuLevelKey: EnvironmentKey { static var defaultValue: MenuLevel? { nil } }
private struct MenuTextInsetKey: EnvironmentKey { static var defaultValue: CGFloat { 16 } }

extension EnvironmentValues {
    /// The enclosing level of an open menu, or nil.
    var menuLevel: MenuLevel? {
        get { self[MenuLevelKey.self] }
        set { self[MenuLevelKey.self] = newValue }
    }
    /// The leading padding of a row's text, in points; 0 for rows side by side.
    var menuTextInset: CGFloat {
        get { self[MenuTextInsetKey.self] }
        set { self[MenuTextInsetKey.self] = newValue }
    }
}
