import Foundation
import Observation
import Testing
@testable import WaggleCore
@testable import WaggleHeadless

@Observable
private final class Store {
    var count = 3
}

@MainActor
@Suite struct EnvironmentSurfaceTests {
    @Test func defaultsAreThoseOfAnUntouchedSystem() {
        let environment = EnvironmentValues()
        let off = [environment.accessibilityEnabled, environment.accessibilityReduceMotion, environment.accessibilityDifferentiateWithoutColor,
                   environment.accessibilityReduceTransparency, environment.accessibilityInvertColors, environment.accessibilityShowButtonShapes,
                   environment.accessibilityDimFlashingLights, environment.accessibilityVoiceOverEnabled, environment.accessibilitySwitchControlEnabled,
                   environment.accessibilityLargeContentViewerEnabled, environment.accessibilityAssistiveAccessEnabled, environment.isLuminanceReduced,
                   environment.isSceneCaptured, environment.contentTransitionAddsDrawingGroup]
        #expect(off.allSatisfy { !$0 })
        #expect(environment.accessibilityPlayAnimatedImages && environment.appearsActive)
        #expect(environment.backgroundProminence == .standard)
    }
    @Test func valuesReachTheViewsWithin() {
        struct Reader: View {
            let see: ([String]) -> Void
            @Environment(\.backgroundProminence) private var prominence
            @Environment(\.isLuminanceReduced) private var isReduced
            @Environment(\.appearsActive) private var isActive
            @Environment(\.accessibilityEnabled) private var isEnabled
            var body: some View {
                see(["\(prominence == .increased)", "\(isReduced)", "\(isActive)", "\(isEnabled)"])
                return Color.red
            }
        }
        var seen: [String] = []
        _ = HeadlessWindow(Reader { seen = $0 }.environment(\.backgroundProminence, .increased).environment(\.isLuminanceReduced, true)
            .environment(\.appearsActive, false).environment(\.accessibilityEnabled, true), size: CGSize(width: 10, height: 10))
        #expect(seen == ["true", "true", "false", "true"])
    }
    @Test func aViewKnowsTheMaterialBehindIt() {
        struct Reader: View {
            let see: (Material?) -> Void
            @Environment(\.backgroundMaterial) private var material
            var body: some View {
                see(material)
                return Color.red
            }
        }
        var seen: [Material?] = []
        _ = HeadlessWindow(HStack {
            Reader { seen.append($0) }.background(.thinMaterial)
            Reader { seen.append($0) }.background(.bar, in: Capsule())
            Reader { seen.append($0) }.background(Color.red)
        }, size: CGSize(width: 10, height: 10))
        #expect(seen == [.thin, .bar, nil])
    }
    @Test func objectsAreFoundByTheirType() {
        var environment = EnvironmentValues()
        #expect(environment[Store.self] == nil)
        let store = Store()
        environment[Store.self] = store
        #expect(environment[Store.self] === store)
    }
}
