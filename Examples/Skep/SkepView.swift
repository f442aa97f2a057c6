import Honeycomb
import SwiftUI

struct Topic: Identifiable, Hashable {
    let id: String
    var symbol = "leaf"
    var children: [String] = []
    var tone: Color { [.orange, .teal, .indigo, .pink, .green][abs(id.utf8.reduce(0) { $0 + Int($1) }) % 5] }

    static let all = [
        Topic(id: "Wild bees", symbol: "hexagon.fill", children: ["Meadows", "Swarms", "Wax"]), Topic(id: "Night sky", symbol: "moon.stars.fill", children: ["Comets", "Nebulae", "Tides"]),
        Topic(id: "Baking", symbol: "fork.knife", children: ["Sourdough", "Pastry", "Brioche"]), Topic(id: "Sea", symbol: "drop.fill", children: ["Reefs", "Whales", "Knots"]),
        Topic(id: "Hiking", symbol: "mountain.2.fill", children: ["Huts", "Maps", "Ridges"]), Topic(id: "Song", symbol: "music.note", children: ["Choirs", "Fado", "Rounds"]),
        Topic(id: "Letters", symbol: "pencil", children: ["Ink", "Poems", "Stamps"]), Topic(id: "Cycling", symbol: "bicycle", children: ["Gravel", "Track", "Repairs"]),
        Topic(id: "Tea", symbol: "cup.and.saucer.fill", children: ["Oolong", "Chai", "Matcha"]), Topic(id: "Photos", symbol: "camera.fill", children: ["Macro", "Film", "Portraits"]),
        Topic(id: "Theatre", symbol: "theatermasks.fill", children: ["Improv", "Puppets", "Opera"]), Topic(id: "Gardens", symbol: "leaf.fill", children: ["Herbs", "Roses", "Compost"]),
        Topic(id: "Chess", symbol: "crown.fill", children: ["Endgames", "Blitz", "Studies"]), Topic(id: "Snow", symbol: "snowflake", children: ["Skating", "Sledges", "Igloos"]),
        Topic(id: "Fire", symbol: "flame.fill", children: ["Kilns", "Camping", "Forging"]), Topic(id: "Books", symbol: "book.fill", children: ["Essays", "Sagas", "Noir"]),
    ]
}

struct SkepView: View {
    @State private var topics = Topic.all
    @State private var arrangement = HexArrangement(Topic.all.map(\.id))
    @State private var chosen: Set<String> = []
    @State private var center: String?
    @State private var zoom: CGFloat = 1
    @State private var isList = false

    var body: some View {
        VStack(spacing: 0) {
            HStack {
                Text(chosen.count < 5 ? "Choose \(5 - chosen.count) more" : "A fine bouquet").font(.title2.bold()).contentTransition(.numericText())
                Spacer()
                Toggle("List", systemImage: "list.bullet", isOn: $isList).toggleStyle(.button).labelStyle(.iconOnly)
            }
            .padding()
            HoneycombView(topics, center: $center, selection: $chosen, cellWidth: 96) { topic, cell in
                TopicDisc(topic: topic, cell: cell)
            }
            .arranged(by: $arrangement)
            .names(\.id)
            .fishEye(FishEye(fringe: 1.3))
            .zoom($zoom, in: 0.5...2)
            .honeycombStyle(isList ? .list : .comb)
        }
        .background(Color.orange.opacity(0.06))
        .animation(.snappy, value: chosen)
        .onChange(of: chosen) { old, new in
            for id in new.subtracting(old) { grow(from: id) }
        }
    }

    private func grow(from id: String) {
        guard let topic = topics.first(where: { $0.id == id }), !topic.children.isEmpty, !topics.contains(where: { $0.id == topic.children[0] }) else { return }
        withAnimation(.snappy) {
            topics += topic.children.map { Topic(id: $0, symbol: topic.symbol) }
            arrangement.grow(topic.children, from: id)
        }
    }
}

struct TopicDisc: View {
    let topic: Topic
    let cell: HoneycombCell

    var body: some View {
        Circle()
            .fill(cell.isSelected ? AnyShapeStyle(topic.tone.gradient) : AnyShapeStyle(topic.tone.opacity(0.22)))
            .overlay {
                VStack(spacing: 4) {
                    Image(systemName: cell.isSelected ? "checkmark" : topic.symbol).font(.title3)
                    if !cell.isInList { Text(topic.id).font(.footnote.weight(.medium)).lineLimit(1).minimumScaleFactor(0.6) }
                }
                .foregroundStyle(cell.isSelected ? .white : .primary)
                .padding(8)
            }
            .scaleEffect(cell.phase == .pressed ? 0.9 : cell.phase == .lifted ? 1.12 : 1)
            .animation(.snappy(duration: 0.2), value: cell.phase)
    }
}
