import Foundation
import WaggleCore
import WaggleCoreGraphics
import WaggleGeometry

/// Creates PDF documents by drawing. y grows downward.
open class UIGraphicsPDFRenderer: NSObject {
    public typealias DrawingActions = (UIGraphicsPDFRendererContext) -> Void
    /// The bounds of every page, in points.
    public let bounds: CGRect
    public let format: UIGraphicsPDFRendererFormat

    /// - Parameter bounds: Those of every page, in points.
    public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) { (self.bounds, self.format) = (bounds, format) }
    /// - Parameter bounds: Those of every page, in points.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

    /// Writes the document to a file.
    /// - Throws: An error if the file cannot be written.
    open func writePDF(to url: URL, withActions actions: DrawingActions) throws {
        var box = bounds
        guard let context = CGContext(url, mediaBox: &box, format.documentInfo.isEmpty ? nil : format.documentInfo) else {
            throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: url.path])
        }
        let renderer = UIGraphicsPDFRendererContext(context, format, bounds)
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        actions(renderer)
        try context.writePDF()
    }
    /// The document as data; empty if it cannot be written.
    open func pdfData(actions: DrawingActions) -> Data {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".pdf")
        defer { try? FileManager.default.removeItem(at: file) }
        try? writePDF(to: file, withActions: actions)
        return (try? Data(contentsOf: file)) ?? Data()
    }
}

/// The properties of a PDF document.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
    /// Title, author and similar entries, keyed by `kCGPDFContextTitle` and related constants.
    open var documentInfo: [String: Any] = [:]
}

/// The drawing environment of a PDF renderer's closure.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
    /// The bounds of every page, in points.
    public let pdfContextBounds: CGRect
    init(_ context: CGContext, _ format: UIGraphicsPDFRendererFormat, _ bounds: CGRect) {
        pdfContextBounds = bounds
        super.init(context, format)
    }
    /// Begins a page. Nothing is drawn before the first page.
    open func beginPage() {
        cgContext.beginPDFPage(nil)
        cgContext.beginUpsideDown(height: pdfContextBounds.minY + pdfContextBounds.maxY)
    }
    /// Begins a page. Every page has the bounds of the document, in points; other bounds are reported.
    open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
        if bounds != pdfContextBounds {
            Diagnostics.shared.report(
                "A page of a PDF document cannot have the bounds \(bounds); every page has those of its document, \(pdfContextBounds).")
        }
        beginPage()
    }
}
