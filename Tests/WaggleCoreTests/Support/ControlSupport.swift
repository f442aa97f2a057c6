// Keys, assistive programs and pictures for the tests of controls.

import Foundation
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

extension HeadlessWindow {
    /// Presses a key and shows the next frame.
    /// - Returns: true if a view handled it.
    @discardableResult
    func key(_ key: KeyEquivalent, _ modifiers: EventModifiers = []) -> Bool {
        let characters = key == .space ? " " : ""
        let isTaken = graph.send(.key(KeyEvent(phase: .down, key: key.character, characters: characters, modifiers: modifiers, time: time)))
        graph.send(.key(KeyEvent(phase: .up, key: key.character, characters: "", modifiers: modifiers, time: time)))
        settle()
        return isTaken
    }
    /// All accessibility elements of the window, containers before their contents.
    var elements: [AccessibilityElement] {
        func parts(_ element: AccessibilityElement) -> [AccessibilityElement] { [element] + (element.isContainer ? element.children.flatMap(parts) : []) }
        return graph.accessibilityElements().flatMap(parts)
    }
    func element(_ label: String) -> AccessibilityElement? { elements.first { $0.label == label } }
    /// Performs an assistive program's request on the element with the label, and shows the next frame.
    @discardableResult
    func perform(_ request: AccessibilityRequest, on label: String) -> Bool {
        guard let element = element(label) else { return false }
        let isDone = graph.perform(request, on: element.id)
        settle()
        return isDone
    }
    /// Advances by frames of a hundredth of a second and counts the body evaluations.
    func bodies(inFrames count: Int) -> Int {
        (0..<count).reduce(0) { sum, _ in
            advance(by: 0.01)
            return sum + graph.counters.bodies
        }
    }
    /// Writes a picture for inspection if the environment names a folder.
    func look(_ name: String) throws {
        let picture = try draw()
        guard let folder = ProcessInfo.processInfo.environment["WAGGLE_LOOK"] else { return }
        try picture.writePNG(to: "\(folder)/\(name).png")
    }
}

/// A view with a state that the test reads and writes.
struct Held<Value, Content: View>: View {
    let remote: Remote<Value>
    let content: (Binding<Value>) -> Content
    @State private var value: Value

    init(_ value: Value, _ remote: Remote<Value>, @ViewBuilder content: @escaping (Binding<Value>) -> Content) {
        _value = State(initialValue: value)
        self.remote = remote
        self.content = content
    }
    var body: some View {
        content($value).background { remote.connect($value) }
    }
}

extension EnvironmentValues {
    /// An environment with one value changed.
    static func with<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> EnvironmentValues {
        var environment = EnvironmentValues()
        environment[keyPath: keyPath] = value
        return environment
    }
}
