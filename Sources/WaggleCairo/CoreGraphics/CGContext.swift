// PDF documents to draw views into, as passed by `ImageRenderer.render`.

import Foundation
import WaggleDisplayList
import WaggleGeometry

/// A URL, as drawing functions take it.
public typealias CFURL = URL
/// A dictionary, as drawing functions take it.
public typealias CFDictionary = [AnyHashable: Any]

/// A PDF document being written, page by page.
///
/// Coordinates are points, with the origin in the page's lower left corner and y up. `closePDF()` or the release of the context writes the file;
/// failures are reported on standard error. Not thread-safe.
public final class CGContext {
    private let file: String
    private let mediaBox: CGRect
    private var pages: [(list: DisplayList, size: CGSize)] = []
    private var page: [DisplayList.Item]?
    private var saved: [CGAffineTransform] = []
    private var isClosed = false

    /// From drawing coordinates to page coordinates.
    public private(set) var ctm = CGAffineTransform.identity

    /// Begins a document.
    /// - Parameters:
    ///   - url: a file. Other URLs, missing folders and unwritable folders give nil.
    ///   - mediaBox: the origin and size of every page in points; nil for US letter.
    ///   - auxiliaryInfo: ignored.
    public init?(_ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
        let box = mediaBox?.pointee ?? CGRect(x: 0, y: 0, width: 612, height: 792)
        guard url.isFileURL, access(url.deletingLastPathComponent().path, W_OK) == 0, box.width > 0, box.height > 0 else { return nil }
        (file, self.mediaBox) = (url.path, box)
    }

    deinit { closePDF() }

    public func beginPDFPage(_ pageInfo: CFDictionary?) {
        endPDFPage()
        page = []
        ctm = .identity
    }

    public func endPDFPage() {
        guard let page else { return }
        pages.append((DisplayList(page), mediaBox.size))
        self.page = nil
        saved = []
    }

    /// Writes the document; has an effect only once.
    public func closePDF() {
        guard !isClosed else { return }
        isClosed = true
        endPDFPage()
        do { try CairoRasterBackend().writePDF(pages, to: file) } catch {
            FileHandle.standardError.write(Data("waggle: \(error)\n".utf8))
        }
    }

    // MARK: Coordinates

    public func saveGState() { saved.append(ctm) }
    /// Restores the coordinates of the last `saveGState()`; does nothing without one.
    public func restoreGState() { ctm = saved.popLast() ?? ctm }
    public func translateBy(x tx: CGFloat, y ty: CGFloat) { ctm = ctm.translatedBy(x: tx, y: ty) }
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { ctm = ctm.scaledBy(x: sx, y: sy) }
    /// - Parameter angle: in radians, counterclockwise on the page.
    public func rotate(by angle: CGFloat) { ctm = ctm.rotated(by: angle) }
    public func concatenate(_ transform: CGAffineTransform) { ctm = transform.concatenating(ctm) }

    /// Draws a list of the given size upright, with its lower left corner at the origin. Does nothing outside pages.
    package func draw(_ list: DisplayList, size: CGSize) {
        guard page != nil, !list.isEmpty else { return }
        // y grows downward in the list, upward on the page, downward in the file.
        let flippedList = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height)
        let pageToFile = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -mediaBox.minX, ty: mediaBox.maxY)
        let matrix = flippedList.concatenating(ctm).concatenating(pageToFile)
        page?.append(DisplayList.Item(bounds: list.bounds.applying(matrix), content: .effect(.transform(matrix), list)))
    }
}
