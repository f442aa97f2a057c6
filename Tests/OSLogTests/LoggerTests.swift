import Foundation
import OSLog
import Testing
@testable import os

@Suite(.serialized) struct LoggerTests {
    private func text(_ message: OSLogMessage) -> String { message.text }

    @Test func linesNameTimeProgramLevelAndPlace() throws {
        let utc = try #require(TimeZone(identifier: "UTC"))
        let date = Date(timeIntervalSince1970: 1_772_978_709.123)
        let log = OSLog(subsystem: "org.example.larder", category: "stock")
        #expect(LogOutput.line("The stock is empty.", .error, log, date: date, program: "Larder", process: 4711, timeZone: utc)
            == "2026-03-08 14:05:09.123 Larder[4711] <error> [org.example.larder:stock] The stock is empty.\n")
        #expect(LogOutput.line("Hello", .default, .default, date: date, program: "Larder", process: 1, timeZone: utc) == "2026-03-08 14:05:09.123 Larder[1] <default> Hello\n")
    }

    @Test func everyLevelIsWritten() {
        let logger = Logger(subsystem: "org.example", category: "levels")
        let lines = LogOutput.captured {
            logger.log("a")
            logger.trace("b")
            logger.debug("c")
            logger.info("d")
            logger.notice("e")
            logger.warning("f")
            logger.error("g")
            logger.critical("h")
            logger.fault("i")
            logger.log(level: .info, "j")
        }
        let levels = lines.compactMap { line in line.split(separator: "<").dropFirst().first?.split(separator: ">").first.map(String.init) }
        #expect(levels == ["default", "debug", "debug", "info", "default", "error", "error", "fault", "fault", "info"])
        #expect(lines.allSatisfy { $0.contains("[org.example:levels]") && $0.hasSuffix("\n") })
    }

    @Test func privateValuesAreHidden() {
        let name = "Ada", count = 3
        #expect(text("\(name) has \(count)") == "Ada has 3")
        #expect(text("\(name, privacy: .private) has \(count, privacy: .sensitive)") == "<private> has <sensitive>")
        #expect(text("\(name, privacy: .public)") == "Ada")
        let mask = text("\(name, privacy: .private(mask: .hash))")
        #expect(mask.hasPrefix("<mask.hash: '") && !mask.contains("Ada") && mask == text("\(name, privacy: .private(mask: .hash))"))
    }

    @Test func valuesAreFormatted() {
        #expect(text("\(255, format: .hex(includePrefix: true, uppercase: true))") == "0xFF")
        #expect(text("\(-5) \(7, format: .decimal(explicitPositiveSign: true, minDigits: 3))") == "-5 +007")
        #expect(text("\(UInt8(8), format: .octal(includePrefix: true))") == "010")
        #expect(text("\(1.5) \(1.256, format: .fixed(precision: 2)) \(Float(0.5), format: .hybrid)") == "1.500000 1.26 0.5")
        #expect(text("\(true) \(false, format: .answer)") == "true no")
        #expect(text("|\("ab", align: .right(columns: 4))|\(7, align: .left(columns: 3))|") == "|  ab|7  |")
        #expect(text("\(Int.self) \(CGSize(width: 1, height: 2).width)") == "Int 1.0")
    }

    @Test func formatsOfCHavePrivaciesToo() {
        #expect(LogFormat.text("%{public}@ has %d of %.1f (%{private}@, 100%%)", ["Ada", 3, 4.25, "secret"]) == "Ada has 3 of 4.2 (<private>, 100%)")
        #expect(LogFormat.text("%x %c %@", [255, UInt8(65)]) == "ff A <no value>")
        #expect(LogFormat.text("%x %u %d, 50%", [Int32(-1), UInt8(200), -1]) == "ffffffff 200 -1, 50%")
        let lines = LogOutput.captured {
            os_log("plain")
            os_log("%d apples", log: OSLog(subsystem: "a", category: "b"), type: .error, 3)
            os_log(.fault, "typed \(1)")
            os_log("nothing", log: .disabled, type: .error)
        }
        #expect(lines.count == 3 && lines[1].contains("<error> [a:b] 3 apples") && lines[2].contains("<fault> typed 1"))
    }

    @Test func signpostsRunWhatTheyMeasure() {
        let signposter = OSSignposter(subsystem: "a", category: .pointsOfInterest)
        #expect(signposter.withIntervalSignpost("sum") { 3 + 4 } == 7)
        let state = signposter.beginInterval("interval", id: signposter.makeSignpostID())
        signposter.endInterval("interval", state)
        #expect(!signposter.isEnabled)
    }

    @Test func locksGuardTheirState() {
        let counter = OSAllocatedUnfairLock(initialState: 0)
        DispatchQueue.concurrentPerform(iterations: 8) { _ in for _ in 0..<1000 { counter.withLock { $0 += 1 } } }
        #expect(counter.withLock { $0 } == 8000)
        let plain = OSAllocatedUnfairLock()
        plain.lock()
        #expect(!plain.lockIfAvailable())
        plain.unlock()
        var lock = os_unfair_lock()
        os_unfair_lock_lock(&lock)
        #expect(!os_unfair_lock_trylock(&lock))
        os_unfair_lock_unlock(&lock)
        #expect(os_unfair_lock_trylock(&lock))
        os_unfair_lock_unlock(&lock)
    }
}
