// What a host draws of the device that shows a window.

import Foundation
import WaggleCore
import WaggleDisplayList
import WaggleGeometry
import WaggleRequest

/// The parts of a device in a window's picture: status bar, home indicator, keyboard, frame. None of them is in the program's tree.
@MainActor
package final class DeviceChrome {
    let screen: Screen
    private let device: Device?
    private let drawing: HostDrawing
    let keyboard: SoftKeyboard
    private let frame: DeviceBezel?
    private let paper: ResolvedColor
    private var bars: Bars?
    private var barItem: HostItem?
    private var drawnCount: UInt32 = 0
    private(set) var needsDisplay = false
    private var hidTheBar = false

    /// What the bars show.
    private struct Bars: Equatable {
        let isDark: Bool
        /// The indicator lies on the lower edge, whatever the status bar stands on.
        let hasLightIndicator: Bool
        let hidesStatusBar: Bool
        let hidesIndicator: Bool
    }

    /// - Parameter paper: The colour around a frame.
    init(_ screen: Screen, textEngine: any TextEngine, paper: ResolvedColor) {
        self.screen = screen
        self.paper = paper
        device = screen.device
        drawing = HostDrawing(textEngine: textEngine, scale: screen.scale)
        keyboard = SoftKeyboard(screen, isOn: screen.parts.showsKeyboard, drawing)
        frame = screen.parts.showsFrame ? device.map { [drawing] in DeviceBezel($0, isLandscape: screen.width > screen.height, drawing) }
            : nil
    }

    // MARK: Following the views

    /// Takes what the views show and want.
    /// - Parameter locale: The person's, whose language decides where letters are.
    /// - Returns: True if they have to be updated once more.
    func follow(_ graph: ViewGraph, _ locale: Locale, at time: TimeInterval) -> Bool {
        var hasChanged = false
        if keyboard.isOn || keyboard.height > 0 || keyboard.isMoving {
            let height = keyboard.height, client = keyboard.client
            if keyboard.follow(graph.editedText, graph.colorScheme, language: locale.language.languageCode?.identifier ?? "en", at: time) {
                needsDisplay = true
            }
            // Another text may be in another layer, such as a sheet, which then has to make room.
            if keyboard.height != height || keyboard.height > 0 && keyboard.client !== client {
                graph.setKeyboard(height: keyboard.height)
                hasChanged = true
            }
        }
        guard let device else { return hasChanged }
        let hides = hasStatusBar ? graph.hidesStatusBar : false
        if screen.parts.showsStatusBar {
            let wanted = Bars(
                isDark: graph.statusBarScheme == .dark, hasLightIndicator: graph.colorScheme == .dark,
                hidesStatusBar: hides || !hasStatusBar, hidesIndicator: graph.hidesHomeIndicator || screen.safeArea.bottom == 0)
            if wanted != bars {
                bars = wanted
                drawBars(wanted, device)
            }
        }
        // The room of a status bar that stands alone is given back; beside a cutout it stays.
        if hides != hidTheBar, device.front == .homeButton || device.front == .roundCorners {
            hidTheBar = hides
            var area = screen.safeArea
            if hides { area.top = 0 }
            graph.setSize(CGSize(width: screen.width, height: screen.height), safeArea: EdgeInsets(area))
            hasChanged = true
        }
        return hasChanged
    }
    /// Phones have none in landscape.
    private var hasStatusBar: Bool { device.map { $0.isTablet || screen.width < screen.height } ?? false }

    private func drawBars(_ bars: Bars, _ device: Device) {
        drawnCount += 1
        needsDisplay = true
        let size = CGSize(width: screen.width, height: screen.height)
        let view = DeviceBarsView(
            device: device, size: size, showsStatusBar: !bars.hidesStatusBar,
            indicator: bars.hidesIndicator ? nil : bars.hasLightIndicator ? .white : .black)
        var items = drawing.list(view, size: size, isDark: bars.isDark).items
        let portrait = device.screen, upright = CGSize(width: portrait.width, height: portrait.height),
            cutout = drawing.list(CutoutView(device: device), size: upright)
        if !cutout.isEmpty {
            let turned: DisplayList.Content = screen.width > screen.height && !device.isTablet ? .effect(
                .transform(.onItsSide(upright)), cutout) : .list(cutout, offset: .zero)
            items.append(DisplayList.Item(bounds: CGRect(origin: .zero, size: size), content: turned))
        }
        barItem = HostItem(DisplayList(items), bounds: CGRect(origin: .zero, size: size), number: drawnCount)
    }

    // MARK: Picture

    /// The size of the picture that shows a window.
    func pictureSize(_ window: CGSize) -> CGSize { frame?.size ?? window }

    /// The window's picture with the device's parts.
    /// - Parameter overlay: What is drawn in front of them.
    func withChrome(_ picture: WindowPicture, overlay: [DisplayList.Item]) -> WindowPicture {
        needsDisplay = false
        let parts = [keyboard.displayItem, barItem?.item()].compactMap(\.self)
        var dressed = picture
        if !parts.isEmpty || !overlay.isEmpty {
            let content = DisplayList.Item(bounds: picture.list.bounds, content: .list(picture.list, offset: .zero))
            dressed.list = DisplayList([content] + parts + overlay)
        }
        return frame?.framed(dressed, paper: paper) ?? dressed
    }
}

/// The status bar and the home indicator over a whole screen.
private struct DeviceBarsView: View {
    let device: Device
    let size: CGSize
    let showsStatusBar: Bool
    /// The colour of the home indicator; nil without one.
    let indicator: Color?

    var body: some View {
        ZStack {
            if showsStatusBar { StatusBarView(device: device) }
            if let indicator {
                Capsule().fill(indicator).frame(width: indicatorWidth, height: 5).position(x: size.width / 2, y: size.height - 10.5)
            }
        }
        .frame(width: size.width, height: size.height)
    }
    /// Measured on phones of 375 by 812 points: 134 upright, 209 on the side.
    private var indicatorWidth: CGFloat {
        if device.isTablet { return min(size.width, size.height) * 0.33 }
        return size.width > size.height ? size.width * 209 / 812 : size.width * 134 / 375
    }
}
