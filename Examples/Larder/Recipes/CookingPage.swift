import SwiftUI

/// A recipe while it is cooked: a step fills the screen.
struct CookingPage: View {
    let recipe: Recipe
    @Environment(\.dismiss) private var dismiss
    @State private var step = 0
    @State private var isLeaving = false

    var body: some View {
        NavigationStack {
            TabView(selection: $step) {
                ForEach(recipe.steps.indices, id: \.self) { index in
                    VStack(spacing: 20) {
                        Image(systemName: recipe.steps[index].symbol)
                            .symbolVariant(.fill)
                            .font(.system(size: 64))
                            .frame(height: 90)
                        Text(recipe.steps[index].title)
                            .font(.largeTitle.bold())
                        Text(recipe.steps[index].text)
                            .font(.title3)
                            .multilineTextAlignment(.center)
                    }
                    .padding(32)
                    .tag(index)
                }
            }
            .tabViewStyle(.page(indexDisplayMode: .never))
            .safeAreaInset(edge: .bottom) { footer }
            .background { LinearGradient(colors: recipe.colors, startPoint: .top, endPoint: .bottom).ignoresSafeArea() }
            .foregroundStyle(.white)
            .navigationTitle(recipe.name)
            .navigationBarTitleDisplayMode(.inline)
            .toolbarColorScheme(.dark, for: .navigationBar)
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button("Close", systemImage: "xmark") { if step == 0 { dismiss() } else { isLeaving = true } }
                }
            }
            .alert("Stop cooking?", isPresented: $isLeaving) {
                Button("Stop", role: .destructive) { dismiss() }
                Button("Go On", role: .cancel) {}
            }
        }
        .tint(.white)
    }

    private var footer: some View {
        VStack(spacing: 16) {
            ProgressView(value: Double(step + 1), total: Double(recipe.steps.count)) {
                Text("Step \(step + 1) of \(recipe.steps.count)")
                    .font(.subheadline)
            }
            Button {
                if step + 1 < recipe.steps.count { withAnimation { step += 1 } } else { dismiss() }
            } label: {
                Text(step + 1 < recipe.steps.count ? "Next Step" : "Enjoy Your Meal")
                    .font(.headline)
                    .foregroundStyle(.black.opacity(0.8))
                    .frame(maxWidth: .infinity)
            }
            .buttonStyle(.borderedProminent)
            .controlSize(.large)
        }
        .padding(24)
    }
}
