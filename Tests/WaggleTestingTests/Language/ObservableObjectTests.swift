import Combine
import Foundation
import SwiftUI
import Testing
import WaggleTesting

/// Objects that announce their changes by hand.
@MainActor
struct ObservableObjectTests {
    private final class Counter: ObservableObject {
        var count = 0 { willSet { objectWillChange.send() } }
    }
    private class Mixed: ObservableObject {
        @Published var name = "Bee"
        var count = 0 { willSet { objectWillChange.send() } }
    }
    private final class Derived: Mixed {}
    private struct CounterView: View {
        @StateObject private var counter = Counter()
        var body: some View { Button("Count \(counter.count)") { counter.count += 1 } }
    }
    private struct MixedView: View {
        @ObservedObject var object: Mixed
        var body: some View { Text("\(object.name) \(object.count)") }
    }

    @Test func anObjectWithoutPublishedPropertiesAnnouncesByHand() throws {
        let screen = try TestScreen(CounterView(), size: CGSize(width: 200, height: 100))
        try screen.tap("Count 0")
        try screen.settle()
        #expect(screen.shows("Count 1"))
    }
    @Test func publishedPropertiesAndHandsShareAPublisher() throws {
        for object in [Mixed(), Derived()] {
            let screen = try TestScreen(MixedView(object: object), size: CGSize(width: 200, height: 100))
            object.count = 3
            try screen.settle()
            #expect(screen.shows("Bee 3"))
            object.name = "Wasp"
            try screen.settle()
            #expect(screen.shows("Wasp 3"))
            #expect(object.objectWillChange === object.objectWillChange)
        }
    }
    @Test func objectsAreFreedAndTheirPublishersAreNotMixedUp() {
        weak var first: Counter?
        var publishers: Set<ObjectIdentifier> = []
        var kept: [Counter] = []
        for index in 0..<1000 {
            let counter = Counter()
            if index == 0 { first = counter }
            if index % 2 == 1 { kept.append(counter) }
            publishers.insert(ObjectIdentifier(counter.objectWillChange))
        }
        #expect(first == nil)
        #expect(Set(kept.map { ObjectIdentifier($0.objectWillChange) }).count == 500)
        #expect(publishers.count >= 500)
    }
}
