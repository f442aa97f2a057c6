import SwiftUI
import Testing
@testable import HeadlandExample
@testable import RinksideExample
@testable import WaggleCore
@testable import WaggleTesting

@MainActor struct TempTests {
    @Test func morph() throws {
        let screen = try ShownExample.headland.open(CoastView())
        try screen.tap("Gannet Point")
        try screen.settle()
        try screen.fingerDown(on: .point(200, 700))
        try screen.fingerMove(to: .point(200, 590), over: 0.15)
        for n in 0..<8 {
            screen.advance(by: 0.04)
            try screen.look("morph-\(n)")
        }
        try screen.fingerUp()
    }
}
