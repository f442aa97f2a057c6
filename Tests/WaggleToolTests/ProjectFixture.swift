/// A handmade project in Xcode's format: an app and its tests, groups, a localised file, names whose case differs from the disk.
enum ProjectFixture {
    static let text = """
        // !$*UTF8*$!
        {
        	archiveVersion = 1;
        	objectVersion = 56;
        	objects = {
        		B1 /* PondApp.swift in Sources */ = {isa = PBXBuildFile; fileRef = F1 /* PondApp.swift */; };
        		B2 = {isa = PBXBuildFile; fileRef = F2; };
        		B3 = {isa = PBXBuildFile; fileRef = F3; };
        		B4 = {isa = PBXBuildFile; fileRef = V1; };
        		B5 = {isa = PBXBuildFile; fileRef = F7; };
        		B6 = {isa = PBXBuildFile; fileRef = F8; };
        		F1 = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = PondApp.swift; sourceTree = "<group>"; };
        		F2 = {isa = PBXFileReference; path = "Frog View.swift"; sourceTree = "<group>"; };
        		F3 = {isa = PBXFileReference; path = Assets.xcassets; sourceTree = "<group>"; };
        		F4 = {isa = PBXFileReference; name = en; path = en.lproj/Localizable.strings; sourceTree = "<group>"; };
        		F5 = {isa = PBXFileReference; name = de; path = de.lproj/Localizable.strings; sourceTree = "<group>"; };
        		F6 = {isa = PBXFileReference; path = Info.plist; sourceTree = "<group>"; };
        		F7 = {isa = PBXFileReference; path = PondTests.swift; sourceTree = "<group>"; };
        		F8 = {isa = PBXFileReference; name = Gone.swift; path = Pond/Gone.swift; sourceTree = SOURCE_ROOT; };
        		V1 = {isa = PBXVariantGroup; children = (F4, F5, ); name = Localizable.strings; sourceTree = "<group>"; };
        		G0 = {isa = PBXGroup; children = (G1, G3, ); sourceTree = "<group>"; };
        		G1 = {isa = PBXGroup; children = (F1, G2, F3, V1, F6, F8, ); path = Pond; sourceTree = "<group>"; };
        		G2 = {isa = PBXGroup; children = (F2, ); name = Animals; path = animals; sourceTree = "<group>"; };
        		G3 = {isa = PBXGroup; children = (F7, ); path = PondTests; sourceTree = "<group>"; };
        		S1 = {isa = PBXSourcesBuildPhase; files = (B1, B2, B6, ); };
        		R1 = {isa = PBXResourcesBuildPhase; files = (B3, B4, ); };
        		S2 = {isa = PBXSourcesBuildPhase; files = (B5, ); };
        		T1 = {isa = PBXNativeTarget; buildConfigurationList = L1; buildPhases = (S1, R1, ); name = Pond; productType = "com.apple.product-type.application"; };
        		T2 = {isa = PBXNativeTarget; buildPhases = (S2, ); name = PondTests; productType = "com.apple.product-type.bundle.unit-test"; };
        		L0 = {isa = XCConfigurationList; buildConfigurations = (C0, ); };
        		L1 = {isa = XCConfigurationList; buildConfigurations = (C1, C2, ); };
        		C0 = {isa = XCBuildConfiguration; buildSettings = { MARKETING_VERSION = 1.1; SWIFT_VERSION = 4.2; }; name = Release; };
        		C1 = {isa = XCBuildConfiguration; buildSettings = { PRODUCT_NAME = Wrong; }; name = Debug; };
        		C2 = {isa = XCBuildConfiguration; buildSettings = {
        			INFOPLIST_FILE = Pond/Info.plist; PRODUCT_NAME = "$(TARGET_NAME)"; SWIFT_VERSION = 5.0;
        			PRODUCT_BUNDLE_IDENTIFIER = "org.example.$(PRODUCT_NAME:rfc1034identifier)"; SWIFT_ACTIVE_COMPILATION_CONDITIONS = "$(inherited) LAKE";
        		}; name = Release; };
        		P0 = {isa = PBXProject; buildConfigurationList = L0; mainGroup = G0; projectDirPath = ""; targets = (T1, T2, ); };
        	};
        	rootObject = P0;
        }
        """

    static let main = "import SwiftUI\n@main struct PondApp: App { }\n"

    /// On disk, the case of the second file and its folder differs from the project.
    static let files = [
        "Pond.xcodeproj/project.pbxproj": text,
        "Pond/PondApp.swift": main, "Pond/Animals/frog view.swift": "struct FrogView {}\n", "Pond/Old.swift": "struct Old {}\n",
        "Pond/Assets.xcassets/Contents.json": "{}", "Pond/en.lproj/Localizable.strings": "", "Pond/de.lproj/Localizable.strings": "",
        "Pond/Info.plist": "", "PondTests/PondTests.swift": "import XCTest\n",
    ]
}
