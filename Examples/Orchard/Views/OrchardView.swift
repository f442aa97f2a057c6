import SwiftUI

/// The chart of the variety whose page is shown, and the pages.
struct OrchardView: View {
    private let varieties: [Variety]
    /// The average and the index of each variety, computed once.
    private let mean: Flavor
    private let places: [Variety.ID: Int]
    @State private var selection: Variety.ID
    @State private var comparesWithMean = false
    @Environment(\.dynamicTypeSize) private var typeSize

    init(varieties: [Variety] = Variety.all) {
        self.varieties = varieties
        mean = Flavor.mean(of: varieties.map(\.flavor))
        places = Dictionary(varieties.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
        _selection = State(initialValue: varieties.first?.id ?? "")
    }

    var body: some View {
        Group {
            if varieties.isEmpty {
                Text("Nothing is ripe yet.")
                    .foregroundColor(Color("Bark").opacity(0.7))
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
            } else {
                orchard
            }
        }
        .background {
            LinearGradient(colors: [Color("Paper"), Color("Meadow")], startPoint: .top, endPoint: .bottom)
                .ignoresSafeArea()
        }
    }

    private var orchard: some View {
        GeometryReader { proxy in
            // Side by side if that makes the chart larger.
            let isWide = proxy.size.width > proxy.size.height
            let layout = isWide ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
            layout {
                VStack(spacing: 0) {
                    heading
                    TasteChart(flavor: selected?.flavor ?? .none, reference: comparesWithMean ? mean : nil)
                        .frame(maxWidth: .infinity, maxHeight: .infinity)
                }
                VStack(spacing: 0) {
                    pages
                        .frame(maxHeight: isWide ? .infinity : proxy.size.height * (typeSize.isAccessibilitySize ? 0.45 : max(0.24, 216 / max(proxy.size.height, 500))))
                    VarietyMarks(varieties: varieties, selection: $selection)
                }
                .frame(maxWidth: isWide ? proxy.size.width * 0.45 : .infinity)
            }
            .padding(.vertical, 12)
        }
    }

    private var heading: some View {
        HStack {
            Text("Orchard")
                .font(.largeTitle.bold())
                .minimumScaleFactor(0.6)
                .accessibilityAddTraits(.isHeader)
            Spacer(minLength: 8)
            Button { withAnimation(.easeInOut(duration: 0.25)) { comparesWithMean.toggle() } } label: {
                Label("Average", systemImage: comparesWithMean ? "checkmark.circle.fill" : "circle.dashed")
                    .font(.subheadline.weight(.medium))
                    .padding(.horizontal, 14)
                    .padding(.vertical, 8)
                    .background(Color("Bark").opacity(comparesWithMean ? 0.14 : 0.07), in: Capsule())
            }
            .buttonStyle(.plain)
            .accessibilityAddTraits(comparesWithMean ? .isSelected : [])
        }
        .lineLimit(1)
        .dynamicTypeSize(...DynamicTypeSize.accessibility1)
        .foregroundColor(Color("Bark"))
        .padding(.horizontal, 24)
    }

    private var pages: some View {
        TabView(selection: $selection) {
            ForEach(varieties) { variety in
                VarietyPage(variety: variety)
                    .tag(variety.id)
            }
        }
        .tabViewStyle(.page(indexDisplayMode: .never))
    }

    private var selected: Variety? { places[selection].map { varieties[$0] } }
}

/// The chart grows from nothing when it appears, and turns from one flavor into the next.
private struct TasteChart: View {
    let flavor: Flavor
    let reference: Flavor?

    @State private var isGrown = false
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    var body: some View {
        RadarChart(flavor: isGrown || reduceMotion ? flavor : .none, reference: reference)
            .animation(reduceMotion ? nil : .spring(response: 0.55, dampingFraction: 0.72), value: flavor)
            .animation(.easeOut(duration: 0.7), value: isGrown)
            .onAppear { isGrown = true }
    }
}

struct OrchardView_Previews: PreviewProvider {
    static var previews: some View {
        OrchardView()
        OrchardView(varieties: [])
            .previewDisplayName("Nothing ripe")
    }
}
