import SwiftUI

/// An evening at the rink: the plan of the hall, and the chosen seats.
struct RinkView: View {
    @State private var stands: [Stand] = []
    @State private var booking: Booking?
    @State private var camera = Camera.whole
    @State private var isAsking = false
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    private let hall: Hall
    /// Determines the seats sold so far, once the stands are known.
    private let presale: ([Stand]) -> Booking

    init(hall: Hall = Hall(), presale: @escaping ([Stand]) -> Booking = Booking.presale) {
        self.hall = hall
        self.presale = presale
    }

    var body: some View {
        GeometryReader { proxy in
            let isWide = proxy.size.width > proxy.size.height
            let layout = isWide ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
            layout {
                if !isWide { EveningTitle().padding(.top, 8) }
                map
                VStack(spacing: 12) {
                    if isWide { EveningTitle() }
                    PriceLegend()
                    if isWide { Spacer(minLength: 0) }
                    BookingBar(booking: booking ?? Booking(), stands: stands, show: show, give: toggle) { isAsking = true }
                }
                .padding(.bottom, 12)
                .padding(.top, isWide ? 16 : 0)
                .frame(width: isWide ? min(max(proxy.size.width * 0.36, 240), 380) : nil)
            }
        }
        .background { Color("Hall").ignoresSafeArea() }
        .onChange(of: stands.isEmpty) { if booking == nil { booking = presale(stands) } }
        .confirmationDialog(question, isPresented: $isAsking, titleVisibility: .visible) {
            Button("Book for \(euros(total))", action: book)
            Button("Give all back", role: .destructive) { change { $0.clear() } }
            Button("Keep choosing", role: .cancel) {}
        } message: {
            Text(chosen.map(\.title).joined(separator: "\n"))
        }
    }

    private var map: some View {
        SeatMap(hall: hall, booking: booking ?? Booking(), stands: $stands, camera: $camera) { toggle($0) }
            .background(Color("Floor"))
            .clipShape(RoundedRectangle(cornerRadius: 24, style: .continuous))
            .overlay(alignment: .topTrailing) { wholeButton }
            .overlay {
                if hall.lowerRows + hall.upperRows == 0 {
                    Text("No seats are sold for this evening.")
                        .font(.headline)
                        .padding(16)
                        .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 16, style: .continuous))
                }
            }
            .padding(12)
    }

    @ViewBuilder private var wholeButton: some View {
        if !camera.showsAll {
            Button {
                withAnimation(reduceMotion ? nil : .spring(response: 0.7, dampingFraction: 0.95)) { camera = .whole }
            } label: {
                Image(systemName: "arrow.down.right.and.arrow.up.left")
                    .font(.system(size: 17, weight: .semibold))
                    .frame(width: 44, height: 44)
                    .background(.regularMaterial, in: Circle())
                    .contentShape(Circle())
            }
            .buttonStyle(.plain)
            .foregroundColor(Color("Ink"))
            .accessibilityLabel("Show the whole hall")
            .padding(12)
            .transition(.opacity.animation(.easeInOut(duration: 0.2)))
        }
    }

    // MARK: What is chosen

    private var chosen: [Ticket] { Ticket.tickets(booking?.chosen ?? [], in: stands) }
    private var total: Int { chosen.reduce(0) { $0 + $1.tier.price } }
    private var question: String { chosen.count == 1 ? "Book this seat?" : "Book these \(chosen.count) seats?" }

    private func toggle(_ seat: Seat.ID) { change { $0.toggle(seat) } }
    private func book() { change { $0.book() } }

    private func change(_ change: (inout Booking) -> Void) {
        guard var new = booking else { return }
        change(&new)
        withAnimation(reduceMotion ? nil : .spring(response: 0.3, dampingFraction: 0.7)) { booking = new }
    }

    /// Zooms in on a seat as far as possible.
    private func show(_ ticket: Ticket) {
        guard let stand = stands.first(where: { $0.id == ticket.id.stand }), let seat = stand.seats.first(where: { $0.id == ticket.id }) else { return }
        let place = stand.place(of: seat)
        withAnimation(reduceMotion ? nil : .spring(response: 0.8, dampingFraction: 0.95)) {
            camera = Camera(focus: UnitPoint(x: place.x / hall.size.width, y: place.y / hall.size.height), zoom: Camera.zooms.upperBound)
        }
    }
}

struct RinkView_Previews: PreviewProvider {
    static var previews: some View {
        RinkView()
        RinkView(hall: Hall(lowerRows: 0, upperRows: 0))
            .previewDisplayName("No seats")
    }
}
