import SwiftUI

/// Particles that are thrown out within the emitter's bounds: all the time, or in bursts when a value changes.
///
/// ```swift
/// ParticleEmitter(.snow)
/// ParticleEmitter(.confetti, burst: 120, on: victories)
/// ParticleEmitter(.sparks, isOn: isBurning, overflow: 40)
/// ParticleEmitter(.confetti, burst: 30, on: likes) { Text("♥").foregroundStyle(.red) }
/// ```
///
/// Touches pass through. All particles are one drawing, so their number costs no views; while none is alive, nothing is evaluated or drawn.
/// With reduced motion there are none at all. Assistive programs do not see them.
public struct ParticleEmitter<Particle: View>: View {
    private let system: ParticleSystem
    private let isOn: Bool
    private let burst: Int
    private let trigger: AnyHashable?
    private let overflow: CGFloat
    private let onEnd: (@MainActor () -> Void)?
    private let particle: Particle?

    @StateObject private var memory = Memory(ParticleMemory())
    /// True while particles may be alive.
    @State private var isAlive = false
    /// Each one that is waited for ends the former wait.
    @State private var wait = 0
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    /// With particles that are views.
    /// - Parameters:
    ///   - isOn: true while particles are born at the system's rate.
    ///   - burst: how many particles a change of `value` throws out at once.
    ///   - overflow: how far particles are drawn beyond the emitter's bounds, in points.
    ///   - onEnd: called when the last particle has died of an emitter that is not on.
    public init(
        _ system: ParticleSystem, isOn: Bool = true, burst: Int = 0, on value: AnyHashable? = nil, overflow: CGFloat = 0,
        onEnd: (@MainActor () -> Void)? = nil, @ViewBuilder particle: () -> Particle
    ) {
        self.init(system, isOn, burst, value, overflow, onEnd, particle())
    }
    private init(
        _ system: ParticleSystem, _ isOn: Bool, _ burst: Int, _ trigger: AnyHashable?, _ overflow: CGFloat,
        _ onEnd: (@MainActor () -> Void)?, _ particle: Particle?
    ) {
        (self.system, self.isOn, self.burst, self.trigger, self.onEnd, self.particle) =
            (system, isOn && system.rate > 0, burst, trigger, onEnd, particle)
        self.overflow = overflow.clamped(to: 0...2000)
    }

    public var body: some View {
        Color.clear
            .overlay {
                TimelineView(.animation(paused: !isAlive || reduceMotion)) { timeline in
                    if isAlive, !reduceMotion {
                        let time = memory.value.note(system, at: timeline.date), emission = memory.value.emission
                        Canvas { context, size in
                            draw(emission, in: &context, size: size, at: time)
                        } symbols: {
                            if let particle { particle.tag(0) }
                        }
                        .padding(-overflow)
                    }
                }
            }
        .allowsHitTesting(false)
        .accessibilityHidden(true)
        .onAppear { update() }
        .onChange(of: isOn) { update() }
        .onChange(of: trigger) {
            guard !reduceMotion, burst > 0 else { return }
            // No more can be shown.
            memory.value.pending = min(memory.value.pending, 1_000_000) + min(burst, 1_000_000)
            live()
        }
        .onChange(of: reduceMotion) {
            memory.value = ParticleMemory()
            isAlive = false
            update()
        }
        .task(id: wait) {
            guard isAlive, !isOn, (try? await Task.sleep(for: .seconds(system.longestLife + 0.1))) != nil else { return }
            isAlive = false
            onEnd?()
        }
    }

    private func update() {
        guard !reduceMotion, memory.value.wantsOn != isOn else { return }
        memory.value.wantsOn = isOn
        live()
    }
    private func live() {
        isAlive = true
        wait += 1
    }

    private func draw(_ emission: Emission, in context: inout GraphicsContext, size: CGSize, at time: Double) {
        let bounds = CGSize(width: max(size.width - 2 * overflow, 0), height: max(size.height - 2 * overflow, 0)),
            symbol = particle == nil ? nil : context.resolveSymbol(id: 0)
        guard particle == nil || symbol != nil else { return }
        let ramp = ColorRamp(system.colors, in: context.environment), form = system.form.path
        if system.glows { context.blendMode = .plusLighter }
        emission.forEach(at: time, system: system) { index, age in
            guard let pose = system.pose(of: index, age: age, in: bounds), pose.opacity > 0.004, pose.size > 0.05 else { return }
            let x = pose.x + overflow, y = pose.y + overflow,
                reach = symbol.map { max($0.size.width, $0.size.height) * max(pose.size / 10, 1) } ?? pose.size * 2
            guard x > -reach, y > -reach, x < size.width + reach, y < size.height + reach else { return }
            var local = context
            local.opacity = pose.opacity
            local.translateBy(x: x, y: y)
            if pose.turn != 0 { local.rotate(by: .degrees(pose.turn)) }
            if let symbol {
                let scale = pose.size / 10
                local.scaleBy(x: scale * max(pose.width, 0.05), y: scale)
                local.draw(symbol, at: .zero)
            } else {
                local.scaleBy(x: pose.size * max(pose.width, 0.05), y: pose.size)
                local.fill(form, with: ramp.shading(at: system.hasOwnColor ? pose.choice : pose.life, isStepped: system.hasOwnColor))
            }
        }
    }
}

extension ParticleEmitter where Particle == EmptyView {
    /// With particles of the system's form and colours.
    /// - Parameters:
    ///   - isOn: true while particles are born at the system's rate.
    ///   - burst: how many particles a change of `value` throws out at once.
    ///   - overflow: how far particles are drawn beyond the emitter's bounds, in points.
    ///   - onEnd: called when the last particle has died of an emitter that is not on.
    public init(
        _ system: ParticleSystem, isOn: Bool = true, burst: Int = 0, on value: AnyHashable? = nil, overflow: CGFloat = 0,
        onEnd: (@MainActor () -> Void)? = nil
    ) {
        self.init(system, isOn, burst, value, overflow, onEnd, nil)
    }
}

/// What an emitter knows about its past.
struct ParticleMemory: Equatable {
    private var start: Date?
    var emission = Emission()
    var wantsOn = false
    /// Particles of bursts that are not born yet.
    var pending = 0
    private var hasBegun = false

    /// Notes births at a date, the first that shows them.
    /// - Returns: the seconds since the first date.
    mutating func note(_ system: ParticleSystem, at date: Date) -> Double {
        let time = date.timeIntervalSince(start ?? date)
        if start == nil { start = date }
        if emission.isOn != wantsOn {
            emission.setOn(wantsOn, at: hasBegun ? time : time - system.prewarm.clamped(to: 0...3600), system: system)
        }
        hasBegun = true
        emission.setRate(at: time, system: system)
        if pending > 0 { emission.burst(pending, at: time, system: system) }
        pending = 0
        return time
    }
}

/// Colours as steps of a ramp, resolved once for all particles of a drawing.
private struct ColorRamp {
    private let colors: [Color.Resolved]

    init(_ colors: [Color], in environment: EnvironmentValues) { self.colors = colors.map { $0.resolve(in: environment) } }

    func shading(at share: Double, isStepped: Bool) -> GraphicsContext.Shading {
        guard let last = colors.indices.last else { return .foreground }
        let position = share.clamped(to: 0...1) * Double(isStepped ? last + 1 : last), index = min(Int(position), last)
        guard !isStepped, index < last else { return .color(Color(colors[index])) }
        let part = Float(position - Double(index)), one = colors[index], next = colors[index + 1]
        func mixed(_ one: Float, _ next: Float) -> Double { Double(one + (next - one) * part) }
        return .color(Color(
            .sRGB, red: mixed(one.red, next.red), green: mixed(one.green, next.green), blue: mixed(one.blue, next.blue),
            opacity: mixed(one.opacity, next.opacity)))
    }
}

extension ParticleSystem.Form {
    /// One point wide, around zero.
    fileprivate var path: Path {
        switch self {
        case .circle: Path(ellipseIn: CGRect(x: -0.5, y: -0.5, width: 1, height: 1))
        case .square: Path(CGRect(x: -0.5, y: -0.5, width: 1, height: 1))
        case .ribbon: Path(roundedRect: CGRect(x: -0.5, y: -0.32, width: 1, height: 0.64), cornerRadius: 0.08)
        case .star:
            Path { path in
                for corner in 0..<10 {
                    let radius = corner.isMultiple(of: 2) ? 0.5 : 0.21, angle = Double(corner) * .pi / 5 - .pi / 2
                    let point = CGPoint(x: cos(angle) * radius, y: sin(angle) * radius)
                    if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
                }
                path.closeSubpath()
            }
        }
    }
}

#Preview("Particles") {
    @Previewable @State var wins = 0
    ZStack {
        LinearGradient(colors: [.indigo, .black], startPoint: .top, endPoint: .bottom)
        ParticleEmitter(.snow)
        ParticleEmitter(.fireflies)
        Button("Celebrate") { wins += 1 }
            .buttonStyle(.borderedProminent)
        ParticleEmitter(.confetti, burst: 140, on: wins)
    }
    .ignoresSafeArea()
}
