import Foundation
import SwiftUI
import Testing
import TestSupport
import WaggleTesting

/// Rows outside sections form sections of their own: they look as if they stood in one.
@MainActor struct LooseRowTests {
    enum Form: CaseIterable { case list, form, loop, sectionsFromData, rowsBetween }
    struct Program: View {
        let form: Form, isLoose: Bool
        private let groups = [1, 2]
        var body: some View {
            switch form {
            case .list: List { loose; Section { Text("row") } }
            case .form: SwiftUI.Form { loose; Section("Head") { Text("row") } }
            case .loop: List { if isLoose { ForEach(0..<2) { Text("loose \($0)") } } else { Section { ForEach(0..<2) { Text("loose \($0)") } } }; Section { Text("row") } }
            case .sectionsFromData: List { loose; ForEach(groups, id: \.self) { group in Section { Text("row \(group)") } } }
            case .rowsBetween: List { Section { Text("row") }; loose; Section { Text("other") } }
            }
        }
        @ViewBuilder private var loose: some View {
            if isLoose {
                Text("static")
                Text("s2")
            } else {
                Section {
                    Text("static")
                    Text("s2")
                }
            }
        }
    }
    @Test(arguments: Form.allCases) func theLastLooseRowEndsItsCard(form: Form) throws {
        let size = CGSize(width: 390, height: 500)
        var pictures: [[Int]] = []
        for isLoose in [false, true] {
            let screen = try TestScreen(Program(form: form, isLoose: isLoose), size: size)
            pictures.append(try pixels(screen, in: CGRect(origin: .zero, size: size)).map { Int($0.red) << 16 + Int($0.green) << 8 + Int($0.blue) })
        }
        #expect(zip(pictures[0], pictures[1]).count { $0 != $1 } == 0)
    }
}
