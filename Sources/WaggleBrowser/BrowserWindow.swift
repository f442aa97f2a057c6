// One window of a program in a page: the host of its driver.

import Foundation
import WaggleCairo
import WaggleCore
import WaggleDisplayList
import WaggleGeometry
import WaggleRuntime

/// A window whose frames the session paces.
@MainActor
final class BrowserWindow {
    let appWindow: AppWindow
    let driver: WindowDriver
    let sceneValues: SceneValues
    private(set) var phase = ScenePhase.background
    private let isFirst: Bool
    /// True while the page lacks the driver's picture.
    var pictureIsNew = true
    private let frameNeeded: () -> Void

    init<Content: View>(_ content: Content, _ appWindow: AppWindow, isFirst: Bool, size: CGSize, safeArea: EdgeInsets,
                        environment: EnvironmentValues,
                        sceneValues: SceneValues = SceneValues(), startDate: Date, frameNeeded: @escaping () -> Void) {
        self.appWindow = appWindow
        self.isFirst = isFirst
        self.sceneValues = sceneValues
        self.frameNeeded = frameNeeded
        var environment = environment
        environment.scenePhase = .background
        environment.appWindow = appWindow
        environment.sceneValues = sceneValues
        if isFirst { environment.windowPhase = .background }
        driver = WindowDriver(
            content, size: size, safeArea: safeArea, environment: environment, textEngine: PangoTextEngine(), startDate: startDate)
        driver.connect(to: self)
    }

    /// Goes through the inactive phase, as on Apple's platforms; the views are updated in between, so that they see it.
    func setPhase(_ target: ScenePhase, at time: TimeInterval) {
        guard target != phase else { return }
        for step in [ScenePhase.inactive, target] where step != phase {
            phase = step
            driver.change { if isFirst { $0.windowPhase = step } else { $0.scenePhase = step } }
            driver.update(at: time)
        }
    }
}

extension BrowserWindow: FrameHost {
    var sleepsBetweenFrames: Bool { true }
    func requestFrame() { frameNeeded() }
    func pictureDidChange() { pictureIsNew = true }
    func savePicture(to file: String) throws {
        try driver.picture().write(to: file, scale: driver.environment.displayScale, CairoRasterBackend())
    }
}
