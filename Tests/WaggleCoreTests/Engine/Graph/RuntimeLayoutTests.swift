import Foundation
import Testing
@testable import WaggleCore

/// The offsets of `RuntimeLayout`, each tested through a feature that depends on it.
struct RuntimeLayoutTests {
    @Test func theLayoutIsTheOneOfThisCompiler() {
        #if compiler(>=6.4)
        Issue.record("""
            This compiler is newer than the one that RuntimeLayout.swift describes. Compare that page with the new runtime (in the compiler's repository: \
            include/swift/ABI/Metadata.h, MetadataValues.h and stdlib/public/runtime/ImageInspectionELF.cpp), mend what moved, run these tests, and raise the version here.
            """)
        #endif
    }

    @Test func contentsThatLieInTheExistentialAreFound() {
        same(Words1(a: "one"), Words1(a: "one"), Words1(a: "two"))
        same(Words3(a: "one", b: 1), Words3(a: "one", b: 1), Words3(a: "one", b: 2))
    }

    @Test func contentsThatLieInABoxAreFound() {
        same(Words4(a: "one", b: "two"), Words4(a: "one", b: "two"), Words4(a: "one", b: "three"))
        same(Aligned16(a: 1, b: [1]), Aligned16(a: 1, b: [1]), Aligned16(a: 1, b: [2]))
        same(Aligned64(a: .init(repeating: 1), b: [1]), Aligned64(a: .init(repeating: 1), b: [1]), Aligned64(a: .init(repeating: 2), b: [1]))
    }

    @Test func classesErrorsAndConstrainedProtocolsAreNotLookedInto() {
        final class Object: Shown {}
        func areEqual<T>(_ a: T, _ b: T) -> Bool { valuesAreEqual(a, b) }
        let object = Object()
        #expect(areEqual(object as any Shown & AnyObject, object) && !areEqual(object as any Shown & AnyObject, Object()))
        let error = CocoaError(.fileNoSuchFile)
        #expect(!areEqual(error as any Error, CocoaError(.fileReadNoSuchFile)))
        #expect(!areEqual([1] as any Collection<Int>, [2] as any Collection<Int>))
    }

    @Test func conformancesAreFoundInThisImageAndInOthers() {
        let types = Conformances.types(to: (any Shown).self).map { ObjectIdentifier($0) }
        for type in [Words1.self, Words3.self, Words4.self, Aligned16.self, Aligned64.self] as [any Shown.Type] { #expect(types.contains(ObjectIdentifier(type))) }
        #expect(types.count == 6, "Five structs and a class; the generic one has no metadata of its own.")
        // A protocol of the standard library, and a type of Foundation.
        #expect(Conformances.types(to: (any Error).self).contains { $0 == CocoaError.self })
    }

    private func same<T: Shown>(_ a: T, _ equal: T, _ other: T) {
        func areEqual(_ a: any Shown, _ b: any Shown) -> Bool { valuesAreEqual(a, b) }
        #expect(areEqual(a, equal) && !areEqual(a, other))
        #expect(!areEqual(a, Words1(a: "another type")))
    }
}

private protocol Shown {}
// Arrays and strings with equal contents in separate storage: their bits differ.
private struct Words1: Shown { var a: [String]; init(a: String) { self.a = [a] } }
private struct Words3: Shown { var a: [String], b: Int; var c = 0; init(a: String, b: Int) { (self.a, self.b) = ([a], b) } }
private struct Words4: Shown { var a: [String], b: [String], c = 0, d = 0; init(a: String, b: String) { (self.a, self.b) = ([a], [b]) } }
private struct Aligned16: Shown { var a: SIMD2<Double>, b: [Int]; init(a: Double, b: [Int]) { (self.a, self.b) = (SIMD2(a, a), b) } }
private struct Aligned64: Shown { var a: SIMD8<Double>, b: [Int] }
private struct Generic<T>: Shown { var value: T }
