import Foundation
import Testing
@testable import WaggleCore

@MainActor
struct ExistentialEqualityTests {
    private struct Large: LabelStyle {
        var numbers = [1, 2, 3], a = 1, b = 2, c = 3
        func makeBody(configuration: Configuration) -> some View { configuration.title }
    }

    @Test func valuesOfProtocolTypesAreComparedByWhatIsInThem() {
        func same(_ a: any LabelStyle, _ b: any LabelStyle) -> Bool { valuesAreEqual(a, b) }
        #expect(same(IconOnlyLabelStyle(), IconOnlyLabelStyle()))
        #expect(!same(IconOnlyLabelStyle(), TitleOnlyLabelStyle()))
        #expect(same(Large(), Large()))
        #expect(!same(Large(), Large(numbers: [1])))
        final class Object: LabelStyle {
            func makeBody(configuration: Configuration) -> some View { configuration.title }
        }
        let object = Object()
        #expect(same(object, object))
        #expect(!same(object, Object()))
        #expect(valuesAreEqual(1 as Any, 1 as Any))
        #expect(!valuesAreEqual(1 as Any, 2 as Any))
        #expect(!valuesAreEqual(1 as Any, "1" as Any))
    }

    @Test func optionalsAreComparedByWhatIsInThem() {
        func same(_ a: (any LabelStyle)?, _ b: (any LabelStyle)?) -> Bool { valuesAreEqual(a, b) }
        #expect(same(Large(), Large()))
        #expect(!same(Large(), Large(numbers: [1])))
        #expect(!same(Large(), nil))
        #expect(same(nil, nil))
        #expect(valuesAreEqual(AnyShapeStyle(Color("Raspberry")) as AnyShapeStyle?, AnyShapeStyle(Color("Raspberry"))))
        #expect(!valuesAreEqual(AnyShapeStyle(Color("Raspberry")) as AnyShapeStyle?, AnyShapeStyle(Color("Plum"))))
    }
}
