import Foundation
import Testing
@testable import WaggleCore
@testable import WaggleHeadless

/// Counts how often a row is read, and can show or hide its content without an update of the row.
@MainActor
private final class Register {
    var reads: [Int] = []
    var rows: [Int: RegisteredNode] = [:]
    func reset() { reads = [] }
}

private struct Registered<Content: View>: View {
    let number: Int
    let register: Register
    @ViewBuilder let content: Content
    typealias Body = Never
    static func _makeNode(_ view: Self, in inputs: ViewInputs) -> ViewNode {
        let node = RegisteredNode(view.number, view.register, inputs)
        node.content = Content._makeNode(view.content, in: inputs.child(of: node))
        view.register.rows[view.number] = node
        return node
    }
    static func _updateNode(_ node: ViewNode, with view: Self) {
        let node = unsafeDowncast(node, to: RegisteredNode.self)
        Content._updateNode(node.content, with: view.content)
    }
    static var _isUnary: Bool { false }
}

@MainActor
private final class RegisteredNode: ViewNode {
    let row: Int
    let register: Register
    var content: ViewNode!
    var showsContent = true {
        didSet { invalidateItems() }
    }
    init(_ row: Int, _ register: Register, _ inputs: ViewInputs) {
        (self.row, self.register) = (row, register)
        super.init(inputs)
    }
    override func forEachChild(_ body: (ViewNode) -> Void) { if let content { body(content) } }
    override var subviewCount: Int { showsContent ? content.subviewCount : 0 }
    override func readSubviews(_ reader: inout SubviewReader) {
        register.reads.append(row)
        if showsContent { content.readSubviews(&reader) }
    }
}

@MainActor
@Suite struct RowReadingTests {
    private struct Rows: View {
        @State var numbers: [Int]
        let register: Register, remote: Remote<[Int]>
        var body: some View {
            remote.connect($numbers)
            VStack(spacing: 0) {
                ForEach(numbers, id: \.self) { number in
                    Registered(number: number, register: register) { Color.red.frame(height: 1).named("\(number)") }
                }
            }
        }
    }
    private let register = Register(), remote = Remote<[Int]>()
    private func scene(_ count: Int) -> LazyScene {
        let scene = LazyScene(100, 2_000) { Rows(numbers: Array(0..<count), register: register, remote: remote) }
        register.reset()
        return scene
    }
    /// The vertical positions of rows relative to the first; nil for those that are not shown.
    private func tops(_ scene: LazyScene, _ rows: [Int]) -> [CGFloat?] {
        let frames = scene.frames, top = frames["\(rows[0])"]?.minY ?? .nan
        return rows.map { frames["\($0)"].map { $0.minY - top } }
    }

    /// Only a row whose subviews change is read, whether or not others are empty.
    @Test func onlyRowsThatHaveChangedAreRead() {
        let scene = scene(1_000)
        register.rows[500]?.showsContent = false
        scene.window.settle()
        #expect(register.reads == [500] && tops(scene, [499, 500, 501]) == [0, nil, 1])
        register.reset()
        register.rows[7]?.showsContent = false
        register.rows[8]?.invalidateItems()
        register.rows[8]?.invalidateItems()
        scene.window.settle()
        #expect(register.reads.sorted() == [7, 8] && tops(scene, [6, 7, 8, 499, 500, 501]) == [0, nil, 1, 492, nil, 493])
        register.reset()
        register.rows[7]?.showsContent = true
        register.rows[500]?.showsContent = true
        scene.window.settle()
        #expect(register.reads.sorted() == [7, 500] && tops(scene, [6, 7, 8, 499, 500, 501]) == [0, 1, 2, 493, 494, 495])
        register.reset()
        register.rows[8]?.invalidateItems()
        scene.window.settle()
        #expect(register.reads == [8])
    }

    /// Rows are in the right places if some are inserted, removed or moved in the same update in which others change.
    @Test func changesOfRowsAndOfTheirOrderMeet() {
        let scene = scene(100)
        register.rows[50]?.showsContent = false
        register.rows[99]?.invalidateItems()
        remote.value = [200, 201] + Array(0..<50) + Array(50..<99).reversed() + [99]
        scene.window.settle()
        #expect(Set(register.reads).isSuperset(of: [200, 201, 50, 99]))
        #expect(tops(scene, [200, 201, 0, 49, 98, 51, 50, 99]) == [0, 1, 2, 51, 52, 99, nil, 100])
        register.reset()
        register.rows[50]?.showsContent = true
        register.rows[98]?.invalidateItems()
        remote.value = Array(0..<50) + Array(50..<98).reversed() + [99]
        scene.window.settle()
        #expect(tops(scene, [0, 49, 97, 51, 50, 99]) == [0, 49, 50, 96, 97, 98])
        #expect(Set(register.reads).isSubset(of: [50, 98]))
    }
}
