import SwiftUI

/// The tabs, and the introduction at the first start.
struct LarderView: View {
    enum Tab: String { case stock, recipes, shopping, settings }

    @Environment(Larder.self) private var larder
    @Environment(\.scenePhase) private var phase
    @SceneStorage("tab") private var tab = Tab.stock
    @AppStorage(SettingKey.theme) private var theme = Theme.automatic
    @AppStorage(SettingKey.showsBadge) private var showsBadge = true
    @AppStorage(SettingKey.warningDays) private var warningDays = 2
    @AppStorage(SettingKey.isNew) private var isNew = true

    var body: some View {
        TabView(selection: $tab) {
            StockPage()
                .tabItem { Label("Larder", systemImage: "refrigerator") }
                .badge(showsBadge ? larder.dueCount(within: warningDays) : 0)
                .tag(Tab.stock)
            RecipesPage()
                .tabItem { Label("Recipes", systemImage: "book") }
                .tag(Tab.recipes)
            ShoppingPage()
                .tabItem { Label("Shopping", systemImage: "cart") }
                .badge(larder.openErrands)
                .tag(Tab.shopping)
            SettingsPage()
                .tabItem { Label("Settings", systemImage: "gearshape") }
                .tag(Tab.settings)
        }
        .preferredColorScheme(theme.scheme)
        .fullScreenCover(isPresented: $isNew) { WelcomePage() }
        .onChange(of: phase) { if phase != .active { larder.save() } }
    }
}
