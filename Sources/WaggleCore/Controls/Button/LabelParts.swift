// The label of a control.

import Foundation
import WaggleGeometry

/// A control's label of any number of views.
struct LabelParts {
    /// The label's views as the program wrote them, for those that arrange them otherwise, such as menus.
    let views: AnyView
    /// The label as one view: several views are a row.
    let row: AnyView

    init<Content: View>(_ content: Content) {
        views = AnyView(content)
        row = Content._isUnary ? views : AnyView(ImplicitRow(content: content))
    }
    /// - Parameter titles: True if several texts are a title and its subtitles.
    init<Content: View>(_ content: Content, titles: Bool) {
        views = AnyView(content)
        row = Content._isUnary ? views : AnyView(TitledLabel(content: views))
    }
}

/// A label of any number of views in the configuration of a style.
@MainActor @preconcurrency
protocol LabelPart: StylePart {
    var parts: LabelParts { get }
}

extension LabelPart {
    /// The label as one view.
    var content: AnyView { parts.row }
}

/// Texts as a title and its subtitles; other views are a row.
nonisolated private struct TitledLabel: View {
    let content: AnyView

    @MainActor var body: some View {
        Group(subviews: content) { parts in
            if parts.count > 1, parts.imagesAndOthers.images.isEmpty {
                VStack(alignment: .leading, spacing: 2) {
                    ForEach(parts) { part in
                        if part.id == parts.first?.id { part } else { part.font(.subheadline).foregroundStyle(.secondary) }
                    }
                }
            } else {
                ImplicitRow(content: ForEach(parts) { $0 })
            }
        }
    }
}
