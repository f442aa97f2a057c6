import Foundation
import Testing
import WaggleGeometry
import WaggleMotion
@testable import WaggleCore
@testable import WaggleHeadless

/// Numbers that result from division by zero, overflow or a wrong sign.
private let oddNumbers: [CGFloat] = [.nan, .infinity, -.infinity, -10, 0, 1e9, 1e20, -1e20, .greatestFiniteMagnitude, .leastNonzeroMagnitude]

/// Returns the number, whatever it is.
private struct OddLayout: Layout {
    let number: CGFloat
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { CGSize(width: number, height: number) }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews {
            subview.place(at: CGPoint(x: number, y: number), anchor: UnitPoint(x: number, y: number), proposal: ProposedViewSize(width: number, height: number))
        }
    }
    func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { ViewSpacing() }
}

private struct OddShape: Shape {
    var number: CGFloat
    var animatableData: CGFloat {
        get { number }
        set { number = newValue }
    }
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: number, y: 0))
            path.addLine(to: CGPoint(x: 10, y: number))
            path.addQuadCurve(to: CGPoint(x: 20, y: 20), control: CGPoint(x: number, y: number))
            path.addCurve(to: CGPoint(x: number, y: 30), control1: CGPoint(x: 3, y: 4), control2: CGPoint(x: number, y: 1))
            path.addArc(center: CGPoint(x: 20, y: number), radius: number, startAngle: .radians(number), endAngle: .degrees(90), clockwise: true)
            path.addRelativeArc(center: .zero, radius: 10, startAngle: .zero, delta: .radians(number))
            path.addArc(tangent1End: CGPoint(x: number, y: 3), tangent2End: CGPoint(x: 3, y: 4), radius: number)
            path.addRect(CGRect(x: number, y: 0, width: number, height: 4))
            path.addRoundedRect(in: CGRect(x: 0, y: 0, width: 20, height: 20), cornerSize: CGSize(width: number, height: number))
            path.addEllipse(in: CGRect(x: 0, y: number, width: 10, height: number))
            path.closeSubpath()
        }
    }
}

private struct Animated<Content: View>: View {
    let animation: Animation
    let content: (CGFloat) -> Content
    @State private var isOn = false
    var body: some View { content(isOn ? 40 : 0).onAppear { withAnimation(animation) { isOn = true } } }
}

@MainActor @Suite struct OddNumbersTests {
    /// Draws the view at several times and after a small change of size.
    private func draw(_ name: String, _ n: CGFloat, @ViewBuilder _ view: () -> some View) {
        let window = HeadlessWindow(VStack { Color.red.frame(width: 10, height: 10); view() }, size: CGSize(width: 100, height: 100), scale: 2)
        for time in [0, 0.1, 0.5] {
            window.advance(to: time)
            #expect(throws: Never.self, "\(name) \(n)") { _ = try window.draw() }
        }
        window.setSize(CGSize(width: 60, height: 80))
        window.advance(to: 0.6)
        _ = try? window.draw()
        window.graph.close()
    }

    @Test(arguments: oddNumbers) func viewsBearAnyNumber(n: CGFloat) {
        draw("frame", n) { Text("a").frame(width: n, height: n) }
        draw("flexible", n) { Text("a").frame(minWidth: n, idealWidth: n, maxWidth: n, minHeight: n, idealHeight: n, maxHeight: n) }
        draw("min", n) { Color.red.frame(minWidth: n, minHeight: n) }
        draw("max", n) { Color.red.frame(maxWidth: n, maxHeight: n) }
        draw("ideal", n) { Color.red.frame(idealWidth: n, idealHeight: n).fixedSize() }
        draw("padding", n) { Text("a").padding(n).background(Color.blue) }
        draw("insets", n) { Text("a").padding(EdgeInsets(top: n, leading: 3, bottom: n, trailing: 3)).border(.red, width: n) }
        draw("offset", n) { Text("a").offset(x: n, y: n) }
        draw("position", n) { Text("a").position(x: n, y: n) }
        draw("aspect", n) { Color.red.aspectRatio(n, contentMode: .fit) }
        draw("aspect fill", n) { Color.red.aspectRatio(CGSize(width: n, height: 2), contentMode: .fill) }
        draw("stack", n) { HStack(spacing: n) { Text("a"); Text("b"); Spacer(minLength: n) } }
        draw("priority", n) { HStack { Text("a").layoutPriority(n); Text("b").zIndex(n) } }
        draw("guide", n) { HStack(alignment: .top) { Text("a").alignmentGuide(.top) { _ in n }; Text("b") } }
        draw("guide x", n) { VStack(alignment: .leading) { Text("a").alignmentGuide(.leading) { _ in n }; Text("b") } }
        draw("layout", n) { OddLayout(number: n) { Text("a"); Color.red } }
        draw("layout in frame", n) { OddLayout(number: n) { Text("a"); Color.red }.frame(width: 30, height: 30).clipped() }
        draw("geometry", n) { GeometryReader { Text("\($0.size.width)").frame(width: $0.size.width * n) } }
        draw("overlay", n) { Text("a").overlay(alignment: .topLeading) { Color.red.frame(width: n, height: 3) } }
        draw("fits", n) { ViewThatFits { Color.red.frame(width: n); Text("a") } }
        draw("inset", n) { Color.red.safeAreaInset(edge: .bottom, spacing: n) { Text("a").frame(height: n) } }
    }

    @Test(arguments: oddNumbers) func effectsBearAnyNumber(n: CGFloat) {
        draw("scale", n) { Text("a").scaleEffect(n) }
        draw("scale xy", n) { Text("a").scaleEffect(x: n, y: 1, anchor: UnitPoint(x: n, y: 0)) }
        draw("rotation", n) { Text("a").rotationEffect(.degrees(n)) }
        draw("rotation 3d", n) { Text("a").rotation3DEffect(.degrees(n), axis: (x: n, y: 1, z: 0), perspective: n) }
        draw("transform", n) { Text("a").transformEffect(CGAffineTransform(a: n, b: 0, c: n, d: 1, tx: n, ty: 0)) }
        draw("projection", n) {
            var transform = ProjectionTransform(CGAffineTransform(a: 1, b: n, c: 0, d: 1, tx: 0, ty: n))
            transform.m13 = n
            return Text("a").projectionEffect(transform)
        }
        draw("opacity", n) { Text("a").opacity(n) }
        draw("blur", n) { Text("a").blur(radius: n) }
        draw("shadow", n) { Text("a").shadow(color: .black, radius: n, x: n, y: n) }
        draw("shadow offset", n) { Text("a").shadow(radius: 2, x: n) }
        draw("colours", n) { Color.red.brightness(n).contrast(n).saturation(n).grayscale(n).hueRotation(.degrees(n)) }
        draw("corner", n) { Color.red.cornerRadius(n) }
        draw("clip", n) { Color.red.clipShape(RoundedRectangle(cornerRadius: n)).mask { Circle().inset(by: n) } }
        draw("group", n) { Text("a").scaleEffect(n).compositingGroup().opacity(0.5).drawingGroup() }
    }

    @Test(arguments: oddNumbers) func shapesBearAnyNumber(n: CGFloat) {
        draw("path", n) { OddShape(number: n) }
        draw("path stroke", n) { OddShape(number: n).stroke(.red, lineWidth: n) }
        draw("stroke", n) { Circle().stroke(.red, style: StrokeStyle(lineWidth: n, miterLimit: n, dash: [n, 3, n], dashPhase: n)) }
        draw("dash", n) { Circle().stroke(.red, style: StrokeStyle(lineWidth: 2, dash: [n])) }
        draw("dash phase", n) { Circle().stroke(.red, style: StrokeStyle(lineWidth: 2, dash: [3, 2], dashPhase: n)) }
        draw("border", n) { Circle().strokeBorder(.red, lineWidth: n) }
        draw("trim", n) { Circle().trim(from: n, to: n * 2).stroke(.red) }
        draw("trim one", n) { OddShape(number: 3).trim(from: 0, to: n).stroke(.red) }
        draw("rounded", n) { RoundedRectangle(cornerRadius: n, style: .continuous).fill(.red) }
        draw("uneven", n) { UnevenRoundedRectangle(topLeadingRadius: n, bottomTrailingRadius: n).fill(.red) }
        draw("inset", n) { Capsule().inset(by: n).fill(.red) }
        draw("moved", n) { Circle().offset(x: n, y: 1).scale(n).rotation(.degrees(n)) }
        draw("size", n) { Circle().size(width: n, height: n) }
        draw("linear", n) { LinearGradient(stops: [.init(color: .red, location: n), .init(color: .blue, location: 1)], startPoint: UnitPoint(x: n, y: 0), endPoint: .bottom) }
        draw("radial", n) { RadialGradient(colors: [.red, .blue], center: UnitPoint(x: n, y: 0.5), startRadius: n, endRadius: 30) }
        draw("radial end", n) { RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: n) }
        draw("elliptical", n) { EllipticalGradient(colors: [.red, .blue], center: .center, startRadiusFraction: n, endRadiusFraction: 1) }
        draw("angular", n) { AngularGradient(colors: [.red, .blue], center: .center, startAngle: .degrees(n), endAngle: .degrees(10)) }
        draw("colour", n) { Color(red: n, green: n, blue: 0, opacity: n) }
        draw("hue", n) { Color(hue: n, saturation: n, brightness: n) }
        let path = OddShape(number: n).path(in: CGRect(x: 0, y: 0, width: 10, height: 10))
        _ = path.boundingRect
        _ = path.contains(CGPoint(x: n, y: n))
        _ = path.description
        _ = path.trimmedPath(from: n, to: 1)
        _ = path.strokedPath(StrokeStyle(lineWidth: n, dash: [n, 1]))
        _ = path.cgPath.boundingBoxOfPath
    }

    @Test(arguments: oddNumbers) func textBearsAnyNumber(n: CGFloat) {
        draw("font", n) { Text("abc").font(.system(size: n)) }
        draw("custom font", n) { Text("abc").font(.custom("Nowhere", size: n)) }
        draw("fixed font", n) { Text("abc").font(.custom("Inter", fixedSize: n)) }
        draw("kerning", n) { Text("abc").kerning(n) }
        draw("tracking", n) { Text("abc").tracking(n) }
        draw("baseline", n) { Text("abc").baselineOffset(n) }
        draw("line spacing", n) { Text("abc def ghi jkl").lineSpacing(n) }
        draw("minimum scale", n) { Text("abc def ghi jkl").lineLimit(1).minimumScaleFactor(n) }
        draw("line limit", n) { Text("abc def ghi jkl").lineLimit(Int(max(min(n.isNaN ? 0 : n, 1e9), -1e9))) }
        draw("width", n) { Text("abc def ghi").frame(width: 40).fixedSize(horizontal: false, vertical: true).scaleEffect(n) }
        draw("symbol", n) { Image(systemName: "star").font(.system(size: n)) }
        draw("symbol resized", n) { Image(systemName: "star").resizable(capInsets: EdgeInsets(top: n, leading: n, bottom: n, trailing: n)).frame(width: 10, height: 10) }
        draw("picture", n) { Image("missing").resizable().frame(width: n, height: 10) }
        draw("progress", n) { ProgressView(value: n, total: 10) }
        draw("progress total", n) { ProgressView(value: 3, total: n) }
    }

    @Test(arguments: oddNumbers) func motionBearsAnyNumber(n: CGFloat) {
        let animations: [(String, Animation)] = [
            ("linear", .linear(duration: n)), ("ease", .easeInOut(duration: n)), ("delay", .linear.delay(n)), ("speed", .linear.speed(n)),
            ("curve", .timingCurve(n, 0, 0.5, n, duration: 1)), ("spring", .spring(response: n, dampingFraction: n, blendDuration: n)),
            ("spring damping", .spring(response: 0.3, dampingFraction: n)), ("bounce", .spring(duration: 0.5, bounce: n)), ("spring duration", .spring(duration: n)),
            ("interpolating", .interpolatingSpring(mass: n, stiffness: n, damping: n, initialVelocity: n)),
            ("stiffness", .interpolatingSpring(stiffness: n, damping: 3)), ("damping", .interpolatingSpring(stiffness: 30, damping: n)),
            ("velocity", .interpolatingSpring(mass: 1, stiffness: 100, damping: 10, initialVelocity: n)),
            ("repeat", .linear(duration: n).repeatCount(3)), ("forever", .linear(duration: n).repeatForever()), ("repeat speed", .linear(duration: 1).speed(n).repeatForever()),
            ("repeat delay", .linear(duration: 0).delay(n).repeatForever(autoreverses: false)),
        ]
        for (name, animation) in animations { draw(name, n) { Animated(animation: animation) { Color.red.frame(width: $0, height: 10) } } }
        draw("to", n) { Animated(animation: .spring()) { Color.red.offset(x: $0 == 0 ? 0 : n).scaleEffect($0 == 0 ? 1 : n) } }
        draw("from", n) { Animated(animation: .linear) { OddShape(number: $0 == 0 ? n : 1) } }
        draw("timeline", n) { TimelineView(.periodic(from: .now, by: n)) { _ in Text("a") } }
        draw("timeline animation", n) { TimelineView(.animation(minimumInterval: n)) { _ in Text("a") } }
    }

    @Test(arguments: [CGSize(width: 0, height: 0), CGSize(width: 0, height: 50), CGSize(width: -5, height: 10), CGSize(width: CGFloat.nan, height: 10),
                      CGSize(width: 1e9, height: 10), CGSize(width: CGFloat.infinity, height: 10)])
    func windowsBearAnySize(size: CGSize) {
        let window = HeadlessWindow(VStack { Text("a"); Color.red; Spacer() }.padding(), size: size, safeArea: EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0))
        window.advance(to: 0.1)
        _ = try? window.draw()
        window.setSize(CGSize(width: 10, height: 10))
        window.advance(to: 0.2)
        #expect(throws: Never.self) { _ = try window.draw() }
        window.setSize(size)
        window.advance(to: 0.3)
        _ = try? window.draw()
    }

    @Test func whatIsNoNumberIsToldAndTheRestIsDrawn() throws {
        struct Half: Shape {
            func path(in rect: CGRect) -> Path { Path { $0.addLines([.zero, CGPoint(x: CGFloat.nan, y: 3), CGPoint(x: 4, y: 4)]) } }
        }
        draw("told", 0) {
            Text("a").padding(.nan).offset(x: .infinity).scaleEffect(.nan).zIndex(.nan).font(.system(size: -3))
            Half()
        }
        for told in ["padding(_:): nan", "offset(_:): inf", "scaleEffect(_:): nan", "zIndex(_:): nan", "A font of -3.0 points", "Half: its path at a size of"] {
            #expect(Diagnostics.shared.hasReported(told), "\(told)")
        }
        // A priority may be infinite.
        draw("priority", 0) { Text("a").layoutPriority(-.infinity) }
        #expect(!Diagnostics.shared.hasReported("layoutPriority(_:): -inf"))
        // A view with an invalid offset stays in place.
        let window = HeadlessWindow(Color.red.frame(width: 10, height: 10).offset(x: .nan, y: 5), size: CGSize(width: 20, height: 20))
        #expect(window.graph.displayList().bounds == CGRect(x: 5, y: 10, width: 10, height: 10))
    }

    /// The layouts of many programs propagate an infinite width if none is proposed.
    private struct Boundless: Layout {
        let anchor: UnitPoint
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { proposal.replacingUnspecifiedDimensions() }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for subview in subviews { subview.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: anchor, proposal: .infinity) }
        }
    }
    @Test(arguments: [UnitPoint.topLeading, .center, .bottomTrailing]) func scrollViewsWithoutEndAreLaidOutAndDrawn(anchor: UnitPoint) throws {
        for axes in [Axis.Set.vertical, .horizontal, [.vertical, .horizontal]] {
            let scene = LazyScene {
                Boundless(anchor: anchor) {
                    ScrollView(axes) {
                        Color.red.frame(width: 20, height: 20).named("first")
                        ScrollView(.horizontal) { LazyHStack { ForEach(0..<20) { _ in Color.blue.frame(width: 20, height: 20) } } }
                        LazyVStack { ForEach(0..<20) { _ in Color.blue.frame(height: 20) } }
                    }
                    .defaultScrollAnchor(.center)
                }
            }
            _ = try scene.window.draw()
            _ = scene.window.graph.accessibilityElements()
            #expect(scene["first"]?.size == size(20, 20))
            for scroll in scene.nodes(ScrollNode.self) { #expect(scroll.position.x.isFinite && scroll.position.y.isFinite) }
        }
    }
}
