// What a page tells its program. Everything is checked here: what comes out has finite numbers and bounded texts.

import Foundation
import WaggleCore
import WaggleGeometry

/// One message of a page or its host.
package enum ClientMessage {
    /// A page that knows nothing has come, gone, or the program is to end.
    case attached, detached, close
    /// A developer's window wants the state, for the next version of the program.
    case keep
    /// The page's first message.
    case hello(PageConfiguration)
    case configuration(PageConfiguration)
    /// The page has drawn the picture with this number.
    case drawn(Int)
    case input(PageInput, clientTime: Double?)
    /// The text on the person's clipboard; nil if the page may not read it.
    case clipboard(String?)
    case back
    case open(URL)
    case element(AccessibilityElement.ID, ElementRequest)
    case drag(PageDrag, CGPoint)
    /// Files that follow in parts: for a drop, or as the answer to a dialog.
    case files([PageFile], dialog: Int?)
    /// A part of the file with this index.
    case filePart(Int, [UInt8])

    package enum PageInput {
        case touch(id: Int, InputPhase, CGPoint, EventModifiers, isMouse: Bool)
        case hover(CGPoint?)
        case secondaryClick(CGPoint)
        case wheel(CGVector, isPrecise: Bool, CGPoint, EventModifiers)
        case magnify(InputPhase, CGFloat, CGPoint)
        case rotate(InputPhase, radians: Double, CGPoint)
        case key(KeyEvent.Phase, Character, String, EventModifiers)
        case text(TextInputEvent)
    }
    package enum PageDrag: Equatable { case entered([String]), moved, left, dropped }
    package enum ElementRequest {
        case perform(AccessibilityRequest)
        case focus, reveal
        case setValue(Double), setText(String), select(anchor: Int, head: Int)
    }
}

/// A page's window and its user's preferences. Nil leaves a value unchanged.
package struct PageConfiguration: Equatable {
    package var size: CGSize?
    package var scale: CGFloat?
    package var safeArea: EdgeInsets?
    package var isDark: Bool?
    package var reducesMotion: Bool?
    package var reducesTransparency: Bool?
    package var increasesContrast: Bool?
    package var isVisible: Bool?
    package var language: String?
    package var timeZone: String?
    package var hasTouch: Bool?
    package var address: URL?
}

/// A file that a page will send.
package struct PageFile: Equatable {
    package var name: String
    package var type: String
    package var size: Int
}

extension ClientMessage {
    /// The most bytes of all files of one drop.
    package static let largestFiles = 256 << 20
    private static let longestText = 1 << 20
    /// Far beyond any window, and harmless in arithmetic.
    private static let farthest = 1e6

    /// - Throws: `SessionError` if the bytes are no message.
    package init(_ payload: ArraySlice<UInt8>) throws(SessionError) {
        guard let kind = payload.first else { throw SessionError("The page has sent an empty message.") }
        let rest = payload.dropFirst()
        switch kind {
        case 0xF0: self = try Self.control(rest)
        case 0x10: self = try Self.message(Self.decoded(rest))
        case 0x11:
            guard let index = rest.first else { throw Self.broken("a part of a file") }
            self = .filePart(Int(index), Array(rest.dropFirst()))
        default: throw SessionError("The page has sent a message of an unknown kind, \(kind).")
        }
    }

    private static func broken(_ what: String) -> SessionError { SessionError("The page has sent \(what) that cannot be read.") }

    private struct Control: Decodable {
        var attached: Bool?
        var detached: Bool?
        var close: Bool?
        var keep: Bool?
    }
    private static func control(_ bytes: ArraySlice<UInt8>) throws(SessionError) -> ClientMessage {
        guard let control = try? JSONDecoder().decode(Control.self, from: Data(bytes)) else { throw broken("a message of the host") }
        if control.attached == true { return .attached }
        if control.detached == true { return .detached }
        if control.close == true { return .close }
        if control.keep == true { return .keep }
        throw broken("a message of the host")
    }

    /// All members of all messages; `k` is the kind.
    private struct Members: Decodable {
        var k: String
        var x, y, dx, dy, w, h, scale, at, v, r: Double?
        var id, p, m, n, before, after, caret: Int?
        var on, mouse, dark, motion, transparency, contrast, touch: Bool?
        var text, key, lang, zone, url, element, action: String?
        var safe: [Double]?
        var types: [String]?
        var clauses: [[Int]]?
        var files: [File]?
        struct File: Decodable {
            var name, type: String
            var size: Int
        }
    }
    private static func decoded(_ bytes: ArraySlice<UInt8>) throws(SessionError) -> Members {
        do { return try JSONDecoder().decode(Members.self, from: Data(bytes)) } catch { throw broken("a message") }
    }

    private static func message(_ m: Members) throws(SessionError) -> ClientMessage {
        switch m.k {
        case "hello": return .hello(try configuration(m))
        case "facts": return .configuration(try configuration(m))
        case "drawn":
            guard let number = m.n else { throw broken("a message about a picture") }
            return .drawn(number)
        case "touch":
            guard let id = m.id, (0...1000).contains(id) else { throw broken("a touch") }
            return .input(.touch(id: id, try phase(m), try point(m), modifiers(m), isMouse: m.mouse == true), clientTime: try time(m))
        case "hover": return .input(.hover(m.x == nil ? nil : try point(m)), clientTime: try time(m))
        case "second": return .input(.secondaryClick(try point(m)), clientTime: try time(m))
        case "wheel": return .input(
            .wheel(CGVector(dx: try number(m.dx), dy: try number(m.dy)), isPrecise: m.on == true, try point(m), modifiers(m)),
            clientTime: try time(m))
        case "pinch": return .input(.magnify(try phase(m), max(try number(m.scale), 0.001), try point(m)), clientTime: try time(m))
        case "turn": return .input(.rotate(try phase(m), radians: try number(m.r), try point(m)), clientTime: try time(m))
        case "key":
            guard let key = m.key, key.count == 1, let character = key.first, key.utf8.count <= 64 else { throw broken("a key") }
            let phases: [KeyEvent.Phase] = [.down, .repeat, .up]
            guard let phase = m.p, phases.indices.contains(phase) else { throw broken("a key") }
            return .input(.key(phases[phase], character, try text(m.text ?? "", most: 64), modifiers(m)), clientTime: try time(m))
        case "compose":
            let composed = try text(m.text ?? "", most: 4096), length = composed.utf8.count
            func offset(_ value: Int) -> Int { min(max(value, 0), length) }
            let clauses = (m.clauses ?? []).prefix(64).compactMap { clause -> TextComposition.Clause? in
                guard clause.count == 3, offset(clause[0]) < offset(clause[1]) else { return nil }
                return TextComposition.Clause(offset(clause[0])..<offset(clause[1]), isActive: clause[2] == 1)
            }
            return .input(.text(.compose(TextComposition(composed, caret: offset(m.caret ?? length), clauses: clauses))), clientTime: nil)
        case "commit": return .input(.text(.commit(try text(m.text ?? ""))), clientTime: nil)
        case "delete":
            let counts = [m.before ?? 0, m.after ?? 0]
            guard counts.allSatisfy((0...longestText).contains) else { throw broken("a deletion") }
            return .input(.text(.deleteSurrounding(before: counts[0], after: counts[1])), clientTime: nil)
        case "clipboard": return .clipboard(try m.text.map { (value) throws(SessionError) in try text(value) })
        case "back": return .back
        case "open":
            guard let url = try address(m.url) else { throw broken("an address") }
            return .open(url)
        case "element": return .element(try element(m.element), try request(m))
        case "drag": return .drag(try drag(m), m.p == 2 ? .zero : try point(m))
        case "files": return .files(try files(m.files ?? []), dialog: m.n)
        default: throw SessionError("The page has sent a message of an unknown kind.")
        }
    }

    // MARK: Parts

    private static func number(_ value: Double?) throws(SessionError) -> CGFloat {
        guard let value, value.isFinite else { throw broken("a number") }
        return CGFloat(min(max(value, -farthest), farthest))
    }
    private static func point(_ m: Members) throws(SessionError) -> CGPoint { CGPoint(x: try number(m.x), y: try number(m.y)) }
    private static func time(_ m: Members) throws(SessionError) -> Double? {
        guard let at = m.at else { return nil }
        guard at.isFinite, abs(at) < 1e15 else { throw broken("a time") }
        return at / 1000
    }
    private static func phase(_ m: Members) throws(SessionError) -> InputPhase {
        let phases: [InputPhase] = [.began, .moved, .ended, .cancelled]
        guard let p = m.p, phases.indices.contains(p) else { throw broken("a phase") }
        return phases[p]
    }
    /// The page numbers modifiers itself: Shift, Control, Option, Command, Caps Lock, number pad.
    private static func modifiers(_ m: Members) -> EventModifiers {
        let names: [EventModifiers] = [.shift, .control, .option, .command, .capsLock, .numericPad], bits = m.m ?? 0
        return names.indices.reduce(into: []) { if bits & (1 << $1) != 0 { $0.insert(names[$1]) } }
    }
    private static func text(_ value: String, most: Int = longestText) throws(SessionError) -> String {
        guard value.utf8.count <= most else {
            throw SessionError("The page has sent a text of \(value.utf8.count) bytes; at most \(most) are allowed.")
        }
        return value
    }
    private static func address(_ value: String?) throws(SessionError) -> URL? {
        guard let value, !value.isEmpty else { return nil }
        guard let url = URL(string: try text(value, most: 65536)), url.scheme != nil, !url.isFileURL else { throw broken("an address") }
        return url
    }

    private static func configuration(_ m: Members) throws(SessionError) -> PageConfiguration {
        var configuration = PageConfiguration()
        // A tab can be small and a wall of screens large; a surface of no size draws nothing.
        if m.w != nil {
            configuration.size = CGSize(width: min(max(try number(m.w), 1), 16384), height: min(max(try number(m.h), 1), 16384))
        }
        if m.scale != nil { configuration.scale = min(max(try number(m.scale), 0.25), 8) }
        if let safe = m.safe {
            guard safe.count == 4 else { throw broken("a safe area") }
            var insets: [CGFloat] = []
            for value in safe { insets.append(min(max(try number(value), 0), 1000)) }
            configuration.safeArea = EdgeInsets(top: insets[0], leading: insets[3], bottom: insets[2], trailing: insets[1])
        }
        (configuration.isDark, configuration.reducesMotion, configuration.reducesTransparency, configuration.increasesContrast) =
            (m.dark, m.motion, m.transparency, m.contrast)
        (configuration.isVisible, configuration.hasTouch) = (m.on, m.touch)
        configuration.language = try m.lang.map { (value) throws(SessionError) in try text(value, most: 100) }
        configuration.timeZone = try m.zone.map { (value) throws(SessionError) in try text(value, most: 100) }
        configuration.address = try address(m.url)
        return configuration
    }

    /// "12.0": the node and the part.
    private static func element(_ name: String?) throws(SessionError) -> AccessibilityElement.ID {
        let parts = (name ?? "").split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, let node = UInt32(parts[0]), let part = UInt16(parts[1]) else { throw broken("the name of an element") }
        return AccessibilityElement.ID(node: node, part: Int(part))
    }
    private static func request(_ m: Members) throws(SessionError) -> ElementRequest {
        switch m.action {
        case "activate": return .perform(.activate)
        case "escape": return .perform(.escape)
        case "increment": return .perform(.adjust(.increment))
        case "decrement": return .perform(.adjust(.decrement))
        case "named": return .perform(.named(try text(m.text ?? "", most: 4096)))
        case "focus": return .focus
        case "reveal": return .reveal
        case "value":
            guard let value = m.v, value.isFinite else { throw broken("a value") }
            return .setValue(value)
        case "text": return .setText(try text(m.text ?? ""))
        case "select": return .select(anchor: max(m.before ?? 0, 0), head: max(m.after ?? 0, 0))
        default: throw broken("a request")
        }
    }
    private static func drag(_ m: Members) throws(SessionError) -> PageDrag {
        switch m.p {
        case 0: 
            let types = m.types ?? []
            guard types.count <= 256, types.allSatisfy({ $0.utf8.count <= 256 }) else { throw broken("the types of a drag") }
            return .entered(types)
        case 1: return .moved
        case 2: return .left
        case 3: return .dropped
        default: throw broken("a phase")
        }
    }
    private static func files(_ files: [Members.File]) throws(SessionError) -> [PageFile] {
        guard files.count <= 255 else { throw SessionError("The page has sent \(files.count) files at once; at most 255 are allowed.") }
        var sum = 0
        for file in files {
            guard file.size >= 0, file.size <= largestFiles, file.name.utf8.count <= 1024,
                  file.type.utf8.count <= 256 else { throw broken("a file") }
            sum += file.size
        }
        guard sum <= largestFiles else {
            throw SessionError("The page has sent files of \(sum) bytes; at most \(largestFiles) are allowed.")
        }
        return files.map { PageFile(name: $0.name, type: $0.type, size: $0.size) }
    }
}
