// The frame of a device around its screen.

import Foundation
import WaggleCore
import WaggleDisplayList
import WaggleGeometry
import WaggleRequest

/// The measures of a device's front in portrait, in points.
struct DeviceBody {
    let device: Device
    /// From the picture's edge to the screen.
    let margins: EdgeInsets
    /// How far the body reaches inside the picture; what is left is for the buttons at its sides.
    let outside: CGFloat
    /// The width of the metal around the glass.
    let band: CGFloat
    /// The radius of the screen's corners.
    let screenRadius: CGFloat
    /// The radius of the body's corners.
    let bodyRadius: CGFloat

    init(_ device: Device) {
        self.device = device
        outside = 4
        band = 3.5
        switch device.front {
        case .island, .notch:
            let edge = device.front == .island ? 14.0 : 19
            screenRadius = Self.radius(device)
            bodyRadius = screenRadius + edge
            margins = EdgeInsets(top: outside + edge, leading: outside + edge, bottom: outside + edge, trailing: outside + edge)
        case .roundCorners:
            screenRadius = 18
            bodyRadius = screenRadius + 28
            margins = EdgeInsets(top: outside + 32, leading: outside + 32, bottom: outside + 32, trailing: outside + 32)
        case .homeButton:
            screenRadius = 0
            let side = device.isTablet ? 46.0 : 21, ends = device.isTablet ? 108.0 : 100
            bodyRadius = device.isTablet ? 40 : 58
            margins = EdgeInsets(top: outside + ends, leading: outside + side, bottom: outside + ends, trailing: outside + side)
        }
    }
    private static func radius(_ device: Device) -> CGFloat {
        if device.front == .island { return device.screen.safeArea.top >= 62 ? 62 : 55 }
        switch device.screen.safeArea.top {
        case 44: return 39
        case 48: return 41.5
        case 50: return 44
        default: return 47.3
        }
    }

    /// The picture's size in portrait.
    var size: CGSize {
        CGSize(width: device.screen.width + margins.leading + margins.trailing, height: device.screen.height + margins.top + margins.bottom)
    }
    /// The buttons at the sides: their middle as a fraction of the height, and their length; at the left, then at the right.
    fileprivate var buttons: (left: [(at: CGFloat, length: CGFloat)], right: [(at: CGFloat, length: CGFloat)]) {
        if device.isTablet { return ([], [(0.1, 50), (0.16, 50)]) }
        return ([(0.17, 32), (0.245, 62), (0.33, 62)], [(0.28, 98)])
    }
}

/// The body behind the screen: metal, black glass, buttons.
struct DeviceBodyView: View {
    let shape: DeviceBody

    var body: some View {
        let size = shape.size, inset = shape.outside
        ZStack {
            ForEach(shape.buttons.left.indices, id: \.self) { button(shape.buttons.left[$0], x: inset) }
            ForEach(shape.buttons.right.indices, id: \.self) { button(shape.buttons.right[$0], x: size.width - inset) }
            ZStack {
                RoundedRectangle(cornerRadius: shape.bodyRadius, style: .continuous)
                    .fill(LinearGradient(
                        colors: [Color(white: 0.62), Color(white: 0.42), Color(white: 0.55)], startPoint: .topLeading,
                        endPoint: .bottomTrailing))
                RoundedRectangle(cornerRadius: shape.bodyRadius - 1, style: .continuous).fill(Color(white: 0.28)).padding(1)
                RoundedRectangle(cornerRadius: shape.bodyRadius - shape.band, style: .continuous).fill(.black).padding(shape.band)
            }
            .padding(inset)
            if shape.device.front == .homeButton { homeButton }
        }
        .frame(width: size.width, height: size.height)
    }
    private func button(_ button: (at: CGFloat, length: CGFloat), x: CGFloat) -> some View {
        RoundedRectangle(cornerRadius: 1.5).fill(Color(white: 0.4)).frame(width: 6, height: button.length)
            .position(x: x, y: shape.size.height * button.at)
    }
    private var homeButton: some View {
        let size = shape.size, ends = shape.margins.bottom
        return ZStack {
            Circle().strokeBorder(Color(white: 0.3), lineWidth: 2).frame(width: 58, height: 58)
                .position(x: size.width / 2, y: size.height - ends / 2 - 2)
            if shape.device.isTablet {
                Circle().fill(Color(white: 0.15)).frame(width: 9, height: 9).position(x: size.width / 2, y: ends / 2)
            } else {
                Capsule().fill(Color(white: 0.18)).frame(width: 58, height: 6).position(x: size.width / 2, y: ends / 2 + 4)
                Circle().fill(Color(white: 0.15)).frame(width: 9, height: 9).position(x: size.width / 2 - 52, y: ends / 2 + 4)
            }
        }
    }
}

/// Sets a window's picture into the frame of a device.
@MainActor
struct DeviceBezel {
    private let shape: DeviceBody
    private let isLandscape: Bool
    private let bodyList: DisplayList

    init(_ device: Device, isLandscape: Bool, _ drawing: HostDrawing) {
        shape = DeviceBody(device)
        self.isLandscape = isLandscape
        bodyList = drawing.list(DeviceBodyView(shape: shape), size: shape.size)
    }

    /// The size of the framed picture.
    var size: CGSize { isLandscape ? CGSize(width: shape.size.height, height: shape.size.width) : shape.size }
    /// Where the screen begins in it.
    private var corner: CGPoint {
        isLandscape ? CGPoint(x: shape.margins.top, y: shape.margins.trailing) : CGPoint(x: shape.margins.leading, y: shape.margins.top)
    }

    /// - Parameter paper: The colour around the device.
    func framed(_ picture: WindowPicture, paper: ResolvedColor) -> WindowPicture {
        let screen = CGRect(origin: .zero, size: picture.size), radius = shape.screenRadius
        let primitive: Primitive = radius > 0 ? .roundedRectangle(
            screen, CGSize(width: radius, height: radius), continuous: true) : .rectangle(screen)
        let whole = CGRect(origin: .zero, size: size)
        let behind = DisplayList.Item(
            identity: .max, bounds: whole,
            content: isLandscape ? .effect(.transform(.onItsSide(shape.size)), bodyList) : .list(bodyList, offset: .zero))
        let shown = DisplayList(
            [DisplayList.Item(bounds: screen, content: .effect(.clip(primitive, .nonZero, antialiased: true), picture.listWithBackground))])
        return WindowPicture(list: DisplayList([behind, DisplayList.Item(
            bounds: screen.offsetBy(dx: corner.x, dy: corner.y), content: .list(shown, offset: corner))]), background: paper, size: size)
    }
}

extension CGAffineTransform {
    /// Turns what is drawn in portrait to landscape, its top to the left.
    static func onItsSide(_ portrait: CGSize) -> CGAffineTransform { CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: portrait.width) }
}
