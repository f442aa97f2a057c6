// The on-screen keyboard of a phone or tablet.

import Foundation
import WaggleCore
import WaggleDisplayList
import WaggleGeometry
import WaggleRequest

/// Slides in while a text is edited, and shows what is typed.
@MainActor
final class SoftKeyboard {
    private let screen: Screen
    private let measures: KeyboardMeasures
    private let drawing: HostDrawing
    /// False as if a hardware keyboard were connected.
    var isOn: Bool {
        didSet { putAway = nil }
    }
    private(set) var face: KeyboardFace?
    private var item: HostItem?
    /// Where the slide began, 0 out of sight and 1 in place, and where it goes.
    private var slide = (from: CGFloat(0), to: CGFloat(0), start: 0.0)
    /// How far the keyboard is in sight as of the last frame.
    private var share: CGFloat = 0
    /// The characters of a key that was pressed, and when it is up again.
    private var pressed: (text: String, until: TimeInterval)?
    private var chosenPage: KeyboardFace.Page?
    private var chosenShift: Bool?
    /// The text that the keyboard is for.
    private(set) weak var client: (any TextInputClient)?
    /// The text for which the keyboard was put away with its own key. It comes again for another one.
    private weak var putAway: (any TextInputClient)?
    private var drawnCount: UInt32 = 0
    /// The fingers that went down on it.
    private var fingers: Set<Int> = []

    /// The keyboard's own spring, which the views follow: critically damped.
    private static let speed = (1000.0 / 3).squareRoot()
    /// When the rest of the way is less than a pixel.
    private static let slideDuration = 0.6
    /// How long a typed key is seen to be down, in seconds.
    private static let pressDuration = 0.09

    init(_ screen: Screen, isOn: Bool, _ drawing: HostDrawing) {
        self.screen = screen
        self.isOn = isOn
        self.drawing = drawing
        measures = KeyboardMeasures(screen)
    }

    // MARK: Following the text

    /// The height that the views have to leave free, from the window's bottom.
    private(set) var height: CGFloat = 0
    /// Where it is in the window; null out of sight.
    var frame: CGRect {
        guard share > 0, let face else { return .null }
        return CGRect(x: 0, y: screen.height - face.size.height * share, width: face.size.width, height: face.size.height)
    }
    /// Where it is in front of the views for a finger. A keyboard that leaves lets fingers through.
    var front: CGRect { slide.to > 0 ? frame : .null }
    /// True if its picture changes by itself.
    var isMoving: Bool { slide.from != slide.to || pressed != nil }

    /// Follows the edited text.
    /// - Parameters:
    ///   - edited: The text with the focus, for which there may be no keyboard.
    ///   - scheme: The window's colours.
    ///   - language: The code of the language that decides where letters are.
    /// - Returns: True if the picture has changed.
    func follow(_ edited: (any TextInputClient)?, _ scheme: ColorScheme, language: String, at time: TimeInterval) -> Bool {
        if edited !== putAway { putAway = nil }
        let text = isOn && putAway == nil ? edited : nil
        if text !== client { (client, chosenPage, chosenShift) = (text, nil, nil) }
        if let pressed, time >= pressed.until { self.pressed = nil }
        let target: CGFloat = text == nil ? 0 : 1
        if target != slide.to { slide = (from: share, to: target, start: time) }
        let before = share
        share = share(at: time)
        let changed = text.map { draw($0, scheme, language) } ?? false
        height = text == nil ? 0 : face?.size.height ?? 0
        if share == 0, text == nil { (face, item) = (nil, nil) }
        return changed || share != before
    }
    private func share(at time: TimeInterval) -> CGFloat {
        let passed = time - slide.start
        guard passed < Self.slideDuration else {
            slide.from = slide.to
            return slide.to
        }
        let progress = 1 - (1 + Self.speed * passed) * exp(-Self.speed * passed)
        return slide.from + (slide.to - slide.from) * progress
    }

    /// - Returns: True if the face is another one.
    private func draw(_ text: any TextInputClient, _ scheme: ColorScheme, _ language: String) -> Bool {
        let purpose = text.contentPurpose
        let wanted = KeyboardFace(
            size: CGSize(width: screen.width, height: measures.height(purpose)), measures: measures, purpose: purpose,
            page: chosenPage ?? firstPage(purpose),
            isShifted: isShifted(text), submit: text.submitLabel.kind, isDark: scheme == .dark, language: language, pressed: pressed?.text)
        guard wanted != face else { return false }
        face = wanted
        drawnCount += 1
        item = HostItem(drawing.list(KeyboardView(face: wanted), size: wanted.size, isDark: wanted.isDark),
                        // A letter above its key may stand over the edge.
                        bounds: CGRect(origin: .zero, size: wanted.size).insetBy(dx: 0, dy: -30), number: 1 << 20 + drawnCount)
        return true
    }
    private func firstPage(_ purpose: TextContentPurpose) -> KeyboardFace.Page {
        switch purpose {
        case .punctuation: .numbers
        // A tablet has no number pad.
        case .digits, .number, .phone, .pin: .numbers
        case .freeForm, .url, .email, .name, .password, .social, .webSearch: .letters
        }
    }
    private func isShifted(_ text: any TextInputClient) -> Bool {
        if let chosenShift { return chosenShift }
        // A letter that is down shows its key, though the next one may be of the other case.
        if let typed = pressed?.text, typed.lowercased() != typed.uppercased() { return typed != typed.lowercased() }
        return capitalizes(text)
    }
    private func capitalizes(_ text: any TextInputClient) -> Bool {
        switch text.contentPurpose {
        case .email, .url, .password, .webSearch: return false
        case .freeForm, .digits, .number, .phone, .name, .pin, .punctuation, .social: break
        }
        let (paragraph, selection) = text.surroundingText
        let before = String(decoding: paragraph.utf8.prefix(selection.lowerBound), as: UTF8.self)
        switch text.autocapitalization.kind {
        case .never: return false
        case .characters: return true
        case .words: return before.last.map(\.isWhitespace) ?? true
        case .sentences:
            guard let last = before.last else { return true }
            return last.isWhitespace && (before.last { !$0.isWhitespace }.map { ".!?".contains($0) } ?? true)
        }
    }

    // MARK: Drawing

    var displayItem: DisplayList.Item? {
        let frame = frame
        return frame.isNull ? nil : item?.item(at: frame.origin)
    }

    // MARK: Keys

    /// Shows a key that something else types.
    func note(_ key: KeyEvent, at time: TimeInterval) {
        guard key.phase == .down, share > 0, !key.characters.isEmpty,
              key.modifiers.isDisjoint(with: [.command, .control, .option]) else { return }
        pressed = (key.characters, time + Self.pressDuration)
        chosenShift = nil
    }

    /// What a finger on the keyboard does.
    /// - Returns: nil for a touch elsewhere.
    func take(_ touch: Touch, at time: TimeInterval) -> [FilmScript.Key]? {
        guard let face, touch.phase == .began ? front.contains(touch.location) : fingers.contains(touch.id) else { return nil }
        if touch.phase == .began { fingers.insert(touch.id) }
        if touch.phase == .ended || touch.phase == .cancelled { fingers.remove(touch.id) }
        guard touch.phase == .ended else {
            if touch.phase == .began, case .types(let text)? = key(at: touch.location, face)?.effect {
                pressed = (text, time + Self.pressDuration)
            }
            return []
        }
        switch key(at: touch.location, face)?.effect {
        case .types(let text)?:
            chosenShift = nil
            return text.map { character in
                character == " " ? FilmScript.Key("space") : FilmScript.Key(
                    String(character), modifiers: character.isUppercase ? [.shift] : [])
            }
        case .deletes?: return [FilmScript.Key("delete")]
        case .returns?: return [FilmScript.Key("return")]
        case .shifts?: chosenShift = !face.isShifted
        case .turns(let page)?: chosenPage = page
        case .ends?: putAway = client
        case .nothing?, nil: break
        }
        return []
    }
    /// The key under a point of the window, or the nearest one.
    private func key(at point: CGPoint, _ face: KeyboardFace) -> KeyboardKey? {
        let local = CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
        func distance(_ rect: CGRect) -> CGFloat {
            hypot(max(rect.minX - local.x, local.x - rect.maxX, 0), max(rect.minY - local.y, local.y - rect.maxY, 0))
        }
        return face.keys.min { distance($0.frame) < distance($1.frame) }.flatMap { distance($0.frame) < 20 ? $0 : nil }
    }
}
