import SwiftUI

/// A lighthouse: its header, which shrinks while the page is scrolled, and its story below.
struct LighthousePage: View {
    let lighthouse: Lighthouse
    let coast: [Lighthouse]
    @Binding var plan: VisitPlan

    @State private var offset: CGFloat = 0
    @State private var isCollapsed = false
    @State private var contentHeight: CGFloat = 160
    @Namespace private var namespace
    @ScaledMetric(relativeTo: .headline) private var barHeight: CGFloat = 52
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    var body: some View {
        GeometryReader { proxy in
            let topInset = UIApplication.shared.topInset ?? proxy.safeAreaInsets.top
            let metrics = HeaderMetrics(
                pageHeight: proxy.size.height + proxy.safeAreaInsets.top + proxy.safeAreaInsets.bottom, topInset: topInset, content: contentHeight,
                bar: min(max(barHeight, 52), 76))
            ZStack(alignment: .top) {
                story(metrics)
                LighthouseHeader(
                    lighthouse: lighthouse, metrics: metrics, topInset: topInset, offset: offset, isCollapsed: isCollapsed, isPlanned: plan.contains(lighthouse),
                    motion: motion, contentHeight: $contentHeight, toggleVisit: toggleVisit)
            }
            .overlay(alignment: .bottomTrailing) { floatingButton }
            .ignoresSafeArea(edges: .top)
            .onChange(of: metrics) { changeOver(metrics) }
        }
        .background { Color("Sand").ignoresSafeArea() }
        .toolbar(.hidden)
    }

    private var motion: HeaderMotion { HeaderMotion(namespace: namespace, isMoving: !reduceMotion) }

    private func story(_ metrics: HeaderMetrics) -> some View {
        ScrollView {
            VStack(spacing: 0) {
                Color.clear
                    .frame(height: metrics.expanded)
                Story(lighthouse: lighthouse, coast: coast, plan: $plan)
                    .padding(20)
                    // The floating button never covers the last line.
                    .padding(.bottom, 72)
            }
            .onGeometryChange(for: CGFloat.self) { -$0.frame(in: .named(Self.space)).minY } action: { new in
                offset = new
                changeOver(metrics)
            }
        }
        .coordinateSpace(name: Self.space)
        .scrollTargetBehavior(HeaderRest(metrics: metrics))
        .contentMargins(.top, metrics.collapsed, for: .scrollIndicators)
    }

    @ViewBuilder private var floatingButton: some View {
        if isCollapsed {
            VisitButton(isPlanned: plan.contains(lighthouse), action: toggleVisit)
                .part(.visit, motion, anchor: .center)
                .shadow(color: .black.opacity(0.25), radius: 8, y: 3)
                .padding(.trailing, 20)
                .padding(.bottom, 12)
                .transition(.opacity)
        }
    }

    nonisolated private static let space = "page"

    private func changeOver(_ metrics: HeaderMetrics) {
        let new = metrics.isCollapsed(at: offset, before: isCollapsed)
        guard new != isCollapsed else { return }
        withAnimation(reduceMotion ? .easeInOut(duration: 0.2) : .spring(response: 0.42, dampingFraction: 0.86)) { isCollapsed = new }
    }

    private func toggleVisit() {
        withAnimation(reduceMotion ? nil : .easeInOut(duration: 0.25)) { plan.toggle(lighthouse) }
    }
}

struct LighthousePage_Previews: PreviewProvider {
    static var previews: some View {
        LighthousePage(lighthouse: Lighthouse.coast[0], coast: Lighthouse.coast, plan: .constant(VisitPlan()))
    }
}
