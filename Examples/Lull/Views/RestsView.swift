import SwiftUI

/// All rests, and what the app is about.
struct RestsView: View {
    @State private var showsAbout = false

    private let rests: [Rest]

    init(rests: [Rest] = Rest.all) { self.rests = rests }

    var body: some View {
        NavigationStack {
            ScrollView {
                LazyVStack(spacing: 16) {
                    if rests.isEmpty {
                        Text("There is nothing to do, which is a rest, too.")
                            .foregroundColor(Color("Ink").opacity(0.65))
                            .padding(.top, 60)
                    }
                    ForEach(rests) { rest in
                        NavigationLink {
                            RestPage(rest: rest)
                        } label: {
                            RestCard(rest: rest)
                        }
                        .buttonStyle(.plain)
                    }
                }
                .padding(.horizontal, 20)
                .padding(.vertical, 12)
                .frame(maxWidth: 640)
                .frame(maxWidth: .infinity)
            }
            .background { Color("Page").ignoresSafeArea() }
            .navigationTitle("Lull")
            .toolbar {
                ToolbarItem(placement: .topBarTrailing) {
                    Button("About", systemImage: "info.circle") { showsAbout = true }
                }
            }
        }
        .sheet(isPresented: $showsAbout) { AboutSheet() }
    }
}

/// A rest's name in its colours.
private struct RestCard: View {
    let rest: Rest

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            Text(rest.name)
                .font(.title2.bold())
            Text(rest.line)
                .font(.subheadline)
                .opacity(0.9)
                .frame(maxWidth: .infinity, alignment: .leading)
            Text("\(rest.usualMinutes.formatted()) min")
                .font(.footnote.weight(.semibold))
                .padding(.horizontal, 12)
                .padding(.vertical, 6)
                .background(.white.opacity(0.22), in: Capsule())
                .padding(.top, 22)
        }
        .foregroundColor(.white)
        .multilineTextAlignment(.leading)
        .padding(20)
        .background {
            LinearGradient(colors: [rest.high, rest.low], startPoint: .topLeading, endPoint: .bottomTrailing)
                .overlay(alignment: .bottomTrailing) {
                    Circle()
                        .fill(rest.foam.opacity(0.35))
                        .frame(width: 150, height: 150)
                        .offset(x: 40, y: 60)
                }
        }
        .clipShape(RoundedRectangle(cornerRadius: 24, style: .continuous))
        .shadow(color: rest.high.opacity(0.25), radius: 10, y: 5)
        .accessibilityElement(children: .combine)
    }
}

private struct AboutSheet: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(spacing: 16) {
            Image(systemName: "moon.zzz.fill")
                .font(.largeTitle)
                .foregroundColor(.accentColor)
                .accessibilityHidden(true)
            Text("Choose a rest, choose how long, and follow the ring: it grows as you breathe in, and shrinks as you breathe out.")
                .multilineTextAlignment(.center)
            Button("Good") { dismiss() }
                .buttonStyle(.borderedProminent)
        }
        .padding(28)
        .presentationDetents([.medium])
    }
}

struct RestsView_Previews: PreviewProvider {
    static var previews: some View {
        RestsView()
    }
}
