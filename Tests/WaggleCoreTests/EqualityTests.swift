import Foundation
import Testing
@testable import WaggleCore

private protocol Service { var name: String { get } }
private struct Local: Service { let name: String }
private final class Remote: Service { let name = "remote" }
private struct Holder {
    let service: any Service
    let number: Int
}
private struct Deep {
    let holder: Holder
    let pair: (Int, any Service)
    let any: Any
    let kind: any (Equatable & Sendable)
}

@Suite struct EqualityTests {
    @Test func valuesThatHoldExistentialsAreCompared() {
        let object = Remote()
        func deep(_ number: Int) -> Deep {
            Deep(holder: Holder(service: object, number: number), pair: (1, object), any: 3, kind: 4)
        }
        #expect(valuesAreEqual(deep(1), deep(1)))
        #expect(!valuesAreEqual(deep(1), deep(2)))
        #expect(!valuesAreEqual(Holder(service: Local(name: "a"), number: 1), Holder(service: Local(name: "b"), number: 1)))
        #expect(!valuesAreEqual(Holder(service: object, number: 1), Holder(service: Remote(), number: 1)))
    }
}
