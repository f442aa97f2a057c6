import Foundation
import Testing
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

@MainActor
@Suite struct MissingCharactersTests {
    private struct Tablet: View {
        let text: String
        var body: some View { Text(text) }
    }

    @Test func aScriptWithoutAFontIsToldOnceWithTheViewAndThePackageThatHelps() {
        // Characters for private use, which no installed font has.
        let window = HeadlessWindow(Tablet(text: "\u{10FFFD}\u{10FFFC}"), size: CGSize(width: 100, height: 40))
        _ = window.graph.displayList()
        #expect(Diagnostics.shared.hasReported("No installed font has “\u{10FFFD}” (U+10FFFD) in Tablet; a box is drawn instead. Install the Debian package fonts-noto-core for such characters."))
        #expect(!Diagnostics.shared.hasReported("U+10FFFC"))
        #expect(!window.shown.isEmpty)
    }

    @Test(arguments: [("漢", "fonts-noto-cjk"), ("한", "fonts-noto-cjk"), ("🐝", "fonts-noto-color-emoji"), ("\u{13000}", "fonts-noto-extra"), ("ก", "fonts-noto-core")])
    func eachScriptHasItsPackage(letter: Unicode.Scalar, package: String) {
        #expect(MissingCharacters.package(for: letter) == package)
    }
}
