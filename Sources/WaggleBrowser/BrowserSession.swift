// A program at one end of a socket, and a page somewhere at the other.

import Foundation
import WaggleCairo
import WaggleCore
import WaggleDisplayList
import WaggleGeometry
import WaggleLocale
import WaggleRequest
import WaggleRuntime

/// Shows a program in a page: takes the page's messages from a socket, and sends it pictures, elements and state.
///
/// Everything runs on the main run loop in real time, as in a window. A frame is drawn when something has changed and the page has room: at
/// most two pictures are under way that it has not drawn, so a slow page gets fewer, not older ones. While no page is there, the program
/// goes on in the background and draws nothing.
@MainActor
package final class BrowserSession {
    private let socket: MessageSocket
    private var frames = PayloadAssembler()
    private let request: ProgramRequest
    private var environment: EnvironmentValues
    private(set) var services: BrowserServices!
    private var appWindows: AppWindows!
    private var makeFirst: (() -> AnyView)?
    /// The program's windows; the page shows the last one.
    private var windows: [BrowserWindow] = []
    /// Keeps the program's state, also after it was closed.
    private var first: BrowserWindow?
    var front: BrowserWindow? { windows.last }
    private var configuration = PageConfiguration()
    private let start = DispatchTime.now(), startDate = Date()
    private(set) var isOver = false
    private var source: (any DispatchSourceRead)?

    // The page.
    private var isAttached = false
    private var isConfigured = false
    private let sender = DisplayListSender(isExact: false)
    /// Numbers of pictures; those up to `lastOfOthers` were sent to pages that have gone since.
    private var lastSent = 0, lastDrawn = 0, lastOfOthers = 0
    private static let mostUnderWay = 2
    /// What the page's clock is behind the session's, as far as the quickest message tells.
    var clockDifference: Double?
    var lastInput: TimeInterval = 0
    /// What the person holds down: a page that is gone tells no end of it.
    var touches: [Int: (point: CGPoint, source: Touch.Source)] = [:], heldKeys: Set<Character> = []
    var pinch: (scale: CGFloat, point: CGPoint)?, turn: (radians: Double, point: CGPoint)?, isComposing = false, dragIsOver = false
    /// Where files are dropped that are still on their way.
    var dropPoint = CGPoint.zero

    // Frames.
    private var frameIsComing = false
    private var waitsForPage = false
    private var lastFrame = -1.0
    private var wake: (time: TimeInterval, timer: any DispatchSourceTimer)?
    private var sendingIsComing = false

    /// The state of an earlier version of the program; nil unless the program is in development.
    private let development: Development?

    // Elements.
    private var elements = PageElements()
    private var surveyIsComing = false

    /// Starts the session at standard input, or one after another from this process (`WarmStart`).
    package static func start<Program: App>(
        _ request: ProgramRequest, _: Program.Type, wrapper: @autoclosure () -> (any WindowContentWrapper)?
    ) {
        let environment = request.program.environment()
        WarmStart.waitForSession(environment)
        BrowserSession(request, environment, descriptor: STDIN_FILENO).run(Program.self, wrapper: wrapper())
    }

    /// - Parameter environment: the program's, if it has been loaded.
    /// - Parameter development: For a program in development.
    package init(
        _ request: ProgramRequest, _ environment: EnvironmentValues? = nil, development: Development? = .current, descriptor: Int32
    ) {
        self.request = request
        self.development = development
        socket = MessageSocket(descriptor: descriptor)
        self.environment = environment ?? request.program.environment()
        self.environment.apply(request.traits)
        services = BrowserServices { [weak self] in self?.sendSoon() }
        self.environment.hostServices = services
        self.environment.accessibilityEnabled = true
        PictureMemory.keep()
    }

    /// True if the process shows this program alone: its locale, time zone and main screen are then the page's.
    private var ownsProcess = false

    /// Runs the program until the page, the host or the program ends the session.
    package func run<Program: App>(_: Program.Type, wrapper: (any WindowContentWrapper)?) {
        ownsProcess = true
        begin(Program.self, wrapper: wrapper)
        // Each run ends after one source or item of the main queue.
        while !isOver { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
        end()
    }

    /// Takes messages on the main queue from now on.
    func begin<Program: App>(_: Program.Type, wrapper: (any WindowContentWrapper)?) {
        appWindows = AppWindows(host: self)
        environment.openWindow = OpenWindowAction(appWindows)
        makeFirst = { [unowned self] in AnyView(AppView(Program(), windows: appWindows, wrapper: wrapper)) }
        let source = DispatchSource.makeReadSource(fileDescriptor: socket.descriptor, queue: .main)
        source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.receive() } }
        source.activate()
        self.source = source
    }

    var now: TimeInterval { Double(DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds) / 1e9 }

    func end() {
        source?.cancel()
        for window in windows { window.setPhase(.background, at: now) }
        for window in windows where window !== first { window.driver.graph.close() }
        first?.driver.graph.close()
        services.files.removeAll()
        socket.close()
    }
    private func finish(_ reason: SessionError?) {
        guard !isOver else { return }
        isOver = true
        if let reason { _ = socket.send(PayloadAssembler.frame([PagePayload.end] + Array(reason.description.utf8))) }
        _ = shutdown(socket.descriptor, Int32(SHUT_WR))
        DispatchQueue.main.async {}
    }

    // MARK: Messages

    private func receive() {
        do {
            // Leaves the rest to the next turn, so that endless messages do not keep the program from its frames.
            for _ in 0..<16 {
                switch socket.receive(within: 0) {
                case .bytes(let bytes): frames.add(bytes)
                case .nothing: return
                case .end: return finish(nil)
                }
                while !isOver, let payload = try frames.next() { try take(try ClientMessage(payload)) }
            }
        } catch let error as SessionError {
            finish(error)
        } catch {
            finish(SessionError("The session cannot go on: \(error)."))
        }
    }

    private func take(_ message: ClientMessage) throws {
        switch message {
        case .attached: attach()
        case .detached: detach()
        case .close: finish(nil)
        case .keep: keepState()
        case .hello(let configuration):
            guard isAttached else { throw SessionError("The page has sent a message before it was there.") }
            update(configuration)
            greet()
        case .configuration(let configuration): if try isReady() { update(configuration) }
        case .drawn(let number): try drawn(number)
        case .input(let input, let clientTime): if try isReady() { handle(input, at: time(of: clientTime)) }
        case .clipboard(let text): if try isReady() { services.clipboardArrived(text) }
        case .back: if try isReady() { goBack() }
        case .open(let url): if try isReady() { appWindows.receive(url) }
        case .element(let id, let request): if try isReady() { perform(request, on: id) }
        case .drag(let drag, let point): if try isReady() { handle(drag, at: point) }
        case .files(let files, let dialog):
            guard try isReady() else { return }
            // An answer without files leaves those of another dialog or a drop on their way.
            if files.isEmpty, let dialog { return services.filesArrived([], dialog: dialog) }
            try services.files.expect(files) { [weak self] urls in self?.filesArrived(urls, dialog: dialog) }
        case .filePart(let index, let bytes): if try isReady() { try services.files.add(bytes, to: index) }
        }
    }
    /// - Returns: false if the message is from a page that has gone since.
    private func isReady() throws -> Bool {
        if isAttached, !isConfigured { throw SessionError("The page has sent another message before its first.") }
        return isAttached
    }

    private func attach() {
        (isAttached, isConfigured) = (true, false)
        // What follows is for this page.
        send(PagePayload.hostWord, Array(#"{"attached":true}"#.utf8))
        sender.receiverDidReset()
        (lastDrawn, lastOfOthers) = (lastSent, lastSent)
        elements = PageElements()
        clockDifference = nil
        release()
        services.files.cancel()
        services.begin()
    }
    private func detach() {
        isAttached = false
        release()
        services.files.cancel()
        cancelWake()
        for window in windows { window.setPhase(.background, at: now) }
    }

    /// The page has told what it is.
    private func greet() {
        isConfigured = true
        if first == nil { open() }
        front?.pictureIsNew = true
        showPhase()
        sendSoon()
        requestFrame()
        surveySoon()
        if let address = configuration.address { appWindows.receive(address) }
    }
    private func showPhase() {
        let isShown = isAttached && configuration.isVisible != false
        for window in windows { window.setPhase(isShown && window === front ? .active : .background, at: now) }
        first?.driver.change { $0.scenePhase = isShown ? .active : .background }
    }

    // MARK: The window

    private func showMainScreen() {
        guard ownsProcess else { return }
        MainScreen.size = configuration.size ?? front?.driver.size ?? CGSize(width: request.screen.width, height: request.screen.height)
        MainScreen.safeArea = configuration.safeArea ?? EdgeInsets()
    }

    private func open() {
        if ownsProcess {
            if let language = configuration.language { ProcessLocale.follow(language) }
            if let zone = configuration.timeZone, TimeZone(identifier: zone) != nil { ScreenTraits.setTimeZone(zone) }
            MainScreen.scale = configuration.scale ?? 1
            showMainScreen()
        }
        // A screen that fingers touch has no room for a menu bar, and nobody expects one.
        environment.showsMenuBar = configuration.hasTouch != true
        development?.restoreSettings()
        guard let content = makeFirst?() else { return }
        makeFirst = nil
        first = window(content, appWindows.first)
    }

    @discardableResult
    private func window(_ content: some View, _ appWindow: AppWindow) -> BrowserWindow {
        let size = configuration.size ?? CGSize(width: request.screen.width, height: request.screen.height)
        let isFirst = appWindow === appWindows.first
        var environment = environment
        if isFirst, let development { environment.stateKeeper = StateKeeper(development.kept) }
        let window = BrowserWindow(content, appWindow, isFirst: isFirst, size: size, safeArea: configuration.safeArea ?? EdgeInsets(),
                                   environment: environment,
                                   sceneValues: isFirst ? development?.sceneValues ?? SceneValues() : SceneValues(),
                                   startDate: startDate) { [weak self] in self?.requestFrame() }
        windows.append(window)
        appWindow.titleDidChange = { [weak self] in self?.tellTitle() }
        for address in appWindow.takeURLs() { window.driver.graph.open(address) }
        frontDidChange()
        return window
    }
    private func frontDidChange() {
        front?.pictureIsNew = true
        showPhase()
        tellTitle()
        requestFrame()
        surveySoon()
    }
    private func tellTitle() {
        guard let front else { return }
        services.setTitle(appWindows.title(of: front.appWindow) ?? request.program.name)
    }

    private func update(_ new: PageConfiguration) {
        if let size = new.size { configuration.size = size }
        if let safeArea = new.safeArea { configuration.safeArea = safeArea }
        if new.size != nil || new.safeArea != nil {
            let size = configuration.size ?? front?.driver.size ?? .zero
            showMainScreen()
            for window in windows {
                window.driver.setSize(size, safeArea: configuration.safeArea ?? EdgeInsets())
                window.pictureIsNew = true
            }
        }
        if let scale = new.scale {
            configuration.scale = scale
            if ownsProcess { MainScreen.scale = scale }
        }
        change {
            if let scale = new.scale { $0.displayScale = scale }
            if let isDark = new.isDark { $0.colorScheme = ColorScheme(isDark: isDark) }
            if let reduces = new.reducesMotion { $0.accessibilityReduceMotion = reduces }
            if let reduces = new.reducesTransparency { $0.accessibilityReduceTransparency = reduces }
            if let increases = new.increasesContrast { $0.colorSchemeContrast = increases ? .increased : .standard }
            // What was asked for on the command line precedes what the page's person prefers.
            $0.apply(request.traits)
        }
        if let touch = new.hasTouch { configuration.hasTouch = touch }
        if let language = request.traits.locale ?? new.language { configuration.language = language }
        if let zone = request.traits.timeZone ?? new.timeZone { configuration.timeZone = zone }
        configuration.address = new.address
        if let isVisible = new.isVisible, isVisible != configuration.isVisible {
            configuration.isVisible = isVisible
            showPhase()
        }
        requestFrame()
    }
    private func change(_ body: (inout EnvironmentValues) -> Void) {
        body(&environment)
        for window in windows { window.driver.change(body) }
    }

    // MARK: Frames

    private func drawn(_ number: Int) throws {
        // A page may tell of a picture that was still under way to another.
        guard isAttached, number > lastOfOthers else { return }
        guard number > lastDrawn, number <= lastSent else {
            throw SessionError("The page says that it has drawn picture \(number), which it has not been sent or has told already.")
        }
        lastDrawn = number
        if waitsForPage {
            waitsForPage = false
            requestFrame()
        }
    }

    func requestFrame() {
        guard !frameIsComing, !isOver, isAttached, isConfigured, configuration.isVisible != false, front != nil else { return }
        frameIsComing = true
        after(lastFrame + 1 / 60 - now) { [weak self] in self?.frame() }
    }
    private func after(_ seconds: TimeInterval, _ action: @escaping @MainActor () -> Void) {
        guard seconds > 0.0005 else {
            DispatchQueue.main.async { MainActor.assumeIsolated { action() } }
            return
        }
        let timer = DispatchSource.makeTimerSource(flags: .strict, queue: .main)
        timer.schedule(deadline: .now() + seconds, leeway: .nanoseconds(0))
        timer.setEventHandler {
            timer.cancel()
            MainActor.assumeIsolated { action() }
        }
        timer.activate()
    }

    private func frame() {
        frameIsComing = false
        guard !isOver, isAttached, isConfigured, let front, !front.driver.isUpdating else { return }
        guard lastSent - lastDrawn < Self.mostUnderWay else {
            waitsForPage = true
            return
        }
        // Frames keep their rhythm unless they are late.
        lastFrame = now - lastFrame < 1.5 / 60 ? lastFrame + 1 / 60 : now
        do { try front.driver.frame(at: now) } catch { HostMessage.warn("\(error) The script ends here.") }
        if development != nil { restorePlaces(front) }
        // Others may show the program's state, which the first one keeps.
        if let first, first !== front { first.driver.update(at: now) }
        if front === self.front, front.pictureIsNew { show(front) }
        front.driver.frameIsOver()
        sendNow()
        waitForNextFrame()
    }

    // MARK: Development

    /// Sends what the next version of the program goes on with.
    private func keepState() {
        guard development != nil else { return }
        var state = first?.driver.graph.keepState()
        state?.settings = Development.settings
        send(DevelopmentWord(state: state))
    }
    /// Before the first picture: nobody sees the beginning of a list that was scrolled.
    private func restorePlaces(_ front: BrowserWindow) {
        for _ in 0..<4 where front.driver.graph.restorePlaces() { front.driver.update(at: now) }
        guard lastSent == 0 else { return }
        // What comes with a task or a timer has a moment.
        after(0.5) { [weak self] in
            guard let self, development?.kept != nil, let keeper = first?.driver.graph.keeper else { return }
            keeper.finish()
            send(DevelopmentWord(notKept: keeper.notKept))
        }
    }
    private func send(_ word: DevelopmentWord) {
        if let json = try? JSONEncoder().encode(word) { send(PagePayload.development, Array(json)) }
    }

    private func show(_ window: BrowserWindow) {
        window.pictureIsNew = false
        let picture = window.driver.picture()
        do {
            let list = try sender.message(for: picture.list)
            lastSent += 1
            var header: [UInt8] = []
            for value in [Double(lastSent), Double(picture.size.width), Double(picture.size.height)] { header += Self.bytes(value) }
            let color = picture.background
            // The first picture of a page needs nothing that it may have had before.
            header.append(lastSent == lastOfOthers + 1 ? 1 : 0)
            header += [color.red, color.green, color.blue, color.opacity].map { UInt8(fraction: $0) }
            _ = send(PagePayload.picture, header + list)
            surveySoon()
        } catch { HostMessage.warn("The picture cannot be sent: \(error)") }
    }
    private static func bytes(_ value: Double) -> [UInt8] { withUnsafeBytes(of: value.bitPattern.littleEndian) { Array($0) } }

    private func waitForNextFrame() {
        let next: TimeInterval?
        switch front?.driver.demand {
        case .next?:
            next = nil
            requestFrame()
        case .at(let time)?: next = time
        case .some(.none), nil: next = nil
        }
        guard next != wake?.time else { return }
        cancelWake()
        guard let next else { return }
        let timer = DispatchSource.makeTimerSource(queue: .main)
        timer.schedule(deadline: .now() + max(next - now, 0), leeway: .milliseconds(1))
        timer.setEventHandler { [weak self] in
            MainActor.assumeIsolated {
                self?.cancelWake()
                self?.requestFrame()
            }
        }
        timer.activate()
        wake = (next, timer)
    }
    private func cancelWake() {
        wake?.timer.cancel()
        wake = nil
    }

    // MARK: To the page

    @discardableResult
    private func send(_ kind: UInt8, _ payload: [UInt8]) -> Bool {
        if socket.send(PayloadAssembler.frame([kind] + payload)) { return true }
        finish(nil)
        return false
    }

    private func sendSoon() {
        guard !sendingIsComing, !isOver else { return }
        sendingIsComing = true
        DispatchQueue.main.async { [weak self] in
            MainActor.assumeIsolated {
                self?.sendingIsComing = false
                self?.sendNow()
            }
        }
    }
    private func sendNow() {
        guard isAttached, isConfigured, !isOver else { return }
        if let changes = services.takeChanges(), let json = try? JSONEncoder().encode(changes) { send(PagePayload.state, Array(json)) }
        for url in services.takeDownloads() {
            guard let data = FileManager.default.contents(atPath: url.path) else { continue }
            send(PagePayload.file, Array(url.lastPathComponent.utf8) + [0] + Array(data))
        }
    }

    /// Ten times a second are enough for those who read, and cheap for what moves.
    private func surveySoon() {
        guard !surveyIsComing else { return }
        surveyIsComing = true
        after(0.1) { [weak self] in self?.survey() }
    }
    private func survey() {
        surveyIsComing = false
        guard isAttached, isConfigured, !isOver, let front else { return }
        guard !front.driver.isUpdating else { return surveySoon() }
        let new = PageElements(front.driver.graph)
        guard let changes = new.changes(from: elements) else { return }
        elements = new
        if let json = try? JSONEncoder().encode(changes) { send(PagePayload.elements, Array(json)) }
    }
}

/// Windows stand one behind another, since a page shows one.
extension BrowserSession: WindowHost {
    package func show(_ window: AppWindow) { soon { $0.window(AppWindowView($0.appWindows, window), window) } }
    package func raise(_ window: AppWindow) {
        soon {
            guard let index = $0.windows.firstIndex(where: { $0.appWindow === window }) else { return }
            $0.windows.append($0.windows.remove(at: index))
            $0.frontDidChange()
        }
    }
    package func close(_ window: AppWindow) { soon { $0.closeWindow(window) } }
    package func quit() { soon { $0.finish(SessionError("The program has ended.")) } }
    package func graph(of window: AppWindow) -> ViewGraph? { windows.first { $0.appWindow === window }?.driver.graph }

    private func closeWindow(_ window: AppWindow) {
        guard let index = windows.firstIndex(where: { $0.appWindow === window }), window.mayClose?() ?? true else { return }
        let closed = windows.remove(at: index)
        closed.setPhase(.background, at: now)
        appWindows.didClose(window)
        if closed !== first { closed.driver.graph.close() }
        if windows.isEmpty { finish(SessionError("The program has closed its last window.")) } else { frontDidChange() }
    }
    private func soon(_ action: @escaping @MainActor (BrowserSession) -> Void) {
        DispatchQueue.main.async { [weak self] in
            MainActor.assumeIsolated {
                if let self { action(self) }
            }
        }
    }
}
