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
    @Test func viewsInTabsKnowTheirBar() {
        struct Reader: View {
            let see: (TabBarPlacement?) -> Void
            @Environment(\.tabBarPlacement) private var placement
            @Environment(\.isTabBarShowingSections) private var showsSections
            var body: some View {
                see(showsSections ? .sidebar : placement)
                return Color.red
            }
        }
        func seen(_ content: ((@escaping (TabBarPlacement?) -> Void)) -> some View) -> TabBarPlacement? {
            var seen: TabBarPlacement? = .ornament
            _ = HeadlessWindow(content { seen = $0 }, size: CGSize(width: 300, height: 300))
            return seen
        }
        #expect(seen { Reader(see: $0) } == nil)
        #expect(seen { see in TabView { Reader(see: see).tabItem { Text("Pond") } } } == .bottomBar)
        #expect(seen { see in TabView { Reader(see: see) }.tabViewStyle(.page) } == .pageIndicator)
    }
    @Test func contentThatCanBeRenamedPassesTheActionToItsViews() {
        struct Reader: View {
            let see: (RenameAction?) -> Void
            @Environment(\.rename) private var rename
            var body: some View {
                see(rename)
                return Color.red
            }
        }
        var seen: [RenameAction?] = [], renamings = 0
        _ = HeadlessWindow(HStack {
            Reader { seen.append($0) }
            Reader { seen.append($0) }.renameAction { renamings += 1 }
        }, size: CGSize(width: 10, height: 10))
        #expect(seen.map { $0 == nil } == [true, false])
        for action in seen { action?() }
        #expect(renamings == 1)
    }
    @available(*, deprecated)
    @Test func bothNamesOfAutocorrectionAreOneValue() {
        var environment = EnvironmentValues()
        #expect(environment.disableAutocorrection == false)
        environment.disableAutocorrection = true
        #expect(environment.autocorrectionDisabled)
        environment.disableAutocorrection = nil
        #expect(!environment.autocorrectionDisabled)
    }
}
