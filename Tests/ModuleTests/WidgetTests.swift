import ActivityKit
import AppIntents
import SwiftUI
import Testing
import WaggleTesting
import WidgetKit

private struct EelEntry: TimelineEntry {
    let date: Date
    let count: Int
}

private struct EelProvider: TimelineProvider {
    func placeholder(in context: Context) -> EelEntry { EelEntry(date: Date(), count: 0) }
    func getSnapshot(in context: Context, completion: @escaping (EelEntry) -> Void) { completion(EelEntry(date: Date(), count: 1)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<EelEntry>) -> Void) {
        completion(Timeline(entries: [EelEntry(date: Date(), count: 2)], policy: .atEnd))
    }
}

private struct EelView: View {
    @Environment(\.widgetFamily) private var family
    let entry: EelEntry
    var body: some View { Text("\(entry.count) eels \(family.description)").containerBackground(.blue, for: .widget) }
}

private struct EelWidget: Widget {
    let kind = "Eels"
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: kind, provider: EelProvider()) { entry in EelView(entry: entry) }
            .configurationDisplayName("Eels").description("How many there are.").supportedFamilies([.systemSmall, .systemMedium])
    }
}

private struct EelBundle: WidgetBundle {
    var body: some Widget {
        EelWidget()
        EelWidget()
    }
}

private final class Pond: @unchecked Sendable {
    static let shared = Pond()
    var eels = 0
}

/// As a program writes it for a widget's button.
private struct AddEels: AppIntent {
    static let title: LocalizedStringResource = "Add Eels"
    static let description = IntentDescription("Puts eels into the pond.")
    @Parameter(title: "Count", default: 1) var count: Int
    @Parameter(title: "Name") var name: String?
    static var parameterSummary: some ParameterSummary { Summary("Add \(\.$count) eels") }
    init() {}
    init(count: Int) { self.count = count }
    func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
        Pond.shared.eels += count
        return .result(value: Pond.shared.eels, dialog: "There are \(Pond.shared.eels).")
    }
}

private enum Size: String, AppEnum {
    case small, large
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
    static let caseDisplayRepresentations: [Size: DisplayRepresentation] = [.small: "Small",
        .large: DisplayRepresentation(title: "Large", image: .init(systemName: "circle"))]
}

private struct Eel: AppEntity {
    let id: Int
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Eel"
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "Eel \(id)") }
    static let defaultQuery = EelQuery()
}
private struct EelQuery: EntityQuery {
    func entities(for identifiers: [Int]) async throws -> [Eel] { identifiers.map { Eel(id: $0) } }
}

private struct Shortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(intent: AddEels(), phrases: ["Add eels in \(.applicationName)"], shortTitle: "Add Eels", systemImageName: "fish")
    }
}

@MainActor struct WidgetTests {
    @Test func aPreviewShowsAWidgetsEntriesInItsSize() throws {
        let preview = _WidgetPreview(as: .systemSmall) { EelWidget() } timeline: {
            EelEntry(date: .now, count: 3)
            EelEntry(date: .now, count: 4)
        }
        let screen = try TestScreen(preview)
        #expect(screen.shows("3 eels systemSmall") && screen.shows("4 eels systemSmall"))
        #expect(Timeline(entries: [EelEntry(date: .distantPast, count: 1), EelEntry(date: .distantFuture, count: 2)], policy: .never)._entry(at: .now)?.count == 1)
    }

    @Test func olderPreviewsHaveTheSizeOfAWidget() throws {
        let screen = try TestScreen(
            EelView(entry: EelEntry(date: .now, count: 5)).previewContext(WidgetPreviewContext(family: .systemMedium)))
        #expect(screen.shows("5 eels systemMedium"))
    }

    @Test func noHomeScreenHasWidgets() async throws {
        WidgetCenter.shared.reloadAllTimelines()
        #expect(try await WidgetCenter.shared.currentConfigurations().isEmpty)
        #expect(!ActivityAuthorizationInfo().areActivitiesEnabled)
        struct Ride: ActivityAttributes {
            struct ContentState: Codable, Hashable { var minutes: Int }
        }
        #expect(throws: ActivityAuthorizationError.denied) { try Activity.request(attributes: Ride(), content: .init(state: Ride.ContentState(minutes: 3), staleDate: nil)) }
    }

    @Test func aButtonRunsItsIntent() async throws {
        Pond.shared.eels = 0
        let screen = try TestScreen(Button("Add", intent: AddEels(count: 3)))
        try screen.tap("Add")
        screen.advance(by: 0.2)
        #expect(Pond.shared.eels == 3)
        #expect(try await AddEels().perform().value == 4 && AddEels().name == nil)
        #expect(Shortcuts.appShortcuts.count == 1 && Size.caseDisplayRepresentations.count == 2)
        #expect(try await Eel.defaultQuery.entities(for: [1, 2]).map(\.id) == [1, 2])
    }
}
