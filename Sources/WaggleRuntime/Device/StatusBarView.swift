// The status bar of a phone or tablet: the time of every Apple keynote, full bars.

import Foundation
import WaggleCore
import WaggleGeometry
import WaggleRequest

/// The status bar across the top of a screen, for one front of a device.
struct StatusBarView: View {
    let device: Device

    var body: some View {
        switch device.front {
        case .island, .notch: sides
        case .homeButton, .roundCorners: line
        }
    }

    /// Left and right of what is cut out.
    private var sides: some View {
        let cutout = DeviceCutout(device), width = (device.screen.width - cutout.frame.width) / 2
        return HStack(spacing: 0) {
            Text("9:41").font(.system(size: device.screen.safeArea.top < 47 ? 15 : 17, weight: .semibold)).frame(width: width)
            Color.clear.frame(width: cutout.frame.width)
            HStack(spacing: 7) {
                CellularBars()
                WirelessFan().fill(.primary).frame(width: 17, height: 12.3)
                BatteryFull()
            }
            .frame(width: width)
        }
        .frame(width: device.screen.width, height: 24)
        .position(x: device.screen.width / 2, y: cutout.middleOfText)
    }

    /// A low bar from edge to edge.
    private var line: some View {
        let isPhone = !device.isTablet, height = device.screen.safeArea.top
        return ZStack {
            HStack(spacing: 5) {
                if isPhone {
                    CellularBars().scaleEffect(0.85).frame(width: 17, height: 12)
                    WirelessFan().fill(.primary).frame(width: 14.5, height: 10.5)
                } else {
                    Text("9:41 AM").font(.system(size: 12, weight: .semibold))
                    Text("Tue Jan 9").font(.system(size: 12, weight: .semibold))
                }
                Spacer()
                if !isPhone { WirelessFan().fill(.primary).frame(width: 14.5, height: 10.5) }
                Text("100%").font(.system(size: 12, weight: isPhone ? .regular : .semibold))
                BatteryFull().scaleEffect(0.88).frame(width: 24, height: 12)
            }
            .padding(.horizontal, device.front == .roundCorners ? 20 : 7)
            if isPhone { Text("9:41 AM").font(.system(size: 12, weight: .semibold)) }
        }
        .frame(height: height)
        .frame(maxHeight: .infinity, alignment: .top)
    }
}

/// What is cut out of a screen in portrait, in points; empty where nothing is.
struct DeviceCutout {
    let frame: CGRect
    /// Where the middle of the time is beside it.
    let middleOfText: CGFloat

    init(_ device: Device) {
        let width = device.screen.width, top = device.screen.safeArea.top
        switch device.front {
        case .island:
            // The island stands as far below the edge as the bar is high beside it, without the 48 points of the island and what is below.
            let y = top - 48
            frame = CGRect(x: (width - 125) / 2, y: y, width: 125, height: 37)
            middleOfText = y + 21
        case .notch:
            // The notch became narrower with the 13.
            let isWide = ["iphone-x", "iphone-11", "iphone-12"].contains { device.name.hasPrefix($0) }, notch = isWide ? 209.0 : 162.0
            frame = CGRect(x: (width - notch) / 2, y: 0, width: notch, height: isWide ? 30 : 33)
            middleOfText = top - 21.5
        case .homeButton, .roundCorners:
            frame = .zero
            middleOfText = top / 2
        }
    }
}

/// Draws the cutout black.
struct CutoutView: View {
    let device: Device

    var body: some View {
        let cutout = DeviceCutout(device).frame
        switch device.front {
        case .island: Capsule().fill(.black).frame(width: cutout.width, height: cutout.height).position(x: cutout.midX, y: cutout.midY)
        case .notch:
            UnevenRoundedRectangle(bottomLeadingRadius: 20, bottomTrailingRadius: 20, style: .continuous).fill(.black)
                .frame(width: cutout.width, height: cutout.height).position(x: cutout.midX, y: cutout.midY)
        case .homeButton, .roundCorners: EmptyView()
        }
    }
}

private struct CellularBars: View {
    var body: some View {
        HStack(alignment: .bottom, spacing: 2.1) {
            ForEach([4.0, 6.4, 9.2, 12.2], id: \.self) { RoundedRectangle(cornerRadius: 1).fill(.primary).frame(width: 3.2, height: $0) }
        }
    }
}

/// Three arcs above a point.
private struct WirelessFan: Shape {
    func path(in rect: CGRect) -> Path {
        let foot = CGPoint(x: rect.midX, y: rect.maxY), reach = rect.height
        var path = Path()
        for (inner, outer) in [(0.0, 0.3), (0.43, 0.64), (0.78, 1.0)] {
            path.addArc(center: foot, radius: reach * outer, startAngle: .degrees(-136), endAngle: .degrees(-44), clockwise: false)
            if inner > 0 {
                path.addArc(center: foot, radius: reach * inner, startAngle: .degrees(-44), endAngle: .degrees(-136), clockwise: true)
            } else {
                path.addLine(to: foot)
            }
            path.closeSubpath()
        }
        return path
    }
}

private struct BatteryFull: View {
    var body: some View {
        HStack(spacing: 1) {
            ZStack {
                RoundedRectangle(cornerRadius: 4.3, style: .continuous).strokeBorder(.primary.opacity(0.35), lineWidth: 1)
                RoundedRectangle(cornerRadius: 2.5, style: .continuous).fill(.primary).padding(2)
            }
            .frame(width: 25, height: 13)
            UnevenRoundedRectangle(bottomTrailingRadius: 2, topTrailingRadius: 2).fill(.primary.opacity(0.4)).frame(width: 1.4, height: 4.2)
        }
    }
}
