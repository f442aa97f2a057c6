import Foundation

/// A note from a coast.
struct Post: Identifiable, Hashable {
    let id: Int
    let author: String
    let shore: Shore
    let text: String
    let minutes: Int
    let hasPicture: Bool

    /// When it was written, for people.
    var age: String {
        switch minutes {
        case ..<1: "now"
        case ..<60: "\(minutes) min"
        case ..<2_880: "\(minutes / 60) h"
        default: "\(minutes / 1_440) d"
        }
    }

    static func post(_ number: Int, minutes: Int) -> Post {
        Post(id: number, author: authors[abs(number) % authors.count], shore: Shore.all[abs(number * 7) % Shore.all.count], text: texts[abs(number * 5) % texts.count],
             minutes: minutes, hasPicture: number % 3 != 1)
    }
    private static let authors = ["Ida Lund", "Tomas Reyes", "Wren Abbot", "Noor Haddad", "Pelle Strand", "Maya Okafor"]
    private static let texts = [
        "Fog until ten, then all at once the whole bay.",
        "The baker's boy rows over with the rolls now. They arrive a little salty, and nobody minds.",
        "Counted forty seals on the outer rock. One of them counted me.",
        "First swim of the year. It was short.",
        "If you take the upper path after rain, you have the headland to yourself, and the light comes in low under the clouds. Worth wet shoes.",
        "The old ferry is back from the yard, in green.",
        "No wind at all today. Even the flags are resting."
    ]
}

/// The posts of a day.
struct Day: Identifiable {
    let name: String
    var posts: [Post]
    var id: String { name }

    static let latest = [
        Day(name: "Today", posts: (0..<6).map { Post.post($0, minutes: 4 + $0 * 37) }),
        Day(name: "Yesterday", posts: (6..<26).map { Post.post($0, minutes: 1_440 + $0 * 20) }),
        Day(name: "Earlier", posts: (26..<400).map { Post.post($0, minutes: 2_880 + $0 * 60) })
    ]
}
