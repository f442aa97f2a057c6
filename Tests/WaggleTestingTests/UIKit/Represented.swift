import SwiftUI
@testable import WaggleUIKit

/// Shows a view of UIKit's that a test has made.
struct Represented<V: UIView>: UIViewRepresentable {
    let view: V
    init(_ view: V) { self.view = view }
    func makeUIView(context: Context) -> V { view }
    func updateUIView(_ view: V, context: Context) {}
}
