import WaggleTesting

/// All that a screen shows, for the messages of tests: the error of a search that finds nothing.
@MainActor func whatIsShown(_ screen: TestScreen) -> String {
    do { _ = try screen.element("what nobody shows") } catch { return "\(error)" }
    return ""
}
