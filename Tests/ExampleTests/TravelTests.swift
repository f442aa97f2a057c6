import Foundation
import SwiftUI
import Testing
import WaggleCairo
import WaggleRequest
@testable import CirclesExample
@testable import HexGridExample
@testable import ApiaryExample
@testable import WaggleCore
@testable import WaggleDisplayList
@testable import WaggleHeadless
@testable import WaggleRuntime

/// The display lists of the examples' tours: their keys, and their encoding.
@MainActor
struct TravelTests {
    @Test func apiarySentAsBytesLooksTheSame() throws { try follow("Apiary") { PickerView(opensEmpty: false) } }
    @Test func hexGridSentAsBytesLooksTheSame() throws { try follow("HexGrid") { IslandView(opensEmpty: false) } }
    @Test func circlesSentAsBytesLookTheSame() throws { try follow("Circles") { RingsView() } }

    private func follow(_ example: String, _ view: () -> some View) throws {
        let finger = Finger(on: view().safeAreaPadding(EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)), of: example, width: 393, height: 852)
        let window = finger.window, script = try FilmScript(contentsOf: "\(exampleFolder(example))/tour.txt")
        window.driver.play(script, from: finger.time) { Issue.record("\($0)") }
        var keys = FragmentKeys()
        let way = Way()
        for number in 0...Int(min(script.duration, 8) * 10) {
            try window.turn(to: finger.time + Double(number) / 10, framesPerSecond: 30)
            let list = window.graph.displayList()
            try keys.check(list)
            if number % 5 == 0 { try way.check(list, size: window.size) }
        }
        #expect(keys.count > 50)
    }
}

/// Encodes and decodes lists and draws both versions.
@MainActor
private struct Way {
    private let sender = DisplayListSender(), receiver = DisplayListReceiver()
    private let backend = CairoRasterBackend(), otherBackend = CairoRasterBackend()

    func check(_ list: DisplayList, size: CGSize) throws {
        let bytes = try sender.message(for: list)
        let received = try receiver.receive(bytes)
        let picture = WindowPicture(list: list, size: size), other = WindowPicture(list: received, size: size)
        let here = try picture.makeSurface(scale: 1, backend), there = try other.makeSurface(scale: 1, otherBackend)
        here.show(picture.list, background: .white)
        there.show(other.list, background: .white)
        #expect(here.withPixels { Array($0) } == there.withPixels { Array($0) })
        #expect(Set(try sender.resources(of: list)).isSubset(of: sender.known))
        #expect(try sender.message(for: list).count <= bytes.count, "What was sent once is not sent again.")
    }
}

/// The content identified by each key so far.
@MainActor
struct FragmentKeys {
    private struct Key: Hashable {
        let identity, version: UInt32
    }
    private var contents: [Key: [UInt8]] = [:]
    private let sender = DisplayListSender()
    var count: Int { contents.count }

    /// Expects that no key identifies two different things, in one frame or in two.
    mutating func check(_ list: DisplayList, sourceLocation: SourceLocation = #_sourceLocation) throws {
        var shown: Set<Key> = []
        for item in list.allItems where item.identity != 0 {
            let key = Key(identity: item.identity, version: item.version)
            let content = try sender.bytes(of: item)
            #expect(shown.insert(key).inserted || contents[key] == content, "Two items of a frame share the key \(key).", sourceLocation: sourceLocation)
            #expect(contents[key] == nil || contents[key] == content, "The key \(key) stands for something else than in an earlier frame.", sourceLocation: sourceLocation)
            contents[key] = content
        }
    }
}

extension DisplayList {
    /// All items, outer ones first.
    var allItems: [Item] {
        items.flatMap { item -> [Item] in
            switch item.content {
            case .list(let list, _, _): [item] + list.allItems
            case .effect(.mask(let mask), let list): [item] + mask.allItems + list.allItems
            case .effect(_, let list): [item] + list.allItems
            case .fill, .stroke, .text, .image, .sprites: [item]
            }
        }
    }
}
