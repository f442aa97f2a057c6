// The connection to assistive technologies: whether any are running, and the accessibility bus.

import CGtk
import Foundation
import WaggleCore

/// Exposes the program's windows to assistive technologies over AT-SPI, while there are any.
///
/// Until the desktop reports that some are running, the program only watches two signals on the session bus. Then objects reply to calls,
/// and events are sent once a client listens or has made a call.
@MainActor
final class AssistivePrograms {
    private let gtk: Gtk
    private let programName: String
    /// Called when the first assistive technology starts and when the last one ends.
    private let onChange: (_ isInUse: Bool) -> Void
    private let session: BusConnection
    /// nil if no assistive technology is running.
    private var bus: BusConnection?
    /// True while connecting to the accessibility bus.
    private var isConnecting = false
    private var isWanted = false
    /// The desktop's object that the program is embedded in, and its service.
    private var desktop: BusValue?
    private var registry = ""
    /// The program's ID at the registry.
    private var number = 0
    /// The number of event listeners, and the clients that have made calls.
    private var listeners = 0
    private var clients: Set<String> = []
    private(set) var windows: [AccessibleWindow] = []
    private var lastWindow = 0
    /// The time of the last check for changes, in seconds of the system clock, and the timer for the next one.
    private var lastRefresh = -TimeInterval.infinity
    private var refresh: (any DispatchSourceTimer)?

    /// The minimum time between two checks for changes, in seconds; users do not notice more frequent ones.
    private static let refreshInterval: TimeInterval = 0.05

    private static let service = "org.a11y.Bus", servicePath = "/org/a11y/bus", status = "org.a11y.Status"
    private static let registryService = "org.a11y.atspi.Registry", registryPath = "/org/a11y/atspi/registry"
    private static let root = "/org/a11y/atspi/accessible", rootName = "root", noObject = "/org/a11y/atspi/null"
    private static let properties = "org.freedesktop.DBus.Properties"

    /// - Returns: nil without a session bus.
    init?(_ gtk: Gtk, programName: String, onChange: @escaping (Bool) -> Void) {
        guard let session = BusConnection.session(gtk) else { return nil }
        (self.gtk, self.programName, self.onChange, self.session) = (gtk, programName, onChange, session)
        session.listen(
            "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "NameOwnerChanged",
            first: Self.service) { [weak self] values in
            // The service started, or it ended together with its bus.
            if values.last?.text?.isEmpty == true { self?.setWanted(false) } else { self?.askStatus() }
        }
        session.listen(Self.service, Self.servicePath, Self.properties, "PropertiesChanged", first: Self.status) { [weak self] _ in
            self?.askStatus()
        }
        askStatus()
    }

    /// True while assistive technologies may be running.
    var isInUse: Bool { bus != nil }

    // MARK: Connecting

    private func askStatus() {
        // If the service does not run, no assistive technology does.
        session.call(
            Self.service, Self.servicePath, Self.properties, "GetAll", [.string(Self.status)], startsService: false) { [weak self] answer in
            guard let self, let entries = answer?.first?.parts else { return }
            self.setWanted(entries.contains {
                guard case .entry(let key, let value) = $0 else { return false }
                return ["IsEnabled", "ScreenReaderEnabled"].contains(key.text) && value.unwrapped.flag == true
            })
        }
    }
    private func setWanted(_ isWanted: Bool) {
        self.isWanted = isWanted
        if isWanted { connect() } else { disconnect() }
    }

    private func connect() {
        guard bus == nil, !isConnecting else { return }
        isConnecting = true
        session.call(Self.service, Self.servicePath, Self.service, "GetAddress") { [weak self] answer in
            guard let self, let address = answer?.first?.text else {
                self?.isConnecting = false
                return
            }
            BusConnection.open(self.gtk, address) { [weak self] bus in
                self?.isConnecting = false
                guard let self, let bus, self.isWanted else {
                    bus?.close()
                    return
                }
                self.begin(on: bus)
            }
        }
    }

    private func begin(on bus: BusConnection) {
        self.bus = bus
        bus.serve(Self.root, AtspiInterfaces.description, AtspiInterfaces.allNames, by: self)
        bus.serve("/org/a11y/atspi", AtspiInterfaces.description, AtspiInterfaces.allNames, by: self)
        for signal in ["EventListenerRegistered", "EventListenerDeregistered"] {
            bus.listen(nil, Self.registryPath, Self.registryService, signal) { [weak self] _ in self?.askListeners() }
        }
        bus.listen("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "NameOwnerChanged") { [weak self] values in
            if values.count == 3, values[2].text?.isEmpty == true, let name = values[0].text { self?.clients.remove(name) }
        }
        let ours = BusValue.tuple([.string(bus.name), .path(Self.root + "/" + Self.rootName)])
        bus.call(
            Self.registryService, Self.root + "/" + Self.rootName, "org.a11y.atspi.Socket", "Embed",
            [ours]) { [weak self, weak bus] answer in
            guard let self, self.bus === bus, let desktop = answer?.first else { return }
            self.desktop = desktop
            self.registry = desktop.parts.first?.text ?? ""
        }
        askListeners()
        onChange(true)
    }
    private func askListeners() {
        bus?.call(Self.registryService, Self.registryPath, Self.registryService, "GetRegisteredEvents") { [weak self, weak bus] answer in
            guard let self, let bus, self.bus === bus, let events = answer?.first?.parts else { return }
            let wasHeard = self.isHeard
            self.listeners = events.count
            if self.isHeard, !wasHeard { self.lookForEvents() }
        }
    }

    private func disconnect() {
        guard let bus else { return }
        self.bus = nil
        bus.close()
        (desktop, registry, number, listeners, clients) = (nil, "", 0, 0, [])
        refresh?.cancel()
        refresh = nil
        onChange(false)
    }

    // MARK: Windows

    func add(_ host: any AccessibleWindowHost) {
        lastWindow += 1
        let window = AccessibleWindow(lastWindow, host)
        windows.append(window)
        guard isHeard else { return }
        send(AccessibleEvent(
            source: rootID, member: "ChildrenChanged", detail: "add", first: windows.count - 1, content: .object(window.tree.window)))
        send(AccessibleEvent(source: window.tree.window, family: "Window", member: "Create", content: .text(host.accessibleTitle)))
        lookForEvents()
    }
    func remove(_ host: any AccessibleWindowHost) {
        guard let index = windows.firstIndex(where: { $0.host === host }) else { return }
        let window = windows.remove(at: index)
        guard isHeard else { return }
        send(AccessibleEvent(source: window.tree.window, family: "Window", member: "Destroy", content: .text(host.accessibleTitle)))
        send(AccessibleEvent(
            source: rootID, member: "ChildrenChanged", detail: "remove", first: index, content: .object(window.tree.window)))
    }

    /// Called after each frame and state change of the window.
    func contentMayHaveChanged(in host: any AccessibleWindowHost) {
        guard isInUse, let window = windows.first(where: { $0.host === host }) else { return }
        window.contentMayHaveChanged()
        if isHeard { lookForEvents() }
    }
    /// Called when the window gains or loses the keyboard focus.
    func activityDidChange(of host: any AccessibleWindowHost) {
        guard isHeard, let window = windows.first(where: { $0.host === host }) else { return }
        send(AccessibleEvent(
            source: window.tree.window, family: "Window", member: host.isActive ? "Activate" : "Deactivate",
            content: .text(host.accessibleTitle)))
        contentMayHaveChanged(in: host)
    }

    // MARK: Events

    /// True if clients listen or have made calls.
    private var isHeard: Bool { isInUse && (listeners > 0 || !clients.isEmpty) }

    /// Sends events for changes, after the minimum time since the last check.
    private func lookForEvents() {
        guard refresh == nil else { return }
        let wait = max(lastRefresh + Self.refreshInterval - ProcessInfo.processInfo.systemUptime, 0)
        let timer = DispatchSource.makeTimerSource(queue: .main)
        timer.schedule(deadline: .now() + wait, leeway: .milliseconds(2))
        timer.setEventHandler { [weak self] in
            MainActor.assumeIsolated {
                self?.refresh?.cancel()
                self?.refresh = nil
                self?.lastRefresh = ProcessInfo.processInfo.systemUptime
                self?.sendChanges()
            }
        }
        timer.activate()
        refresh = timer
    }
    private func sendChanges() {
        for window in windows { sendChanges(of: window) }
    }
    private func sendChanges(of window: AccessibleWindow) {
        let before = window.tree, events = window.refresh()
        guard isHeard, !events.isEmpty else { return }
        for id in before.order where window.tree[id] == nil { bus?.emit(Self.cachePath, Self.cache, "RemoveAccessible", [reference(id)]) }
        for id in window.tree.order where before[id] == nil {
            if let item = answers(window, id)?.cacheItem { bus?.emit(Self.cachePath, Self.cache, "AddAccessible", [item]) }
        }
        for event in events { send(event) }
    }
    private static let cachePath = "/org/a11y/atspi/cache", cache = "org.a11y.atspi.Cache"

    private func send(_ event: AccessibleEvent) {
        let content: BusValue = switch event.content {
        case .none: .int(0)
        case .text(let text): .string(text)
        case .number(let number): .double(number)
        case .role(let role): .uint32(role)
        case .object(let id): reference(id)
        }
        bus?.emit(path(event.source), "org.a11y.atspi.Event." + event.family, event.member,
                  [.string(event.detail), .int(event.first), .int(event.second), .variant(content), .array(of: "{sv}", [])])
    }

    // MARK: References

    /// The program itself among the windows' objects.
    private let rootID = AccessibleID(window: 0)
    private func path(_ id: AccessibleID) -> String { Self.root + "/" + (id == rootID ? Self.rootName : id.name) }
    private func reference(_ id: AccessibleID?) -> BusValue {
        guard let id else { return .tuple([.string(""), .path(Self.noObject)]) }
        return .tuple([.string(bus?.name ?? ""), .path(path(id))])
    }

    /// The current object with that name, and its replies.
    private func answers(_ name: String) -> AccessibleAnswers? {
        guard let id = AccessibleID(name: name), let window = windows.first(where: { $0.number == id.window }) else { return nil }
        sendChanges(of: window)
        return answers(window, id)
    }
    private func answers(_ window: AccessibleWindow, _ id: AccessibleID) -> AccessibleAnswers? {
        window.tree[id].map {
            AccessibleAnswers(
                window: window, object: $0, reference: { self.reference($0) }, windowIndex: windows.firstIndex { $0 === window } ?? 0,
                program: reference(rootID))
        }
    }
    private func noteClient(_ name: String) {
        // The registry is not a client.
        if !name.isEmpty, name != registry, !registry.isEmpty { clients.insert(name) }
    }
}

extension AssistivePrograms: BusServer {
    func interfaces(of object: String) -> UInt32 {
        switch object {
        case "cache": return AtspiInterfaces.cache.rawValue
        case Self.rootName: return ([.accessible, .application, .component] as AtspiInterfaces).rawValue
        default: return answers(object)?.object.interfaces.rawValue ?? 0
        }
    }

    func answer(_ object: String, _ interface: String, _ method: String, _ arguments: [BusValue], from sender: String) -> [BusValue]? {
        noteClient(sender)
        guard let interface = AtspiInterfaces(name: interface) else { return nil }
        switch object {
        case "cache": return [.array(of: "((so)(so)(so)iiassusau)", cacheItems)]
        case Self.rootName: return answerForProgram(interface, method, arguments)
        default: return answers(object)?.answer(interface, method, arguments)
        }
    }

    func property(_ object: String, _ interface: String, _ property: String, from sender: String) -> BusValue? {
        noteClient(sender)
        guard let interface = AtspiInterfaces(name: interface) else { return nil }
        guard object == Self.rootName else { return answers(object)?.property(interface, property) }
        switch property {
        case "Name": return .string(programName)
        case "Description", "AccessibleId": return .string("")
        case "Parent": return desktop ?? reference(nil)
        case "ChildCount": return .int(windows.count)
        case "Locale": return .string(Locale.current.identifier)
        case "ToolkitName": return .string("Waggle")
        case "Version": return .string("0.1")
        case "AtspiVersion": return .string("2.1")
        case "Id": return .int(number)
        default: return nil
        }
    }

    func setProperty(_ object: String, _ interface: String, _ property: String, _ value: BusValue, from sender: String) -> Bool {
        guard let interface = AtspiInterfaces(name: interface) else { return false }
        if object == Self.rootName {
            guard interface == .application, property == "Id", let number = value.integer else { return false }
            self.number = number
            return true
        }
        noteClient(sender)
        return answers(object)?.setProperty(interface, property, value) ?? false
    }

    // MARK: The program

    private func answerForProgram(_ interface: AtspiInterfaces, _ method: String, _ arguments: [BusValue]) -> [BusValue]? {
        let first = arguments.first?.integer ?? 0
        switch method {
        case "GetLocale": return [.string(Locale.current.identifier)]
        case "GetChildAtIndex": return [reference(windows.indices.contains(first) ? windows[first].tree.window : nil)]
        case "GetChildren": return [.array(of: "(so)", windows.map { reference($0.tree.window) })]
        case "GetIndexInParent": return [.int(-1)]
        case "GetRelationSet": return [.array(of: "(ua(so))", [])]
        case "GetRole": return [.uint32(AtspiRole.application.rawValue)]
        case "GetRoleName", "GetLocalizedRoleName": return [.string(AtspiRole.application.name)]
        case "GetState": return [AtspiStates([.enabled, .sensitive, .showing, .visible]).words]
        case "GetAttributes": return [.dictionary(["toolkit": "Waggle"])]
        case "GetApplication": return [reference(rootID)]
        case "GetInterfaces": return [.strings(([.accessible, .application, .component] as AtspiInterfaces).names)]
        case "GetExtents": return [.tuple([.int(0), .int(0), .int(0), .int(0)])]
        case "GetPosition", "GetSize": return [.int(0), .int(0)]
        case "GetLayer": return [.uint32(7)]
        case "GetAccessibleAtPoint": return [reference(windowAt(first, arguments)?.tree.window)]
        default: return nil
        }
    }
    private func windowAt(_ x: Int, _ arguments: [BusValue]) -> AccessibleWindow? {
        guard arguments.count == 3, let y = arguments[1].integer, let coordinates = arguments[2].integer else { return nil }
        return windows.last { $0.tree.object(at: $0.point(x, y, coordinates, parent: nil)) != nil }
    }

    private var cacheItems: [BusValue] {
        let program = reference(rootID)
        let root = BusValue.tuple([
            program, program, desktop ?? reference(nil), .int(-1), .int(windows.count),
            .strings(([.accessible, .application, .component] as AtspiInterfaces).names),
            .string(programName), .uint32(AtspiRole.application.rawValue), .string(""),
            AtspiStates([.enabled, .sensitive, .showing, .visible]).words,
        ])
        return [root] + windows.flatMap { window in
            sendChanges(of: window)
            return window.tree.order.compactMap { answers(window, $0)?.cacheItem }
        }
    }
}
