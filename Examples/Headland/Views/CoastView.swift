import SwiftUI

/// All lighthouses of the coast.
struct CoastView: View {
    @State private var plan = VisitPlan()

    private let coast: [Lighthouse]

    init(coast: [Lighthouse] = Lighthouse.coast) { self.coast = coast }

    var body: some View {
        NavigationStack {
            ScrollView {
                if coast.isEmpty {
                    Text("No light burns on this coast.")
                        .foregroundColor(Color("Ink").opacity(0.65))
                        .frame(maxWidth: .infinity, minHeight: 200)
                }
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 280), spacing: 18)], spacing: 18) {
                    ForEach(coast) { lighthouse in
                        NavigationLink(destination: LighthousePage(lighthouse: lighthouse, coast: coast, plan: $plan)) {
                            LighthouseCard(lighthouse: lighthouse, isPlanned: plan.contains(lighthouse))
                        }
                        .buttonStyle(.plain)
                    }
                }
                .padding(.horizontal, 18)
                .padding(.vertical, 8)
            }
            .background { Color("Sand").ignoresSafeArea() }
            .navigationTitle("Headland")
        }
    }
}

struct CoastView_Previews: PreviewProvider {
    static var previews: some View {
        CoastView()
        CoastView(coast: [])
            .previewDisplayName("No lights")
    }
}
