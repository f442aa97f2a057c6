// The bar of a toolbar's items for the keyboard.

import Foundation
import WaggleGeometry

/// Shows items at the bottom of the window while a text inside is edited.
nonisolated struct KeyboardBarModifier: ViewModifier {
    let items: [BarItem]
    @FocusState private var hasFocus: Bool
    @FocusedValue(\.abilities) private var abilities

    init(items: [BarItem]) { self.items = items }

    @MainActor func body(content: Content) -> some View {
        let isShown = !items.isEmpty && hasFocus && abilities?.edits == true
        content
            .focused($hasFocus)
            .modifier(LayerModifier(presented: isShown ? KeyboardBar(items: items) : nil, isModal: false, keepsFocusedValues: true))
    }
}

private struct KeyboardBar: View {
    let items: [BarItem]
    @State private var margin = ScreenMargin.narrow

    var body: some View {
        HStack(spacing: 0) { ForEach(items.indices, id: \.self) { items[$0].view } }
            .labelStyle(.iconOnly)
            .barControls()
            .padding(.horizontal, margin)
            .frame(maxWidth: .infinity, minHeight: BarMetrics.height)
            .modifier(KeyboardRegionModifier())
            .background { BarBackground(edge: .top, style: nil, visibility: 1).ignoresSafeArea(edges: [.bottom, .horizontal]) }
            .frame(maxHeight: .infinity, alignment: .bottom)
            .onGeometryChange(for: CGFloat.self) { ScreenMargin.of($0.size.width) } action: { margin = $0 }
            // The modified view may be in a row of a list.
            .environmentTransform(0) { _, values in values.forgetSurroundings() }
    }
}
