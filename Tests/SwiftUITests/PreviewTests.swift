import SwiftUI
import Testing

#Preview { Text("nameless") }
#Preview("Named", traits: .fixedLayout(width: 80, height: 40), .landscapeLeft) {
    @Previewable @State var count = 2
    VStack {
        Text("\(count)")
        if count > 1 { Color.red }
    }
}

private struct Old_Previews: PreviewProvider {
    static var previews: some View {
        Text("old")
        Text("older")
    }
}

extension EnvironmentValues {
    @Entry var columns = 3
    @Entry public var caption: String?
    @Entry var theme = Theme.plain
    @Entry var action: (Int) -> Int = { $0 + 1 }
}
extension Transaction {
    @Entry var isQuick = false
}
enum Theme { case plain, bright }

@MainActor @Suite struct PreviewTests {
    @Test func previewsAreFound() {
        let names = PreviewEntry.all().map(\.name)
        #expect(names.contains("Named") && names.contains(nil) && names.contains("Old_Previews"))
        let named = PreviewEntry.named("Named")
        #expect(named?.isLandscape == true)
        guard case .fixed(let width, let height)? = named?.layout else {
            Issue.record("The trait is lost.")
            return
        }
        #expect(width == 80 && height == 40)
        _ = named?.makeView()
        #expect(PreviewEntry.named("Old_Previews") != nil)
        #expect(PreviewEntry.named("nothing of that name") == nil)
        #expect(PreviewEntry.named("PreviewTests") != nil)
    }

    @Test func entriesAreValuesOfTheEnvironment() {
        var environment = EnvironmentValues()
        #expect(environment.columns == 3 && environment.caption == nil && environment.theme == .plain && environment.action(1) == 2)
        environment.columns = 4
        environment.theme = .bright
        #expect(environment.columns == 4 && environment.theme == .bright)
        var transaction = Transaction()
        transaction.isQuick = true
        #expect(transaction.isQuick && !Transaction().isQuick)
    }
}
