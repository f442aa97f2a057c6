// A program in real time whose picture a view of this process shows: a page of its session, as a browser's tab is.

import Foundation
import Observation
import WaggleBrowser
import WaggleCore
import WaggleDisplayList
import WaggleGeometry
import WaggleRequest

/// Shows one process of a program.
@MainActor @Observable
final class LiveProgram {
    /// The window's title, from the program.
    private(set) var title: String?
    private(set) var pointer = "default"
    /// Why the program has ended; nil while it runs.
    private(set) var endReason: String?

    /// Called with the first picture, and when the program has ended.
    @ObservationIgnored var onFirstPicture: (() -> Void)?
    @ObservationIgnored var onEnd: ((String) -> Void)?
    /// Called with the names of what could not be kept.
    @ObservationIgnored var onNotKept: (([String]) -> Void)?
    /// Called with the name of a file that the program has exported.
    @ObservationIgnored var onExport: ((String) -> Void)?
    /// What the person's desktop does for the program.
    @ObservationIgnored weak var services: (any HostServices)?

    @ObservationIgnored private let connection: any LiveConnection
    @ObservationIgnored private var frames = PayloadAssembler(limit: 1 << 30)
    @ObservationIgnored private var receiver = DisplayListReceiver()
    @ObservationIgnored private(set) var picture = RemotePicture()
    @ObservationIgnored private(set) var hasPicture = false
    @ObservationIgnored private weak var host: (any AnimatedDrawingHost)?
    @ObservationIgnored private var waitingForState: ((Data?) -> Void)?
    @ObservationIgnored private var askedForState = 0
    @ObservationIgnored private var lastSentence: String?

    init(_ connection: any LiveConnection, _ facts: LiveFacts) {
        self.connection = connection
        connection.onArrival = { [weak self] in self?.receive() }
        control(["attached": true])
        send(facts.members(all: true).merging(["k": "hello"]) { $1 })
    }

    // MARK: To the program

    private func control(_ members: [String: Any]) { send(0xF0, members) }
    func send(_ members: [String: Any]) { send(0x10, members) }
    private func send(_ kind: UInt8, _ members: [String: Any]) {
        guard endReason == nil, let json = try? JSONSerialization.data(withJSONObject: members) else { return }
        connection.send(PayloadAssembler.frame([kind] + Array(json)))
    }
    func tell(_ facts: LiveFacts, before: LiveFacts) {
        let changes = facts.members(all: false, before: before)
        if !changes.isEmpty { send(changes.merging(["k": "facts"]) { $1 }) }
    }

    /// Asks for what the next version goes on with.
    /// - Parameter completion: receives nil if the program does not answer: it has ended, or is busy for a second.
    func askForState(_ completion: @escaping (Data?) -> Void) {
        guard endReason == nil else { return completion(nil) }
        waitingForState = completion
        askedForState += 1
        control(["keep": true])
        Task { @MainActor [weak self, asked = askedForState] in
            try? await Task.sleep(for: .seconds(1))
            // A later question has its own second.
            if let self, asked == askedForState { answerState(nil) }
        }
    }
    private func answerState(_ data: Data?) {
        let completion = waitingForState
        waitingForState = nil
        completion?(data)
    }

    // MARK: From the program

    private func receive() {
        do {
            while endReason == nil {
                switch connection.receive() {
                case .bytes(let bytes): frames.add(bytes)
                case .nothing: return
                case .end: return end()
                }
                while let payload = try frames.next() { try take(payload) }
            }
        } catch {
            lastSentence = "\(error)"
            end()
        }
    }
    private func end() {
        guard endReason == nil else { return }
        endReason = lastSentence ?? "The program has ended."
        answerState(nil)
        connection.waitForEnd { [weak self] reason in
            guard let self else { return }
            let reason = lastSentence ?? reason
            endReason = reason
            onEnd?(reason)
        }
    }

    private func take(_ payload: ArraySlice<UInt8>) throws {
        let rest = payload.dropFirst()
        switch payload.first {
        case PagePayload.picture: try show(rest)
        case PagePayload.state: if let state = try? JSONDecoder().decode(PageState.self, from: Data(rest)) { follow(state) }
        case PagePayload.file: onExport?(String(decoding: rest.prefix { $0 != 0 }, as: UTF8.self))
        case PagePayload.end: lastSentence = String(decoding: rest, as: UTF8.self)
        case PagePayload.development:
            guard let word = try? JSONDecoder().decode(DevelopmentWord.self, from: Data(rest)) else { return }
            if let names = word.notKept { onNotKept?(names) } else { answerState(word.state.flatMap { try? JSONEncoder().encode($0) }) }
        default: break
        }
    }

    /// Three doubles (number, width, height), a flag, four bytes of colour, and the list.
    private func show(_ payload: ArraySlice<UInt8>) throws {
        let bytes = Array(payload), header = 29
        func number(_ index: Int) -> Double {
            Double(bitPattern: (0..<8).reduce(0) { $0 | UInt64(bytes[index * 8 + $1]) << (8 * UInt64($1)) })
        }
        guard bytes.count >= header, let picture = Int(exactly: number(0)) else {
            throw RequestError("The program has sent a picture without a number and a size.")
        }
        let reply = RemoteFrameReply(
            nextFrame: nil, width: number(1), height: number(2), background: bytes[25..<29].map { Float($0) / 255 }, scriptIsOver: false)
        try self.picture.update(reply, receiver.receive(Array(bytes[header...])))
        send(["k": "drawn", "n": picture])
        host?.requestFrame()
        guard !hasPicture else { return }
        hasPicture = true
        onFirstPicture?()
    }

    private func follow(_ state: PageState) {
        if let title = state.title { self.title = title }
        if let pointer = state.pointer { self.pointer = pointer }
        if let text = state.copied { services?.writeClipboard(text) }
        if state.asksForClipboard == true {
            guard let services else { return send(["k": "clipboard"]) }
            services.readClipboard { [weak self] text in self?.send(text.map { ["k": "clipboard", "text": $0] } ?? ["k": "clipboard"]) }
        }
        for address in state.opened ?? [] { if let url = URL(string: address) { _ = services?.open(url) } }
        if state.beeps == true { services?.beep() }
        // Files of dialogs are for pages; a person who develops sees an empty answer.
        for dialog in state.dialogs ?? [] { choose(dialog) }
    }
    private func choose(_ dialog: PageState.Dialog) { send(["k": "files", "n": dialog.number, "files": [Any]()]) }
}

extension LiveProgram: AnimatedDrawing {
    package func didAppear(in view: any AnimatedDrawingHost) { host = view }
    package func didDisappear(from view: any AnimatedDrawingHost) { if host === view { host = nil } }
    package func didHide() {}
    package func resize(to size: CGSize) {}
    package func advance(to time: TimeInterval) {}
    package func nextFrame(after time: TimeInterval) -> TimeInterval? { nil }
    package func displayList(size: CGSize, textEngine: any TextEngine) -> DisplayList { picture.list(fitting: size) }
}

/// What a program knows of the window that shows it.
struct LiveFacts: Equatable {
    var size = CGSize(width: 800, height: 600)
    var safeArea = EdgeInsets()
    var scale: CGFloat = 1
    var isDark = false
    var reducesMotion = false, reducesTransparency = false, increasesContrast = false
    var isVisible = true

    /// As the members of a page's message; only what has changed unless all are wanted.
    func members(all: Bool, before: LiveFacts = LiveFacts()) -> [String: Any] {
        var members: [String: Any] = [:]
        if all || size != before.size { (members["w"], members["h"]) = (Double(size.width), Double(size.height)) }
        if all || safeArea != before.safeArea {
            members["safe"] = [safeArea.top, safeArea.trailing, safeArea.bottom, safeArea.leading].map { Double($0) }
        }
        if all || scale != before.scale { members["scale"] = Double(scale) }
        if all || isDark != before.isDark { members["dark"] = isDark }
        if all || reducesMotion != before.reducesMotion { members["motion"] = reducesMotion }
        if all || reducesTransparency != before.reducesTransparency { members["transparency"] = reducesTransparency }
        if all || increasesContrast != before.increasesContrast { members["contrast"] = increasesContrast }
        if all || isVisible != before.isVisible { members["on"] = isVisible }
        return members
    }
}
