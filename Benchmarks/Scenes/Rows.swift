// The list of the comparison: rows with a mark and two labels.

import SwiftUI

public struct Row: Identifiable {
    public let id: Int
    var title: String
    let detail: String

    init(_ number: Int) {
        id = number
        title = "Row \(number)"
        detail = "detail \(number * 7)"
    }
}

public final class RowsModel: ObservableObject {
    @Published public private(set) var rows: [Row] = []

    public init() {}

    public func create(_ count: Int) { rows = (0..<count).map(Row.init) }
    public func updateEveryTenth(_ round: Int) {
        var new = rows
        for index in stride(from: 0, to: new.count, by: 10) { new[index].title = "Row \(index) changed \(round)" }
        rows = new
    }
    public func swap() { rows.swapAt(1, rows.count - 2) }
    public func insertInFront() { rows.insert(Row(-1), at: 0) }
    public func removeMiddle() { rows.remove(at: rows.count / 2) }
    public func clear() { rows = [] }
}

public struct RowsView: View {
    @ObservedObject var model: RowsModel

    public init(model: RowsModel) { self.model = model }

    public var body: some View {
        VStack(spacing: 0) {
            ForEach(model.rows) { row in
                RowView(row: row)
            }
        }
        .frame(width: 400)
        .font(.custom("DejaVu Sans", size: 13))
    }
}

struct RowView: View {
    let row: Row

    var body: some View {
        HStack(spacing: 0) {
            Color.orange.frame(width: 24, height: 24)
            Text(row.title)
            Spacer(minLength: 0)
            Text(row.detail)
        }
        .frame(minHeight: 24)
    }
}
