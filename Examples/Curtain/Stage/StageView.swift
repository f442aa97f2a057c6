import SwiftUI

/// The stage, with whatever is on it behind the curtain's folds.
struct StageView<Actor: View>: View {
    @ViewBuilder let actor: () -> Actor

    var body: some View {
        ZStack {
            LinearGradient(colors: [Color("Night"), Color("Glow")], startPoint: .top, endPoint: .bottom)
            stars
            Boards()
            actor()
                .padding(.vertical, 52)
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                // A view that is removed moves behind all views without an explicit z index.
                .zIndex(1)
            folds
                .zIndex(2)
        }
        .clipShape(RoundedRectangle(cornerRadius: 24, style: .continuous))
        .shadow(color: .black.opacity(0.2), radius: 10, y: 5)
    }

    private var stars: some View {
        GeometryReader { proxy in
            Path { path in
                for star in 0..<26 {
                    // Spread by two steps that are coprime with the number of stars.
                    let x = CGFloat((star * 37) % 101) / 101, y = CGFloat((star * 61) % 89) / 89
                    let side: CGFloat = star.isMultiple(of: 3) ? 2.5 : 1.5
                    path.addEllipse(in: CGRect(x: x * proxy.size.width, y: y * proxy.size.height * 0.7, width: side, height: side))
                }
            }
            .fill(.white.opacity(0.7))
        }
        .accessibilityHidden(true)
    }

    private var folds: some View {
        ZStack(alignment: .top) {
            HStack {
                Fold()
                Spacer()
                Fold()
            }
            Valance()
                .fill(LinearGradient(colors: [Color("Velvet"), Color("VelvetShade")], startPoint: .top, endPoint: .bottom))
                .frame(height: 44)
                .shadow(color: .black.opacity(0.35), radius: 4, y: 3)
        }
        .allowsHitTesting(false)
        .accessibilityHidden(true)
    }
}

/// One side of the open curtain.
private struct Fold: View {
    var body: some View {
        HStack(spacing: 0) {
            ForEach(0..<3, id: \.self) { _ in
                LinearGradient(colors: [Color("VelvetShade"), Color("Velvet"), Color("VelvetShade")], startPoint: .leading, endPoint: .trailing)
                    .frame(width: 16)
            }
        }
        .shadow(color: .black.opacity(0.4), radius: 5)
    }
}

/// The short curtain at the top, with a scalloped lower edge.
private struct Valance: Shape {
    private let count = 6

    func path(in rect: CGRect) -> Path {
        let width = rect.width / CGFloat(count)
        return Path { path in
            path.move(to: CGPoint(x: rect.minX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY + rect.height * 0.6))
            for scallop in (0..<count).reversed() {
                path.addQuadCurve(to: CGPoint(x: rect.minX + CGFloat(scallop) * width, y: rect.minY + rect.height * 0.6),
                                  control: CGPoint(x: rect.minX + (CGFloat(scallop) + 0.5) * width, y: rect.maxY + rect.height * 0.4))
            }
            path.closeSubpath()
        }
    }
}

/// The floor.
private struct Boards: View {
    var body: some View {
        VStack(spacing: 0) {
            Spacer(minLength: 0)
            Rectangle()
                .fill(LinearGradient(colors: [Color("Boards").opacity(0.75), Color("Boards")], startPoint: .top, endPoint: .bottom))
                .frame(height: 46)
                .overlay(alignment: .top) { Color.black.opacity(0.25).frame(height: 2) }
        }
        .accessibilityHidden(true)
    }
}
