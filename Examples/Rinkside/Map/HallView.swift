import SwiftUI

/// What a screen reader asks of the hall.
enum HallRequest: Equatable {
    case open(Stand.ID), choose(Seat.ID)
}

/// The hall in its own measure. It draws itself when it appears: the ice, then the stands one after the other, then their seats.
struct HallView: View {
    let hall: Hall
    let stands: [Stand]
    let booking: Booking
    /// How far the hall is turned, against which names stay upright.
    let angle: Angle
    /// True if single seats can be told apart.
    let isNear: Bool
    /// The stand whose seats a screen reader reads one by one.
    let opened: Stand.ID?
    /// Not an action: the hall is evaluated only if it changes, not whenever it is moved.
    @Binding var request: HallRequest?

    @State private var ice: CGFloat = 0
    @State private var outlines: CGFloat = 0
    @State private var areSeatsShown = false
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    var body: some View {
        ZStack(alignment: .topLeading) {
            IceView(drawn: ice)
                .frame(width: hall.iceFrame.width, height: hall.iceFrame.height)
                .position(x: hall.iceFrame.midX, y: hall.iceFrame.midY)
            ForEach(stands) { stand in
                StandView(stand: stand, booking: booking.part(in: stand), drawn: outlines, areSeatsShown: areSeatsShown, angle: angle, isNear: isNear, isOpen: opened == stand.id, request: $request)
                    .animation(reduceMotion ? nil : .easeInOut(duration: 1).delay(0.5 + Double(stand.number) * 0.04), value: outlines)
                    .frame(width: stand.frame.width, height: stand.frame.height)
                    .position(x: stand.frame.midX, y: stand.frame.midY)
            }
        }
        .onAppear(perform: draw)
        .onChange(of: stands.isEmpty) { draw() }
    }

    private func draw() {
        withAnimation(reduceMotion ? nil : .easeInOut(duration: 1)) { ice = 1 }
        guard !stands.isEmpty, outlines == 0 else { return }
        outlines = 1
        withAnimation(reduceMotion ? nil : .easeOut(duration: 0.6).delay(1.5)) { areSeatsShown = true }
    }
}

/// The ice with its lines.
private struct IceView: View {
    let drawn: CGFloat

    var body: some View {
        ZStack {
            RoundedRectangle(cornerRadius: Hall.corner, style: .continuous)
                .fill(LinearGradient(colors: [Color("IceHigh"), Color("IceLow")], startPoint: .topLeading, endPoint: .bottomTrailing))
                .opacity(drawn)
            RinkLines()
                .trim(from: 0, to: drawn)
                .stroke(Color("Line"), style: StrokeStyle(lineWidth: 0.8, lineCap: .round, lineJoin: .round))
        }
        .accessibilityElement()
        .accessibilityLabel("Ice")
    }
}
