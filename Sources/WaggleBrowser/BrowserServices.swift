// A page's services for the views: its clipboard, pointer, dialogs and text input.

import Foundation
import UniformTypeIdentifiers
import WaggleCore
import WaggleGeometry

/// The services of one session. What the page is to show or do is collected in `changes`, which go out with the next frame.
@MainActor
final class BrowserServices: HostServices {
    private let memory = MemoryClipboard()
    private let requestSending: () -> Void
    /// What the page does not know yet.
    private(set) var changes = PageState() {
        didSet { requestSending() }
    }
    private(set) weak var editedText: (any TextInputClient)?
    private var pointer = PointerShape.standard
    private var lastEdit: PageState.Edit?
    private var lastTitle: String?
    private var readings: [(String?) -> Void] = []
    /// When the page last told its clipboard: a paste by keys brings the text along.
    private var clipboardDate = Date.distantPast
    /// Those that the page shows or is to show.
    private var dialogs: [Int: @MainActor ([URL]) -> Void] = [:]
    private var lastDialog = 0
    /// What was last selected in the program: browsers do not tell what was elsewhere.
    private var selection: String?
    let files = PageFiles()

    init(requestSending: @escaping () -> Void) { self.requestSending = requestSending }

    func takeChanges() -> PageState? {
        if let edit = currentEdit(), edit != lastEdit {
            lastEdit = edit
            changes.edit = edit
        }
        guard changes != PageState() else { return nil }
        defer { changes = PageState() }
        return changes
    }
    /// A page that knows nothing gets everything that lasts.
    func begin() {
        lastEdit = nil
        changes = PageState()
        changes.title = lastTitle
        changes.pointer = pointer.name
        // The page before has taken its dialogs and its clipboard with it.
        let unanswered = dialogs.sorted { $0.key < $1.key }
        dialogs = [:]
        for (_, completion) in unanswered { completion([]) }
        answerReadings()
    }

    func setTitle(_ title: String) {
        guard title != lastTitle else { return }
        lastTitle = title
        changes.title = title
    }

    // MARK: Clipboard

    var clipboardTypes: [UTType] { memory.types }
    func readClipboard(_ completion: @escaping @MainActor (String?) -> Void) {
        if -clipboardDate.timeIntervalSinceNow < 2 { return completion(memory.text) }
        readings.append { completion($0) }
        changes.asksForClipboard = true
        // The person may be asked for permission, or the page be gone.
        Task { @MainActor [weak self] in
            try? await Task.sleep(for: .seconds(10))
            self?.answerReadings()
        }
    }
    func readClipboard(_ types: [UTType], _ completion: @escaping @MainActor ([TransferContent]) -> Void) {
        guard types.contains(where: { UTType.utf8PlainText.conforms(to: $0) }) else { return completion(memory.items(of: types)) }
        readClipboard { [memory] _ in completion(memory.items(of: types)) }
    }
    func readSelection(_ completion: @escaping @MainActor (String?) -> Void) { completion(selection) }
    func writeSelection(_ text: String) { selection = text }
    func writeClipboard(_ text: String) { writeClipboard([TransferContent(text: text)]) }
    func writeClipboard(_ items: [TransferContent]) {
        memory.items = items
        if let text = memory.text { changes.copied = text }
    }
    func watchClipboard(_ watcher: ClipboardWatcher) { memory.watch(watcher) }

    /// The page's answer, or the text of a paste. nil leaves what the program itself has copied.
    func clipboardArrived(_ text: String?) {
        if let text {
            if text != memory.text { memory.text = text }
            clipboardDate = Date()
        }
        answerReadings()
    }
    private func answerReadings() {
        let waiting = readings
        readings = []
        for reading in waiting { reading(memory.text) }
    }

    // MARK: Pointer, dialogs, addresses

    func beginDrag(_ items: [TransferContent], image: DragImage?) -> Bool { false }
    func setPointer(_ shape: PointerShape) {
        guard shape != pointer else { return }
        pointer = shape
        changes.pointer = shape.name
    }
    func chooseFiles(_ request: FileRequest, _ completion: @escaping @MainActor ([URL]) -> Void) -> @MainActor () -> Void {
        switch request.purpose {
        case .open(let several):
            lastDialog += 1
            let number = lastDialog
            dialogs[number] = completion
            changes.dialogs = (changes.dialogs ?? []) + [PageState.Dialog(
                number: number, several: several, types: request.types.compactMap(\.preferredMIMEType),
                title: request.message ?? request.title)]
            return { [weak self] in self?.closeDialog(number) }
        case .openFolder:
            Diagnostics.shared.report("The dialog “\(request.title)” asks for a folder, which a page cannot give; nothing is chosen.")
            completion([])
            return {}
        case .save(let name):
            // The page downloads the file once the program has written it.
            guard let url = try? files.url(named: name) else {
                completion([])
                return {}
            }
            completion([url])
            watch(url)
            return {}
        }
    }
    private func closeDialog(_ number: Int) {
        guard dialogs.removeValue(forKey: number) != nil else { return }
        if changes.dialogs?.contains(where: { $0.number == number }) == true {
            changes.dialogs?.removeAll { $0.number == number }
        } else {
            changes.closedDialogs = (changes.closedDialogs ?? []) + [number]
        }
    }
    func filesArrived(_ urls: [URL], dialog: Int) { dialogs.removeValue(forKey: dialog)?(urls) }

    /// Files that are whole and wait to be sent.
    private(set) var downloads: [URL] = []
    func takeDownloads() -> [URL] {
        defer { downloads = [] }
        return downloads
    }
    /// Sends a file whenever the program has written it: once it exists and no longer changes, and again after each later save.
    private func watch(_ url: URL) {
        Task { @MainActor [weak self] in
            var last: FileVersion?, sent: FileVersion?
            while true {
                try? await Task.sleep(for: .milliseconds(sent == nil ? 200 : 500))
                guard let self else { return }
                let now = FileVersion(url)
                if let now, now == last, now != sent {
                    sent = now
                    download(url, size: now.size)
                }
                last = now
            }
        }
    }
    private func download(_ url: URL, size: Int) {
        guard size <= PageFiles.largestDownload else {
            changes.notice =
                "The file \(url.lastPathComponent) has \(size >> 20) MB. A page receives at most \(PageFiles.largestDownload >> 20) MB."
            return
        }
        downloads.append(url)
        requestSending()
    }

    func open(_ url: URL) -> Bool {
        // A file of the server means nothing to a page.
        guard !url.isFileURL else { return false }
        changes.opened = (changes.opened ?? []) + [url.absoluteString]
        return true
    }
    func beep() { changes.beeps = true }

    // MARK: Text

    func edit(_ text: (any TextInputClient)?) {
        editedText = text
        requestSending()
    }
    private func currentEdit() -> PageState.Edit? {
        guard let editedText else { return lastEdit == nil || lastEdit?.purpose == nil ? nil : PageState.Edit() }
        return PageState.Edit(
            purpose: editedText.contentPurpose.name,
            caret: [editedText.caretRect].map { [$0.minX, $0.minY, $0.width, $0.height] }[0].map { $0.isFinite ? Double($0) : 0 })
    }
}

/// What a page shows and does beside the picture, as JSON. nil is what stays.
package struct PageState: Codable, Equatable {
    package var title: String?
    package var pointer: String?
    package var edit: Edit?
    package var copied: String?
    package var asksForClipboard: Bool?
    package var dialogs: [Dialog]?
    var closedDialogs: [Int]?
    package var opened: [String]?
    package var beeps: Bool?
    /// A sentence for the person.
    package var notice: String?

    /// The text being edited; without a purpose there is none.
    package struct Edit: Codable, Equatable {
        var purpose: String?
        /// The caret's rectangle in the window.
        var caret: [Double]?
    }
    package struct Dialog: Codable, Equatable {
        package var number: Int
        var several: Bool
        var types: [String]
        var title: String
    }
}

extension PointerShape {
    /// CSS's name.
    fileprivate var name: String {
        switch self {
        case .standard: "default"
        case .link: "pointer"
        case .text: "text"
        }
    }
}
extension TextContentPurpose {
    /// The name of HTML's `inputmode`; for passwords, the type of the field.
    fileprivate var name: String {
        switch self {
        case .freeForm, .name, .punctuation, .social: "text"
        case .digits, .pin: "numeric"
        case .number: "decimal"
        case .phone: "tel"
        case .url: "url"
        case .webSearch: "search"
        case .email: "email"
        case .password: "password"
        }
    }
}
