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
    @Test func typesCarrySwiftUIsName() {
        #expect(String(reflecting: Text.self) == "SwiftUI.Text")
        #expect(String(reflecting: type(of: Text("a").padding().disabled(true))).hasPrefix("SwiftUI.ModifiedContent<"))
        for type in [Path.self, Angle.self, UnitCurve.self, Spring.self, EnvironmentValues.self, AnyTransition.self, Font.TextStyle.self, ScrollView<EmptyView>.self] as [Any.Type] {
            #expect(String(reflecting: type).hasPrefix("SwiftUI."), "\(String(reflecting: type))")
        }
    }
    @Test func programsTypesAreNotTheFrameworks() {
        #expect(isFrameworkType(Text.self) && isFrameworkType(VStack<Never>.self) && isFrameworkType(Spring.self))
        #expect(!isFrameworkType(Recipe.self) && !isFrameworkType(Int.self) && !isFrameworkType([Text].self))
    }
    @Test func enumerationsPrintAsSwiftUIs() {
        #expect("\(ColorScheme.dark) \([ColorScheme.dark]) \(String(describing: Optional(Font.TextStyle.title2)))" == "dark [SwiftUI.ColorScheme.dark] Optional(SwiftUI.Font.TextStyle.title2)")
        #expect("\(Edge.top) \([Edge.top]) \(Optional(RoundedCornerStyle.continuous) as Any)" == "top [SwiftUI.Edge.top] Optional(SwiftUI.RoundedCornerStyle.continuous)")
        #expect(String(reflecting: ScenePhase.active) == "SwiftUI.ScenePhase.active")
    }
    @Test func structuresPrintAsSwiftUIs() {
        let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4), fields = "(top: 1.0, leading: 2.0, bottom: 3.0, trailing: 4.0)"
        #expect("\(insets) \([insets])" == "EdgeInsets\(fields) [SwiftUI.EdgeInsets\(fields)]")
        #expect("\(Edge.Set.top) \(Optional(Edge.Set.top) as Any)" == "Set(rawValue: 1) Optional(SwiftUI.Edge.Set(rawValue: 1))")
        #expect("\(ProposedViewSize(width: 1, height: nil))" == "ProposedViewSize(width: Optional(1.0), height: nil)")
        struct Holder {
            let angle: Angle, point: UnitPoint, size: ProposedViewSize, alignment: Alignment, stops: [Gradient.Stop], weight: Font.Weight, item: GridItem, spring: Spring?
            let curve: UnitCurve, path: Path, effect: SymbolEffectOptions, transaction: Transaction, style: StrokeStyle, key: KeyEquivalent
        }
        let holder = Holder(angle: .degrees(90), point: .top, size: .zero, alignment: .topLeading, stops: [Gradient.Stop(color: .red, location: 0)], weight: .bold, item: GridItem(),
                            spring: .bouncy, curve: .easeIn, path: Path(ellipseIn: .zero), effect: .repeating, transaction: Transaction(animation: .spring), style: StrokeStyle(lineWidth: 2), key: .escape)
        #expect(!"\(holder)".contains("Waggle"), "\(holder)")
        #expect("\(holder)".contains("SwiftUI.UnitPoint(x: 0.5, y: 0.0)"), "\(holder)")
    }
    @Test func coloursOfStylesNameNoModuleOfTheFramework() {
        #expect(!"\(Color(Recipe()))".contains("WaggleGeometry"))
    }
}
