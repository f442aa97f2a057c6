import Foundation
import Testing
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

private let size = CGSize(width: 100, height: 100)

/// Bindings of two closures.
@MainActor @Suite struct BindingTests {
    @Test func aBindingOfTwoClosuresReadsItsValueWhenMade() {
        final class Reads { var count = 0 }
        let reads = Reads()
        let binding = Binding(get: { reads.count += 1; return 7 }, set: { _ in })
        #expect(reads.count == 1)
        #expect(binding.wrappedValue == 7 && reads.count == 2)
        _ = Binding(get: { reads.count += 1; return 7 }, set: { _, _ in })
        #expect(reads.count == 3)
        _ = binding.animation()
        #expect(reads.count == 3)
    }
    @Test func whoeverMakesABindingDependsOnWhatItsGetterReads() {
        struct Inner: View {
            @Binding var value: Int
            var body: some View { Block(Paints.red, 10) }
        }
        struct Outer: View {
            @State var value = 0
            let remote: Remote<Int>, journal: Journal
            var body: some View {
                let _ = journal.note("outer")
                remote.connect($value)
                Inner(value: Binding(get: { value }, set: { value = $0 }))
            }
        }
        let remote = Remote<Int>(), journal = Journal()
        let window = HeadlessWindow(Outer(remote: remote, journal: journal), size: size)
        remote.value = 1
        window.settle()
        #expect(journal.events == ["outer", "outer"])
    }
    @Test func aGetterOfTheMainActorIsNotCalledElsewhere() async {
        @MainActor final class Model { var reads = 0; func read() -> Int { reads += 1; return reads } }
        let model = Model()
        await Task.detached {
            _ = Binding(get: { @MainActor in model.read() }, set: { @MainActor _ in })
        }.value
        #expect(model.reads == 0)
    }
}
