// The entry of the test program. With it SwiftPM needs no index of all sources to find tests of XCTest, of which there are none.

import Testing

@main
struct TestRunner {
    static func main() async { await Testing.__swiftPMEntryPoint() as Never }
}
