import Foundation
import Testing
@testable import WaggleCore
@testable import WaggleHeadless

private struct Doll: View {
    var body: some View { AnyView(VStack { Shell() }) }
}
private struct Shell: View {
    var body: some View { AnyView(Doll().padding()) }
}
private struct Ring: ViewModifier {
    func body(content: Content) -> some View { AnyView(content.padding().modifier(Ring())) }
}
private struct Branch: View {
    let depth: Int
    var body: some View { AnyView(VStack { if depth > 0 { Branch(depth: depth - 1) } }) }
}

@MainActor
@Suite struct EndlessNestingTests {
    @Test func aViewThatContainsItselfIsNamedWithItsCycle() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            _ = HeadlessWindow(Doll(), size: CGSize(width: 100, height: 100))
        }
        let said = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(said.contains("contains itself endlessly (Doll > Shell > Doll)") || said.contains("contains itself endlessly (Shell > Doll > Shell)"), "\(said.prefix(500))")
    }

    @Test func aModifierThatAppliesItselfIsToldToo() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            _ = HeadlessWindow(Text("a").modifier(Ring()), size: CGSize(width: 100, height: 100))
        }
        let said = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(said.contains("stack is exhausted") || said.contains("contains itself"), "\(said.prefix(500))")
    }

    @Test func aTreeOfViewsOfOneKindMayBeDeep() {
        let window = HeadlessWindow(Branch(depth: 100), size: CGSize(width: 100, height: 100))
        #expect(window.graph.composites(of: Branch.self).count == 101)
    }
}
