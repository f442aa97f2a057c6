import Foundation
import WaggleCairo
import WaggleCore
import WaggleGeometry
import WaggleHeadless

/// Measures SwiftUI's views for the sizes of UIKit's.
@MainActor
enum ContentMeasure {
    /// In a graph of its own, because the UIKit view may not be in a window.
    static func size(of content: some View, _ proposal: ProposedViewSize = .unspecified, at typeSize: DynamicTypeSize? = nil) -> CGSize {
        var environment = EnvironmentValues.offScreen(scale: MainScreen.scale)
        if let typeSize { environment.dynamicTypeSize = typeSize }
        let graph = ViewGraph(
            content, size: MainScreen.size, environment: environment, textEngine: PangoTextEngine(),
            startDate: Date(timeIntervalSinceReferenceDate: 0))
        defer { graph.close() }
        graph.update(at: 0)
        return graph.contentSize(for: proposal)
    }
}

/// The size of a control's content, measured again when the control has changed.
@MainActor
struct KeptSize {
    private var size: CGSize?
    private var change = -1

    mutating func size(of control: UIControl, _ content: @autoclosure () -> AnyView) -> CGSize {
        if let size, change == control.changes.count { return size }
        let new = ContentMeasure.size(of: content(), at: control.traitCollection.typeSize)
        (size, change) = (new, control.changes.count)
        return new
    }
}
