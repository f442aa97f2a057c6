import Foundation
import SwiftUI
import Testing
import WaggleBrowser
import WaggleDisplayList
import WaggleGeometry
import WaggleHeadless
import WaggleRequest
import WaggleTesting
@testable import WaggleCore
@testable import WaggleRemote

/// A window of a program in development, with sessions of this process in place of programs.
@MainActor
@Suite struct WorkshopTests {
    /// The test as a program: it answers what the window sends.
    private final class Program: LiveConnection {
        let environment: [String: String]
        var onArrival: (() -> Void)?
        var sent: [[String: Any]] = []
        var keepsState = true
        private var arrivals: [MessageSocket.Arrival] = []
        private var frames = PayloadAssembler()
        private let reason: String

        init(_ environment: [String: String], reason: String) { (self.environment, self.reason) = (environment, reason) }

        var kept: String? { environment["WAGGLE_KEPT"].flatMap { FileManager.default.contents(atPath: $0) }.map { String(decoding: $0, as: UTF8.self) } }

        func send(_ bytes: [UInt8]) {
            frames.add(bytes)
            while let payload = try? frames.next() {
                guard let members = try? JSONSerialization.jsonObject(with: Data(payload.dropFirst())) as? [String: Any] else { continue }
                sent.append(members)
                if members["keep"] != nil, keepsState { arrive(PagePayload.development, Array(#"{"state":{"views":{},"scrolls":{"/scroll#0":[0,12]},"sceneValues":"","settings":""}}"#.utf8)) }
            }
        }
        func receive() -> MessageSocket.Arrival { arrivals.isEmpty ? .nothing : arrivals.removeFirst() }
        func waitForEnd(_ completion: @escaping @MainActor (String) -> Void) { completion(reason) }

        func arrive(_ kind: UInt8, _ bytes: [UInt8]) {
            arrivals.append(.bytes(PayloadAssembler.frame([kind] + bytes)))
            onArrival?()
        }
        func draw(_ number: Double) {
            var header: [UInt8] = []
            for value in [number, 200, 100] { header += withUnsafeBytes(of: value.bitPattern.littleEndian) { Array($0) } }
            guard let list = try? sender.message(for: DisplayList([DisplayList.Item(bounds: CGRect(x: 0, y: 0, width: 10, height: 10), content: .list(DisplayList(), offset: .zero))])) else { return }
            arrive(PagePayload.picture, header + [1, 255, 255, 255, 255] + list)
        }
        func end() {
            arrivals.append(.end)
            onArrival?()
        }
        private let sender = DisplayListSender(isExact: false)
    }
    private final class Log {
        var programs: [Program] = []
        var said: [String] = []
        var reason = "Fatal error: Index out of range"
    }
    private func workshop(_ log: Log) -> Workshop {
        Workshop(start: { _, environment in
            let program = Program(environment, reason: log.reason)
            log.programs.append(program)
            return program
        }) { log.said.append($0) }
    }
    private let built = BuildReport.built(executable: "/program", environment: [:])

    @Test func theOldProgramIsShownUntilTheNewOneHasDrawn() throws {
        let log = Log(), workshop = workshop(log)
        workshop.take(built)
        #expect(workshop.shown == nil)
        log.programs[0].draw(1)
        let first = try #require(workshop.shown)
        workshop.take(.building)
        #expect(workshop.isBuilding)
        workshop.take(built)
        #expect(log.programs.count == 2 && workshop.shown === first)
        log.programs[1].draw(1)
        #expect(workshop.shown !== first && workshop.version == 2 && workshop.failure == nil)
        // Every picture is confirmed, so that the program draws the next one.
        #expect(log.programs[1].sent.contains { $0["k"] as? String == "drawn" && $0["n"] as? Int == 1 })
    }

    @Test func theNewProgramGetsTheStateOfTheOldOne() throws {
        let log = Log(), workshop = workshop(log)
        workshop.take(built)
        #expect(log.programs[0].kept == nil)
        log.programs[0].draw(1)
        workshop.take(built)
        #expect(log.programs[1].kept?.contains("scroll#0") == true)
        let file = try #require(log.programs[1].environment["WAGGLE_KEPT"])
        #expect(try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int == 0o600)
        log.programs[1].draw(1)
        #expect(!FileManager.default.fileExists(atPath: file))
    }
    @Test func theStateOfAnOlderQuestionDoesNotEndALaterOne() async throws {
        let log = Log(), workshop = workshop(log)
        workshop.take(built)
        log.programs[0].draw(1)
        log.programs[0].keepsState = false
        workshop.take(built)
        try await Task.sleep(for: .milliseconds(800))
        workshop.take(built)
        try await Task.sleep(for: .milliseconds(400))
        // The first question's second is over, the second one's is not.
        #expect(log.programs.count == 1 && log.said.isEmpty)
    }
    @Test func aProgramThatEndsWhileTheNextOneStartsIsNoFailure() {
        let log = Log(), workshop = workshop(log)
        workshop.take(built)
        log.programs[0].draw(1)
        workshop.take(built)
        log.programs[0].end()
        log.programs[1].draw(1)
        #expect(workshop.failure == nil && workshop.version == 2)
    }

    @Test func whatCouldNotBeKeptIsSaidInOneLine() {
        let log = Log(), workshop = workshop(log)
        workshop.take(built)
        log.programs[0].draw(1)
        log.programs[0].arrive(PagePayload.development, Array(#"{"notKept":["Counter.name","Shelf.size"]}"#.utf8))
        #expect(log.said == ["Not kept: Counter.name, Shelf.size."])
        #expect(workshop.notice == "Not kept: Counter.name, Shelf.size.")
    }

    @Test func aFileThatIsNotSavedIsNamed() {
        let log = Log(), workshop = workshop(log)
        workshop.take(built)
        log.programs[0].draw(1)
        log.programs[0].arrive(PagePayload.file, Array("Notes.txt\0text".utf8))
        #expect(log.said == ["Notes.txt is not saved: this window takes no files from a program."])
    }

    @Test func errorsStandOverARunningProgramAndGoWhenMended() throws {
        let log = Log(), workshop = workshop(log)
        workshop.take(built)
        log.programs[0].draw(1)
        let screen = try TestScreen(WorkshopView(workshop), size: CGSize(width: 600, height: 400))
        workshop.take(.failed(messages: [BuildMessage(file: "Views/Row.swift", line: 12, words: "cannot find 'colour' in scope", source: "    .fill(colour)")], words: "…"))
        screen.advance(by: 0.5)
        for text in ["The compiler has found an error", "cannot find 'colour' in scope"] { #expect(screen.shows(.text(text)), "\(text)") }
        #expect(screen.shows("Views/Row.swift:12"))
        #expect(workshop.shown?.endReason == nil)
        workshop.take(built)
        log.programs[1].draw(1)
        screen.advance(by: 0.5)
        #expect(!screen.shows("colour"))
    }

    @Test func aVersionThatEndsBeforeItsFirstPictureLeavesTheOldOne() throws {
        let log = Log(), workshop = workshop(log)
        workshop.take(built)
        log.programs[0].draw(1)
        let first = workshop.shown
        workshop.take(built)
        log.programs[1].end()
        #expect(workshop.shown === first && first?.endReason == nil)
        #expect(workshop.failure?.words == "Fatal error: Index out of range")
        workshop.take(built)
        #expect(workshop.failure == nil)
        log.programs[2].draw(1)
        #expect(workshop.shown !== first)
    }

    @Test func aProgramThatEndsLaterSaysWhyAndTheNextOneBeginsAnew() {
        let log = Log(), workshop = workshop(log)
        workshop.take(built)
        log.programs[0].draw(1)
        log.programs[0].end()
        #expect(workshop.failure?.words.contains("Index out of range") == true)
        workshop.take(built)
        #expect(log.programs[1].kept == nil)
    }

    @Test func theProgramLearnsTheWindowAndItsInput() throws {
        let log = Log(), workshop = workshop(log)
        let screen = try TestScreen(WorkshopView(workshop), size: CGSize(width: 600, height: 400), colorScheme: .dark)
        workshop.take(built)
        let program = log.programs[0]
        let hello = try #require(program.sent.first { $0["k"] as? String == "hello" })
        #expect(hello["w"] as? Double == 600 && hello["h"] as? Double == 400 && hello["dark"] as? Bool == true)
        program.draw(1)
        screen.advance(by: 0.1)
        try screen.tap(.point(30, 40))
        let touch = try #require(program.sent.first { $0["k"] as? String == "touch" })
        #expect(touch["x"] as? Double == 30 && touch["y"] as? Double == 40 && touch["p"] as? Int == 0)
        var facts = workshop.facts
        facts.size.width = 500
        workshop.follow(facts)
        #expect(program.sent.contains { $0["k"] as? String == "facts" && $0["w"] as? Double == 500 })
    }
}
