import Foundation
import Testing
import WaggleDisplayList
import WaggleGeometry
import WaggleRequest
@testable import WaggleCore
@testable import WaggleHeadless
@testable import WaggleRuntime

/// A host that only records.
@MainActor
private final class Host: FrameHost {
    var sleepsBetweenFrames = true
    var requests = 0
    var pictures = 0
    var turns: [TimeInterval] = []
    var saved: [String] = []
    var readyWork: (() -> Void)?

    func requestFrame() { requests += 1 }
    func pictureDidChange() { pictures += 1 }
    func turnClock(to time: TimeInterval) { turns.append(time) }
    func runReadyWork() -> Bool {
        readyWork?()
        return readyWork != nil
    }
    func savePicture(to file: String) throws { saved.append(file) }
}

@MainActor
private func driver(_ view: some View, _ host: Host) -> WindowDriver {
    let driver = WindowDriver(view, size: CGSize(width: 100, height: 100), environment: EnvironmentValues(), textEngine: HeadlessWindow(EmptyView(), size: .zero).graph.textEngine,
                              startDate: Date(timeIntervalSinceReferenceDate: 0))
    driver.connect(to: host)
    return driver
}

private struct Lamp: View {
    var onBind: (Binding<Bool>) -> Void = { _ in }
    @State private var isOn = false
    var body: some View {
        Rectangle().fill(isOn ? .yellow : .gray).onTapGesture { isOn.toggle() }.onAppear { onBind($isOn) }
    }
}

@MainActor
@Suite struct WindowDriverTests {
    @Test func aPictureIsToldOnceAndTakenWhenTheHostLikes() throws {
        let host = Host(), driver = driver(Lamp(), host)
        try driver.frame(at: 0)
        #expect(host.pictures == 1)
        try driver.frame(at: 0.1)
        #expect(host.pictures == 2, "It was not taken yet.")
        #expect(!driver.picture().list.isEmpty && driver.picture().background == .white)
        try driver.frame(at: 0.2)
        #expect(host.pictures == 2 && driver.demand == .none)
    }

    @Test func aTouchAsksForAFrameThatShowsWhatItDid() throws {
        let host = Host(), driver = driver(Lamp(), host)
        try driver.frame(at: 0)
        _ = driver.picture()
        let before = (host.requests, host.pictures)
        for phase in [InputPhase.began, .ended] {
            #expect(driver.send(.touch(Touch(id: 0, phase: phase, location: CGPoint(x: 50, y: 50), time: 0.01))))
        }
        #expect(host.requests > before.0 && driver.demand == .next)
        try driver.frame(at: 0.02)
        #expect(host.pictures == before.1 + 1)
        _ = driver.picture()
        #expect(driver.demand == .none)
    }

    @Test func theDemandIsTheMomentThatAViewWaitsFor() throws {
        let host = Host(), driver = driver(TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 5)) { Text("\($0.date.timeIntervalSinceReferenceDate)") }, host)
        try driver.frame(at: 1)
        _ = driver.picture()
        guard case .at(let time) = driver.demand else { return #expect(Bool(false), "It waits for nothing: \(driver.demand).") }
        #expect(abs(time - 5) < 1e-6)
    }

    @Test func workThatIsReadyShowsInTheSameFrame() throws {
        let host = Host()
        var binding: Binding<Bool>?
        let driver = driver(Lamp { binding = $0 }, host)
        host.readyWork = {
            binding?.wrappedValue = true
            host.readyWork = {}
        }
        try driver.frame(at: 0)
        #expect(!driver.graph.hasPendingChanges && binding?.wrappedValue == true)
        #expect(host.pictures == 1, "The host sees one picture a frame.")
    }

    @Test func scriptsTurnTheClockToTheirMomentsAndSaveWhatTheySay() throws {
        let host = Host(), driver = driver(Lamp(), host)
        try driver.frame(at: 2)
        var warnings: [String] = []
        driver.play(try FilmScript(parsing: "wait 0.5\nsnapshot a.png\ntap 500,500", file: "tour.txt")) { warnings.append($0) }
        #expect(driver.demand == .next)
        #expect(throws: RequestError.self, "The tap is outside of the window.") {
            for frame in 0...10 { try driver.frame(at: 3 + Double(frame) / 10) }
        }
        #expect(host.saved == ["a.png"] && host.turns.contains(3.5) && warnings.isEmpty)
        _ = driver.picture()
        try driver.frame(at: 5)
        #expect(driver.demand == .none, "A script that failed is over.")
    }

    @Test func anActionThatRunsTheHostsLoopStartsNoFrameWithinTheFrame() throws {
        struct Nested: View {
            let act: () -> Void
            var body: some View { Color.red.onAppear(perform: act) }
        }
        let host = Host()
        var nested: WindowDriver?, wasTaken = true
        let driver = driver(Nested {
            try? nested?.frame(at: 7)
            wasTaken = nested?.send(.touch(Touch(id: 0, phase: .began, location: CGPoint(x: 50, y: 50), time: 7))) ?? true
        }, host)
        nested = driver
        try driver.frame(at: 1)
        #expect(driver.graph.time == 1 && !wasTaken)
    }

    @Test func whatLiesOverTheViewsIsPartOfThePicture() throws {
        let host = Host(), driver = driver(Lamp(), host)
        try driver.frame(at: 0)
        let bare = driver.picture().list.items.count, pictures = host.pictures
        let disc = CGRect(x: 10, y: 10, width: 20, height: 20)
        driver.overlay = DisplayList([DisplayList.Item(bounds: disc, content: .fill(.ellipse(disc), .nonZero, .black, antialiased: true))])
        #expect(host.pictures == pictures + 1 && driver.picture().list.items.count == bare + 1)
    }
}
