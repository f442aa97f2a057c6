import Foundation
import SwiftUI
import Testing
import WaggleTesting

/// Subviews that a control arranges, inside a row of a list.
@MainActor struct SegmentsInRowsTests {
    private struct Settings: View {
        @State var isDark = false
        var body: some View {
            Form {
                Picker("Look", selection: $isDark) {
                    Text("Light").tag(false)
                    Text("Dark").tag(true)
                }
                .pickerStyle(.segmented)
            }
            .preferredColorScheme(isDark ? .dark : .light)
        }
    }
    private func picture(_ screen: TestScreen) throws -> [UInt8] {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("segments-\(UUID()).png").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        try screen.savePicture(to: path)
        return try #require(UIImage(contentsOfFile: path)?.cgImage).source.pixels
    }
    @Test func aTouchedSegmentLooksLikeOneThatWasSelectedAtFirst() throws {
        let touched = try TestScreen(Settings(), size: CGSize(width: 390, height: 200)), fresh = try TestScreen(Settings(isDark: true), size: CGSize(width: 390, height: 200))
        try touched.settle()
        try touched.tap("Dark")
        try touched.settle()
        touched.advance(by: 1)
        try fresh.settle()
        let (a, b) = (try picture(touched), try picture(fresh))
        #expect(a.count == b.count && zip(a, b).allSatisfy { abs(Int($0) - Int($1)) <= 2 })
    }

    private final class Journal { var events: [String] = [] }
    private struct Pair<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View { Group(subviews: content) { subviews in HStack { ForEach(subviews) { $0.padding(4) } } } }
    }
    @Test func whatARowArrangesAppearsWithTheRow() throws {
        struct Rows: View {
            let journal: Journal
            var body: some View {
                List(0..<60, id: \.self) { row in
                    Pair { Text("A\(row)").onAppear { journal.events.append("A\(row)") }; Text("B\(row)") }
                }
            }
        }
        let journal = Journal(), screen = try TestScreen(Rows(journal: journal), size: CGSize(width: 390, height: 300))
        try screen.settle()
        #expect(journal.events.contains("A0") && journal.events.contains("A3") && !journal.events.contains("A40"))
    }
}
