// Stacks in stacks.

import Observation
import SwiftUI

/// The length that the innermost stack shows.
@Observable public final class NestedModel {
    public var length: CGFloat = 10
    public init() {}
}

/// Nested stacks, alternately horizontal and vertical, each with a square next to the inner stack.
public struct NestedView: View {
    let depth: Int, model: NestedModel

    public init(depth: Int, model: NestedModel) { (self.depth, self.model) = (depth, model) }

    public var body: some View {
        if depth == 0 {
            Innermost(model: model)
        } else if depth % 2 == 0 {
            HStack(spacing: 1) { Beside(depth: depth, model: model) }
        } else {
            VStack(spacing: 1) { Beside(depth: depth, model: model) }
        }
    }

    private struct Beside: View {
        let depth: Int, model: NestedModel
        var body: some View {
            Color(hue: Double(depth % 50) / 50, saturation: 0.7, brightness: 0.9).frame(width: 1, height: 1)
            // A view cannot contain its own type.
            AnyView(NestedView(depth: depth - 1, model: model))
        }
    }
    private struct Innermost: View {
        let model: NestedModel
        var body: some View { Color.orange.frame(width: model.length, height: 10) }
    }
}
