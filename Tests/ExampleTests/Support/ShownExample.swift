import Foundation
import SwiftUI
@testable import CisternExample
@testable import CurtainExample
@testable import HeadlandExample
@testable import HedgerowExample
@testable import KittyExample
@testable import LullExample
@testable import OrchardExample
@testable import RegattaExample
@testable import RinksideExample
@testable import SoftboilExample
@testable import TouchlineExample
@testable import WaggleCore
@testable import WaggleHeadless
@testable import WaggleRuntime
@testable import WaggleTesting
@testable import WindowsillExample

/// The examples that are shown on test screens, since their timers and tasks follow virtual time.
enum ShownExample: String, CaseIterable, CustomStringConvertible {
    case cistern, curtain, headland, hedgerow, kitty, lull, orchard, regatta, rinkside, softboil, touchline, windowsill

    var description: String { rawValue }
    /// The folder's name.
    var name: String { rawValue.capitalized }

    @MainActor var view: AnyView {
        switch self {
        case .cistern: AnyView(CisternView())
        case .curtain: AnyView(TheatreView())
        case .headland: AnyView(CoastView())
        case .hedgerow: AnyView(HedgeView())
        case .kitty: AnyView(KittyView())
        case .lull: AnyView(RestsView())
        case .orchard: AnyView(OrchardView())
        case .regatta: AnyView(RegattaView())
        case .rinkside: AnyView(RinkView())
        case .softboil: AnyView(TimerView())
        case .touchline: AnyView(TouchlineView())
        case .windowsill: AnyView(WindowsillView())
        }
    }

    /// Opens the example's view, or another of its views, with its own asset catalogue.
    /// - Parameter size: nil: a telephone's screen with its safe area.
    @MainActor func open(
        _ view: some View, size: CGSize? = nil, scheme: ColorScheme = .light, typeSize: DynamicTypeSize = .large,
        direction: LayoutDirection = .leftToRight, reduceMotion: Bool = false
    ) throws -> TestScreen {
        let folder = exampleFolder(name)
        let assets = CatalogAssets(catalogs: ["\(folder)/Assets.xcassets"], resourceFolders: [folder + "/Drops"]) { _ in }
        // Textures and particle files are found without a view; no other example has any.
        if self == .cistern { ProgramAssets.provider = assets }
        let shown = view
            .environment(\.assetProvider, assets).environment(\.dynamicTypeSize, typeSize)
            .environment(\.layoutDirection, direction).environment(\.accessibilityReduceMotion, reduceMotion)
        if let size { return try TestScreen(shown, size: size, colorScheme: scheme) }
        return try TestScreen(shown, device: "iphone-15", colorScheme: scheme)
    }
}

extension TestScreen {
    /// With `WAGGLE_LOOK=FOLDER` the picture stays there, for a person to look at.
    func look(_ name: String) throws {
        guard let folder = ProcessInfo.processInfo.environment["WAGGLE_LOOK"] else { return }
        try savePicture(to: "\(folder)/\(name).png")
    }
}
