// From GDK's events to user input: touches, the pointer, trackpad gestures, keys.

import CGtk
import Foundation
import WaggleCore
import WaggleGeometry

/// Translates the events of one window.
///
/// GDK delivers pointer moves once per frame, right before the frame's update, so that their effect is visible in the same frame.
@MainActor
final class WindowInput {
    private let gtk: Gtk
    private let clock: FrameClock
    private let area: OpaquePointer
    private let zoom: CGFloat
    private let services: WindowServices
    private let send: (InputEvent) -> Bool
    private let command: (WindowCommand) -> Void
    /// The window's size in points.
    var size: CGSize
    private(set) var mouse = MouseFingers()
    /// Finger IDs on a touch screen, by GDK's event sequence. The mouse's own fingers are 0 and 1.
    private var fingers: [OpaquePointer: Int] = [:]
    private var pinch = TrackpadPinch()
    private var scrolling: ScrollGestureTracker
    private var heldKeys: Set<UInt32> = []
    /// An event that the area did not handle and that propagates to its ancestors.
    private var passed: OpaquePointer?
    private var drops: WindowDrops?

    /// - Parameters:
    ///   - send: passes an event to the views; true if one of them handled it.
    ///   - command: performs the command of a key that no view handled.
    init(_ gtk: Gtk, _ clock: FrameClock, area: OpaquePointer, size: CGSize, zoom: CGFloat, services: WindowServices,
         send: @escaping (InputEvent) -> Bool, command: @escaping (WindowCommand) -> Void) {
        self.gtk = gtk
        self.clock = clock
        self.area = area
        self.size = size
        self.zoom = zoom
        scrolling = ScrollGestureTracker(zoom: zoom)
        self.services = services
        self.send = send
        self.command = command
        connect()
        drops = WindowDrops(gtk, clock, area: area, zoom: zoom, send: send)
        services.inputMethod = InputMethod(gtk, area: area, zoom: zoom) { _ = send(.text($0)) }
    }

    private func connect() {
        guard let events = gtk.gtk_event_controller_legacy_new(), let motion = gtk.gtk_event_controller_motion_new() else { return }
        typealias Event = @convention(c) (OpaquePointer?, OpaquePointer?, UnsafeMutableRawPointer?) -> gboolean
        let happened: Event = { _, event, data in
            MainActor.assumeIsolated {
                guard let event, let input = target(data, as: WindowInput.self) else { return 0 }
                let taken = input.receive(event)
                input.passed = taken ? nil : event
                return taken ? 1 : 0
            }
        }
        gtk.connect(events, "event", to: self, happened)
        if let native = gtk.gtk_widget_get_native(area), let above = gtk.gtk_event_controller_legacy_new() {
            let missed: Event = { _, event, data in
                MainActor.assumeIsolated {
                    guard let event, let input = target(data, as: WindowInput.self) else { return 0 }
                    return input.handleMissed(event) ? 1 : 0
                }
            }
            gtk.connect(above, "event", to: self, missed)
            gtk.gtk_widget_add_controller(native, above)
        }
        typealias Enter = @convention(c) (OpaquePointer?, Double, Double, UnsafeMutableRawPointer?) -> Void
        let entered: Enter = { _, x, y, data in MainActor.assumeIsolated { target(data, as: WindowInput.self)?.enter(x, y) } }
        gtk.connect(motion, "enter", to: self, entered)
        typealias Leave = @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?) -> Void
        let left: Leave = { _, data in MainActor.assumeIsolated { target(data, as: WindowInput.self)?.leave() } }
        gtk.connect(motion, "leave", to: self, left)
        gtk.gtk_widget_add_controller(area, events)
        gtk.gtk_widget_add_controller(area, motion)
    }

    /// The pointer entered, or the window appeared below it: a move may not follow.
    private func enter(_ x: Double, _ y: Double) {
        guard !mouse.isDown else { return }
        let location = CGPoint(x: CGFloat(x) / zoom, y: CGFloat(y) / zoom)
        _ = mouse.move(to: location, [], in: size)
        _ = send(.hover(location))
    }

    private func leave() {
        mouse.leave()
        _ = send(.hover(nil))
    }

    /// Cancels all input: the window is closing or others have the input now.
    func cancel() {
        sendMouse(mouse.cancel(in: size), [], clock.now)
        for finger in fingers.values { _ = send(.touch(Touch(id: finger, phase: .cancelled, location: .zero, time: clock.now))) }
        fingers = [:]
        if let scroll = scrolling.cancel(at: mouse.location ?? .zero, clock.now) { _ = send(.scroll(scroll)) }
        forgetKeys()
    }

    /// Called when others have the keyboard focus now; they get the release of keys that are still down.
    func forgetKeys() {
        heldKeys = []
        hold([])
    }

    /// Shows or hides the two fingers immediately when the modifiers change.
    private func hold(_ modifiers: EventModifiers) {
        let shown = mouse.shown(in: size)
        mouse.hold(modifiers)
        if let location = mouse.location, mouse.shown(in: size) != shown { _ = send(.hover(location)) }
    }

    /// Handles button events and moves that GTK sends only to the window: in a new window, GTK knows the widget below the pointer only
    /// after the first move.
    private func handleMissed(_ event: OpaquePointer) -> Bool {
        guard event != passed else {
            passed = nil
            return false
        }
        switch Int(gtk.gdk_event_get_event_type(event)) {
        case GDK_MOTION_NOTIFY, GDK_BUTTON_PRESS, GDK_BUTTON_RELEASE:
            // The title bar may belong to the window.
            guard let location = location(event), mouse.isDown || CGRect(origin: .zero, size: size).contains(location) else { return false }
            return receive(event)
        default: return false
        }
    }

    /// Sends what the desktop reports as an event of the views.
    private func receive(_ event: OpaquePointer) -> Bool {
        let kind = Int(gtk.gdk_event_get_event_type(event))
        let modifiers = modifiers(event)
        switch kind {
        case GDK_KEY_PRESS, GDK_KEY_RELEASE: return handleKey(event, isDown: kind == GDK_KEY_PRESS, modifiers)
        case GDK_GRAB_BROKEN:
            cancel()
            return false
        default: break
        }
        // Wheel events have no location of their own; they use the pointer's.
        guard let location = kind == GDK_SCROLL ? mouse.location : location(event) else { return false }
        let time = clock.time(ofEvent: gtk.gdk_event_get_time(event))
        switch kind {
        case GDK_MOTION_NOTIFY:
            let changes = mouse.move(to: location, modifiers, in: size)
            return mouse.isDown ? sendMouse(changes, modifiers, time) : send(.hover(location))
        case GDK_BUTTON_PRESS:
            switch MouseButton(rawValue: gtk.gdk_button_event_get_button(event)) {
            case .primary: return sendMouse(mouse.press(at: location, modifiers, in: size), modifiers, time)
            case .middle: return send(.middleClick(location))
            case .secondary: return send(.secondaryClick(location))
            case .back: return send(.key(KeyEvent(phase: .down, key: KeyEvent.back, characters: "", modifiers: modifiers, time: time)))
            case nil: return false
            }
        case GDK_BUTTON_RELEASE where gtk.gdk_button_event_get_button(event) == MouseButton.primary.rawValue:
            let taken = sendMouse(mouse.release(at: location, modifiers, in: size), modifiers, time)
            _ = send(.hover(location))
            return taken
        case GDK_TOUCH_BEGIN: return handleTouch(event, .began, location, modifiers, time)
        case GDK_TOUCH_UPDATE: return handleTouch(event, .moved, location, modifiers, time)
        case GDK_TOUCH_END: return handleTouch(event, .ended, location, modifiers, time)
        case GDK_TOUCH_CANCEL: return handleTouch(event, .cancelled, location, modifiers, time)
        case GDK_SCROLL: return handleScroll(event, location, time, modifiers)
        case GDK_TOUCHPAD_HOLD: return handleHold(event, location, time, modifiers)
        case GDK_TOUCHPAD_PINCH: return handlePinch(event, location, time)
        default: return false
        }
    }

    // MARK: Fingers

    @discardableResult
    private func sendMouse(_ changes: [MouseFingers.Change], _ modifiers: EventModifiers, _ time: TimeInterval) -> Bool {
        var taken = false
        for change in changes {
            let touch = Touch(
                id: change.finger, phase: change.phase, location: change.location, time: time, modifiers: modifiers, source: .mouse)
            if send(.touch(touch)) { taken = true }
        }
        return taken
    }

    private func handleTouch(
        _ event: OpaquePointer, _ phase: InputPhase, _ location: CGPoint, _ modifiers: EventModifiers, _ time: TimeInterval
    ) -> Bool {
        guard let course = gtk.gdk_event_get_event_sequence(event) else { return false }
        if phase == .began {
            fingers[course] = (2...).first { number in !fingers.values.contains(number) }
        }
        guard let finger = fingers[course] else { return false }
        if phase == .ended || phase == .cancelled { fingers[course] = nil }
        return send(.touch(Touch(id: finger, phase: phase, location: location, time: time, modifiers: modifiers)))
    }

    // MARK: Trackpads and wheels

    private func handlePinch(_ event: OpaquePointer, _ location: CGPoint, _ time: TimeInterval) -> Bool {
        let phase: InputPhase
        switch Int(gtk.gdk_touchpad_event_get_gesture_phase(event)) {
        case GDK_TOUCHPAD_GESTURE_PHASE_BEGIN: phase = .began
        case GDK_TOUCHPAD_GESTURE_PHASE_UPDATE: phase = .moved
        case GDK_TOUCHPAD_GESTURE_PHASE_END: phase = .ended
        default: phase = .cancelled
        }
        pinch.follow(
            phase, scale: CGFloat(gtk.gdk_touchpad_event_get_pinch_scale(event)), turn: gtk.gdk_touchpad_event_get_pinch_angle_delta(event))
        let magnified = send(.magnify(phase: phase, scale: pinch.scale, location: location, time: time))
        let rotated = send(.rotate(phase: phase, angle: pinch.angle, location: location, time: time))
        return magnified || rotated
    }

    private func handleScroll(_ event: OpaquePointer, _ location: CGPoint, _ time: TimeInterval, _ modifiers: EventModifiers) -> Bool {
        var step = ScrollGestureTracker.Step()
        gtk.gdk_scroll_event_get_deltas(event, &step.dx, &step.dy)
        let direction = Int(gtk.gdk_scroll_event_get_direction(event)), unit = gtk.gdk_scroll_event_get_unit.map { Int($0(event)) }
        // Older versions of GTK 4 cannot tell a wheel from fingers, whose movement would never end.
        step.isNotch = direction != GDK_SCROLL_SMOOTH || unit == nil
        step.isInUnits = unit == GDK_SCROLL_UNIT_SURFACE
        step.isStop = gtk.gdk_scroll_event_is_stop(event) != 0
        guard let scroll = scrolling.event(step, at: location, time, modifiers) else { return false }
        return send(.scroll(scroll))
    }

    private func handleHold(_ event: OpaquePointer, _ location: CGPoint, _ time: TimeInterval, _ modifiers: EventModifiers) -> Bool {
        guard Int(gtk.gdk_touchpad_event_get_gesture_phase(event)) == GDK_TOUCHPAD_GESTURE_PHASE_BEGIN,
              let scroll = scrolling.rest(at: location, time, modifiers) else { return false }
        return send(.scroll(scroll))
    }

    // MARK: Keys

    private func handleKey(_ event: OpaquePointer, isDown: Bool, _ held: EventModifiers) -> Bool {
        let code = gtk.gdk_key_event_get_keyval(event), keycode = gtk.gdk_key_event_get_keycode(event)
        let isRepeated = isDown && heldKeys.contains(keycode)
        if isDown { heldKeys.insert(keycode) } else { heldKeys.remove(keycode) }
        if let modifier = KeyNames.modifier(code) {
            // The event has the modifiers before it.
            hold(isDown ? held.union(modifier) : held.subtracting(modifier))
        }
        if services.inputMethod?.filter(event) == true { return true }
        let lowercase = gtk.gdk_keyval_to_unicode(gtk.gdk_keyval_to_lower(code))
        guard let key = KeyNames.key(code: code, lowercase: lowercase) else { return false }
        var modifiers = held
        if KeyNames.isOnNumberPad(code) { modifiers.insert(.numericPad) }
        let characters = KeyNames.characters(code: code, unicode: gtk.gdk_keyval_to_unicode(code), modifiers)
        let event = KeyEvent(phase: isDown ? (isRepeated ? .repeat : .down) : .up, key: key, characters: characters, modifiers: modifiers,
                             time: clock.time(ofEvent: gtk.gdk_event_get_time(event)))
        if send(.key(event)) { return true }
        guard let command = WindowCommand(event) else { return false }
        self.command(command)
        return true
    }

    // MARK: Event contents

    private func modifiers(_ event: OpaquePointer) -> EventModifiers {
        let state = Int(gtk.gdk_event_get_modifier_state(event))
        let names: [(Int, EventModifiers)] = [
            (GDK_SHIFT_MASK, .shift), (GDK_LOCK_MASK, .capsLock), (GDK_CONTROL_MASK, .control), (GDK_ALT_MASK, .option),
            (GDK_SUPER_MASK, .command), (GDK_META_MASK, .command),
        ]
        return names.reduce(into: []) { if state & $1.0 != 0 { $0.insert($1.1) } }
    }

    /// The event's location in the window's content, in points.
    private func location(_ event: OpaquePointer) -> CGPoint? {
        var x = 0.0, y = 0.0, left = 0.0, top = 0.0, areaX = 0.0, areaY = 0.0
        guard gtk.gdk_event_get_position(event, &x, &y) != 0, let native = gtk.gtk_widget_get_native(area) else { return nil }
        gtk.gtk_native_get_surface_transform(native, &left, &top)
        guard gtk.gtk_widget_translate_coordinates(native, area, x - left, y - top, &areaX, &areaY) != 0 else { return nil }
        return CGPoint(x: CGFloat(areaX) / zoom, y: CGFloat(areaY) / zoom)
    }
}
