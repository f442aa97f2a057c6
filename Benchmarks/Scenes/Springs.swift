// Cells that move with a spring each.

import SwiftUI

/// Whether the cells are on the other side.
public final class SpringsModel: ObservableObject {
    @Published public var isOver = false
    public let count: Int

    public init(count: Int) { self.count = count }
}

/// Squares in a grid; each moves to the other side with its own spring.
public struct SpringsView: View {
    @ObservedObject var model: SpringsModel

    public init(model: SpringsModel) { self.model = model }

    public var body: some View {
        ZStack(alignment: .topLeading) {
            ForEach(0..<model.count, id: \.self) { number in
                Color.orange
                    .frame(width: 6, height: 6)
                    .offset(x: CGFloat(number % 100) * 8 + (model.isOver ? 4 : 0), y: CGFloat(number / 100) * 8)
                    .animation(.spring(duration: 20 + Double(number % 7), bounce: 0.3), value: model.isOver)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
}
