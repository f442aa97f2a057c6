import SwiftUI

/// The kitty and those who fill it.
struct KittyView: View {
    @State private var kitty: Kitty
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    init(kitty: Kitty = .boat) { _kitty = State(initialValue: kitty) }

    var body: some View {
        GeometryReader { proxy in
            let isWide = proxy.size.width > proxy.size.height
            let layout = isWide ? AnyLayout(HStackLayout(spacing: 28)) : AnyLayout(VStackLayout(spacing: 24))
            layout {
                VStack(spacing: 20) {
                    heading
                    KittyCard(kitty: kitty)
                }
                .frame(maxWidth: isWide ? 360 : .infinity)
                friends
            }
            .padding(.horizontal, 20)
            .padding(.top, 12)
        }
        .background {
            LinearGradient(colors: [Color("Felt"), Color("Cloth")], startPoint: .top, endPoint: .bottom)
                .ignoresSafeArea()
        }
    }

    private var heading: some View {
        HStack {
            Text("Kitty")
                .font(.largeTitle.bold())
                .foregroundColor(Color("Ink"))
                .accessibilityAddTraits(.isHeader)
            Spacer(minLength: 16)
            Button { animated { kitty.empty() } } label: {
                Text("Share out")
                    .font(.subheadline.weight(.semibold))
                    .frame(minHeight: 44)
            }
            .disabled(kitty.total == 0)
        }
        .lineLimit(1)
        .minimumScaleFactor(0.6)
    }

    @ViewBuilder private var friends: some View {
        if kitty.friends.isEmpty {
            Text("A kitty needs friends.")
                .foregroundColor(Color("Ink").opacity(0.65))
                .frame(maxWidth: .infinity, maxHeight: .infinity)
        } else {
            ScrollView {
                LazyVStack(spacing: 10) {
                    ForEach(kitty.friends) { friend in
                        FriendRow(friend: friend) { amount in animated { kitty.put(amount, by: friend.id) } }
                    }
                }
                .padding(.bottom, 20)
            }
            .scrollIndicators(.hidden)
        }
    }

    /// Digits that are still sliding keep their speed toward the next number; none overshoots.
    private func animated(_ change: () -> Void) {
        withAnimation(reduceMotion ? nil : .spring(response: 0.9, dampingFraction: 1), change)
    }
}

struct KittyView_Previews: PreviewProvider {
    static var previews: some View {
        KittyView()
        KittyView(kitty: Kitty(purpose: "nothing", goal: 0, friends: []))
            .previewDisplayName("Nobody")
    }
}
