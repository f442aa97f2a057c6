// inspector: a trailing column for details.

import Foundation
import WaggleGeometry

extension View {
    /// Shows a column at the trailing edge while the binding is true. In a window of compact width it is a sheet.
    ///
    /// The column slides in and takes its width from this view. The sheet writes false when the user closes it.
    @_disfavoredOverload public nonisolated func inspector<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(InspectorModifier(isPresented: isPresented, inspector: content()))
    }
    /// Sets the width of the enclosing inspector, in points.
    /// - Parameters:
    ///   - min, max: Limits of the ideal width. Users cannot resize the column.
    public nonisolated func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
        preference(key: InspectorWidthPreference.self, value: Swift.min(Swift.max(ideal, min ?? ideal), max ?? .infinity))
    }
    /// Sets the width of the enclosing inspector, in points.
    public nonisolated func inspectorColumnWidth(_ width: CGFloat) -> some View {
        preference(key: InspectorWidthPreference.self, value: width)
    }
}

nonisolated private struct InspectorModifier<Inspector: View>: ViewModifier {
    @Binding var isPresented: Bool
    let inspector: Inspector
    /// Whether the column is shown. It follows the binding with an animation of its own.
    @State private var isShown = false
    @State private var width: CGFloat?
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.displayScale) private var scale
    /// Not documented; as wide as the columns of split views.
    private static var usualWidth: CGFloat { 320 }

    init(isPresented: Binding<Bool>, inspector: Inspector) {
        _isPresented = isPresented
        self.inspector = inspector
    }

    @MainActor func body(content: Content) -> some View {
        let isCompact = sizeClass == .compact, hasColumn = isShown && !isCompact
        let binding = $isPresented
        HStack(spacing: 0) {
            content.frame(maxWidth: hasColumn ? .infinity : nil, maxHeight: hasColumn ? .infinity : nil)
            if hasColumn {
                inspector
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                    .background { Color.system(.background).ignoresSafeArea() }
                    .overlay(alignment: .leading) { Color.system(.separator).frame(width: 1 / max(scale, 1)).ignoresSafeArea() }
                    .frame(width: width ?? Self.usualWidth)
                    .onPreferenceChange(InspectorWidthPreference.self) { width in onMainActor { self.width = width } }
                    .traitEnd()
                    .transition(.move(edge: .trailing))
            }
        }
        .focusedSceneValue(\.inspector, ColumnCommand(isShown: isPresented) { binding.wrappedValue.toggle() })
        .sheet(isPresented: Binding(reading: { isCompact && binding.wrappedValue }, writing: { binding.wrappedValue = $0 })) { inspector }
        .onChange(of: isPresented, initial: true) { old, new in
            if old == new { isShown = new } else { withAnimation(PresentationMotion.slide) { isShown = new } }
        }
    }
}

private enum InspectorWidthPreference: PreferenceKey {
    static var defaultValue: CGFloat? { nil }
    static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) { value = value ?? nextValue() }
}
