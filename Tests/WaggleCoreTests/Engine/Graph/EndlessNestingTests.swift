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
// Without a view that hides its content's type, the type of a body contains itself.
private struct Loop: View {
    var body: some View { Loop().padding() }
}
private struct Hen: View {
    var body: some View { Egg().opacity(0.5) }
}
private struct Egg: View {
    var body: some View { Group { Hen() }.padding() }
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

    @Test func aViewWhoseBodysTypeContainsItselfIsNamed() async throws {
        let loop = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            _ = HeadlessWindow(Loop(), size: CGSize(width: 100, height: 100))
        }
        let said = String(decoding: loop.standardErrorContent, as: UTF8.self)
        #expect(said.contains("Loop contains itself endlessly"), "\(said.prefix(500))")

        let hen = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            _ = HeadlessWindow(VStack { Hen() }, size: CGSize(width: 100, height: 100))
        }
        let saidOfHen = String(decoding: hen.standardErrorContent, as: UTF8.self)
        #expect(saidOfHen.contains("Hen contains itself endlessly") || saidOfHen.contains("Egg contains itself endlessly"), "\(saidOfHen.prefix(500))")
        // The remaining stack does not suffice for a chain of names, but the body's type shows the next link.
        #expect(saidOfHen.contains("<Egg") || saidOfHen.contains("<Hen"), "\(saidOfHen.prefix(500))")
    }

    @Test func aModifierThatAppliesItselfIsToldToo() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            _ = HeadlessWindow(Text("a").modifier(Ring()), size: CGSize(width: 100, height: 100))
        }
        let said = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(said.contains("Ring contains itself endlessly (Ring > Ring)"), "\(said.prefix(500))")
    }

    @Test func aTreeOfViewsOfOneKindMayBeDeep() {
        let window = HeadlessWindow(Branch(depth: 100), size: CGSize(width: 100, height: 100))
        #expect(window.graph.composites(of: Branch.self).count == 101)
    }
}
