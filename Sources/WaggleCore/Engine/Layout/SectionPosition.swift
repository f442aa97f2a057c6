import Foundation

/// The position of one of a container's subviews in its section. Subviews between two sections form one of their own.
struct SectionPosition: Equatable, Sendable {
    enum Part: Sendable { case header, content, footer }
    var part = Part.content
    /// True for the first and the last subview of the part.
    var isFirst = true, isLast = true
    var hasHeader = false, hasContent = true, hasFooter = false
    var isFirstSection = true, isLastSection = true

    var isFirstInSection: Bool {
        switch part {
        case .header: isFirst
        case .content: isFirst && !hasHeader
        case .footer: isFirst && !hasHeader && !hasContent
        }
    }
    var isLastInSection: Bool {
        switch part {
        case .header: isLast && !hasContent && !hasFooter
        case .content: isLast && !hasFooter
        case .footer: isLast
        }
    }
}

/// A subview whose appearance depends on its position in a section.
@MainActor
protocol SectionedItem: ItemNode {
    func setSectionPosition(_ position: SectionPosition)
}

extension SubviewSection {
    /// The position of one of the section's subviews, in a container with that many.
    func position(of index: Int, count: Int) -> SectionPosition {
        let (part, range): (SectionPosition.Part, Range<Int>) = header.contains(index) ? (.header, header) : footer.contains(index)
            ? (.footer, footer) : (.content, content)
        return SectionPosition(
            part: part, isFirst: index == range.lowerBound, isLast: index == range.upperBound - 1, hasHeader: !header.isEmpty,
            hasContent: !content.isEmpty,
            hasFooter: !footer.isEmpty, isFirstSection: self.range.lowerBound == 0, isLastSection: self.range.upperBound >= count)
    }
}
