// Characters missing from all installed fonts.

import Foundation
import WaggleDisplayList

/// Reports each missing script once, with the package that provides it.
enum MissingCharacters {
    static func report(_ characters: [Unicode.Scalar], in view: String?) {
        for character in characters {
            let package = package(for: character)
            // One message per package, because a text in such a script would flood the terminal.
            guard !Diagnostics.shared.hasReported(help(package)) else { continue }
            let code = String(character.value, radix: 16, uppercase: true)
            let location = view.map { " in \($0)" } ?? ""
            Diagnostics.shared.report(
                    "No installed font has “\(character)” (U+\(String(repeating: "0", count: max(0, 4 - code.count)))\(code))\(location); a box is drawn instead. "
                    + help(package))
        }
    }

    private static func help(_ package: String) -> String { "Install the Debian package \(package) for such characters." }

    static func package(for character: Unicode.Scalar) -> String {
        switch character.value {
        case 0x1100...0x11FF, 0x2E80...0x9FFF, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFFEF,
             0x20000...0x3FFFF: "fonts-noto-cjk"
        case 0x2600...0x27BF, 0x1F000...0x1FAFF: "fonts-noto-color-emoji"
        case 0x13000...0x1345F, 0x12000...0x1254F, 0x16800...0x16A3F, 0x10000...0x10FFF: "fonts-noto-extra"
        default: "fonts-noto-core"
        }
    }
}
