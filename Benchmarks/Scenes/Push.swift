// A list whose rows push a detail screen, and the same detail screen put over the list without navigation.

import Observation
import SwiftUI

/// The state of the navigation.
@Observable
public final class PushModel {
    public var path: [Int] = []
    public init() {}
}

private struct Details: View {
    let number: Int
    var body: some View {
        List {
            Section("Item \(number)") {
                ForEach(0..<30, id: \.self) { line in LabeledContent("Line \(line)", value: "\(line * number)") }
            }
        }
    }
}

private struct Items: View {
    let open: (Int) -> Void
    var body: some View {
        List(0..<200, id: \.self) { number in Button { open(number) } label: { Label("Item \(number)", systemImage: "shippingbox") } }
    }
}

/// Pushes the details.
public struct PushView: View {
    @Bindable var model: PushModel
    public init(model: PushModel) { self.model = model }
    public var body: some View {
        NavigationStack(path: $model.path) {
            Items { model.path = [$0] }
                .navigationTitle("Items")
                .navigationDestination(for: Int.self) { Details(number: $0).navigationTitle("Item \($0)") }
        }
    }
}

/// Shows the details over the list, immediately.
public struct CoveringView: View {
    @Bindable var model: PushModel
    public init(model: PushModel) { self.model = model }
    public var body: some View {
        ZStack {
            Items { model.path = [$0] }
            ForEach(model.path, id: \.self) { Details(number: $0) }
        }
    }
}
