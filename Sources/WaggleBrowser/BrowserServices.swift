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
            changes.dialog = PageState.Dialog(number: number, several: several, types: request.types.compactMap(\.preferredMIMEType), title: request.message ?? request.title)
            return { [weak self] in
                self?.dialogs[number] = nil
                self?.changes.closesDialog = true
            }
        case .openFolder:
            Diagnostics.shared.report("The dialog “\(request.title)” asks for a folder, which a page cannot give; nothing is chosen.")
            completion([])
            return {}
        case .save(let name):
            // The page downloads the file once the program has written it.
            guard let url = try? files.place(named: name) else {
                completion([])
                return {}
            }
            completion([url])
            watch(url, since: Date())
            return {}
        }
    }
    func filesArrived(_ urls: [URL], dialog: Int) { dialogs.removeValue(forKey: dialog)?(urls) }

    /// Files that are whole and wait to be sent.
    private(set) var downloads: [URL] = []
    func takeDownloads() -> [URL] {
        defer { downloads = [] }
        return downloads
    }
    /// Waits until a file exists and no longer grows.
    private func watch(_ url: URL, since begin: Date, size: Int = -1) {
        Task { @MainActor [weak self] in
            try? await Task.sleep(for: .milliseconds(200))
            guard let self else { return }
            let now = (try? FileManager.default.attributesOfItem(atPath: url.path))?[.size] as? Int ?? -1
            if now >= 0, now == size {
                downloads.append(url)
                requestSending()
            } else if -begin.timeIntervalSinceNow < 60 { watch(url, since: begin, size: now) }
        }
    }

    func open(_ url: URL) -> Bool {
        // A file of the server means nothing to a page.
        guard !url.isFileURL else { return false }
        changes.opened = url.absoluteString
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
        return PageState.Edit(purpose: editedText.contentPurpose.name, caret: [editedText.caretRect].map { [$0.minX, $0.minY, $0.width, $0.height] }[0].map { $0.isFinite ? Double($0) : 0 })
    }
}

/// What a page shows and does beside the picture, as JSON. nil is what stays.
struct PageState: Encodable, Equatable {
    var title: String?
    var pointer: String?
    var edit: Edit?
    var copied: String?
    var asksForClipboard: Bool?
    var dialog: Dialog?
    var closesDialog: Bool?
    var opened: String?
    var beeps: Bool?

    /// The text being edited; without a purpose there is none.
    struct Edit: Encodable, Equatable {
        var purpose: String?
        /// The caret's rectangle in the window.
        var caret: [Double]?
    }
    struct Dialog: Encodable, Equatable {
        var number: Int
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
    /// HTML's `inputmode`, or the type of a field that has none.
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
