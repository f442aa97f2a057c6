import Foundation

/// Something one can be interested in, and what lies one level deeper.
struct Topic: Identifiable, Hashable {
    /// Stays the same when the name is translated, and tells topics of one name apart.
    let id: String
    let name: String
    let symbol: String
    let tone: Tone
    var subtopics: [Topic] = []

    /// A colour of the asset catalogue.
    enum Tone: String {
        case amber = "Amber", coral = "Coral", rose = "Rose", violet = "Violet", sky = "Sky", teal = "Teal", moss = "Moss"
    }
}

extension Topic {
    /// A topic whose subtopics share its look.
    init(_ id: String, _ name: String, _ symbol: String, _ tone: Tone, _ subtopics: String...) {
        self.init(id: id, name: name, symbol: symbol, tone: tone, subtopics: subtopics.enumerated().map { index, name in
            Topic(id: "\(id).\(index)", name: name, symbol: symbol, tone: tone)
        })
    }
}
