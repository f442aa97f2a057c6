import SwiftUI

/// The seats of one stand by their state.
struct StandBooking: Equatable {
    var free: [Seat] = []
    var taken: [Seat] = []
    var chosen: [Seat] = []
    var booked: [Seat] = []

    func word(for seat: Seat) -> String {
        chosen.contains(seat) ? "Chosen" : taken.contains(seat) ? "Taken" : booked.contains(seat) ? "Yours" : "Free"
    }
}

extension Booking {
    func part(in stand: Stand) -> StandBooking {
        var part = StandBooking()
        for seat in stand.seats {
            switch state(of: seat.id) {
            case .free: part.free.append(seat)
            case .taken: part.taken.append(seat)
            case .chosen: part.chosen.append(seat)
            case .booked: part.booked.append(seat)
            }
        }
        return part
    }
}

/// A stand with its seats, in the hall's measure.
struct StandView: View {
    let stand: Stand
    let booking: StandBooking
    /// The share of its outline that is drawn, 0...1.
    let drawn: CGFloat
    let areSeatsShown: Bool
    let angle: Angle
    let isNear: Bool
    let isOpen: Bool
    @Binding var request: HallRequest?

    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    /// Names grow with the text size, as far as stands have room for them.
    @ScaledMetric(relativeTo: .caption) private var nameScale: CGFloat = 0.2

    private var color: Color { Color(stand.tier == .lower ? "Lower" : "Upper") }

    var body: some View {
        ZStack(alignment: .topLeading) {
            stand.outline
                .fill(color.opacity(0.16))
                .opacity(drawn)
            stand.outline
                .trim(from: 0, to: drawn)
                .stroke(color, style: StrokeStyle(lineWidth: 0.6, lineJoin: .round))
            seats
                .opacity(areSeatsShown ? 1 : 0)
            name
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Stand \(stand.name)")
        .accessibilityValue("\(booking.free.count + booking.chosen.count) of \(stand.seats.count) seats are free")
        .accessibilityAddTraits(.isButton)
        .accessibilityAction { request = .open(stand.id) }
        .accessibilityChildren { if isOpen { spokenSeats } }
    }

    private var spokenSeats: some View {
        ForEach(stand.seats) { seat in
            Color.clear
                .frame(width: Hall.pitch, height: Hall.pitch)
                .accessibilityElement()
                .accessibilityLabel("Row \(seat.id.row), seat \(seat.id.number)")
                .accessibilityValue(booking.word(for: seat))
                .accessibilityAction { request = .choose(seat.id) }
                .position(seat.center)
        }
    }

    private var seats: some View {
        ZStack(alignment: .topLeading) {
            SeatsShape(seats: booking.free)
                .fill(color)
            SeatsShape(seats: booking.taken)
                .fill(Color("Taken"))
            SeatsShape(seats: booking.booked)
                .fill(Color("Booked"))
            ForEach(booking.chosen) { seat in
                ChosenSeat(angle: seat.angle, upright: -angle)
                    .position(seat.center)
                    .transition(reduceMotion ? .opacity : .scale(scale: 0.3, anchor: anchor(seat)).combined(with: .opacity))
            }
        }
    }

    /// A seat's middle in the stand, so that it grows where it stands.
    private func anchor(_ seat: Seat) -> UnitPoint { UnitPoint(x: seat.center.x / stand.frame.width, y: seat.center.y / stand.frame.height) }

    /// Set five times as large as it is shown, so that it stays sharp under the zoom.
    private var name: some View {
        Text(stand.name)
            .font(.system(size: 42, weight: .bold, design: .rounded))
            .foregroundColor(Color("Ink"))
            .padding(.horizontal, 18)
            .padding(.vertical, 4)
            .background(Color("Hall").opacity(0.85), in: Capsule())
            .fixedSize()
            .scaleEffect(min(nameScale, 0.36))
            .rotationEffect(-angle)
            .position(middle)
            .opacity(isNear ? 0 : Double(drawn))
            .animation(.easeInOut(duration: 0.2), value: isNear)
            .dynamicTypeSize(.large)
    }

    /// The middle of its seats: a wedge's frame has its own elsewhere.
    private var middle: CGPoint {
        guard !stand.seats.isEmpty else { return .zero }
        let sum = stand.seats.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.center.x, y: $0.y + $1.center.y) }
        return CGPoint(x: sum.x / CGFloat(stand.seats.count), y: sum.y / CGFloat(stand.seats.count))
    }
}

/// A seat that is chosen, with a tick.
private struct ChosenSeat: View {
    let angle: Angle
    /// Against which the tick is turned.
    let upright: Angle

    private let side = Hall.pitch

    var body: some View {
        ZStack {
            SeatOutline.path
                .applying(CGAffineTransform(translationX: side / 2, y: side / 2).scaledBy(x: side * 1.1, y: side * 1.1))
                .fill(Color("AccentColor"))
                .rotationEffect(angle)
            Path { path in
                path.addLines([CGPoint(x: 0.38, y: 0.49), CGPoint(x: 0.47, y: 0.58), CGPoint(x: 0.63, y: 0.38)].map { CGPoint(x: $0.x * side, y: $0.y * side) })
            }
            .stroke(.white, style: StrokeStyle(lineWidth: side * 0.075, lineCap: .round, lineJoin: .round))
            .rotationEffect(upright)
            // The middle of the cushion, before which the back is no part of it.
            .offset(x: 0.13 * side * sin(angle.radians), y: -0.13 * side * cos(angle.radians))
        }
        .frame(width: side, height: side)
    }
}
