import SwiftUI

/// The introduction: three pages, and a name.
struct WelcomePage: View {
    @Environment(\.dismiss) private var dismiss
    @AppStorage(SettingKey.cook) private var cook = ""
    @State private var page = 0

    var body: some View {
        VStack(spacing: 0) {
            TabView(selection: $page) {
                card("refrigerator", .teal, "Know what is there", "Fridge, freezer, shelf and cellar on one screen, each thing with the day until which it keeps.").tag(0)
                card("fork.knife", .orange, "Cook what you have", "Recipes know what is missing, and put it on your list.").tag(1)
                name.tag(2)
            }
            .tabViewStyle(.page)
            .indexViewStyle(.page(backgroundDisplayMode: .always))

            Button {
                if page < 2 { withAnimation { page += 1 } } else { dismiss() }
            } label: {
                Text(page < 2 ? "Continue" : "Open the Larder")
                    .font(.headline)
                    .frame(maxWidth: .infinity)
            }
            .buttonStyle(.borderedProminent)
            .controlSize(.large)
            .padding(.horizontal, 24)
            .padding(.vertical, 16)
        }
        .overlay(alignment: .topTrailing) {
            Button("Skip") { dismiss() }
                .padding(.horizontal, 20)
                .padding(.vertical, 12)
                .opacity(page < 2 ? 1 : 0)
                .animation(.default, value: page)
        }
        .interactiveDismissDisabled()
    }

    /// Words too large for the page scroll.
    private func card(_ symbol: String, _ color: Color, _ title: String, _ text: String) -> some View {
        let card = VStack(spacing: 16) {
            picture(symbol, color)
            Text(title)
                .font(.largeTitle.bold())
            Text(text)
                .foregroundStyle(.secondary)
        }
        .multilineTextAlignment(.center)
        .padding(.horizontal, 32)
        .padding(.bottom, 40)
        return ViewThatFits(in: .vertical) {
            card
            ScrollView { card }
        }
        .accessibilityElement(children: .combine)
    }
    private var name: some View {
        VStack(spacing: 16) {
            picture("person.crop.circle", .green)
            Text("Who cooks?")
                .font(.largeTitle.bold())
            TextField("Your name", text: $cook)
                .textFieldStyle(.roundedBorder)
                .textContentType(.givenName)
                .submitLabel(.done)
                .frame(maxWidth: 260)
        }
        .padding(.horizontal, 32)
        .padding(.bottom, 40)
    }
    private func picture(_ symbol: String, _ color: Color) -> some View {
        Image(systemName: symbol)
            .symbolVariant(.fill)
            .font(.system(size: 72))
            .foregroundStyle(color.gradient)
            .frame(height: 110)
            .accessibilityHidden(true)
    }
}
