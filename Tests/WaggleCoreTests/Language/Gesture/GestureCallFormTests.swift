import Foundation
import Testing
import WaggleCore
import WaggleGeometry

// Calls as programs write them: compiling this file is most of the test.

private struct Card: View {
    enum DragState: Equatable {
        case inactive, pressing
        case dragging(CGSize)
    }
    @GestureState private var dragState = DragState.inactive
    @GestureState var magnifyBy = 1.0
    @GestureState private var angle: Angle = .zero
    @GestureState private var press: Bool?
    @GestureState(initialValue: .zero, reset: { value, transaction in transaction.animation = .spring }) private var offset: CGSize
    @State private var scale: CGFloat = 1
    @State private var location: CGPoint?
    @State private var isOver = false
    @State private var count = 0
    @Environment(\.isEnabled) private var isEnabled

    var longPressDrag: some Gesture {
        LongPressGesture(minimumDuration: 0.5)
            .sequenced(before: DragGesture())
            .updating($dragState) { value, state, transaction in
                switch value {
                case .first(true): state = .pressing
                case .second(true, let drag): state = .dragging(drag?.translation ?? .zero)
                default: state = .inactive
                }
                transaction.animation = .interactiveSpring
            }
            .onEnded { value in
                guard case .second(true, let drag?) = value else { return }
                location = drag.predictedEndLocation
            }
    }
    var magnification: some Gesture {
        MagnifyGesture()
            .updating($magnifyBy) { value, state, _ in state = value.magnification }
            .onEnded { scale *= $0.magnification }
    }
    var pinchAndTurn: some Gesture {
        MagnificationGesture(minimumScaleDelta: 0)
            .simultaneously(with: RotationGesture())
            .onChanged { value in
                scale = value.first ?? 1
                _ = value.second?.degrees
            }
    }
    func drag(_ distance: CGFloat) -> some Gesture<DragGesture.Value> {
        DragGesture(minimumDistance: distance, coordinateSpace: .global).onChanged { value in location = value.location }
    }
    private func clear() { location = nil }

    var body: some View {
        VStack {
            Text("a").onTapGesture { count += 1 }
            Text("b").onTapGesture(count: 2, perform: clear)
            Text("c").onTapGesture { location in self.location = location }
            Text("d").onTapGesture { self.location = $0 }
            Text("e").onTapGesture(coordinateSpace: .named("board")) { location = $0 }
            Text("f").onTapGesture(count: 2, coordinateSpace: .global) { location = $0 }
            Text("g").onLongPressGesture { clear() }
            Text("h").onLongPressGesture(minimumDuration: 1, maximumDistance: 20) { clear() } onPressingChanged: { isOver = $0 }
            Text("i").onLongPressGesture(pressing: { isOver = $0 }, perform: clear)
        }
        .gesture(longPressDrag)
        .gesture(drag(0), including: count > 1 ? .all : .subviews)
        .simultaneousGesture(magnification.exclusively(before: pinchAndTurn))
        .highPriorityGesture(count > 2 ? TapGesture().onEnded { clear() } : nil)
        .gesture(SpatialTapGesture().onEnded { location = $0.location }, isEnabled: isEnabled)
        .gesture(AnyGesture(DragGesture(coordinateSpace: .named("board")).map { $0.translation.width }).onChanged { scale = $0 })
        .simultaneousGesture(TapGesture(count: 3).onEnded(clear))
        .onHover { isOver = $0 }
        .onContinuousHover { phase in
            switch phase {
            case .active(let point): location = point
            case .ended: location = nil
            }
        }
        .onContinuousHover(coordinateSpace: .global) { _ in }
        .contentShape(Rectangle())
        .contentShape([.interaction, .hoverEffect], .rect(cornerRadius: 8))
        .allowsHitTesting(isEnabled)
        .offset(offset)
        .rotationEffect(angle)
        .opacity(press == true ? 0.5 : 1)
        .coordinateSpace(name: "board")
    }
}

private struct GrowingButtonStyle: ButtonStyle {
    @Environment(\.isEnabled) var isEnabled
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding()
            .foregroundStyle(configuration.role == .destructive ? Color.red : .white)
            .scaleEffect(configuration.isPressed ? 1.2 : 1)
            .animation(.easeOut(duration: 0.2), value: configuration.isPressed)
    }
}
extension ButtonStyle where Self == GrowingButtonStyle {
    fileprivate static var growing: GrowingButtonStyle { GrowingButtonStyle() }
}

private struct Buttons: View {
    @State private var count = 0
    let title: String
    private func increase() { count += 1 }
    var body: some View {
        VStack {
            Button("More") { count += 1 }
            Button("More", action: increase)
            Button(title, action: increase)
            Button(title) { withAnimation { count += 1 } }
            Button(action: increase) { Text("\(count)") }
            Button(action: { increase() }, label: { Image(systemName: "plus") })
            Button { increase() } label: { Label("More", systemImage: "plus") }
            Button("Remove", role: .destructive) { count = 0 }
            Button("Add", systemImage: "plus", action: increase)
            Button(role: .cancel, action: increase) { Text("No") }
        }
        .buttonStyle(.growing)
        .buttonStyle(GrowingButtonStyle())
        .buttonStyle(.borderedProminent)
        .buttonStyle(PlainButtonStyle())
        .buttonBorderShape(.roundedRectangle(radius: 4))
        .controlSize(.large)
        .disabled(count > 3)
    }
}

@MainActor
struct GestureCallFormTests {
    @Test func programsThatUseGesturesAndButtonsAreShown() {
        #expect(Hand(on: Card(), width: 300, height: 300).window.shown.count == 9)
        #expect(Hand(on: Buttons(title: "title"), width: 300, height: 900).window.shown.count { $0.kind == "text" } == 9)
    }
}
