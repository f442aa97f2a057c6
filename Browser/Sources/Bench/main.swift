// `waggle-browser-bench --page FOLDER -- PROGRAM`: what one more session costs, and whether many sessions lose anything.

import BrowserTab
import Foundation
import NIOPosix

struct Failure: Error, CustomStringConvertible { var description: String }

/// A running host and what it uses.
final class MeasuredHost {
    let process = Process()
    let port: Int

    init(_ executable: String, _ options: [String], _ program: [String]) throws {
        process.executableURL = URL(fileURLWithPath: executable)
        process.arguments = ["--port", "0", "--token", "none"] + options + ["--"] + program
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        var line = ""
        while !line.hasSuffix("\n") {
            let data = output.fileHandleForReading.availableData
            guard !data.isEmpty else { throw Failure(description: "The host has ended before it listened.") }
            line += String(decoding: data, as: UTF8.self)
        }
        guard let address = URL(string: line.trimmingCharacters(in: .whitespacesAndNewlines)), let port = address.port else { throw Failure(description: "The host printed no address: \(line)") }
        self.port = port
    }

    var warm: Int32? { Processes.children(of: process.processIdentifier).first }
    var sessions: [Int32] { warm.map { Processes.children(of: $0) } ?? [] }
    func end() {
        process.terminate()
        process.waitUntilExit()
    }
}

enum Processes {
    static func text(_ path: String) -> String { FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } ?? "" }
    static func children(of process: Int32) -> [Int32] {
        let tasks = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task")) ?? []
        return tasks.flatMap { text("/proc/\(process)/task/\($0)/children").split(separator: " ").compactMap { Int32($0) } }
    }
    /// Kilobytes that no other process shares.
    static func privateMemory(_ process: Int32) -> Int {
        text("/proc/\(process)/smaps_rollup").split(separator: "\n").filter { $0.hasPrefix("Private_") }.compactMap { $0.split(separator: " ").dropFirst().first.flatMap { Int($0) } }.reduce(0, +)
    }
    static func descriptors(_ process: Int32) -> Int { ((try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/fd")) ?? []).count }
}

/// What the page's script says first.
let hello = [0x10] + Array(#"{"k":"hello","w":390,"h":844,"scale":2,"lang":"en-US","zone":"UTC","touch":false,"on":true}"#.utf8)

extension Tab {
    /// True once a picture has come, whose messages begin with 1.
    func showsSomething(within seconds: Double) async -> Bool {
        while let message = await nextBinary(within: seconds) { if message.first == 1 { return true } }
        return false
    }
}

struct Word: Decodable {
    var type: String
    var id: String?
    var resumed: Bool?
    var reason: String?
}
func word(_ tab: Tab) async throws -> Word {
    guard let text = await tab.nextText(within: 30) else { throw Failure(description: "The host has said nothing.") }
    return try JSONDecoder().decode(Word.self, from: Data(text.utf8))
}

func open(_ host: MeasuredHost, id: String? = nil) async throws -> (Tab, Word) {
    let tab = try await Tab.open(port: host.port, query: id.map { "id=\($0)" } ?? "", group: MultiThreadedEventLoopGroup.singleton)
    let first = try await word(tab)
    guard first.type == "session" else { throw Failure(description: "Refused: \(first.reason ?? "")") }
    tab.send(hello)
    return (tab, first)
}

/// Waits until the condition holds.
func wait(_ seconds: Double, for condition: () -> Bool) async -> Bool {
    let end = Date(timeIntervalSinceNow: seconds)
    while !condition() {
        guard Date() < end else { return false }
        try? await Task.sleep(for: .milliseconds(20))
    }
    return true
}

func oneMore(_ host: MeasuredHost) async throws {
    var times: [Double] = [], sizes: [Int] = []
    var tabs: [Tab] = []
    for _ in 0..<8 {
        let before = Set(host.sessions), start = Date()
        let (tab, _) = try await open(host)
        guard await tab.showsSomething(within: 30) else { throw Failure(description: "No picture came.") }
        times.append(Date().timeIntervalSince(start) * 1000)
        tabs.append(tab)
        try await Task.sleep(for: .seconds(1))
        if let process = host.sessions.first(where: { !before.contains($0) }) { sizes.append(Processes.privateMemory(process)) }
    }
    times.sort()
    sizes.sort()
    print(String(format: "one more session   %.0f ms to the first picture (median of %d; %.0f to %.0f), %.1f MB of private memory (%.1f to %.1f)",
                 times[times.count / 2], times.count, times[0], times[times.count - 1], Double(sizes[sizes.count / 2]) / 1024, Double(sizes[0]) / 1024, Double(sizes[sizes.count - 1]) / 1024))
    if let warm = host.warm { print(String(format: "the warm process   %.1f MB of private memory; the host %.1f MB", Double(Processes.privateMemory(warm)) / 1024, Double(Processes.privateMemory(host.process.processIdentifier)) / 1024)) }
    for tab in tabs { await tab.drop() }
}

/// Opens sessions, kills a fifth of them, drops and resumes another fifth, and ends all.
func many(_ host: MeasuredHost, _ count: Int) async throws {
    guard await wait(90, for: { host.sessions.isEmpty }) else { throw Failure(description: "Sessions are left before the start.") }
    let own = host.process.processIdentifier
    let memory = Processes.privateMemory(own), descriptors = Processes.descriptors(own), warmDescriptors = host.warm.map(Processes.descriptors) ?? 0
    let start = Date()
    var tabs: [(tab: Tab, id: String)] = []
    for _ in 0..<count {
        let (tab, first) = try await open(host)
        tabs.append((tab, first.id ?? ""))
    }
    for (tab, _) in tabs { guard await tab.showsSomething(within: 60) else { throw Failure(description: "A session showed nothing.") } }
    let opened = Date().timeIntervalSince(start), processes = host.sessions
    guard processes.count == count else { throw Failure(description: "\(count) sessions were opened, \(processes.count) processes run.") }
    // Killed.
    let killed = processes.prefix(count / 5)
    for process in killed { kill(process, SIGKILL) }
    // Gone and back. Tabs of killed sessions get a new one instead.
    var lost = 0, resumed = 0, ended = 0
    try await Task.sleep(for: .milliseconds(500))
    for index in tabs.indices {
        if index % 2 == 0 { await tabs[index].tab.drop() }
    }
    for index in tabs.indices where index % 2 == 0 {
        let (tab, first) = try await open(host, id: tabs[index].id)
        if first.resumed == true { resumed += 1 } else { lost += 1 }
        guard await tab.showsSomething(within: 60) else { throw Failure(description: "A resumed session showed nothing.") }
        tabs[index].tab = tab
    }
    for index in tabs.indices where index % 2 == 1 {
        while let message = await tabs[index].tab.next(within: 0.02) { if case .text(let text) = message, text.contains("\"ended\"") { ended += 1 } }
    }
    print("\(count) sessions      opened in \(String(format: "%.1f", opened)) s; \(killed.count) killed: \(ended) tabs were told, \(lost) found theirs gone; \(resumed) dropped and found theirs again")
    guard ended + lost == killed.count else { throw Failure(description: "\(killed.count) were killed, but \(ended + lost) are missing.") }
    for (tab, _) in tabs { await tab.drop() }
    guard await wait(90, for: { host.sessions.isEmpty }) else { throw Failure(description: "\(host.sessions.count) processes are left.") }
    try await Task.sleep(for: .seconds(2))
    print(String(format: "afterwards         the host %.1f MB (%.1f before), %d descriptors (%d before); the warm process %d (%d before)", Double(Processes.privateMemory(own)) / 1024, Double(memory) / 1024,
                 Processes.descriptors(own), descriptors, host.warm.map(Processes.descriptors) ?? 0, warmDescriptors))
    guard Processes.descriptors(own) <= descriptors + 2 else { throw Failure(description: "Descriptors are left open.") }
}

do {
    // The tool starts the bench in the host's place.
    let words = Array(CommandLine.arguments.dropFirst())
    if words.contains("--check") { exit(0) }
    guard let end = words.firstIndex(of: "--"), let page = words.firstIndex(of: "--page"), page + 1 < end else { throw Failure(description: "usage: waggle-browser-bench --page FOLDER -- PROGRAM ...") }
    let count = ProcessInfo.processInfo.environment["WAGGLE_BENCH_SESSIONS"].flatMap { Int($0) } ?? 200
    let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().path
    // Sessions that are left end soon, so that what they leave can be counted.
    let host = try MeasuredHost(folder + "/waggle-browser-host", ["--page", words[page + 1], "--sessions", String(count + 20), "--return-time", "30", "--messages-per-second", "1000000"], Array(words[(end + 1)...]))
    defer { host.end() }
    guard await wait(20, for: { host.warm != nil }) else { throw Failure(description: "No program was started.") }
    // By hand.
    if let messages = ProcessInfo.processInfo.environment["WAGGLE_BENCH_HOSTILE"].flatMap({ Int($0) }) {
        try await hostile(host, messages)
        host.end()
        exit(0)
    }
    try await oneMore(host)
    // What the first round leaves is kept for the next; what the second one adds is lost.
    try await many(host, count)
    try await many(host, count)
} catch {
    FileHandle.standardError.write(Data("waggle: \(error)\n".utf8))
    exit(1)
}
