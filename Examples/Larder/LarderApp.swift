// A household's larder: what is at home and until when, what to cook of it, and what to buy. An app as telephones have them, with tabs, stacks of screens,
// sheets, a search, settings that are kept, and an introduction at its first start.

import SwiftUI

@main
struct LarderApp: App {
    @State private var larder = Larder(savedIn: .standard)

    var body: some Scene {
        WindowGroup {
            LarderView()
                .environment(larder)
        }
        .defaultSize(width: 393, height: 852)
        .commands { LarderCommands() }

        WindowGroup("Recipe", id: "recipe", for: Recipe.ID.self) { $id in
            NavigationStack {
                if let recipe = Recipe.all.first(where: { $0.id == id }) { RecipePage(recipe: recipe) }
            }
            .environment(larder)
        }
        .defaultSize(width: 420, height: 640)
    }
}
