import CPango

/// What a document says about itself. nil leaves a field out.
public struct DocumentDescription: Sendable, Equatable {
    public var title, author, subject, creator: String?
    /// Separated by commas.
    public var keywords: String?

    public init() {}

    var fields: [(cairo_pdf_metadata_t, String)] {
        let all: [(cairo_pdf_metadata_t, String?)] = [
            (CAIRO_PDF_METADATA_TITLE, title), (CAIRO_PDF_METADATA_AUTHOR, author), (CAIRO_PDF_METADATA_SUBJECT, subject),
            (CAIRO_PDF_METADATA_CREATOR, creator), (CAIRO_PDF_METADATA_KEYWORDS, keywords),
        ]
        return all.compactMap { field, text in text.map { (field, $0) } }
    }
}
