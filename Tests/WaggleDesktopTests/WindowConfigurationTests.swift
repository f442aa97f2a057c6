import Foundation
import Testing
import WaggleRequest
@testable import WaggleDesktop

/// The initial size of a window.
@Suite @MainActor struct WindowConfigurationTests {
    private func place(_ screen: Screen, scale: Double? = nil, monitor: CGSize?) -> WindowConfiguration {
        let files = ProgramFiles(name: "Pond", folder: "/pond", bundleIdentifier: "local.Pond")
        return WindowConfiguration(ProgramRequest(action: .window(scale: scale), screen: screen, program: files), monitor: monitor)
    }

    @Test func aFreeWindowIsAsLargeAsAskedFor() {
        let window = place(Screen(width: 400, height: 300, scale: 2), monitor: CGSize(width: 1920, height: 1080))
        #expect(window.size == CGSize(width: 400, height: 300))
        #expect(!window.isFixed)
        #expect(window.zoom == 1)
        #expect(window.displayScale == nil)
    }

    @Test func aFreeWindowIsNoLargerThanItsMonitor() {
        let window = place(Screen(width: 4000, height: 3000, scale: 2), monitor: CGSize(width: 800, height: 600))
        #expect(window.size == CGSize(width: 780, height: 490))
        #expect(window.zoom == 1)
    }

    @Test func aDeviceKeepsItsSizeScaleAndSafeArea() throws {
        let screen = try Device.named("iphone-15").screen
        let window = place(screen, scale: screen.scale, monitor: CGSize(width: 2560, height: 1440))
        #expect(window.size == CGSize(width: 393, height: 852))
        #expect(window.isFixed)
        #expect(window.displayScale == 3)
        #expect(window.safeArea.top == 59)
        #expect(window.zoom == 1)
    }

    @Test func aDeviceLargerThanTheMonitorIsShownSmaller() throws {
        let screen = try Device.named("iphone-15").screen
        let window = place(screen, scale: screen.scale, monitor: CGSize(width: 1366, height: 110 + 426))
        #expect(window.size == CGSize(width: 393, height: 852))
        #expect(window.zoom == 0.5)
    }

    @Test func withoutAMonitorTheSizeStays() {
        #expect(place(Screen(width: 4000, height: 3000, scale: 2), monitor: nil).size == CGSize(width: 4000, height: 3000))
    }

    @Test func aSceneSaysHowLargeItsWindowsBeginUnlessThePersonDoes() {
        let wished = CGSize(width: 300, height: 5000)
        #expect(place(.window, monitor: CGSize(width: 800, height: 600)).begun(at: wished) == CGSize(width: 300, height: 490))
        #expect(place(.window, monitor: nil).begun(at: wished) == wished)
        #expect(place(.window, monitor: nil).begun(at: nil) == CGSize(width: 440, height: 760))
        #expect(place(.window, monitor: nil).begun(at: CGSize(width: CGFloat.nan, height: 20)) == CGSize(width: 440, height: 760))
        #expect(place(Screen(width: 500, height: 400, scale: 2), monitor: nil).begun(at: wished) == CGSize(width: 500, height: 400))
    }
}
