// What happens in an open menu.

import Foundation
import WaggleGeometry

/// An open menu with its submenus: the row that a finger, a pointer or the keyboard has reached, and what closes it.
@MainActor
final class MenuSession {
    private struct WeakRow { weak var row: MenuRowNode? }
    private var rows: [WeakRow] = []
    private var closers: [ObjectIdentifier: () -> Void] = [:]
    private(set) weak var highlighted: MenuRowNode?

    // MARK: Rows

    func add(_ row: MenuRowNode) {
        rows.removeAll { $0.row == nil }
        rows.append(WeakRow(row: row))
    }
    /// The row at a point of the window; nil: none.
    private func row(at point: CGPoint) -> MenuRowNode? {
        guard let graph = rows.lazy.compactMap(\.row).first(where: \.isAlive)?.graph else { return nil }
        var item = graph.hitTest(point)
        while let current = item {
            if let row = current as? MenuRowNode { return row.isEnabled ? row : nil }
            item = current.layoutParent
        }
        return nil
    }
    /// The rows of the frontmost menu from top to bottom.
    private var reachable: [MenuRowNode] {
        let alive = rows.compactMap(\.row).filter { $0.isAlive && $0.isShown && $0.isPlaced && $0.isEnabled }
        guard let layer = alive.first?.graph.root.modalLayer else { return [] }
        let places = alive.filter { $0.isWithin(layer) }.map { ($0, $0.convert($0.bounds, to: .global)) }
        return places.sorted { ($0.1.minY, $0.1.minX) < ($1.1.minY, $1.1.minX) }.map(\.0)
    }

    // MARK: Pointing

    func highlight(_ row: MenuRowNode?) {
        guard row !== highlighted else { return }
        highlighted?.setHighlighted(false)
        highlighted = row
        row?.setHighlighted(true)
    }
    /// A finger or pointer is at a point of the window.
    func point(at point: CGPoint) { highlight(row(at: point)) }
    /// A finger or button has come up at a point of the window.
    func lift(at point: CGPoint) {
        let row = row(at: point)
        highlight(nil)
        row?.choose()
    }

    /// The keyboard moves the highlight and chooses the row.
    func handle(_ key: KeyPress) -> KeyPress.Result {
        switch key.key {
        case .downArrow: move { $0.map { $0 + 1 } ?? 0 }
        case .upArrow: move { $0.map { $0 - 1 } ?? -1 }
        case .home, .pageUp: move { _ in 0 }
        case .end, .pageDown: move { _ in -1 }
        case .return, .space:
            guard let highlighted, highlighted.isAlive else { return .handled }
            highlighted.choose()
        default: return .ignored
        }
        return .handled
    }
    /// - Parameter step: The index of the next row from that of the highlighted one; indices wrap around.
    private func move(_ step: (Int?) -> Int) {
        let rows = reachable
        guard !rows.isEmpty else { return }
        let next = step(rows.firstIndex { $0 === highlighted })
        let row = rows[(next % rows.count + rows.count) % rows.count]
        highlight(row)
        row.scrollIntoView(row.bounds)
    }

    // MARK: Closing

    /// Registers what closes one menu of the session; nil: that menu is closed.
    func setCloser(of level: MenuLevel, _ close: (() -> Void)?) { closers[ObjectIdentifier(level)] = close }
    /// Closes the menu and all of its submenus.
    func close() {
        highlight(nil)
        for close in closers.values { close() }
    }
}

/// One menu of a session, for the rows in it.
@MainActor
final class MenuLevel {
    let session: MenuSession
    let place = PlaceReference()
    /// Tells the menu whether a submenu stands in front of it.
    var setBehind: (Bool) -> Void = { _ in }

    init(_ session: MenuSession) { self.session = session }
}

private struct MenuLevelKey: EnvironmentKey { static var defaultValue: MenuLevel? { nil } }
private struct MenuTextInsetKey: EnvironmentKey { static var defaultValue: CGFloat { 16 } }

extension EnvironmentValues {
    /// The menu around a row; nil: none.
    var menuLevel: MenuLevel? {
        get { self[MenuLevelKey.self] }
        set { self[MenuLevelKey.self] = newValue }
    }
    /// Where the texts of a menu's rows begin, in points from the leading edge; 0 where rows stand side by side.
    var menuTextInset: CGFloat {
        get { self[MenuTextInsetKey.self] }
        set { self[MenuTextInsetKey.self] = newValue }
    }
}
