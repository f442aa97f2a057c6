// Forms of the language that other authors use, whose types depend on which declarations are there.

import SwiftUI
import UIKit

/// Branches without statements.
struct EmptyBranches: View {
    var body: some View {
        VStack {
            ForEach(0..<3) { number in
                if number == 1 {}
                Text("Berth \(number)")
            }
            ForEach(3..<6) { number in
                if number == 4 {} else { Text("Berth \(number)") }
            }
            ForEach(["a", "b"], id: \.self) { name in
                switch name {
                case "a": Text("Row \(name)")
                default: EmptyView()
                }
                if name == "b" {} else if name == "c" { Text("Never") } else {}
            }
            Group { if true {} }
            Section { if true {} }
        }
        .toolbar { if true {} }
        .toolbar { ToolbarItem { if true {} } }
    }
}

/// Colours by UIKit's names. Within the package the framework's own colours have short names as well, so these have their type.
struct ShortColors: View {
    static let fills: [Color] = [Color(UIColor.black), Color(.red), Color(.label), Color(.systemBackground), Color(UIColor.blue.cgColor)]
    var body: some View { Color(.systemBlue).background(Color(.systemGray)) }
}

/// A type of the framework by the module that Apple has it in.
let signFont: SwiftUICore.Font = .body

/// Steps of an outline, as a block and by a function of C.
func outlineSteps(_ path: CGPath) -> (block: Int, function: Int, closure: Int) {
    typealias Block = @convention(block) (UnsafePointer<CGPathElement>) -> Void
    typealias ByValue = @convention(block) (CGPathElement) -> Void
    var block = 0, function = 0, closure = 0
    let count: Block = { if $0.pointee.type != .closeSubpath { block += 1 } }
    path.applyWithBlock(count)
    path.applyWithBlock { element in if element.pointee.points[0].x >= 0 { closure += 1 } }
    let byValue: ByValue = { _ in function += 1 }
    let call: @convention(c) (UnsafeMutableRawPointer, UnsafePointer<CGPathElement>) -> Void = { info, element in
        unsafeBitCast(info, to: ByValue.self)(element.pointee)
    }
    path.apply(info: unsafeBitCast(byValue, to: UnsafeMutableRawPointer.self), function: unsafeBitCast(call, to: CGPathApplierFunction.self))
    return (block, function, closure)
}

/// A lock of C's with nothing but Foundation.
final class Tally {
    private let lock: os_unfair_lock_t = .allocate(capacity: 1)
    private(set) var count = 0
    init() { lock.initialize(to: os_unfair_lock()) }
    deinit { lock.deallocate() }
    func add() {
        os_unfair_lock_lock(lock)
        defer { os_unfair_lock_unlock(lock) }
        count += 1
    }
}

/// Loading, as a value.
struct Loader {
    var load: (URL) async throws -> (Data, URLResponse) = URLSession.shared.data(from:)
    var answer: (URLRequest) async throws -> (Data, URLResponse) = URLSession.shared.data(for:)
    let configuration: URLSessionConfiguration = {
        let configuration = URLSessionConfiguration.default
        configuration.waitsForConnectivity = true
        configuration.urlCache = URLCache(memoryCapacity: 1_000_000, diskCapacity: 0)
        return configuration
    }()
}

let limits: [Int] = [Int(INT8_MIN), Int(INT16_MIN), Int(INT32_MIN), Int(INT_MIN), Int(INT64_MIN)]

// MARK: Tables of other content

struct Crate: Identifiable {
    let id: Int
    let name: String
}
struct CrateColumns: TableColumnContent {
    @TableColumnBuilder<Crate, Never> nonisolated var tableColumnBody: some TableColumnContent<Crate, Never> {
        TableColumn("Crate") { (crate: Crate) in Text(crate.name) }
        TableColumn("Place") { (crate: Crate) in Text("Place \(crate.id)") }
    }
}
struct CrateRows: TableRowContent {
    let crates: [Crate]
    @TableRowBuilder<Crate> var tableRowBody: some TableRowContent<Crate> {
        TableRow(Crate(id: 100, name: "First crate"))
        ForEach(crates) { TableRow($0) }
    }
}
/// Content around other content, as libraries write it that watch what is read.
struct Watched<Content> { let body: Content }
extension Watched: TableColumnContent where Content: TableColumnContent {
    typealias TableRowValue = Content.TableRowValue
    typealias TableColumnSortComparator = Content.TableColumnSortComparator
    typealias TableColumnBody = Never
    nonisolated var tableColumnBody: Never { fatalError() }
    nonisolated static func _makeContent(content: _GraphValue<Watched<Content>>, inputs: _TableColumnInputs) -> _TableColumnOutputs {
        Content._makeContent(content: content[\.body], inputs: inputs)
    }
}
extension Watched: TableRowContent where Content: TableRowContent {
    typealias TableRowValue = Content.TableRowValue
    typealias TableRowBody = Never
    nonisolated var tableRowBody: Never { fatalError() }
}
struct CrateTable: View {
    var body: some View {
        Table(of: Crate.self) {
            CrateColumns()
            Watched(body: TableColumn("Mark") { (crate: Crate) in Text("Mark \(crate.id)") })
        } rows: {
            CrateRows(crates: [Crate(id: 1, name: "Second crate")])
        }
        .environment(\.horizontalSizeClass, .regular)
    }
}

/// A preview's trait that is made anywhere.
struct Quay: PreviewModifier {
    nonisolated init() {}
    static func makeSharedContext() async throws -> Int { 3 }
    func body(content: Content, context: Int) -> some View { content.lineLimit(context) }
}
extension PreviewTrait where T == Preview.ViewTraits {
    static var quay: Self { .modifier(Quay()) }
}
#Preview("Quay", traits: .quay) { Text("Quay") }
