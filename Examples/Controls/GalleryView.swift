import SwiftUI

/// The list of pages, with what applies to all of them.
struct GalleryView: View {
    /// Nil for the appearance of the system.
    @State private var chosenScheme: ColorScheme?
    @Environment(\.colorScheme) private var systemScheme
    @State private var isEnabled = true
    @State private var path: [Page] = []

    var body: some View {
        NavigationStack(path: $path) {
            List {
                Section {
                    Toggle("Dark", systemImage: "moon", isOn: isDark)
                    Toggle("Enabled", systemImage: "checkmark", isOn: $isEnabled)
                }
                Section("Pages") {
                    ForEach(Page.allCases) { page in
                        NavigationLink(value: page) { Label(page.title, systemImage: page.symbol) }
                    }
                }
            }
            .navigationTitle("Controls")
            .navigationDestination(for: Page.self) { page in
                PageView(page: page)
                    .disabled(!isEnabled)
                    .navigationTitle(page.title)
                    .navigationBarTitleDisplayMode(.inline)
            }
        }
        .preferredColorScheme(chosenScheme)
    }

    private var isDark: Binding<Bool> {
        Binding { (chosenScheme ?? systemScheme) == .dark } set: { chosenScheme = $0 ? .dark : .light }
    }
}

/// The pages of the gallery.
enum Page: String, CaseIterable, Identifiable {
    case buttons, choices, values, dates, texts, menus, containers, tables, transfers

    var id: Self { self }
    var title: String { rawValue.capitalized }
    var symbol: String {
        switch self {
        case .buttons: "square"
        case .choices: "circle"
        case .values: "plus"
        case .dates: "calendar"
        case .texts: "pencil"
        case .menus: "ellipsis"
        case .containers: "folder"
        case .tables: "list.bullet"
        case .transfers: "doc.on.doc"
        }
    }
}

struct PageView: View {
    let page: Page

    var body: some View {
        switch page {
        case .buttons: ButtonsPage()
        case .choices: ChoicesPage()
        case .values: ValuesPage()
        case .dates: DatesPage()
        case .texts: TextsPage()
        case .menus: MenusPage()
        case .containers: ContainersPage()
        case .tables: TablesPage()
        case .transfers: TransfersPage()
        }
    }
}
