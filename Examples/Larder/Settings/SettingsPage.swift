import SwiftUI

/// The settings.
struct SettingsPage: View {
    @Environment(Larder.self) private var larder
    @AppStorage(SettingKey.theme) private var theme = Theme.automatic
    @AppStorage(SettingKey.showsBadge) private var showsBadge = true
    @AppStorage(SettingKey.warningDays) private var warningDays = 2
    @AppStorage(SettingKey.hasReminder) private var hasReminder = false
    @AppStorage(SettingKey.reminder) private var reminder = 8.0 * 3_600
    @AppStorage(SettingKey.portions) private var portions = 2
    @AppStorage(SettingKey.cook) private var cook = ""
    @AppStorage(SettingKey.order) private var order = StockOrder.own
    @AppStorage(SettingKey.isNew) private var isNew = false
    @State private var isEmptying = false

    var body: some View {
        NavigationStack {
            Form {
                Section("Cook") {
                    TextField("Name", text: $cook)
                        .submitLabel(.done)
                    Stepper("Portions: \(portions)", value: $portions, in: 1...8)
                }
                Section("Look") {
                    Picker("Appearance", selection: $theme) {
                        ForEach(Theme.allCases) { Text($0.name).tag($0) }
                    }
                    .pickerStyle(.segmented)
                    Picker("Order", selection: $order) {
                        ForEach(StockOrder.allCases) { Text($0.name).tag($0) }
                    }
                    .pickerStyle(.navigationLink)
                }
                Section {
                    Toggle("Badge on the Tab", isOn: $showsBadge)
                    Stepper("Warn \(warningDays) \(warningDays == 1 ? "day" : "days") before", value: $warningDays, in: 0...14)
                    Toggle("Reminder", isOn: $hasReminder.animation())
                    if hasReminder {
                        DatePicker("Every day at", selection: $reminder.time(of: larder.today), displayedComponents: .hourAndMinute)
                    }
                } header: {
                    Text("Best Before")
                } footer: {
                    Text("The badge counts what is to be eaten within these days.")
                }
                Section {
                    NavigationLink("About") { AboutPage() }
                    Button("Show the Introduction") { isNew = true }
                    Button("Empty the Larder…", role: .destructive) { isEmptying = true }
                }
            }
            .navigationTitle("Settings")
            .confirmationDialog("Empty the larder?", isPresented: $isEmptying, titleVisibility: .visible) {
                Button("Empty", role: .destructive) { withAnimation { larder.empty() } }
            } message: {
                Text("Foods, list and favourites are removed.")
            }
        }
    }
}

/// What the app is.
struct AboutPage: View {
    @State private var isExpanded = false

    var body: some View {
        List {
            LabeledContent("Version", value: "1.0")
            LabeledContent("Recipes", value: "\(Recipe.all.count)")
            DisclosureGroup("Where is it kept?", isExpanded: $isExpanded) {
                Text("Everything stays in this telephone.")
            }
        }
        .navigationTitle("About")
        .navigationBarTitleDisplayMode(.inline)
    }
}
