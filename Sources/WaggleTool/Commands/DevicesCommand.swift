import ArgumentParser
import Foundation
import WaggleRequest

struct DevicesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "devices", abstract: "Lists the phones and tablets for --device, with size, scale and safe area in points.")

    func run() { print(Self.table(Device.all)) }

    /// One line for each device; insets of the upper and lower edge in portrait, and of left, bottom and right, or top and bottom, in landscape.
    static func table(_ devices: [Device]) -> String {
        let width = devices.map(\.name.count).max() ?? 0
        func padded(_ text: String, _ width: Int) -> String { text + String(repeating: " ", count: max(width - text.count, 0)) }
        return devices.map { device in
            let screen = device.screen, area = screen.safeArea, turned = screen.landscape.safeArea
            let size = padded("\(Int(screen.width))x\(Int(screen.height))", 9), insets = padded("top \(Int(area.top)), bottom \(Int(area.bottom))", 17)
            let landscape = turned.leading > 0 ? "left and right \(Int(turned.leading)), bottom \(Int(turned.bottom))" : "top \(Int(turned.top)), bottom \(Int(turned.bottom))"
            return "\(padded(device.name, width))  \(size) @\(Int(screen.scale))x  \(insets)  landscape: \(landscape)"
        }.joined(separator: "\n")
    }
}
