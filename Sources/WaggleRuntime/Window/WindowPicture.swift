// A window's appearance at one moment.

import Foundation
import WaggleCairo
import WaggleCore
import WaggleDisplayList
import WaggleGeometry
import WaggleRequest

/// A window's drawing, its background color, and its size in points.
package struct WindowPicture: Sendable {
    package var list: DisplayList
    package var background: ResolvedColor
    package var size: CGSize

    package init(list: DisplayList = DisplayList(), background: ResolvedColor = .white, size: CGSize = .zero) {
        self.list = list
        self.background = background
        self.size = size
    }

    /// The drawing and its background in one list.
    package var listWithBackground: DisplayList {
        let bounds = CGRect(origin: .zero, size: size)
        return DisplayList([
            DisplayList.Item(bounds: bounds, content: .fill(.rectangle(bounds), .nonZero, .color(background), antialiased: false)),
            DisplayList.Item(bounds: list.bounds, content: .list(list, offset: .zero)),
        ])
    }

    /// A surface of the picture's size.
    /// - Parameter scale: pixels per point.
    /// - Throws: `CairoError` if memory is short.
    package func makeSurface(scale: CGFloat, _ backend: CairoRasterBackend) throws -> CairoSurface {
        let pixels = pixels(scale: scale)
        return try CairoSurface(width: pixels.width, height: pixels.height, scale: scale, backend: backend)
    }
    /// The picture's size in pixels, at least 1 by 1.
    package func pixels(scale: CGFloat) -> (width: Int, height: Int) {
        (max(Int((size.width * scale).rounded()), 1), max(Int((size.height * scale).rounded()), 1))
    }

    /// Writes the picture to a file in the format of its extension.
    /// - Parameter scale: pixels per point of a PNG.
    /// - Throws: `RequestError` for an unknown extension, `CairoError` if the file cannot be written.
    package func write(to path: String, scale: CGFloat, _ backend: CairoRasterBackend) throws {
        let format = try PictureFormat(path: path)
        if format != .png, list.readsBackdrop {
            Diagnostics.shared.report(
                "SVG and PDF files cannot show what is below a figure; what a canvas paints with the shading backdrop is left out.")
        }
        switch format {
        case .png:
            let surface = try makeSurface(scale: scale, backend)
            surface.show(list, background: background)
            try surface.writePNG(to: path)
        case .svg: try backend.writeSVG(listWithBackground, size: size, to: path)
        case .pdf: try backend.writePDF([(listWithBackground, size)], to: path)
        }
    }
}
