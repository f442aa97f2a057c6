import Foundation
import SwiftUI
import Testing

@Suite struct FoundationAdditionsTests {
    private let english = Locale(identifier: "en_US")

    @Test func settingsHaveValuesForKeys() throws {
        let name = "waggle-values-\(UUID().uuidString)", store = try #require(UserDefaults(suiteName: name))
        defer { store.removePersistentDomain(forName: name) }
        store.setValue(7, forKey: "count")
        store.setValue("Frog", forKey: "name")
        #expect(store.value(forKey: "count") as? Int == 7 && store.integer(forKey: "count") == 7 && store.value(forKey: "name") as? String == "Frog")
        store.setValue(nil, forKey: "count")
        #expect(store.value(forKey: "count") == nil)
    }
    @Test func geometryIsWrittenAsOnApplesSystems() {
        #expect(CGSize(width: 1, height: 2.5).debugDescription == "(1.0, 2.5)" && CGPoint(x: -1, y: 2).debugDescription == "(-1.0, 2.0)")
        #expect(CGRect(x: 0, y: 1, width: 2, height: 3).debugDescription == "(0.0, 1.0, 2.0, 3.0)" && String(reflecting: CGSize.zero) == "(0.0, 0.0)")
    }
    @Test func relativeDatesAreFormatted() {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = english
        let now = Date(timeIntervalSinceReferenceDate: 700_000_000)
        func text(_ seconds: Double) -> String { formatter.localizedString(for: now.addingTimeInterval(seconds), relativeTo: now) }
        #expect(text(300) == "in 5 minutes" && text(-5400) == "1 hour ago" && text(-86_400) == "1 day ago" && text(-3) == "3 seconds ago")
        formatter.dateTimeStyle = .named
        #expect(text(-86_400) == "yesterday" && text(86_400) == "tomorrow" && text(0) == "now")
        formatter.unitsStyle = .short
        formatter.dateTimeStyle = .numeric
        #expect(text(-3600) == "1 hr. ago")
        #expect(formatter.localizedString(from: DateComponents(day: 2)) == "in 2 days")
    }

    @Test func localizedTextsMayBeStyled() throws {
        let text = AttributedString(localized: "**\(2)** ponds", comment: "A count")
        #expect(String(text.characters) == "2 ponds")
        #expect(text.runs.first?.inlinePresentationIntent == .stronglyEmphasized)
    }

    @Test func thereIsNoSandboxAndNoCloud() {
        let folder = FileManager.default.temporaryDirectory
        #expect(folder.startAccessingSecurityScopedResource())
        folder.stopAccessingSecurityScopedResource()
        #expect(FileManager.default.ubiquityIdentityToken == nil && FileManager.default.url(forUbiquityContainerIdentifier: nil) == nil)
    }

    @Test func listsAndPersonNamesAreFormatted() {
        let lists = ListFormatter()
        lists.locale = english
        #expect(lists.string(from: ["a", "b", "c"]) == "a, b, and c" && lists.string(from: [1, 2]) == "1 and 2")
        var name = PersonNameComponents()
        (name.givenName, name.familyName, name.nickname) = ("Ada", "Byron", "Addie")
        let names = PersonNameComponentsFormatter()
        names.locale = english
        #expect(names.string(from: name) == "Ada Byron")
        #expect(name.formatted(.name(style: .short).locale(english)) == "Addie" && name.formatted(.name(style: .abbreviated).locale(english)) == "AB")
        // The script of the name decides, not the reader's language.
        #expect(name.formatted(.name(style: .medium).locale(Locale(identifier: "ja_JP"))) == "Ada Byron")
        (name.givenName, name.familyName) = ("花子", "山田")
        #expect(name.formatted(.name(style: .medium).locale(english)) == "山田花子")
    }

    @Test func measurementsAreFormattedInTheirLocale() {
        let formatter = MeasurementFormatter()
        formatter.locale = Locale(identifier: "de_DE")
        #expect(formatter.string(from: Measurement(value: 1500, unit: UnitLength.meters)) == "1,5 km")
        #expect(formatter.string(for: Measurement(value: 1500, unit: UnitLength.meters)) == "1,5 km")
        formatter.numberFormatter.locale = english
        #expect(formatter.string(from: Measurement(value: 1500, unit: UnitLength.meters)) == "1.5 km")
        formatter.unitOptions = .providedUnit
        #expect(formatter.string(from: Measurement(value: 1500, unit: UnitLength.meters)) == "1,500 m")
        formatter.unitStyle = .long
        #expect(formatter.string(from: Measurement(value: 1, unit: UnitLength.feet)) == "1 Fuß" && formatter.string(from: UnitLength.miles) == "Meilen")
        formatter.unitOptions = .temperatureWithoutUnit
        formatter.locale = english
        #expect(formatter.string(from: Measurement(value: 5, unit: UnitTemperature.celsius)) == "41°")
        let run = Measurement(value: 5, unit: UnitLength.kilometers)
        #expect(run.formatted(.measurement(width: .abbreviated, usage: .asProvided).locale(english)) == "5 km")
        #expect(run.formatted(.measurement(width: .wide).locale(english)) == "3.1 miles")
        #expect(run.formatted(.measurement(width: .abbreviated, numberFormatStyle: .number.precision(.fractionLength(2))).locale(english)) == "3.11 mi")
        #expect(Measurement(value: 20, unit: UnitTemperature.celsius).formatted(.measurement(width: .narrow, usage: .asProvided).locale(english)) == "20°C")
    }

    @Test func measurementsForAPurposeAreWholeOrHaveTwoDigits() {
        #expect(Measurement(value: 36.8, unit: UnitTemperature.celsius).formatted(.measurement(width: .abbreviated).locale(english)) == "98°F")
        #expect(Measurement(value: 36.8, unit: UnitTemperature.celsius).formatted(.measurement(width: .abbreviated, usage: .person).locale(english)) == "98°F")
        #expect(Measurement(value: 38, unit: UnitTemperature.celsius).formatted(.measurement(width: .abbreviated, usage: .weather).locale(english)) == "100°F")
        #expect(Measurement(value: 13.5, unit: UnitLength.kilometers).formatted(.measurement(width: .abbreviated).locale(english)) == "8.4 mi")
        #expect(Measurement(value: 36, unit: UnitLength.miles).formatted(.measurement(width: .wide, usage: .road).locale(Locale(identifier: "fr_FR"))) == "58\u{A0}kilomètres")
        #expect(Measurement(value: 1.8, unit: UnitLength.meters).formatted(.measurement(width: .wide, usage: .personHeight).locale(english)) == "5 feet, 11 inches")
        #expect(Measurement(value: 1.8, unit: UnitLength.meters).formatted(.measurement(width: .wide, usage: .personHeight).locale(Locale(identifier: "de_DE"))) == "180 Zentimeter")
        #expect(Measurement(value: 80, unit: UnitMass.kilograms).formatted(.measurement(width: .abbreviated, usage: .personWeight).locale(english)) == "176 lb")
        #expect(Measurement(value: 250.4, unit: UnitEnergy.kilocalories).formatted(.measurement(width: .abbreviated, usage: .food).locale(english)) == "250 Cal")
    }

    @Test func energyOfAWorkoutIsInKilocaloriesAsPeopleExpect() {
        #expect(Measurement(value: 1046, unit: UnitEnergy.kilojoules).formatted(.measurement(width: .abbreviated, usage: .workout).locale(english)) == "250 kcal")
    }

    @Test func notificationsAreASequence() async {
        let name = Notification.Name("foundation-additions")
        var iterator = NotificationCenter.default.notifications(named: name).makeAsyncIterator()
        NotificationCenter.default.post(name: name, object: nil, userInfo: ["count": 3])
        let received = await iterator.next()
        #expect(received?.userInfo?["count"] as? Int == 3)
    }

    @Test func linesOfAFileAreReadAsynchronously() async throws {
        let file = URL.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try "plums\n\npears\r\nfigs".write(to: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }
        var lines: [String] = []
        for try await line in file.lines { lines.append(line) }
        #expect(lines == ["plums", "pears", "figs"])
        await #expect(throws: (any Error).self) { for try await _ in URL(fileURLWithPath: "/there/is/none").lines {} }
    }

    @Test func systemFunctionsOfAppleExist() {
        #expect(abs(CFAbsoluteTimeGetCurrent() - Date().timeIntervalSinceReferenceDate) < 1)
        #expect(autoreleasepool { 3 } == 3)
        let before = mach_absolute_time()
        #expect(mach_absolute_time() >= before)
        var timebase = mach_timebase_info_data_t()
        mach_timebase_info(&timebase)
        #expect(timebase.numer == timebase.denom)
        #expect(URL.documentsDirectory.isFileURL && !ProcessInfo.processInfo.isLowPowerModeEnabled)
    }
}
