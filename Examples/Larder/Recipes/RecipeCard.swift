import SwiftUI

/// A recipe in a grid.
struct RecipeCard: View {
    let recipe: Recipe
    let missing: Int
    let isLoved: Bool

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            RecipePicture(recipe: recipe)
                .aspectRatio(1.25, contentMode: .fit)
                .overlay(alignment: .topTrailing) {
                    if isLoved {
                        Image(systemName: "heart.fill")
                            .font(.footnote)
                            .foregroundStyle(.white)
                            .padding(8)
                            .background(.black.opacity(0.25), in: Circle())
                            .padding(8)
                            .transition(.scale.combined(with: .opacity))
                            .accessibilityLabel("Loved")
                    }
                }
                .clipShape(RoundedRectangle(cornerRadius: 14, style: .continuous))
            VStack(alignment: .leading, spacing: 1) {
                Text(recipe.name)
                    .font(.subheadline.weight(.semibold))
                    .lineLimit(1)
                Text(missing == 0 ? "\(recipe.minutes) min, all at home" : "\(recipe.minutes) min, \(missing) missing")
                    .font(.caption)
                    .foregroundStyle(.secondary)
            }
        }
        .contentShape(RoundedRectangle(cornerRadius: 14, style: .continuous))
    }
}

/// A recipe's picture: its symbol on its colours.
struct RecipePicture: View {
    let recipe: Recipe

    var body: some View {
        LinearGradient(colors: recipe.colors, startPoint: .topLeading, endPoint: .bottomTrailing)
            .overlay {
                GeometryReader { geometry in
                    Image(systemName: recipe.symbol)
                        .symbolVariant(.fill)
                        .font(.system(size: geometry.size.height * 0.5))
                        .foregroundStyle(.white.opacity(0.3))
                        .position(x: geometry.size.width * 0.72, y: geometry.size.height * 0.42)
                }
            }
            .accessibilityHidden(true)
    }
}
