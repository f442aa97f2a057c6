import Foundation
import SwiftUI
import Testing
@testable import WaggleTesting
@testable import WaggleUIKit
import WaggleSelectors

/// Key-value observing, associated objects and window levels.
@MainActor
struct ObservedObjectTests {
    private final class Reed {}

    // MARK: Observing

    @Test func aScrollViewsOffsetIsObserved() throws {
        let scroll = UIScrollView()
        scroll.contentSize = CGSize(width: 200, height: 1000)
        let screen = try TestScreen(Represented(scroll), size: CGSize(width: 200, height: 200))
        var seen: [CGFloat] = [], before: [CGFloat] = []
        let observation = scroll.observe(\.contentOffset, options: [.new, .old]) { scroll, change in
            seen.append(change.newValue?.y ?? -1)
            before.append(change.oldValue?.y ?? -1)
            #expect(scroll.contentOffset.y == seen.last)
        }
        try screen.drag(.point(100, 150), by: CGSize(width: 0, height: -100), halts: true)
        try screen.settle()
        #expect(seen.count > 5 && seen.last == scroll.contentOffset.y && before.first == 0 && Array(before.dropFirst()) == Array(seen.dropLast()))
        observation.invalidate()
        seen = []
        scroll.contentOffset.y = 0
        #expect(seen.isEmpty)
    }
    @Test func observationsEndWithTheirObjectsAndSaySoOfTheBeginningIfAsked() {
        let label = UILabel()
        var values: [String?] = [], sizes = 0
        var observation: NSKeyValueObservation? = label.observe(\.text, options: [.initial, .new]) { _, change in values.append(change.newValue ?? nil) }
        let size = label.observe(\.bounds) { _, change in
            #expect(change.newValue == nil && change.oldValue == nil)
            sizes += 1
        }
        label.text = "Reed"
        label.text = "Reed"
        label.frame.size.width = 30
        label.alpha = 0.5
        #expect(values == [nil, "Reed"] && sizes == 1)
        observation = nil
        label.text = "Sedge"
        #expect(values.count == 2 && observation == nil)
        size.invalidate()
    }
    @Test func valuesArePublished() {
        let view = UIView()
        var values: [Bool] = []
        let subscription = view.publisher(for: \.isHidden).sink { values.append($0) }
        view.isHidden = true
        view.alpha = 0.2
        view.isHidden = false
        #expect(values == [false, true, false])
        subscription.cancel()
        view.isHidden = true
        #expect(values.count == 3)
    }

    // MARK: Associated objects

    nonisolated(unsafe) private static var key: UInt8 = 0, other: UInt8 = 0

    @Test func valuesAreAttachedToObjectsByKey() {
        let view = UIView(), plain = Reed()
        for object in [view as AnyObject, plain] {
            objc_setAssociatedObject(object, &Self.key, [1, 2], .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            objc_setAssociatedObject(object, &Self.other, "Sedge", .OBJC_ASSOCIATION_COPY)
            #expect(objc_getAssociatedObject(object, &Self.key) as? [Int] == [1, 2] && objc_getAssociatedObject(object, &Self.other) as? String == "Sedge")
            objc_setAssociatedObject(object, &Self.key, nil, .OBJC_ASSOCIATION_RETAIN)
            #expect(objc_getAssociatedObject(object, &Self.key) == nil && objc_getAssociatedObject(object, &Self.other) != nil)
            objc_removeAssociatedObjects(object)
            #expect(objc_getAssociatedObject(object, &Self.other) == nil)
        }
        #expect(objc_getAssociatedObject(UIView(), &Self.key) == nil)
    }
    @Test func aViewReleasesItsValuesAndOtherObjectsAtTheNextChance() {
        weak var ofView: Reed?, ofPlain: Reed?
        do {
            let view = UIView(), plain = Reed(), a = Reed(), b = Reed()
            objc_setAssociatedObject(view, &Self.key, a, .OBJC_ASSOCIATION_RETAIN)
            objc_setAssociatedObject(plain, &Self.key, b, .OBJC_ASSOCIATION_RETAIN)
            (ofView, ofPlain) = (a, b)
        }
        #expect(ofView == nil)
        objc_setAssociatedObject(Reed(), &Self.other, nil, .OBJC_ASSOCIATION_RETAIN)
        #expect(ofPlain == nil)
    }
    @Test func anAssignedValueIsNotRetained() {
        let view = UIView()
        do {
            let reed = Reed()
            objc_setAssociatedObject(view, &Self.key, reed, .OBJC_ASSOCIATION_ASSIGN)
            #expect(objc_getAssociatedObject(view, &Self.key) as? Reed === reed)
        }
        #expect(objc_getAssociatedObject(view, &Self.key) == nil)
    }

    // MARK: Small things

    @Test func levelsOfWindowsAreCounted() {
        var level: UIWindow.Level = .alert + 1
        #expect(level > .alert && level.rawValue == 2001 && level - .alert == 1)
        level -= 2
        #expect(level < .alert)
    }
    private func isRed(_ screen: TestScreen) throws -> Bool {
        let pixel = try #require(try pixels(screen, in: CGRect(x: 5, y: 50, width: 1, height: 1)).first)
        return pixel.red > 200 && pixel.green < 60
    }
    @Test func aButtonsImageViewSaysHowTheImageLooks() throws {
        let button = UIButton(type: .custom), image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 5)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
        }
        button.setImage(image, for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        (button.contentVerticalAlignment, button.contentHorizontalAlignment) = (.fill, .fill)
        button.imageView?.contentMode = .scaleAspectFit
        #expect(button.imageView?.image === image && button.imageView === button.imageView)
        let screen = try TestScreen(Represented(button).frame(width: 100, height: 100), size: CGSize(width: 100, height: 100))
        #expect(try isRed(screen))
        button.imageView?.contentMode = .center
        screen.advance(by: 0)
        #expect(try !isRed(screen))
    }
    @Test func aDatePickerPicksMultiplesOfItsInterval() throws {
        let picker = UIDatePicker()
        picker.minuteInterval = 7
        #expect(picker.minuteInterval == 1)
        picker.minuteInterval = 15
        (picker.datePickerMode, picker.preferredDatePickerStyle, picker.timeZone) = (.time, .wheels, .gmt)
        picker.date = Date(timeIntervalSinceReferenceDate: 8 * 3600 + 20 * 60)
        picker.frame = CGRect(x: 0, y: 0, width: 300, height: 216)
        let screen = try TestScreen(Represented(picker), size: CGSize(width: 300, height: 216))
        #expect(try screen.element("Minute").value == "15", "Twenty past is between two times.")
        try screen.perform(.increment, on: "Minute")
        #expect(picker.calendar.component(.minute, from: picker.date) == 30)
    }
}
