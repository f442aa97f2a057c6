// All previews of a program on one picture.

import Foundation
import WaggleCairo
import WaggleCore
import WaggleDisplayList
import WaggleGeometry
import WaggleRequest
import WaggleRuntime

/// Pictures of previews in rows, each below its name.
@MainActor
struct PreviewSheet {
    /// A preview in a window of its own.
    struct Part {
        let title: String
        let screen: Screen
        let window: HeadlessWindow
    }
    /// Between the pictures and around them, in points.
    private static let gap = 32.0
    private static let labelHeight = 24.0
    /// Wide enough for a name.
    private static let narrowest = 160.0
    /// More pixels would take more memory than a picture is worth.
    private static let mostPixels = 100_000_000.0

    private(set) var frames: [CGRect] = []
    private(set) var size = CGSize.zero
    private let parts: [Part]

    /// Arranges the parts in rows, so that the sheet is about as wide as a screen.
    init(_ parts: [Part]) {
        self.parts = parts
        let pictures = parts.map(\.window.driver.pictureSize)
        let cells = pictures.map {
            CGSize(width: max($0.width, Self.narrowest) + Self.gap, height: $0.height + Self.labelHeight + Self.gap)
        }
        let area = cells.reduce(0) { $0 + $1.width * $1.height }, widest = cells.map(\.width).max() ?? 0
        let wanted = max(widest, (area * 1.6).squareRoot())
        var corner = CGPoint(x: Self.gap, y: Self.gap), rowHeight = 0.0
        for (picture, cell) in zip(pictures, cells) {
            if corner.x > Self.gap, corner.x + cell.width > wanted + Self.gap {
                (corner, rowHeight) = (CGPoint(x: Self.gap, y: corner.y + rowHeight), 0)
            }
            frames.append(CGRect(x: corner.x, y: corner.y + Self.labelHeight, width: picture.width, height: picture.height))
            corner.x += cell.width
            rowHeight = max(rowHeight, cell.height)
            size = CGSize(width: max(size.width, corner.x), height: max(size.height, corner.y + rowHeight))
        }
    }

    /// Pixels per point: at most those that are wanted.
    func scale(_ wanted: Double) -> Double {
        min(
            wanted, (Self.mostPixels / max(size.width * size.height, 1)).squareRoot(),
            Screen.largestPixelSide / max(size.width, size.height, 1))
    }

    /// The sheet as of the windows' last frames.
    func picture(isDark: Bool) -> WindowPicture {
        var items: [DisplayList.Item] = []
        for (part, frame) in zip(parts, frames) {
            let picture = part.window.driver.picture(), bounds = CGRect(origin: .zero, size: frame.size)
            let clipped = DisplayList([DisplayList.Item(
                bounds: bounds, content: .effect(.clip(.rectangle(bounds), .nonZero, antialiased: false), picture.listWithBackground))])
            items.append(DisplayList.Item(bounds: frame, content: .list(clipped, offset: frame.origin)))
            items.append(label(part.title, above: frame, isDark: isDark))
        }
        let shade: Float = isDark ? 0.16 : 0.9
        return WindowPicture(
            list: DisplayList(items), background: ResolvedColor(red: shade, green: shade, blue: shade, opacity: 1), size: size)
    }
    private func label(_ title: String, above frame: CGRect, isDark: Bool) -> DisplayList.Item {
        let size = CGSize(width: max(frame.width, Self.narrowest), height: Self.labelHeight)
        var environment = EnvironmentValues()
        environment.colorScheme = ColorScheme(isDark: isDark)
        let window = HeadlessWindow(
            Text(title).font(.system(size: 13)).lineLimit(1).truncationMode(.middle).frame(maxWidth: .infinity, alignment: .leading),
            size: size, environment: environment)
        defer { window.graph.close() }
        return DisplayList.Item(bounds: CGRect(x: frame.minX, y: frame.minY - size.height, width: size.width, height: size.height),
                                content: .list(window.graph.displayList(), offset: CGPoint(x: frame.minX, y: frame.minY - size.height - 2)))
    }
}

extension ProgramHost {
    /// Draws each preview on its own screen, and all of them on one sheet.
    /// - Parameter screen: The screen for a preview.
    func writeSheet(of entries: [PreviewEntry], _ screen: (PreviewEntry) throws -> Screen) throws {
        guard case .render(let time, let output, _) = request.action else {
            throw RequestError("A film shows one preview; ./waggle render --preview all draws all of them on one sheet.")
        }
        let parts = try entries.map { entry in
            let screen = try screen(entry)
            return PreviewSheet.Part(title: entry.title, screen: screen, window: try makeWindow(entry.makeView(), screen))
        }
        // They share the process's clock, so they go through time together.
        let frameCount = Int(time * 60)
        for moment in (0...frameCount).map({ Double($0) / 60 }) + [time] {
            for part in parts {
                MainScreen.show(part.screen)
                try part.window.driver.frame(at: moment)
            }
        }
        let sheet = PreviewSheet(parts), scale = sheet.scale(request.screen.scale)
        try sheet.picture(isDark: request.traits.colorScheme == .dark).write(to: output, scale: scale, CairoRasterBackend())
    }
}
