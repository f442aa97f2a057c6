// Nothing that a program observes depends on the order of hash tables.

import Foundation
import Observation
import Testing
import WaggleGeometry
@testable import WaggleCairo
@testable import WaggleCore
@testable import WaggleHeadless

private struct LevelKey: EnvironmentKey { static let defaultValue = 0 }
private struct OtherKey: EnvironmentKey { static let defaultValue = 0 }
extension EnvironmentValues {
    fileprivate var level: Int {
        get { self[LevelKey.self] }
        set { self[LevelKey.self] = newValue }
    }
    fileprivate var other: Int {
        get { self[OtherKey.self] }
        set { self[OtherKey.self] = newValue }
    }
}
private struct Sum: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

@Observable
private final class Stage {
    var level = 0
    var side: CGFloat = 0
    var shown = Array(0..<24)
}

/// A program that reads every kind of value, many times at one depth, and records the order of its evaluations.
private struct Program: View {
    let stage: Stage, journal: Journal
    var body: some View {
        ZStack(alignment: .topLeading) {
            ForEach(stage.shown, id: \.self) { number in
                Reader(number: number, journal: journal)
                    .transformEnvironment(\.other) { $0 += number % 3 }
                    .transition(.opacity)
            }
        }
        .padding(.leading, stage.side)
        .environment(\.level, stage.level)
        .environment(\.other, stage.level / 2)
        .frame(width: 100, height: 100, alignment: .topLeading)
    }

    struct Reader: View {
        let number: Int, journal: Journal
        @Environment(\.level) var level
        @Environment(\.other) var other
        var body: some View {
            let _ = journal.note("body \(number)")
            GeometryReader { proxy in
                let _ = journal.note("place \(number): \(proxy.frame(in: .global).minX)")
                Color(hue: Double(number) / 24, saturation: 1, brightness: Double(level % 5) / 5)
                    .overlay(alignment: .leading) { Deep(number: number, journal: journal) }
            }
            .frame(width: 40 + CGFloat(number), height: 60 - CGFloat(number * 2))
            .preference(key: Sum.self, value: level + other)
            .onPreferenceChange(Sum.self) { journal.note("sum \(number): \($0)") }
            .onGeometryChange(for: CGFloat.self) { $0.frame(in: .global).minX } action: { journal.note("moved \(number): \($0)") }
            .onChange(of: level) { journal.note("level \(number)") }
            .onAppear { journal.note("came \(number)") }
            .onDisappear { journal.note("went \(number)") }
        }
    }
    struct Deep: View {
        let number: Int, journal: Journal
        @Environment(\.other) var other
        var body: some View {
            let _ = journal.note("deep \(number)")
            Color.blue.frame(width: CGFloat(other % 7), height: 5)
        }
    }
}

@MainActor
private enum OrderScript {
    /// Runs the program and returns its events and a hash of its pictures as text.
    static func run() throws -> String {
        let stage = Stage(), journal = Journal()
        let window = HeadlessWindow(Program(stage: stage, journal: journal), size: CGSize(width: 100, height: 100))
        var film: UInt64 = 14_695_981_039_346_656_037
        for step in 1...10 {
            withAnimation(step % 2 == 0 ? .linear(duration: 0.2) : nil) {
                stage.level = step
                stage.side = CGFloat(step * 7 % 30)
                if step % 3 == 0 { stage.shown = (0..<24).filter { ($0 + step) % 5 != 0 }.reversed() }
                if step % 3 == 1 { stage.shown = Array(0..<24) }
            }
            for _ in 0..<4 {
                window.advance(by: 1.0 / 15)
                for byte in try window.draw().withPixels({ Array($0) }) { film = (film ^ UInt64(byte)) &* 1_099_511_628_211 }
            }
        }
        return (journal.events + ["film \(film)"]).joined(separator: "\n")
    }
}

@Suite struct OrderTests {
    /// Even within one process, hash tables differ because of their addresses.
    @MainActor @Test func aProgramRunsTheSameEachTime() throws {
        let first = try OrderScript.run()
        var ballast: [[UInt8]] = []
        for run in 1...6 {
            for size in 1...200 { ballast.append(Array(repeating: 0, count: size * run)) }
            #expect(try OrderScript.run() == first, "run \(run)")
        }
        #expect(first.count(where: \.isNewline) > 500)
    }

    @Test func aProgramRunsTheSameUnderFiveHashSeeds() async throws {
        var outputs: [String] = []
        for _ in 0..<5 {
            let result = try await #require(processExitsWith: .success, observing: [\.standardOutputContent]) {
                let text = try await MainActor.run { try OrderScript.run() }
                print("<<<\("seed".hashValue)>>>\n\(text)\n<<<end>>>")
            }
            outputs.append(String(decoding: result.standardOutputContent, as: UTF8.self))
        }
        let runs = outputs.map { output in output.components(separatedBy: ">>>\n").dropFirst().joined().components(separatedBy: "\n<<<end").first ?? "" }
        #expect(runs[0].contains("film "))
        for run in runs { #expect(run == runs[0]) }
        // The seeds must differ; otherwise this proves nothing.
        #expect(Set(outputs.map { $0.components(separatedBy: ">>>").first ?? "" }).count > 1)
    }
}
