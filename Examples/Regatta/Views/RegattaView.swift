import SwiftUI

/// The fleet twice: as boats that sail, and as mills that turn at the same paces.
struct RegattaView: View {
    @State private var fleet: Fleet
    @State private var isSlow = false

    init(fleet: Fleet = .one) { _fleet = State(initialValue: fleet) }

    var body: some View {
        TabView {
            FleetList(title: "Regatta", start: "Set sail", back: "Back to the pier", fleet: $fleet, isSlow: $isSlow) { boat, isAway in
                LaneRow(boat: boat, isAway: isAway, isSlow: isSlow)
            }
            .tabItem { Label("Boats", systemImage: "sailboat") }
            FleetList(title: "Mills", start: "Let the wind in", back: "Turn back", fleet: $fleet, isSlow: $isSlow) { boat, isTurned in
                MillRow(boat: boat, isTurned: isTurned, isSlow: isSlow)
            }
            .tabItem { Label("Mills", systemImage: "wind") }
        }
    }
}

struct RegattaView_Previews: PreviewProvider {
    static var previews: some View {
        RegattaView()
        RegattaView(fleet: Fleet(boats: []))
            .previewDisplayName("No boats")
    }
}
