import Foundation

/// An interest, and the interests one level deeper.
struct Topic: Identifiable, Hashable {
    /// Independent of translation; distinguishes topics with the same name.
    let id: String
    let name: String
    let symbol: String
    let tone: Tone
    var subtopics: [Topic] = []

    /// A colour from the asset catalogue.
    enum Tone: String {
        case amber = "Amber", coral = "Coral", rose = "Rose", violet = "Violet", sky = "Sky", teal = "Teal", moss = "Moss"
    }
}

extension Topic {
    /// A topic whose subtopics share its appearance.
    init(_ id: String, _ name: String, _ symbol: String, _ tone: Tone, _ subtopics: String...) {
        self.init(id: id, name: name, symbol: symbol, tone: tone, subtopics: subtopics.enumerated().map { index, name in
            Topic(id: "\(id).\(index)", name: name, symbol: symbol, tone: tone)
        })
    }
}
