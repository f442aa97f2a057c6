import SwiftUI

/// The sill, with the plant that is chosen under the arc of water.
struct WindowsillView: View {
    @State private var plants: [Plant]
    @State private var chosen: Plant.ID?
    @State private var isPouring = false
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    init(plants: [Plant] = Plant.all) {
        _plants = State(initialValue: plants)
        _chosen = State(initialValue: plants.dropFirst(plants.count / 2).first?.id)
    }

    var body: some View {
        GeometryReader { proxy in
            let isWide = proxy.size.width > proxy.size.height
            let layout = isWide ? AnyLayout(HStackLayout(spacing: 16)) : AnyLayout(VStackLayout(spacing: 0))
            layout {
                sill
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                    // Beside the controls, the board shows both ends and its shadow.
                    .padding(.leading, isWide ? 20 : 0)
                    .padding(.bottom, isWide ? 24 : 0)
                controls
                    .frame(maxWidth: isWide ? max(proxy.size.width * 0.4, 300) : .infinity)
            }
        }
        .background {
            Color("Wall")
                .ignoresSafeArea()
                // A tap beside the arc closes it.
                .onTapGesture { close() }
        }
    }

    private var sill: some View {
        ZStack(alignment: .bottom) {
            WindowScene()
                .padding(.horizontal, 28)
                .padding(.top, 16)
                .padding(.bottom, 8)
            RoundedRectangle(cornerRadius: 4, style: .continuous)
                .fill(Color("Sill"))
                .frame(height: 20)
                .shadow(color: .black.opacity(0.2), radius: 5, y: 4)
            pots
                .padding(.bottom, 12)
        }
    }

    /// Side by side unless they would be too narrow to tap; otherwise they scroll.
    private var pots: some View {
        GeometryReader { proxy in
            if CGFloat(plants.count) * Self.narrowestPot <= proxy.size.width {
                HStack(alignment: .bottom, spacing: -14) { potButtons(width: nil) }
                    .padding(.horizontal, 14)
                    .frame(width: proxy.size.width, height: proxy.size.height, alignment: .bottom)
            } else {
                ScrollView(.horizontal) {
                    LazyHStack(alignment: .bottom, spacing: -14) { potButtons(width: 118) }
                }
                .contentMargins(.horizontal, 14, for: .scrollContent)
                .scrollIndicators(.hidden)
                // The middle plant is selected initially.
                .defaultScrollAnchor(.center)
            }
        }
    }

    /// In points.
    private static let narrowestPot: CGFloat = 72

    private func potButtons(width: CGFloat?) -> some View {
        ForEach(plants) { plant in
            Button { choose(plant) } label: { pot(plant) }
                .buttonStyle(.plain)
                .frame(width: width)
                .accessibilityLabel(plant.name)
                .accessibilityValue("\(plant.mood), \(Int(plant.water)) decilitres")
                .accessibilityAddTraits(plant.id == chosen ? .isSelected : [])
                .zIndex(plant.id == chosen ? 1 : 0)
        }
    }

    private func pot(_ plant: Plant) -> some View {
        PlantDrawing(plant: plant)
            .frame(maxWidth: 240, maxHeight: 300, alignment: .bottom)
            .scaleEffect(plant.id == chosen ? 1.12 : 0.92, anchor: .bottom)
            .animation(reduceMotion ? nil : .spring(response: 0.4, dampingFraction: 0.65), value: chosen)
            .contentShape(Rectangle())
    }

    private var controls: some View {
        ArcButton(values: Array(1...6), isOpen: $isPouring) { $0 == 1 ? "1 decilitre" : "\($0) decilitres" } choose: { pour($0) } label: {
            Image(systemName: "drop.fill").font(.title2)
        }
        .disabled(plant == nil)
        .overlay(alignment: .bottomTrailing) { nextDay }
        // Text in circles must fit into them.
        .dynamicTypeSize(...DynamicTypeSize.xxLarge)
        // Below the arc, when it is open.
        .background(alignment: .top) { caption.padding(.top, 58) }
        .padding(.vertical, 16)
    }

    private var caption: some View {
        VStack(spacing: 2) {
            if let plant {
                Text(plant.name)
                    .font(.title.bold())
                Text(isPouring ? "How many decilitres?" : plant.mood)
                    .font(.headline)
                    .foregroundColor(isPouring ? Color("Ink").opacity(0.65) : plant.droop > 0 ? .orange : .green)
                    .contentTransition(.opacity)
                    // Words of different widths would slide.
                    .transaction { if reduceMotion { $0.animation = nil } }
            } else {
                Text("Nothing grows here yet.")
                    .opacity(0.65)
            }
        }
        .foregroundColor(Color("Ink"))
        .lineLimit(1)
        .minimumScaleFactor(0.5)
        .dynamicTypeSize(...DynamicTypeSize.accessibility1)
        .frame(width: 200)
    }

    private var nextDay: some View {
        Button { dry() } label: {
            Label("Next day", systemImage: "sun.max.fill")
                .labelStyle(.iconOnly)
                .font(.title3)
                .foregroundColor(.orange)
                .frame(width: 48, height: 48)
                .background(Color("Sill"), in: Circle())
        }
        .buttonStyle(.plain)
        .padding(.bottom, 8)
    }

    private var plant: Plant? { plants.first { $0.id == chosen } }

    private func choose(_ plant: Plant) {
        close()
        chosen = plant.id
    }

    private func pour(_ decilitres: Int) {
        guard let index = plants.firstIndex(where: { $0.id == chosen }) else { return }
        close()
        // The arc has gone long before the leaves have risen.
        withAnimation(reduceMotion ? nil : .easeInOut(duration: 1.4)) { plants[index].pour(Double(decilitres)) }
    }

    private func dry() {
        close()
        withAnimation(reduceMotion ? nil : .easeInOut(duration: 1)) {
            for index in plants.indices { plants[index].dry() }
        }
    }

    private func close() {
        withAnimation(.easeIn(duration: 0.15)) { isPouring = false }
    }
}

struct WindowsillView_Previews: PreviewProvider {
    static var previews: some View {
        WindowsillView()
        WindowsillView(plants: [])
            .previewDisplayName("Nothing grows")
    }
}
