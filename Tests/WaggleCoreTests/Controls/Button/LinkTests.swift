import Foundation
import Testing
import WaggleDisplayList
@testable import WaggleCore
@testable import WaggleHeadless

@MainActor
@Suite struct LinkTests {
    private let size = CGSize(width: 200, height: 100)
    private let url = URL(fileURLWithPath: "/pond")

    private func tapped(_ view: some View, _ environment: EnvironmentValues = EnvironmentValues()) -> HeadlessWindow {
        let window = HeadlessWindow(view, size: size, environment: environment)
        for phase in [InputPhase.began, .ended] {
            window.graph.send(.touch(Touch(phase: phase, location: CGPoint(x: 100, y: 50), time: 0)))
        }
        window.settle()
        return window
    }

    @Test func aTapOpensTheAddressByTheEnvironmentsAction() {
        var opened: [URL] = []
        _ = tapped(Link("Pond", destination: url).environment(\.openURL, OpenURLAction { opened.append($0); return .handled }))
        #expect(opened == [url])
    }

    @Test func byDefaultTheHostOpensIt() {
        let journal = Journal()
        var environment = EnvironmentValues()
        environment.hostServices = NotedServices(journal)
        _ = tapped(Link(destination: url) { Text("Pond") }, environment)
        #expect(journal.events == ["system /pond"])
    }

    @Test func aHandlerMayLeaveAnAddressToTheHost() {
        let journal = Journal()
        var environment = EnvironmentValues()
        environment.hostServices = NotedServices(journal)
        _ = tapped(Link("Pond", destination: url).environment(\.openURL, OpenURLAction { _ in .systemAction(URL(fileURLWithPath: "/lake")) }), environment)
        #expect(journal.events == ["system /lake"])
    }

    @Test func aLinkHasTheLinkTraitOnly() {
        let window = HeadlessWindow(Link("Pond", destination: url), size: size)
        let element = window.graph.accessibilityElements().first
        #expect(element?.label == "Pond")
        #expect(element?.traits.contains(.isLink) == true)
        #expect(element?.traits.contains(.isButton) == false)
    }

    @Test func aLinkHasTheTint() {
        let colors = HeadlessWindow(Link("Pond", destination: url), size: size).shown.compactMap(\.color)
        #expect(colors == HeadlessWindow(Text("Pond").foregroundStyle(.tint), size: size).shown.compactMap(\.color))
    }

    @Test func aForegroundStyleAroundColoursIt() {
        let colors = HeadlessWindow(VStack { Link("Pond", destination: url) }.foregroundStyle(Paints.green), size: size).shown.compactMap(\.color)
        #expect(colors == [Paints.green.resolvedColor(in: EnvironmentValues())])
    }

    @Test func aForegroundColourOfTheLinkColoursIt() {
        func colors(_ view: some View) -> [ResolvedColor] { HeadlessWindow(view, size: size).shown.compactMap(\.color) }
        let green = [Paints.green.resolvedColor(in: EnvironmentValues())]
        #expect(colors(Link("Pond", destination: url).foregroundColor(Paints.green)) == green)
        #expect(colors(Link("Pond", destination: url).foregroundStyle(Paints.green)) == green)
        #expect(colors(Link(destination: url) { Text("Pond") }.foregroundColor(Paints.green).tint(Paints.red)) == green)
        #expect(colors(Link("Pond", destination: url).foregroundColor(nil)) == colors(Link("Pond", destination: url)))
    }
}
