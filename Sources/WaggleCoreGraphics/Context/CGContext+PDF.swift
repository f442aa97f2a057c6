// PDF contexts.

import Foundation
import WaggleCairo
import WaggleCore
import WaggleDisplayList
import WaggleGeometry

extension CGContext {
    /// A context that writes a PDF document. The file is written by `closePDF()` or when the context is released; failures are reported on
    /// standard error.
    /// - Parameters:
    ///   - url: a file URL. Other URLs and missing or unwritable folders give nil.
    ///   - mediaBox: the origin and size of every page in points; nil for US letter.
    ///   - auxiliaryInfo: the document's metadata, with keys such as `kCGPDFContextTitle`. Other entries have no effect, which is reported.
    public convenience init?(_ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
        let box = mediaBox?.pointee ?? CGRect(x: 0, y: 0, width: 612, height: 792)
        guard url.isFileURL, access(url.deletingLastPathComponent().path, W_OK) == 0, box.width > 0, box.height > 0 else { return nil }
        self.init(PDFPages(url.path, box.size, DocumentDescription(auxiliaryInfo ?? [:])),
                  toTarget: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -box.minX, ty: box.maxY),
                  area: CGRect(origin: .zero, size: box.size))
    }

    /// Begins a page with a new graphics state. Nothing is drawn outside pages.
    public func beginPDFPage(_ pageInfo: CFDictionary?) {
        guard let pages = target as? PDFPages else { return }
        pages.beginPage()
        let base = state.base
        (state, saved, layers, outline) = (DrawingState(), [], [], Path())
        (state.ctm, state.base, state.clipBounds) = (base, base, area)
    }
    public func endPDFPage() { (target as? PDFPages)?.endPage() }
    /// Writes the document. Repeated calls have no effect.
    public func closePDF() { target.end() }
    /// Writes the document, like `closePDF()`.
    /// - Throws: if the file cannot be written.
    package func writePDF() throws { try (target as? PDFPages)?.write() }
    /// Like `beginPDFPage(_:)`; all pages have the size of the document.
    public func beginPage(mediaBox: UnsafePointer<CGRect>?) { beginPDFPage(nil) }
    public func endPage() { endPDFPage() }
}

/// A document being written, page by page.
private final class PDFPages: DrawingTarget {
    private let file: String
    private let size: CGSize
    private let description: DocumentDescription
    private var pages: [(list: DisplayList, size: CGSize)] = []
    private var page: [DisplayList.Item]?
    private var isClosed = false

    init(_ file: String, _ size: CGSize, _ description: DocumentDescription) {
        (self.file, self.size, self.description) = (file, size, description)
    }

    func beginPage() {
        endPage()
        page = []
    }
    func endPage() {
        guard let page else { return }
        pages.append((DisplayList(page), size))
        self.page = nil
    }
    func add(_ item: DisplayList.Item) { page?.append(item) }
    func flush() {}
    func write() throws {
        guard !isClosed else { return }
        isClosed = true
        endPage()
        try CairoRasterBackend().writePDF(pages, about: description, to: file)
    }
    func end() {
        do { try write() } catch { Diagnostics.shared.report("\(error)") }
    }
}
