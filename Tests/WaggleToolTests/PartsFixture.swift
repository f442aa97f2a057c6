/// A project with its own framework, a local package and an external one, in folders that Xcode synchronizes with the disk.
enum PartsFixture {
    /// Each module is a phone's.
    private static let onlyPhone = "#if !os(iOS)\n#error(\"This is no phone.\")\n#endif"

    /// - Parameters:
    ///   - address: the address of the external package.
    ///   - rule: the version requirement of that package.
    static func files(address: String, rule: String = "kind = upToNextMajorVersion; minimumVersion = 1.0.0;") -> [String: String] {
        [
            "Example/Pond.xcodeproj/project.pbxproj": project(address: address, rule: rule),
            "Example/My Pond/PondApp.swift": """
                import SwiftUI
                import Shore
                import Stones
                \(onlyPhone)

                @main struct PondApp: App {
                    var body: some Scene { WindowGroup { VStack { ShoreView(); Text(stone) } } }
                }
                """,
            "Example/My Pond/Widget.swift": "struct WidgetView {}\n",
            "Example/Shore/Shore.swift": """
                import SwiftUI
                import Water
                \(onlyPhone)

                public struct ShoreView: View {
                    public init() {}
                    public var body: some View { Wave() }
                }
                """,
            "Example/Shore/Shared/Sand.swift": "struct Sand {}\n",
            "Example/Shore/Sand.json": "{}",
            "Package.swift": """
                // swift-tools-version: 5.9
                import PackageDescription
                let package = Package(name: "Water", products: [.library(name: "Water", targets: ["Water"])], targets: [.target(name: "Water")])
                """,
            "Sources/Water/Wave.swift": """
                import SwiftUI
                \(onlyPhone)

                public struct Wave: View {
                    public init() {}
                    public var body: some View { Text("wave") }
                }
                """,
        ]
    }

    static let stones = [
        "Package.swift": """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "stones", products: [.library(name: "Stones", targets: ["Stones"])], targets: [.target(name: "Stones")])
            """,
        "Sources/Stones/Stones.swift": "import SwiftUI\n\(onlyPhone)\npublic let stone = \"stone\"\n",
    ]

    private static func project(address: String, rule: String) -> String {
        """
        { objects = {
          G0 = {isa = PBXGroup; children = (G1, G2); sourceTree = "<group>"; };
          G1 = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E1); path = "My Pond"; sourceTree = "<group>"; };
          G2 = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E2); path = Shore; sourceTree = "<group>"; };
          E1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Widget.swift); target = T1; };
          E2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Shared/Sand.swift); target = T1; };
          T1 = {isa = PBXNativeTarget; buildPhases = (F1); dependencies = (D3); fileSystemSynchronizedGroups = (G1); name = Pond;
                packageProductDependencies = (Q2, Q3); productType = "com.apple.product-type.application"; };
          T2 = {isa = PBXNativeTarget; buildPhases = (); dependencies = (); fileSystemSynchronizedGroups = (G2); name = Shore; productReference = O2;
                packageProductDependencies = (Q1); productType = "com.apple.product-type.framework"; };
          T3 = {isa = PBXNativeTarget; buildPhases = (); name = Widget; productType = "com.apple.product-type.app-extension"; };
          F1 = {isa = PBXFrameworksBuildPhase; files = (B1); };
          B1 = {isa = PBXBuildFile; fileRef = O2; };
          O2 = {isa = PBXFileReference; path = Shore.framework; sourceTree = BUILT_PRODUCTS_DIR; };
          D3 = {isa = PBXTargetDependency; target = T3; };
          Q1 = {isa = XCSwiftPackageProductDependency; productName = Water; };
          Q2 = {isa = XCSwiftPackageProductDependency; package = R2; productName = Stones; };
          Q3 = {isa = XCSwiftPackageProductDependency; package = R2; productName = "plugin:Lint"; };
          R1 = {isa = XCLocalSwiftPackageReference; relativePath = ..; };
          R2 = {isa = XCRemoteSwiftPackageReference; repositoryURL = "\(address)"; requirement = {\(rule)}; };
          P0 = {isa = PBXProject; mainGroup = G0; packageReferences = (R1, R2); targets = (T1, T2, T3); };
        }; rootObject = P0; }
        """
    }
}
