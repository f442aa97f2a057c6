// Sections, as programs see them.

import Foundation

/// A section of a view: its content, header and footer, each of which consists of any number of subviews.
///
/// Consecutive views outside any `Section` form an implicit section without header and footer.
public struct SectionConfiguration: Identifiable {
    /// Distinguishes a section from the others of the same view.
    public struct ID: Hashable, Sendable {
        /// The node of the section, or of the section that precedes the implicit one; 0 if it precedes all sections.
        let number: UInt32
        let isImplicit: Bool
    }
    public let id: ID
    /// The values that modifiers around the section pass to the container; empty for views outside any section.
    public let containerValues: ContainerValues
    public let header: SubviewsCollection
    public let footer: SubviewsCollection
    /// Without the section's actions.
    public let content: SubviewsCollection
    /// What `sectionActions(content:)` adds to the section.
    public let actions: Actions

    /// The actions of a section, as a view.
    public struct Actions: View {
        fileprivate let subviews: SubviewsCollection
        public var body: some View { subviews }
    }

    @MainActor init(_ section: SubviewSection, of subviews: [SubviewSource]) {
        func part(_ range: Range<Int>) -> SubviewsCollection { SubviewsCollection(subviews[range.clamped(to: 0..<subviews.count)]) }
        id = ID(number: section.number, isImplicit: false)
        containerValues = ContainerValues(section.traits)
        let end = max(section.content.upperBound - section.actionCount, section.content.lowerBound)
        (header, footer, content) = (part(section.header), part(section.footer), part(section.content.lowerBound..<end))
        actions = Actions(subviews: part(end..<section.content.upperBound))
    }
    /// An implicit section of views outside any section.
    @MainActor init(_ content: Range<Int>, behind section: UInt32, of subviews: [SubviewSource]) {
        id = ID(number: section, isImplicit: true)
        containerValues = ContainerValues()
        let none = SubviewsCollection([])
        (header, footer, actions) = (none, none, Actions(subviews: none))
        self.content = SubviewsCollection(subviews[content])
    }
}

/// The sections of a view, in source order. There is at least one.
public struct SectionCollection: RandomAccessCollection {
    private let all: [SectionConfiguration]

    public var startIndex: Int { all.startIndex }
    public var endIndex: Int { all.endIndex }
    /// The section at an index from 0.
    public subscript(index: Int) -> SectionConfiguration { all[index] }
}

extension SectionCollection: SubviewInput {
    static var readsSections: Bool { true }

    @MainActor init(_ list: SubviewList) {
        var all: [SectionConfiguration] = [], next = 0, last: UInt32 = 0
        for section in list.sections {
            if section.header.lowerBound > next {
                all.append(SectionConfiguration(next..<section.header.lowerBound, behind: last, of: list.subviews))
            }
            all.append(SectionConfiguration(section, of: list.subviews))
            next = Swift.max(next, section.footer.upperBound)
            last = section.number
        }
        if next < list.subviews.count || all.isEmpty {
            all.append(SectionConfiguration(next..<list.subviews.count, behind: last, of: list.subviews))
        }
        self.all = all
    }
}
