import SwiftUI

/// A match on its card.
struct MatchRow: View {
    let match: Match

    @ScaledMetric(relativeTo: .headline) private var crestSize: CGFloat = 34
    @ScaledMetric(relativeTo: .caption) private var dotSize: CGFloat = 6
    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            if typeSize.isAccessibilitySize {
                line(match.home, match.homeGoals)
                line(match.guest, match.guestGoals)
                clock
            } else {
                HStack(spacing: 10) {
                    club(match.home, isHome: true)
                    VStack(spacing: 1) {
                        score
                        clock
                    }
                    .fixedSize()
                    club(match.guest, isHome: false)
                }
            }
            Text(match.report)
                .font(.footnote)
                .opacity(0.68)
                .fixedSize(horizontal: false, vertical: true)
                .frame(maxWidth: .infinity, alignment: typeSize.isAccessibilitySize ? .leading : .center)
                .multilineTextAlignment(typeSize.isAccessibilitySize ? .leading : .center)
                // A new report fades in where it belongs, and the old one out where it was.
                .id(match.report)
                .transition(.opacity)
        }
        .foregroundColor(Color("Ink"))
        .padding(14)
        .frame(maxWidth: 560)
        .background(Color("Card"), in: RoundedRectangle(cornerRadius: 18, style: .continuous))
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(match.spoken)
    }

    private func club(_ club: Club, isHome: Bool) -> some View {
        VStack(spacing: 5) {
            Crest(club: club)
                .frame(height: min(crestSize, 52))
            Text(club.name)
                .font(.subheadline.weight(.medium))
                .lineLimit(1)
                .minimumScaleFactor(0.6)
        }
        .frame(maxWidth: .infinity)
    }
    /// A club with its goals, at large text sizes.
    private func line(_ club: Club, _ goals: Int) -> some View {
        VStack(alignment: .leading, spacing: 2) {
            HStack(spacing: 10) {
                Crest(club: club)
                    .frame(height: min(crestSize, 52))
                Spacer(minLength: 0)
                Text("\(goals)")
                    .font(.title2.weight(.bold).monospacedDigit())
                    .contentTransition(.numericText(value: Double(goals)))
            }
            // Names wrap only between words.
            Text(club.name)
                .font(.headline)
                .lineLimit(club.name.split(separator: " ").count)
                .minimumScaleFactor(0.5)
        }
    }
    private var score: some View {
        HStack(spacing: 6) {
            Text("\(match.homeGoals)")
                .contentTransition(.numericText(value: Double(match.homeGoals)))
            Text("–")
                .opacity(0.4)
            Text("\(match.guestGoals)")
                .contentTransition(.numericText(value: Double(match.guestGoals)))
        }
        .font(.system(.title, design: .rounded).weight(.bold).monospacedDigit())
    }
    private var clock: some View {
        HStack(spacing: 4) {
            if match.isRunning {
                Circle()
                    .fill(Color.accentColor)
                    .frame(width: dotSize, height: dotSize)
            }
            Text(match.clock)
                .font(.caption.weight(.semibold).monospacedDigit())
                .foregroundColor(match.isRunning ? .accentColor : Color("Ink").opacity(0.5))
        }
    }
}

struct MatchRow_Previews: PreviewProvider {
    static var previews: some View {
        VStack {
            ForEach(League.sunday.matches.prefix(3)) { MatchRow(match: $0) }
        }
        .padding()
        .background(Color("Page"))
        .previewLayout(.sizeThatFits)
    }
}
