import Foundation
import SwiftUI
@testable import ApiaryExample
@testable import BarometerExample
@testable import CirclesExample
@testable import CisternExample
@testable import CurtainExample
@testable import EncoreExample
@testable import FlourishesExample
@testable import HeadlandExample
@testable import HedgerowExample
@testable import HexGridExample
@testable import KittyExample
@testable import LullExample
@testable import OrchardExample
@testable import RegattaExample
@testable import RinksideExample
@testable import ShoresExample
@testable import SoftboilExample
@testable import TouchlineExample
@testable import WaggleCore
@testable import WaggleHeadless
@testable import WaggleRuntime
@testable import WaggleTesting
@testable import WindowsillExample

/// The examples that are shown on test screens, since their timers and tasks follow virtual time.
enum ShownExample: String, CaseIterable, CustomStringConvertible {
    case encore, flourishes
    case apiary, barometer, circles, cistern, curtain, headland, hedgerow, hexGrid, kitty, lull, orchard, regatta, rinkside, shores, softboil, touchline, windowsill

    var description: String { rawValue }
    /// The folder's name.
    var name: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

    @MainActor var view: AnyView {
        switch self {
        case .apiary: AnyView(PickerView(opensEmpty: false))
        case .barometer: AnyView(StationView())
        case .circles: AnyView(RingsView())
        case .cistern: AnyView(cistern)
        case .curtain: AnyView(TheatreView())
        case .encore: AnyView(EncoreView())
        case .flourishes: AnyView(PartsView())
        case .headland: AnyView(CoastView())
        case .hedgerow: AnyView(HedgeView())
        case .hexGrid: AnyView(IslandView(opensEmpty: false))
        case .kitty: AnyView(KittyView())
        case .lull: AnyView(RestsView())
        case .orchard: AnyView(OrchardView())
        case .regatta: AnyView(RegattaView())
        case .rinkside: AnyView(RinkView())
        case .shores: AnyView(ShoresView())
        case .softboil: AnyView(TimerView())
        case .touchline: AnyView(TouchlineView())
        case .windowsill: AnyView(WindowsillView())
        }
    }

    /// The scene, which is created with the view, looks up textures and particle files without one. No other example has any.
    @MainActor private var cistern: CisternView {
        ProgramAssets.provider = assets
        return CisternView()
    }
    @MainActor private var assets: CatalogAssets {
        let folder = exampleFolder(name)
        return CatalogAssets(catalogs: ["\(folder)/Assets.xcassets"], resourceFolders: [folder + "/Drops"]) { _ in }
    }

    /// The view as the program opens it; some open gradually.
    @MainActor var openingView: AnyView {
        switch self {
        case .apiary: AnyView(PickerView())
        case .hexGrid: AnyView(IslandView())
        default: view
        }
    }

    /// Opens the example's view, or another of its views, with its own asset catalogue.
    /// - Parameter size: nil for a phone's screen with its safe area.
    @MainActor func open(
        _ view: some View, size: CGSize? = nil, scheme: ColorScheme = .light, typeSize: DynamicTypeSize = .large,
        direction: LayoutDirection = .leftToRight, reduceMotion: Bool = false
    ) throws -> TestScreen {
        let assets = assets
        if self == .cistern { ProgramAssets.provider = assets }
        let shown = view
            .environment(\.assetProvider, assets).environment(\.dynamicTypeSize, typeSize)
            .environment(\.layoutDirection, direction).environment(\.accessibilityReduceMotion, reduceMotion)
        if let size { return try TestScreen(shown, size: size, colorScheme: scheme) }
        return try TestScreen(shown, device: "iphone-15", colorScheme: scheme)
    }
}

extension TestScreen {
    /// With `WAGGLE_LOOK=FOLDER`, saves the picture there for inspection.
    func look(_ name: String) throws {
        guard let folder = ProcessInfo.processInfo.environment["WAGGLE_LOOK"] else { return }
        try savePicture(to: "\(folder)/\(name).png")
    }
}
