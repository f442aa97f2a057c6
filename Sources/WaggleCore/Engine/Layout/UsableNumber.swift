import Foundation

extension BinaryFloatingPoint where Self: SendableMetatype {
    /// The number if it is finite; otherwise `standard`, with a diagnostic.
    ///
    /// Non-finite numbers come from divisions by zero and from sizes that are not yet known. They would spread through the layout.
    /// - Parameter name: what the number was given for, as in `padding(_:)`.
    nonisolated func usable(for name: StaticString, else standard: Self) -> Self {
        if isFinite { return self }
        Diagnostics.shared.reportInView("\(name): \(self) is not finite; \(standard) is used instead.")
        return standard
    }
}

extension CGSize {
    nonisolated func usable(for name: StaticString, else standard: CGFloat) -> CGSize {
        CGSize(width: width.usable(for: name, else: standard), height: height.usable(for: name, else: standard))
    }
}
