// Drawings of the host's own, made of views that are not the program's.

import Foundation
import WaggleCore
import WaggleDisplayList
import WaggleGeometry

/// Draws views that belong to the host: the device's bars, its frame, its keyboard.
@MainActor
struct HostDrawing {
    let textEngine: any TextEngine
    /// Pixels per point.
    let scale: CGFloat

    func list(_ view: some View, size: CGSize, isDark: Bool = false) -> DisplayList {
        var environment = EnvironmentValues()
        environment.colorScheme = ColorScheme(isDark: isDark)
        environment.displayScale = scale
        let graph = ViewGraph(view, size: size, environment: environment, textEngine: textEngine)
        defer { graph.close() }
        graph.update(at: 0)
        return graph.displayList()
    }
}

/// A drawing of the host's in a window's picture.
///
/// The numbers of its items are those of another tree, so a new drawing is never compared with an older one: each has a number that
/// no view has.
@MainActor
struct HostItem {
    private let list: DisplayList
    private let identity: UInt32
    private let bounds: CGRect

    /// - Parameter number: The number of the drawing, counted by the window.
    init(_ list: DisplayList, bounds: CGRect, number: UInt32) {
        self.list = list
        self.bounds = bounds
        identity = .max - number
    }

    /// The drawing at a place of the window.
    func item(at offset: CGPoint = .zero) -> DisplayList.Item {
        DisplayList.Item(identity: identity, bounds: bounds.offsetBy(dx: offset.x, dy: offset.y), content: .list(list, offset: offset))
    }
}
