// Where the keys of a keyboard are.

import Foundation
import WaggleCore
import WaggleGeometry

extension KeyboardFace {
    /// The keys in the keyboard's coordinates, whose origin is its top left corner.
    var keys: [KeyboardKey] {
        if isPad { return padKeys }
        return measures.isTablet ? tabletKeys : phoneKeys
    }
    /// Where the keys begin.
    var keysTop: CGFloat { measures.hasBar(purpose) ? measures.bar : 0 }
    private var keysRect: CGRect { CGRect(x: measures.side, y: keysTop, width: size.width - 2 * measures.side, height: measures.keys) }
    private func rowY(_ row: Int) -> CGFloat {
        let rows = 4 * measures.key + 3 * measures.gap
        return keysTop + (measures.keys - rows) * 0.65 + CGFloat(row) * (measures.key + measures.gap)
    }

    // MARK: Characters

    private var letterRows: [String] {
        let rows: [String] = switch language {
        case "de": ["qwertzuiopü", "asdfghjklöä", "yxcvbnm"]
        case "fr": ["azertyuiop", "qsdfghjklm", "wxcvbn’"]
        case "es": ["qwertyuiop", "asdfghjklñ", "zxcvbnm"]
        case "da", "nb", "no": ["qwertyuiopå", "asdfghjkløæ", "zxcvbnm"]
        case "sv", "fi": ["qwertyuiopå", "asdfghjklöä", "zxcvbnm"]
        default: ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
        }
        return isShifted ? rows.map { $0.uppercased() } : rows
    }
    private var characterRows: [String] {
        switch page {
        case .letters: letterRows
        case .numbers: ["1234567890", "-/:;()$&@\"", ".,?!’"]
        case .symbols: ["[]{}#%^*+=", "_\\|~<>€£¥•", ".,?!’"]
        }
    }
    private func characters(_ text: some StringProtocol, from x: CGFloat, row: Int, width: CGFloat, gap: CGFloat) -> [KeyboardKey] {
        text.enumerated().map { index, character in
            // A keyboard shows the typographic apostrophe and types the plain one.
            KeyboardKey(label: .text(String(character)), role: .letter, effect: .types(character == "’" ? "'" : String(character)),
                        frame: CGRect(x: x + CGFloat(index) * (width + gap), y: rowY(row), width: width, height: measures.key))
        }
    }

    /// What the return key says; nil for its arrow, as tablets have it.
    var returnLabel: String {
        switch submit {
        case .return: "return"
        case .done: "done"
        case .go: "go"
        case .send: "send"
        case .join: "join"
        case .route: "route"
        case .search: "search"
        case .next: "next"
        case .continue: "continue"
        }
    }
    /// Keys that end something are blue; those that lead on are as other keys.
    private var returnRole: KeyboardKey.Role {
        switch submit {
        case .return, .next: .special
        case .done, .go, .send, .join, .route, .search, .continue: .action
        }
    }
    private var shiftKey: (KeyboardKey.Label, KeyboardKey.Role, KeyboardKey.Effect) {
        switch page {
        case .letters: (.symbol(isShifted ? "shift.fill" : "shift"), isShifted ? .letter : .special, .shifts)
        case .numbers: (.text("#+="), .special, .turns(.symbols))
        case .symbols: (.text("123"), .special, .turns(.numbers))
        }
    }
    private var pageKey: (String, KeyboardKey.Effect) {
        page == .letters ? (measures.isTablet ? ".?123" : "123", .turns(.numbers)) : ("ABC", .turns(.letters))
    }

    // MARK: Phones

    private var phoneKeys: [KeyboardKey] {
        let rows = characterRows, area = keysRect, margin = 3.0, gap = 6.0
        let count = CGFloat(max(rows[0].count, 10)), key = (area.width - 2 * margin - (count - 1) * gap) / count
        func width(_ number: Int) -> CGFloat { CGFloat(number) * key + CGFloat(number - 1) * gap }
        var keys: [KeyboardKey] = []
        for (row, text) in rows.prefix(2).enumerated() {
            keys += characters(text, from: area.midX - width(text.count) / 2, row: row, width: key, gap: gap)
        }
        // The third row: shift and delete at the ends, the letters between them.
        let end = key * 1.29, last = rows[2], y = rowY(2)
        let (label, role, effect) = shiftKey
        keys.append(KeyboardKey(
            label: label, role: role, effect: effect, frame: CGRect(x: area.minX + margin, y: y, width: end, height: measures.key)))
        let wide = page == .letters ? key : (width(7) - 4 * gap) / 5, between = CGFloat(last.count) * wide + CGFloat(last.count - 1) * gap
        keys += characters(last, from: area.midX - between / 2, row: 2, width: wide, gap: gap)
        keys.append(KeyboardKey(
            label: .symbol("delete.left"), role: .special, effect: .deletes,
            frame: CGRect(x: area.maxX - margin - end, y: y, width: end, height: measures.key)))
        return keys + phoneFootKeys(area.insetBy(dx: margin, dy: 0), key: key, gap: gap)
    }

    /// The fourth row, and what is below it.
    private func phoneFootKeys(_ area: CGRect, key: CGFloat, gap: CGFloat) -> [KeyboardKey] {
        let y = rowY(3), isBelow = measures.foot > 0
        var x = area.minX, keys: [KeyboardKey] = []
        func add(_ label: KeyboardKey.Label, _ role: KeyboardKey.Role, _ effect: KeyboardKey.Effect, _ width: CGFloat) {
            keys.append(
                KeyboardKey(label: label, role: role, effect: effect, frame: CGRect(x: x, y: y, width: width, height: measures.key)))
            x += width + gap
        }
        let end = (area.width - 2 * gap) * 0.242
        if isBelow {
            add(.text(pageKey.0), .special, pageKey.1, end)
        } else {
            add(.text(pageKey.0), .special, pageKey.1, (end - gap) / 2)
            add(.symbol("face.smiling"), .special, .nothing, (end - gap) / 2)
        }
        let room = area.maxX - end - gap - x
        let marks: [String] = switch purpose {
        case .email: ["@", "."]
        case .social: ["@", "#"]
        case .webSearch: ["."]
        case .url: [".", "/", ".com"]
        case .freeForm, .digits, .number, .phone, .name, .password, .pin, .punctuation: []
        }
        if purpose == .url {
            for mark in marks { add(.text(mark), .letter, .types(mark), (room - 2 * gap) / 3) }
        } else {
            add(.text("space"), .letter, .types(" "), room - CGFloat(marks.count) * (key + gap))
            for mark in marks { add(.text(mark), .letter, .types(mark), key) }
        }
        add(.text(returnLabel), returnRole, .returns, end)
        guard isBelow else { return keys }
        // For emoji and dictation, in the corners.
        let side = 34.0, center = measures.isLandscape ? y + measures.key / 2 : size.height - measures.foot + 22
        let left = measures.isLandscape ? measures.side / 2 + 14 : 38, right = size.width - left
        for (symbol, x) in [("face.smiling", left), ("mic", right)] {
            keys.append(KeyboardKey(
                label: .symbol(symbol), role: .plain, effect: .nothing,
                frame: CGRect(x: x - side / 2, y: center - side / 2, width: side, height: side)))
        }
        return keys
    }

    // MARK: Number pads

    private static let padLetters = ["", "A B C", "D E F", "G H I", "J K L", "M N O", "P Q R S", "T U V", "W X Y Z"]

    private var padKeys: [KeyboardKey] {
        let area = keysRect.insetBy(dx: 6, dy: 0), gap = 6.0, width = (area.width - 2 * gap) / 3
        let height = (measures.keys - 6 - 3 * 7 - 3) / 4
        func frame(_ row: Int, _ column: Int) -> CGRect {
            CGRect(
                x: area.minX + CGFloat(column) * (width + gap), y: keysTop + 6 + CGFloat(row) * (height + 7), width: width, height: height)
        }
        var keys = (0..<9).map { index in
            KeyboardKey(
                label: .digit("\(index + 1)", letters: Self.padLetters[index]), role: .letter, effect: .types("\(index + 1)"),
                frame: frame(index / 3, index % 3))
        }
        switch purpose {
        case .number:
            let mark = Locale(identifier: language).decimalSeparator ?? "."
            keys.append(KeyboardKey(label: .text(mark), role: .plain, effect: .types(mark), frame: frame(3, 0)))
        case .phone: keys.append(KeyboardKey(label: .text("+*#"), role: .plain, effect: .nothing, frame: frame(3, 0)))
        case .freeForm, .digits, .url, .email, .name, .password, .pin, .punctuation, .social, .webSearch: break
        }
        keys.append(KeyboardKey(label: .digit("0", letters: ""), role: .letter, effect: .types("0"), frame: frame(3, 1)))
        keys.append(KeyboardKey(label: .symbol("delete.left"), role: .plain, effect: .deletes, frame: frame(3, 2)))
        return keys
    }

    // MARK: Tablets

    private var tabletKeys: [KeyboardKey] {
        let rows = characterRows, area = keysRect.insetBy(dx: 6, dy: 0), gap = measures.isLandscape ? 13.0 : 11
        let count = CGFloat(max(rows[0].count, 10)) + 1, key = (area.width - (count - 1) * gap) / count
        var keys: [KeyboardKey] = []
        func end(_ label: KeyboardKey.Label, _ role: KeyboardKey.Role, _ effect: KeyboardKey.Effect, row: Int, from x: CGFloat) {
            keys.append(KeyboardKey(
                label: label, role: role, effect: effect, frame: CGRect(x: x, y: rowY(row), width: area.maxX - x, height: measures.key)))
        }
        func afterLast() -> CGFloat { (keys.last?.frame.maxX ?? area.minX) + gap }
        keys += characters(rows[0], from: area.minX, row: 0, width: key, gap: gap)
        end(.symbol("delete.left"), .special, .deletes, row: 0, from: afterLast())
        keys += characters(
            rows[1], from: area.minX + key * 0.45, row: 1,
            width: min(key, (area.width - key * 1.9 - CGFloat(rows[1].count) * gap) / CGFloat(rows[1].count)), gap: gap)
        end(.text(returnLabel), returnRole, .returns, row: 1, from: afterLast())
        let (label, role, effect) = shiftKey
        keys.append(KeyboardKey(
            label: label, role: role, effect: effect, frame: CGRect(x: area.minX, y: rowY(2), width: key, height: measures.key)))
        keys += characters(page == .letters ? rows[2] + ",." : rows[2], from: afterLast(), row: 2, width: key, gap: gap)
        end(label, role, effect, row: 2, from: afterLast())
        var x = area.minX
        func foot(_ label: KeyboardKey.Label, _ role: KeyboardKey.Role, _ effect: KeyboardKey.Effect, _ width: CGFloat) {
            keys.append(
                KeyboardKey(label: label, role: role, effect: effect, frame: CGRect(x: x, y: rowY(3), width: width, height: measures.key)))
            x += width + gap
        }
        foot(.text(pageKey.0), .special, pageKey.1, key)
        foot(.symbol("face.smiling"), .special, .nothing, key)
        foot(.symbol("mic"), .special, .nothing, key)
        foot(.text(""), .letter, .types(" "), area.maxX - x - 2 * (key * 1.2 + gap))
        foot(.text(pageKey.0), .special, pageKey.1, key * 1.2)
        end(.symbol("keyboard.chevron.compact.down"), .special, .ends, row: 3, from: x)
        return keys
    }
}
