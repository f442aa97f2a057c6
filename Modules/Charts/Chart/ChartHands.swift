import SwiftUI

/// The gestures of a plot: the usual one that selects, or the program's.
struct ChartHands: ViewModifier {
    let scene: ChartScene
    let configuration: ChartConfiguration
    let isMirrored: Bool

    func body(content: Content) -> some View {
        if let gesture = configuration.gesture {
            content.overlayPreferenceValue(PlotAnchorKey.self) { anchor in
                GeometryReader { geometry in surface.gesture(gesture(proxy(geometry.size, anchor))) }
            }
        } else if !configuration.selection.isEmpty {
            content.overlay { GeometryReader { geometry in surface.gesture(selecting(proxy(geometry.size, nil))) } }
        } else {
            content
        }
    }
    private var surface: some View { Color.clear.contentShape(Rectangle()).accessibilityHidden(true) }
    private func proxy(_ size: CGSize, _ anchor: Anchor<CGRect>?) -> ChartProxy {
        ChartProxy(scene: scene, plotSize: size, anchor: anchor, selection: configuration.selection, isMirrored: isMirrored)
    }

    /// How long a finger rests before it selects, so that a swipe over the chart scrolls what is around it.
    private static let rest = 0.15

    private func selecting(_ proxy: ChartProxy) -> some Gesture {
        LongPressGesture(minimumDuration: Self.rest).sequenced(before: DragGesture(minimumDistance: 0))
            .onChanged { value in
                guard case .second(true, let drag?) = value else { return }
                select(proxy, from: drag.startLocation, to: drag.location)
            }
            .onEnded { _ in
                // What is selected is what is touched; a range stays.
                configuration.selection.x?(nil)
                configuration.selection.y?(nil)
                configuration.selection.angle?(nil)
            }
    }
    private func select(_ proxy: ChartProxy, from start: CGPoint, to end: CGPoint) {
        let point = CGPoint(x: min(max(end.x, 0), proxy.plotSize.width), y: min(max(end.y, 0), proxy.plotSize.height))
        if configuration.selection.x != nil { proxy.selectXValue(at: point.x) }
        if configuration.selection.y != nil { proxy.selectYValue(at: point.y) }
        if configuration.selection.angle != nil { proxy.selectAngleValue(at: proxy.angle(at: end)) }
        if configuration.selection.xRange != nil { proxy.selectXRange(from: min(max(start.x, 0), proxy.plotSize.width), to: point.x) }
        if configuration.selection.yRange != nil { proxy.selectYRange(from: min(max(start.y, 0), proxy.plotSize.height), to: point.y) }
    }
}
