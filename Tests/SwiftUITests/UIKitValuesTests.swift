import Combine
import SwiftUI
import Testing
import UIKit

@MainActor @Suite(.serialized) struct UIKitValuesTests {
    @Test func coloursAreTakenApart() {
        var hue: CGFloat = 0, saturation: CGFloat = 0, brightness: CGFloat = 0, alpha: CGFloat = 0
        UIColor(hue: 0.6, saturation: 0.5, brightness: 0.8, alpha: 0.7).getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
        #expect(abs(hue - 0.6) < 1e-3 && abs(saturation - 0.5) < 1e-3 && abs(brightness - 0.8) < 1e-3 && abs(alpha - 0.7) < 1e-3)
        UIColor.magenta.getHue(&hue, saturation: nil, brightness: nil, alpha: nil)
        #expect(abs(hue - 5.0 / 6) < 1e-4)
        var white: CGFloat = 0
        #expect(UIColor(white: 0.3, alpha: 1).getWhite(&white, alpha: nil) && abs(white - 0.3) < 1e-3)
        #expect(!UIColor.red.getWhite(&white, alpha: nil))
        #expect(UIColor(cgColor: CGColor(red: 1, green: 0, blue: 0, alpha: 1)).cgColor.components?.first == 1)
    }

    @Test func dynamicColoursFollowTheCurrentTraits() {
        let outer = UITraitCollection.current
        defer { UITraitCollection.current = outer }
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        var red: CGFloat = 0.5
        UITraitCollection(userInterfaceStyle: .dark).performAsCurrent { color.getRed(&red, green: nil, blue: nil, alpha: nil) }
        #expect(red == 1)
        UITraitCollection(userInterfaceStyle: .light).performAsCurrent { color.getRed(&red, green: nil, blue: nil, alpha: nil) }
        #expect(red == 0)
        #expect(UITraitCollection(traitsFrom: [UITraitCollection(userInterfaceStyle: .dark), UITraitCollection()]).userInterfaceStyle == .dark)
        #expect(UITraitCollection(userInterfaceStyle: .dark).hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .light)))
    }

    @Test func traitsOfOneThreadAreNotThoseOfAnother() {
        let outer = UITraitCollection.current
        nonisolated(unsafe) var elsewhere = UIUserInterfaceStyle.unspecified
        UITraitCollection(userInterfaceStyle: outer.userInterfaceStyle == .dark ? .light : .dark).performAsCurrent {
            let seen = DispatchSemaphore(value: 0)
            Thread.detachNewThread {
                elsewhere = UITraitCollection.current.userInterfaceStyle
                seen.signal()
            }
            seen.wait()
        }
        #expect(elsewhere == outer.userInterfaceStyle)
    }

    @Test func theDeviceIsThatOfTheWindow() {
        let device = UIDevice.current
        #expect(device.userInterfaceIdiom == .phone && device.model == "iPhone" && device.systemName == "iOS" && device.orientation.isPortrait)
        #expect(device.identifierForVendor == device.identifierForVendor && device.batteryLevel == -1 && device.batteryState == .unknown)
        #expect(UIScreen.main.maximumFramesPerSecond == 60 && UIScreen.main.brightness == 1)
    }

    @Test func fontsAreDescribed() throws {
        let descriptor = try #require(UIFont.systemFont(ofSize: 20).fontDescriptor.withDesign(.rounded)?.withSymbolicTraits([.traitBold, .traitItalic]))
        let font = UIFont(descriptor: descriptor, size: 0)
        #expect(font.pointSize == 20 && font.fontDescriptor.symbolicTraits == [.traitBold, .traitItalic])
        #expect(UIFont(descriptor: descriptor, size: 30).pointSize == 30)
        #expect(descriptor.withSymbolicTraits([])?.symbolicTraits == [] && descriptor.withSymbolicTraits(.traitItalic)?.symbolicTraits == .traitItalic)
        #expect(UIFont(name: "A family that nobody has", size: 12) == nil)
        let known = try #require(UIFont.familyNames.first { $0 == "Inter" })
        #expect(UIFont(name: known, size: 12)?.familyName == "Inter")
        #expect(UIFontMetrics(forTextStyle: .title1).scaledFont(for: font).pointSize == 20 && UIFontMetrics.default.scaledValue(for: 7) == 7)
    }

    @Test func thePasteboardHoldsWhatIsWritten() throws {
        let board = UIPasteboard.general, before = board.changeCount
        board.string = "plums"
        #expect(board.string == "plums" && board.hasStrings && !board.hasImages && board.changeCount == before + 1 && board.types == ["public.utf8-plain-text"])
        board.url = URL(string: "https://example.org/plums")
        #expect(board.url?.host == "example.org" && board.hasURLs && board.string == "https://example.org/plums")
        board.image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2)) }
        #expect(board.hasImages && board.image != nil && board.string == nil)
        board.setItems([["public.utf8-plain-text": "pears"]])
        #expect(board.strings == ["pears"] && board.numberOfItems == 1)
        board.items = []
        #expect(board.string == nil && !board.hasStrings)
    }

    @Test func geometryIsWrittenAndRead() {
        #expect(NSCoder.string(for: CGRect(x: 1, y: 2.5, width: 3, height: 4)) == "{{1, 2.5}, {3, 4}}")
        #expect(NSCoder.cgRect(for: "{{1, 2.5}, {3, 4}}") == CGRect(x: 1, y: 2.5, width: 3, height: 4) && CGPointFromString("nothing") == .zero)
        #expect(NSStringFromCGPoint(CGPoint(x: 0.1, y: -3)) == "{0.1, -3}")
        #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue == CGPoint(x: 1, y: 2) && NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgRectValue.width == 3)
    }

    @Test func feedbackAndKeyboardsAreNamed() {
        UIImpactFeedbackGenerator(style: .heavy).impactOccurred(intensity: 0.5)
        UINotificationFeedbackGenerator().notificationOccurred(.success)
        UISelectionFeedbackGenerator().selectionChanged()
        var count = 0
        let subscription = NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification).sink { _ in count += 1 }
        NotificationCenter.default.post(name: Notification.Name("UIKeyboardWillShowNotification"), object: nil)
        #expect(count == 1)
        subscription.cancel()
    }
}
