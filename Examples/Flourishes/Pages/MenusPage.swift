import Flourish
import SwiftUI

/// A menu in the middle, and one in a corner, where it keeps away from the edges.
struct MenusPage: View {
    @State private var chosen = "Tap, or hold and move"
    @State private var count = 0

    var body: some View {
        ZStack {
            LinearGradient(colors: [.indigo.opacity(0.28), .purple.opacity(0.12)], startPoint: .top, endPoint: .bottom)
                .ignoresSafeArea()
            Text(chosen)
                .font(.title3.weight(.semibold))
                .contentTransition(.opacity)
                .multilineTextAlignment(.center)
                .frame(maxHeight: .infinity, alignment: .top)
                .padding(24)
            menu { Image(systemName: "plus").font(.title2.bold()).modifier(Knob()) }
                .accessibilityLabel("Actions")
            menu { Image(systemName: "ellipsis").font(.title3.bold()).modifier(Knob()) }
                .accessibilityLabel("More actions")
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
                .padding(20)
        }
        .radialMenuSurface()
    }

    private func menu(@ViewBuilder label: () -> some View) -> some View {
        RadialMenu {
            RadialItem("Copy", systemImage: "doc.on.doc") { choose("Copied") }
            RadialItem("Paste", systemImage: "doc.on.clipboard", isEnabled: count > 0) { choose("Pasted") }
            RadialItem.menu("Share", systemImage: "square.and.arrow.up") {
                RadialItem("Mail", systemImage: "envelope") { choose("Mailed") }
                RadialItem("Print", systemImage: "printer") { choose("Printed") }
                RadialItem("Link", systemImage: "link") { choose("Linked") }
            }
            RadialItem("Favorite", systemImage: "star") { choose("A favorite") }
            RadialItem("Delete", systemImage: "trash", role: .destructive) { choose("Deleted") }
        } label: {
            label()
        }
    }
    private func choose(_ what: String) {
        count += 1
        withAnimation { chosen = what }
    }
}

private struct Knob: ViewModifier {
    func body(content: Content) -> some View {
        content
            .foregroundStyle(.white)
            .frame(width: 60, height: 60)
            .background(.tint, in: Circle())
            .shadow(color: .black.opacity(0.2), radius: 6, y: 3)
    }
}

#Preview("Menus") { MenusPage() }
