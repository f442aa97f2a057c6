import SwiftUI

/// The chosen seats, what they cost, and the way to book them.
struct BookingBar: View {
    let booking: Booking
    let stands: [Stand]
    let show: @MainActor (Ticket) -> Void
    let give: @MainActor (Seat.ID) -> Void
    let ask: @MainActor () -> Void

    /// Chips and the hint grow with the text size, as far as the plan keeps its room.
    @ScaledMetric(relativeTo: .subheadline) private var stripHeight: CGFloat = 44

    private var tickets: [Ticket] { Ticket.tickets(booking.chosen, in: stands) }
    private var total: Int { tickets.reduce(0) { $0 + $1.tier.price } }

    var body: some View {
        VStack(spacing: 10) {
            ScrollView(.horizontal) {
                HStack(spacing: 8) {
                    ForEach(tickets) { ticket in
                        TicketChip(ticket: ticket) { show(ticket) } give: { give(ticket.id) }
                            .transition(.scale.combined(with: .opacity))
                    }
                }
                .padding(.horizontal, 20)
            }
            .scrollIndicators(.hidden)
            .frame(height: min(stripHeight, 80))
            .overlay {
                if tickets.isEmpty {
                    Text(hint)
                        .font(.subheadline)
                        .foregroundColor(Color("Ink").opacity(0.65))
                        .multilineTextAlignment(.center)
                        .minimumScaleFactor(0.5)
                        .padding(.horizontal, 20)
                        .transition(.opacity)
                }
            }
            Button(action: ask) {
                Text(label)
                    .font(.headline)
                    .monospacedDigit()
                    .contentTransition(.numericText())
                    .lineLimit(1)
                    .minimumScaleFactor(0.5)
                    .frame(maxWidth: .infinity, minHeight: 30)
            }
            .buttonStyle(.borderedProminent)
            .controlSize(.large)
            .disabled(tickets.isEmpty)
            .padding(.horizontal, 20)
        }
        .dynamicTypeSize(...DynamicTypeSize.accessibility1)
    }

    private var hint: String {
        let seats = stands.reduce(0) { $0 + $1.seats.count }
        if !booking.booked.isEmpty { return booking.booked.count == 1 ? "Your seat is booked. See you on Saturday!" : "Your \(booking.booked.count) seats are booked. See you on Saturday!" }
        if seats > 0, booking.taken.count == seats { return "Every seat is taken." }
        return "Tap a stand, then the seats you would like."
    }
    private var label: String {
        if tickets.isEmpty { return "Choose seats" }
        let count = booking.isFull ? "All \(tickets.count)" : "\(tickets.count)"
        return "\(count) \(tickets.count == 1 ? "seat" : "seats") · \(euros(total))"
    }
}

/// A chosen seat: shown on the plan by a tap, given back by its cross.
private struct TicketChip: View {
    let ticket: Ticket
    let show: @MainActor () -> Void
    let give: @MainActor () -> Void

    var body: some View {
        HStack(spacing: 0) {
            Button(action: show) {
                Text(ticket.short)
                    .font(.subheadline.weight(.semibold).monospacedDigit())
                    .padding(.leading, 14)
                    .frame(minHeight: 44)
                    .contentShape(Rectangle())
            }
            .accessibilityLabel(ticket.title)
            .accessibilityHint("Shows the seat")
            Button(action: give) {
                Image(systemName: "xmark")
                    .font(.system(size: 11, weight: .bold))
                    .opacity(0.6)
                    .frame(width: 36, height: 44)
                    .contentShape(Rectangle())
            }
            .accessibilityLabel("Give back \(ticket.title)")
        }
        .buttonStyle(.plain)
        .foregroundColor(Color("Ink"))
        .background(Color("Card"), in: Capsule().inset(by: 3))
    }
}
