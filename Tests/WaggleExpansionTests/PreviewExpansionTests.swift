import Testing
@testable import WaggleExpansion

@Suite struct PreviewExpansionTests {
    private func expand(_ source: String) throws -> String {
        try PreviewExpansion(source, location: HostMessage.Location(fileID: "App/A.swift", fileName: "/A.swift", offset: 0, line: 7), discriminator: "$s3App").source
    }

    @Test func callsAreTakenApart() {
        let call = CallArguments(##"#Preview("A, \(b("x")) {", traits: .fixedLayout(width: 1, height: 2), .portrait) { Text("}") /* } */ }"##)
        #expect(call.arguments.map(\.label) == [nil, "traits", nil])
        #expect(call.arguments.map(\.value) == [##""A, \(b("x")) {""##, ".fixedLayout(width: 1, height: 2)", ".portrait"])
        #expect(call.trailingClosure == ##" Text("}") /* } */ "##)
    }

    @Test func nameTraitsAndBodyArriveInTheType() throws {
        let source = try expand(#"#Preview("Empty", traits: .portrait) { Text("x") }"#)
        #expect(source.contains(#"_name: Swift.String? { "Empty" }"#))
        #expect(source.contains("[.portrait]"))
        #expect(source.contains(#"Text("x")"#))
        #expect(source.contains("$s3App7PreviewfMu_"))
        #expect(source.contains("App/A.swift:7"))
    }

    @Test func aWidgetsPreviewIsAViewOfIt() throws {
        let source = try expand(#"#Preview("Water", as: .systemSmall) { Drops() } timeline: { Entry(count: 1) }"#)
        #expect(source.contains(#"_name: Swift.String? { "Water" }"#))
        #expect(source.contains(#"WidgetKit._WidgetPreview("Water", as: .systemSmall) { Drops() } timeline: { Entry(count: 1) }"#))
    }

    @Test func aParameterOfTipsHasAnObjectBesideIt() throws {
        let parameter = try ParameterExpansion("@Parameter static var isBrave: Bool = false")
        #expect(parameter.peer == #"static let $isBrave = TipKit.Tips.Parameter<Bool>(Self.self, "isBrave", false)"#)
        #expect(parameter.accessors.contains("get { $isBrave.wrappedValue }"))
        #expect(try ParameterExpansion("@Parameter(.transient) static var name: String?").peer.hasSuffix(#""name", nil)"#))
        #expect(throws: ExpansionError.self) { try ParameterExpansion("@Parameter static var count: Int") }
    }

    @Test func bodyMayBeALabelledArgument() throws {
        #expect(try expand("#Preview(body: { () -> any View in Color.red })").contains("Color.red"))
        #expect(throws: ExpansionError.self) { try expand("#Preview()") }
    }

    @Test func previewableVariablesBecomeProperties() {
        let (properties, body) = PreviewExpansion.liftingPreviewable("""

            @Previewable @State var isOn = true // on
            @Previewable @State var names: [String] =
                ["a", "b"]
                .map { $0 + "!" }
            Toggle("On", isOn: $isOn)
            """)
        #expect(properties.count == 2)
        #expect(properties.first?.hasPrefix("@State var isOn = true") == true)
        #expect(properties.last?.hasSuffix(#".map { $0 + "!" }"#) == true)
        #expect(body.trimmed == #"Toggle("On", isOn: $isOn)"#)
    }
}

@Suite struct EntryExpansionTests {
    @Test func typedAndInferredValues() throws {
        let typed = try EntryExpansion(declaration: "@Entry public var columns: [Int: () -> Void] = [:]", owner: "extension EnvironmentValues {}")
        #expect(typed.key.contains("struct __Key_columns: SwiftUI.EnvironmentKey"))
        #expect(typed.key.contains("static var defaultValue: [Int: () -> Void] { [:] }"))
        #expect(typed.accessors.contains("get { self[__Key_columns.self] }"))
        #expect(try EntryExpansion(declaration: "@Entry var name = \"a = b\"", owner: "public extension SwiftUI.EnvironmentValues {}").key.contains("Swift.String { \"a = b\" }"))
        #expect(try EntryExpansion(declaration: "@Entry var speed = 1.5", owner: "extension Transaction {}").key.contains("TransactionKey {\n    static var defaultValue: Swift.Double { 1.5 }"))
        #expect(try EntryExpansion(declaration: "@Entry var isPinned = false", owner: "extension ContainerValues {}").key.contains("ContainerValueKey {\n    static var defaultValue: Swift.Bool { false }"))
        #expect(try EntryExpansion(declaration: "@Entry var title: String?", owner: "extension EnvironmentValues {}").key.contains("String? { nil }"))
        #expect(try EntryExpansion(declaration: "@Entry var theme = Theme.plain", owner: "extension EnvironmentValues {}").key.contains("static let defaultValue = Theme.plain"))
    }

    @Test func focusedValuesAreOptionalAndHaveNoDefault() throws {
        let titled = try EntryExpansion(declaration: "@Entry var title: String?", owner: "extension FocusedValues {}")
        #expect(titled.key.contains("struct __Key_title: SwiftUI.FocusedValueKey {\n    typealias Value = String\n"))
        #expect(try EntryExpansion(declaration: "@Entry var add: (() -> Void)?", owner: "extension FocusedValues {}").key.contains("typealias Value = (() -> Void)\n"))
        #expect(try EntryExpansion(declaration: "@Entry var count: Optional<Int>", owner: "extension FocusedValues {}").key.contains("typealias Value = Int\n"))
        #expect(titled.accessors.contains("get { self[__Key_title.self] }"))
        #expect(throws: ExpansionError.self) { try EntryExpansion(declaration: "@Entry var title = \"\"", owner: "extension FocusedValues {}") }
        #expect(throws: ExpansionError.self) { try EntryExpansion(declaration: "@Entry var title: String? = \"Lily\"", owner: "extension FocusedValues {}") }
    }

    @Test func wrongPlacesAreNamed() {
        #expect(throws: ExpansionError.self) { try EntryExpansion(declaration: "@Entry var a: Int", owner: "extension EnvironmentValues {}") }
        #expect(throws: ExpansionError.self) { try EntryExpansion(declaration: "@Entry var a = 1", owner: "extension Int {}") }
    }
}
