// The size of sheets in wide windows.

import Foundation
import WaggleGeometry

/// Chooses the size of the enclosing sheet. In windows of compact width, sheets have the window's width.
public protocol PresentationSizing {
    /// The size that is proposed to the sheet's content; a nil dimension is the sheet's usual one.
    func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize
}

/// The content of a sheet.
public struct PresentationSizingRoot {
    let measure: (ProposedViewSize) -> CGSize
    /// The content's size for a proposal, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}
/// What is known about the presentation.
public struct PresentationSizingContext {
    /// The room in the window, in points.
    let room: CGSize
    /// The largest size so far, kept with the sheet.
    let largest: LargestSheetSize
}
final class LargestSheetSize {
    fileprivate(set) var size = CGSize.zero
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
    /// The usual size.
    public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}
extension PresentationSizing where Self == FittedPresentationSizing {
    /// The size of the content.
    public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}
extension PresentationSizing where Self == FormPresentationSizing {
    /// A size for forms.
    public static var form: FormPresentationSizing { FormPresentationSizing() }
}
extension PresentationSizing where Self == PagePresentationSizing {
    /// A size for text: that of a page.
    public static var page: PagePresentationSizing { PagePresentationSizing() }
}

/// The usual size.
public struct AutomaticPresentationSizing: PresentationSizing, Sendable {
    public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize { .unspecified }
}
/// The size of the content.
public struct FittedPresentationSizing: PresentationSizing, Sendable {
    public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
        ProposedViewSize(root.sizeThatFits(.unspecified))
    }
}
/// A size for forms.
public struct FormPresentationSizing: PresentationSizing, Sendable {
    /// UIKit's form sheet.
    public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
        ProposedViewSize(width: 540, height: 620)
    }
}
/// A size for text.
public struct PagePresentationSizing: PresentationSizing, Sendable {
    /// UIKit's page sheet: a readable width, and all of the height.
    public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
        ProposedViewSize(width: 712, height: context.room.height)
    }
}

private struct FittedAlong<Base: PresentationSizing>: PresentationSizing {
    let base: Base
    let horizontal, vertical: Bool
    func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
        var size = base.proposedSize(for: root, context: context)
        let fit = root.sizeThatFits(ProposedViewSize(width: horizontal ? nil : size.width, height: vertical ? nil : size.height))
        if horizontal { size.width = fit.width }
        if vertical { size.height = fit.height }
        return size
    }
}
private struct StickyAlong<Base: PresentationSizing>: PresentationSizing {
    let base: Base
    let horizontal, vertical: Bool
    func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
        var size = base.proposedSize(for: root, context: context)
        let largest = context.largest
        largest.size = CGSize(width: max(largest.size.width, size.width ?? 0), height: max(largest.size.height, size.height ?? 0))
        if horizontal, size.width != nil { size.width = largest.size.width }
        if vertical, size.height != nil { size.height = largest.size.height }
        return size
    }
}
extension PresentationSizing {
    /// Takes the content's size along some axes.
    public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
        FittedAlong(base: self, horizontal: horizontal, vertical: vertical)
    }
    /// Lets the sheet grow along some axes and not shrink again.
    public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
        StickyAlong(base: self, horizontal: horizontal, vertical: vertical)
    }
}

extension View {
    /// Sets the size of the enclosing sheet in windows of regular width.
    public nonisolated func presentationSizing(_ sizing: some PresentationSizing) -> some View {
        let sizing = UncheckedBox(sizing)
        return presentationOptions {
            $0.sizing = { sizing.value.proposedSize(for: $0, context: $1) }
            $0.makeDistinct()
        }
    }
}
