// Readers whose content type is written out, so that their closures are plain ones with statements and returns.

import SwiftUI

/// Reads how far its content is pulled, with a reader behind it that shows a clear colour.
struct PulledList: View {
    @State private var pull: CGFloat = 0
    @State private var rest: CGFloat?

    var body: some View {
        VStack {
            Text("Pulled by \(Int(pull))")
            ScrollView {
                ZStack(alignment: .top) {
                    spy()
                    LazyVStack { ForEach(1..<30, id: \.self) { Text("Crate \($0)").frame(height: 44) } }
                }
            }
        }
    }

    private func spy() -> GeometryReader<Color> {
        return GeometryReader<Color> { proxy in
            let top = proxy.frame(in: .global).minY
            Task { note(top) }
            return Color.clear
        }
    }

    private func note(_ top: CGFloat) {
        guard let rest = rest else {
            self.rest = top
            return
        }
        pull = top - rest
    }
}

/// A sign that has room for its text, or shows nothing. The reader runs asynchronous work on its colour.
struct HarbourSign: View {
    let width: CGFloat
    @State private var measured: CGFloat = 0
    @State private var visits = 0

    var body: some View {
        VStack {
            Text("Measured \(Int(measured)), visited \(visits)")
            sign.frame(width: width, height: 40)
            GeometryReader { proxy in
                Color.yellow.task { await visit(proxy.size) }
            }
            .frame(width: 10, height: 10)
        }
    }

    private var sign: GeometryReader<AnyView> {
        return GeometryReader<AnyView> { proxy in
            guard proxy.size.width >= 100 else { return AnyView(EmptyView()) }
            Task {
                if measured != proxy.size.width { measured = proxy.size.width }
            }
            return AnyView(Text("Harbour").frame(width: proxy.size.width))
        }
    }

    @MainActor private func visit(_ size: CGSize) async {
        try? await Task<Never, Never>.sleep(nanoseconds: NSEC_PER_SEC / 2)
        visits += Int(size.width)
    }
}
