import Foundation
import Synchronization
import Testing
@testable import WaggleCore
@testable import WaggleHeadless

private final class Doors: Sendable {
    let bindings = Mutex<[Binding<Int>]>([])
    let runningThreads = Atomic(8)
}

private struct Counters: View {
    let doors: Doors
    @State private var shared = 0
    var body: some View {
        VStack {
            Text("shared \(shared)")
            ForEach(0..<8, id: \.self) { Own(number: $0, doors: doors) }
        }
        .onAppear { doors.bindings.withLock { $0.append($shared) } }
    }
}

private struct Own: View {
    let number: Int
    let doors: Doors
    @State private var count = 0
    var body: some View {
        Text("\(number): \(count)").onAppear { doors.bindings.withLock { $0.append($count) } }
    }
}

@MainActor
@Suite struct StateThreadTests {
    /// The thread sanitizer detects here what would otherwise show only by chance.
    @Test func eightThreadsWriteStateWhileFramesAreMade() {
        let doors = Doors(), window = HeadlessWindow(Counters(doors: doors), size: CGSize(width: 200, height: 300))
        let bindings = doors.bindings.withLock { $0 }
        #expect(bindings.count == 9)
        for index in 0..<8 {
            Thread.detachNewThread {
                for step in 1...500 {
                    for binding in bindings { binding.wrappedValue = step }
                    withAnimation(.linear(duration: 0.1)) { bindings[index].wrappedValue = step }
                }
                doors.runningThreads.subtract(1, ordering: .sequentiallyConsistent)
            }
        }
        var time = 0.0
        while doors.runningThreads.load(ordering: .sequentiallyConsistent) > 0 {
            time += 1.0 / 60
            window.advance(to: time)
        }
        window.advance(to: time + 1)
        #expect(bindings.allSatisfy { $0.wrappedValue == 500 })
        let labels = window.graph.accessibilityElements().map(\.label)
        #expect(labels == ["shared 500"] + (0..<8).map { "\($0): 500" })
    }
}
