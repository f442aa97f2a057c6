import SwiftUI

/// The drawing of a plan through a camera: all seats of a colour are one path, and what is out of sight is not drawn.
struct SeatCanvas: View, Animatable {
    let plan: SeatPlan
    /// By index.
    let statuses: [SeatStatus]
    let selected: Set<Int>
    let focused: Int?
    var camera: SeatCamera
    /// What is shown, for fingers that come in the middle of a motion.
    let shown: Memory<SeatCamera>
    /// The names of sections are as large as text.
    @ScaledMetric(relativeTo: .footnote) private var nameSize: CGFloat = 13

    nonisolated var animatableData: SeatCamera.AnimatableData {
        get { camera.animatableData }
        set { camera.animatableData = newValue }
    }

    init(plan: SeatPlan, statuses: [SeatStatus], selected: Set<Int>, focused: Int?, camera: SeatCamera, shown: Memory<SeatCamera>) {
        (self.plan, self.statuses, self.selected, self.focused, self.camera, self.shown) =
            (plan, statuses, selected, focused, camera, shown)
    }

    var body: some View {
        let _ = shown.value = camera
        Canvas { context, size in
            drawStage(in: &context)
            let visible = camera.visible(in: size).insetBy(dx: -1, dy: -1)
            for section in plan.sections.indices where plan.bounds[section].intersects(visible) { draw(section, visible, in: &context) }
            if let focused, plan.seats.indices.contains(focused) {
                context.stroke(path(of: plan.seats[focused], inset: -0.14), with: .style(.tint), lineWidth: max(2, camera.scale * 0.07))
            }
        }
    }

    private func drawStage(in context: inout GraphicsContext) {
        guard !plan.stageFrame.isEmpty else { return }
        let frame = CGRect(
            origin: camera.point(plan.stageFrame.origin),
            size: CGSize(width: plan.stageFrame.width * camera.scale, height: plan.stageFrame.height * camera.scale))
        context.fill(Path(roundedRect: frame, cornerRadius: min(frame.height, frame.width) * 0.2), with: .style(.foreground.opacity(0.14)))
        let size = min(frame.height * 0.42, frame.width / CGFloat(max(plan.stage.count, 4)) * 1.3, 40)
        guard size > 5 else { return }
        context.draw(
            Text(verbatim: plan.stage).font(.system(size: size, weight: .semibold)).foregroundStyle(.secondary),
            at: CGPoint(x: frame.midX, y: frame.midY))
    }

    private func draw(_ section: Int, _ visible: CGRect, in context: inout GraphicsContext) {
        let color = plan.sections[section].category.color
        var free = Path(), held = Path(), sold = Path(), chosen = Path(), labels: [Int] = []
        for index in plan.ranges[section] where visible.contains(plan.seats[index].point) {
            let path = path(of: plan.seats[index], inset: 0)
            if selected.contains(index) {
                chosen.addPath(path)
            } else {
                switch statuses[index] {
                case .free: free.addPath(path)
                case .held: held.addPath(path)
                case .sold: sold.addPath(path)
                }
            }
            if camera.scale >= SeatCamera.choosing { labels.append(index) }
        }
        context.fill(sold, with: .style(.foreground.opacity(0.13)))
        context.fill(free, with: .color(color))
        context.fill(held, with: .color(color.opacity(0.25)))
        if camera.scale >= 6 { context.stroke(held, with: .color(color), style: StrokeStyle(lineWidth: 1, dash: [3, 2])) }
        context.fill(chosen, with: .style(.tint))
        if camera.scale >= 6 { context.stroke(chosen, with: .color(.white), lineWidth: max(1, camera.scale * 0.05)) }
        for index in labels { drawLabel(index, in: &context) }
        // From afar a section has its name instead.
        if camera.scale < 9, let center = plan.middle(of: section) {
            let middle = camera.point(center)
            let name = Text(verbatim: plan.sections[section].name).font(.system(size: min(nameSize, 30), weight: .bold))
                .foregroundStyle(.white)
            let resolved = context.resolve(name), box = resolved.measure(in: CGSize(width: 400, height: 60))
            let plate = CGRect(
                x: middle.x - box.width / 2 - 7, y: middle.y - box.height / 2 - 2, width: box.width + 14, height: box.height + 4)
            guard plan.bounds[section].width * camera.scale > plate.width * 0.8 else { return }
            context.fill(Path(roundedRect: plate, cornerRadius: plate.height / 2), with: .color(.black.opacity(0.55)))
            context.draw(resolved, at: middle)
        }
    }
    private func drawLabel(_ index: Int, in context: inout GraphicsContext) {
        let seat = plan.seats[index], isSelected = selected.contains(index)
        guard statuses[index] == .free || isSelected else { return }
        let symbol = isSelected ? Text(Image(systemName: "checkmark")) : seat.isAccessible ? Text(
            Image(systemName: "figure.roll")) : Text(verbatim: "\(seat.place.number)")
        context.draw(
            symbol.font(.system(size: camera.scale * 0.34, weight: .semibold, design: .rounded)).foregroundStyle(.white),
            at: camera.point(seat.point))
    }

    /// A seat's outline on the screen. From afar its corners cannot be seen.
    private func path(of seat: SeatPlan.Seat, inset: CGFloat) -> Path {
        let half = (0.4 - inset) * camera.scale, square = CGRect(x: -half, y: -half, width: half * 2, height: half * 2),
            point = camera.point(seat.point)
        let shape = camera.scale < 5 ? Path(square) : Path(roundedRect: square, cornerRadius: half * 0.55, style: .continuous)
        return shape.applying(CGAffineTransform(translationX: point.x, y: point.y).rotated(by: seat.turn * .pi / 180))
    }
}
