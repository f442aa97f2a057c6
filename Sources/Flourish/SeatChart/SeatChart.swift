import SwiftUI

/// A hall in which people choose seats.
///
/// ```swift
/// SeatChart(plan, selection: $seats, limit: 6) { place in sold.contains(place) ? .sold : .free }
///
/// let pair = plan.bestAvailable(2) { sold.contains($0) ? .sold : .free }
/// ```
///
/// From afar a tap goes to a section; there it chooses a seat, or lets it go. Fingers pinch and drag within the hall, and what is chosen
/// beyond the limit makes the hall shake its head. With keys, arrows go from seat to seat in all directions and from section to section,
/// Space or Return chooses, + and - zoom, Escape shows the whole hall. Assistive programs find the sections, and in the section that is
/// shown its seats. A hall is never mirrored. With reduced motion the view changes at once.
public struct SeatChart: View {
    private let plan: SeatPlan
    private let selection: Binding<Set<SeatPlace>>
    private let limit: Int
    private let status: (SeatPlace) -> SeatStatus

    /// Nil shows the whole hall, in any size.
    @State private var camera: SeatCamera?
    @StateObject private var shown = Memory(SeatCamera())
    /// Where a drag has taken the hall, and how far the finger had come then.
    @State private var panStart: (camera: SeatCamera, translation: CGSize)?
    @State private var pinchStart: SeatCamera?
    @GestureState private var isPanning = false
    @GestureState private var isPinching = false
    @State private var focusedSeat: Int?
    /// The section whose seats assistive programs find.
    @State private var shownSection: Int?
    @State private var refusals = 0
    @FocusState private var isFocused: Bool
    @Environment(\.partWords) private var words
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    /// - Parameters:
    ///   - selection: the chosen seats.
    ///   - limit: how many may be chosen.
    ///   - status: what is free; asked for each seat whenever the chart is evaluated.
    public init(
        _ plan: SeatPlan, selection: Binding<Set<SeatPlace>>, limit: Int = .max,
        status: @escaping (SeatPlace) -> SeatStatus = { _ in .free }
    ) {
        (self.plan, self.selection, self.limit, self.status) = (plan, selection, limit, status)
    }

    public var body: some View {
        let statuses = plan.seats.map { status($0.place) }
        GeometryReader { proxy in
            let size = proxy.size, camera = camera ?? whole(size)
            SeatCanvas(
                plan: plan, statuses: statuses, selected: Set(selection.wrappedValue.compactMap(plan.index)),
                focused: isFocused ? focusedSeat : nil, camera: camera, shown: shown)
                .contentShape(Rectangle())
                .gesture(panning(size).simultaneously(with: pinching(size)))
                .simultaneousGesture(SpatialTapGesture().onEnded { tap($0.location, size, statuses) })
                .focusable(!plan.seats.isEmpty)
                .focused($isFocused)
                .onKeyPress { take($0, size, statuses) }
                .accessibilityChildren { children(size, statuses) }
                .accessibilityLabel(words(.seats))
                .accessibilityZoomAction { zoom($0.direction == .zoomIn ? 1.6 : 1 / 1.6, size) }
                .onChange(of: isPanning) { if !isPanning { panStart = nil } }
                .onChange(of: isPinching) { if !isPinching { pinchStart = nil } }
                .onChange(of: size) { show(self.camera.map { $0.limited(to: plan.frame, in: size) }) }
        }
        .clipped()
        .environment(\.layoutDirection, .leftToRight)
        .changeEffect(.shake, value: refusals)
    }

    private func whole(_ size: CGSize) -> SeatCamera { SeatCamera(fitting: plan.frame, in: size) }
    private func show(_ camera: SeatCamera?, _ animation: Animation = .smooth(duration: 0.45)) {
        withAnimation(reduceMotion ? nil : animation) { self.camera = camera }
    }

    // MARK: Choosing

    private func tap(_ location: CGPoint, _ size: CGSize, _ statuses: [SeatStatus]) {
        let camera = shown.value, point = camera.plan(location), choosesSeats = camera.scale >= SeatCamera.choosing
        if choosesSeats, let seat = plan.seat(at: point) {
            focusedSeat = seat
            toggle(seat, statuses)
        } else if let section = plan.section(at: point, within: Self.fingertip / camera.scale) {
            if !choosesSeats { go(to: section, around: point, size) }
        } else {
            goOut()
        }
    }
    /// In points.
    private static let fingertip: CGFloat = 22
    /// A section that is too large for its seats to be chosen is shown around a point.
    private func go(to section: Int, around point: CGPoint? = nil, _ size: CGSize) {
        let bounds = plan.bounds[section]
        shownSection = section
        var camera = SeatCamera(fitting: bounds, in: size)
        if camera.scale < SeatCamera.choosing {
            let point = point ?? CGPoint(x: bounds.midX, y: bounds.midY), side = min(size.width, size.height) / (SeatCamera.choosing * 1.3)
            camera = SeatCamera(
                fitting: CGRect(x: point.x - side / 2, y: point.y - side / 2, width: side, height: side), in: size, padding: 0)
        }
        show(camera.limited(to: plan.frame, in: size))
    }
    private func goOut() {
        shownSection = nil
        show(nil)
    }
    private func toggle(_ seat: Int, _ statuses: [SeatStatus]) {
        let place = plan.seats[seat].place
        if selection.wrappedValue.contains(place) {
            selection.wrappedValue.remove(place)
        } else if statuses[seat] == .free, selection.wrappedValue.count < limit,
                  hasRoom(in: plan.sections[plan.seats[seat].section].category) {
            selection.wrappedValue.insert(place)
        } else {
            refusals += 1
        }
    }

    private func hasRoom(in category: SeatCategory) -> Bool {
        category.limit == .max || selection.wrappedValue.count { plan.category(of: $0) == category } < category.limit
    }

    // MARK: Fingers

    private func panning(_ size: CGSize) -> some Gesture {
        DragGesture(minimumDistance: 8)
            .updating($isPanning) { _, isPanning, _ in isPanning = true }
            .onChanged { drag in
                // A pinch moves the hall itself. The finger that remains after it starts a new pan.
                guard pinchStart == nil else { return self.panStart = nil }
                guard let panStart else {
                    take(shown.value)
                    return self.panStart = (shown.value, drag.translation)
                }
                camera = panStart.camera.moved(by: drag.translation - panStart.translation, frame: plan.frame, in: size)
            }
            .onEnded { drag in
                guard let start = panStart else { return }
                panStart = nil
                let way = reduceMotion ? drag.translation : drag.predictedEndTranslation
                show(start.camera.moved(by: way - start.translation, frame: plan.frame, in: size), .smooth(duration: 0.5))
            }
    }
    private func pinching(_ size: CGSize) -> some Gesture {
        MagnifyGesture()
            .updating($isPinching) { _, isPinching, _ in isPinching = true }
            .onChanged { pinch in
                guard let start = pinchStart else {
                    take(shown.value)
                    return pinchStart = shown.value
                }
                camera = start.zoomed(by: pinch.magnification, about: pinch.startLocation, frame: plan.frame, in: size)
            }
            .onEnded { _ in
                pinchStart = nil
                if let camera, camera.scale <= whole(size).scale * 1.02 { goOut() }
            }
    }
    /// Ends a motion where it is. A change without an animation would leave it running, and so would one that is no spring; a spring goes
    /// on from another one.
    private func take(_ camera: SeatCamera) { withAnimation(.spring(duration: 0.01, bounce: 0)) { self.camera = camera } }
    private func zoom(_ factor: CGFloat, _ size: CGSize) {
        let point = focusedSeat.map { (camera ?? whole(size)).point(plan.seats[$0].point) } ?? CGPoint(
            x: size.width / 2, y: size.height / 2)
        show((camera ?? whole(size)).zoomed(by: factor, about: point, frame: plan.frame, in: size))
    }

    // MARK: Keys

    private func take(_ press: KeyPress, _ size: CGSize, _ statuses: [SeatStatus]) -> KeyPress.Result {
        switch press.key {
        case .leftArrow: move(CGVector(dx: -1, dy: 0), size)
        case .rightArrow: move(CGVector(dx: 1, dy: 0), size)
        case .upArrow: move(CGVector(dx: 0, dy: -1), size)
        case .downArrow: move(CGVector(dx: 0, dy: 1), size)
        case .space, .return:
            guard let focusedSeat else { return .ignored }
            toggle(focusedSeat, statuses)
        case "+", "=": zoom(1.6, size)
        case "-": zoom(1 / 1.6, size)
        case .escape:
            guard camera != nil else { return .ignored }
            goOut()
        default: return .ignored
        }
        return .handled
    }
    private func move(_ direction: CGVector, _ size: CGSize) {
        guard let seat = focusedSeat.flatMap(
            { plan.neighbour(of: $0, toward: direction) ?? $0 }) ?? plan.seats.indices.first else { return }
        focusedSeat = seat
        shownSection = plan.seats[seat].section
        // The seat comes to where it can be seen and chosen.
        let camera = camera ?? whole(size), point = camera.point(plan.seats[seat].point), margin = min(60, size.width / 4, size.height / 4)
        if camera.scale < SeatCamera.choosing {
            go(to: plan.seats[seat].section, around: plan.seats[seat].point, size)
        } else if !CGRect(origin: .zero, size: size).insetBy(dx: margin, dy: margin).contains(point) {
            show(camera.moved(by: CGSize(width: size.width / 2 - point.x, height: size.height / 2 - point.y), frame: plan.frame, in: size))
        }
    }

    // MARK: Assistive programs

    @ViewBuilder private func children(_ size: CGSize, _ statuses: [SeatStatus]) -> some View {
        if let shownSection, plan.sections.indices.contains(shownSection) {
            Button { goOut() } label: { words(.wholeHall) }
            // Of a large section, the seats around the one in focus.
            ForEach(described(in: shownSection), id: \.self) { seat in
                let place = plan.seats[seat].place, isSelected = selection.wrappedValue.contains(place)
                Button {
                    focusedSeat = seat
                    toggle(seat, statuses)
                } label: {
                    words(.seat, ["row": place.row, "seat": place.number.formatted(.number.grouping(.never).locale(words.locale))])
                }
                .accessibilityValue(Text(
                    verbatim: [plan.sections[shownSection].category.price, words.string(statuses[seat].word)].filter { !$0.isEmpty }
                        .joined(separator: ", ")))
                .accessibilityAddTraits(isSelected ? .isSelected : [])
            }
        } else {
            ForEach(plan.sections.indices, id: \.self) { section in
                let free = plan.ranges[section].count { statuses[$0] == .free }
                Button(plan.sections[section].name) { go(to: section, size) }
                    .accessibilityValue(words(.freeSeats, ["count": free.formatted(.number.locale(words.locale))]))
            }
        }
    }
    private func described(in section: Int) -> [Int] {
        let range = plan.ranges[section]
        guard range.count > 400 else { return Array(range) }
        let focus = focusedSeat.flatMap { range.contains($0) ? $0 : nil } ?? range.lowerBound
        return Array(max(range.lowerBound, focus - 200)..<min(range.upperBound, focus + 200))
    }
}

extension SeatStatus {
    fileprivate var word: PartWord {
        switch self {
        case .free: .free
        case .held: .held
        case .sold: .sold
        }
    }
}

private func - (one: CGSize, other: CGSize) -> CGSize { CGSize(width: one.width - other.width, height: one.height - other.height) }

#Preview("Seat chart") {
    @Previewable @State var selection: Set<SeatPlace> = []
    let stalls = SeatCategory("Stalls", price: "€48", color: .indigo), circle = SeatCategory("Circle", price: "€32", color: .teal)
    let plan = SeatPlan([
        SeatSection("Stalls", category: stalls, rows: 8, around: .zero, radius: 7, direction: .degrees(180), sweep: .degrees(110)),
        SeatSection("Left", category: circle, rows: SeatRow.block(10, of: 5), middle: CGPoint(x: -19, y: 5), turn: .degrees(70)),
        SeatSection("Right", category: circle, rows: SeatRow.block(10, of: 5), middle: CGPoint(x: 19, y: 5), turn: .degrees(-70)),
        SeatSection("Circle", category: circle, rows: 4, around: .zero, radius: 19, direction: .degrees(180), sweep: .degrees(90)),
    ], stage: "Stage", stageFrame: CGRect(x: -6, y: -2, width: 12, height: 4))
    VStack {
        SeatChart(plan, selection: $selection, limit: 6) { $0.number % 7 == 3 ? .sold : .free }
        Button("Best pair") { selection = Set(plan.bestAvailable(2) { $0.number % 7 == 3 ? .sold : .free }) }
    }
    .padding()
}
