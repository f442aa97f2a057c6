import Foundation
import Testing
import WaggleGeometry
import WaggleMotion
@testable import WaggleCore

@Suite struct DescriptionTests {
    private struct Recipe: Hashable, ShapeStyle {
        let point = UnitPoint.center
        func resolve(in environment: EnvironmentValues) -> Color.Resolved { Color.Resolved(red: 1, green: 0, blue: 0) }
    }
    private enum Key: EnvironmentKey { static var defaultValue: [UnitCurve] { [] } }

    @Test func animationsNameNoModuleOfTheFramework() {
        let animations: [Animation] = [.default, .linear, .easeInOut(duration: 2), .spring, .bouncy, .snappy.delay(1), .interpolatingSpring(stiffness: 1, damping: 1),
                                       .linear.repeatForever().speed(2), .timingCurve(0.1, 0.2, 0.3, 0.4)]
        for animation in animations {
            #expect(!"\(animation)".contains("Waggle"))
            #expect(!String(reflecting: animation).contains("Waggle"))
        }
    }
    @Test func environmentsNameNoModuleOfTheFramework() {
        var environment = EnvironmentValues()
        environment[Key.self] = [.easeIn]
        environment.font = .body
        environment.foregroundStyle = AnyShapeStyle(Color.red)
        #expect(!environment.description.contains("Waggle"))
    }
    @Test func enumerationsPrintAsSwiftUIs() {
        #expect("\(ColorScheme.dark) \([ColorScheme.dark]) \(String(describing: Optional(Font.TextStyle.title2)))" == "dark [SwiftUI.ColorScheme.dark] Optional(SwiftUI.Font.TextStyle.title2)")
        #expect("\(Edge.top) \([Edge.top]) \(Optional(RoundedCornerStyle.continuous) as Any)" == "top [SwiftUI.Edge.top] Optional(SwiftUI.RoundedCornerStyle.continuous)")
        #expect(String(reflecting: ScenePhase.active) == "SwiftUI.ScenePhase.active" && DynamicTypeSize.xxLarge.description == "xxLarge")
    }
    @Test func coloursOfStylesNameNoModuleOfTheFramework() {
        #expect(!"\(Color(Recipe()))".contains("WaggleGeometry"))
    }
}
