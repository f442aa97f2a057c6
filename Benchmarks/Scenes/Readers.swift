// Views that read the environment; a change affects only a few.

import SwiftUI

private struct SeldomKey: EnvironmentKey { static let defaultValue = 0 }
private struct OftenKey: EnvironmentKey { static let defaultValue = 0 }
extension EnvironmentValues {
    /// Read by one view of a thousand.
    var seldomRead: Int {
        get { self[SeldomKey.self] }
        set { self[SeldomKey.self] = newValue }
    }
    /// Read by the others.
    var oftenRead: Int {
        get { self[OftenKey.self] }
        set { self[OftenKey.self] = newValue }
    }
}

public final class ReadersModel: ObservableObject {
    /// Read from the environment by one view of a thousand.
    @Published public var value = 0
    public let count: Int

    public init(count: Int) { self.count = count }
}

/// Views in a grid below one environment.
public struct ReadersView: View {
    @ObservedObject var model: ReadersModel

    public init(model: ReadersModel) { self.model = model }

    public var body: some View {
        Readers(count: model.count).environment(\.seldomRead, model.value)
    }

    private struct Readers: View {
        let count: Int
        var body: some View {
            ZStack(alignment: .topLeading) {
                ForEach(0..<count, id: \.self) { number in
                    if number % 1000 == 0 { Seldom() } else { Often() }
                }
            }
        }
    }
    private struct Seldom: View {
        @Environment(\.seldomRead) private var value
        var body: some View { Color.red.frame(width: 6, height: 6).offset(x: CGFloat(value % 100)) }
    }
    private struct Often: View {
        @Environment(\.oftenRead) private var value
        var body: some View { Color.orange.frame(width: 6, height: 6).offset(x: CGFloat(value % 100)) }
    }
}
