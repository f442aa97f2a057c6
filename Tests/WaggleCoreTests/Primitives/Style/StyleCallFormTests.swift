import Foundation
import Testing
import WaggleCore
import WaggleGeometry

// Calls as programs write them: compiling this file is most of the test.

private func styled<S: ShapeStyle>(_ style: S) -> S { style }
private func colored(_ color: Color?) -> Color? { color }
private func tinted<S: ShapeStyle>(_ style: S?) -> S? { style }

private struct ThemeStyle: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
        environment.colorScheme == .dark ? Color.white : Color.black
    }
}

private struct BrandColor: ShapeStyle, Hashable {
    func resolve(in environment: EnvironmentValues) -> Color.Resolved { Color.Resolved(red: 1, green: 0.5, blue: 0) }
}

@Suite struct StyleCallFormTests {
    let flag = Bool.random()

    @Test func implicitMembersOfColors() {
        #expect(colored(.red) == Color.red)
        #expect(colored(nil) == nil)
        #expect([Color.primary, .red].contains(colored(flag ? .primary : .red)))
        #expect(colored(.black.opacity(0.5)) == Color.black.opacity(0.5))
        #expect(colored(.init(red: 1, green: 1, blue: 1)) == Color(red: 1, green: 1, blue: 1))
        #expect(colored(.init(white: 0.5)) == Color(white: 0.5))
        #expect(colored(.accentColor) == Color.accentColor)
        let list: [Color] = [.red, .green.opacity(0.2), Color("Missing"), .secondary, .clear, .white, .mint, .indigo]
        #expect(list.count == 8)
    }

    @Test func implicitMembersOfStyles() {
        #expect(styled(.red) == Color.red)
        #expect(styled(.primary) == HierarchicalShapeStyle.primary)
        #expect([Color.red, .blue].contains(styled(flag ? .red : .blue)))
        #expect([Color.red, .clear].contains(styled(flag ? Color.red : .clear)))
        #expect(styled(.white.opacity(0.3)) == Color.white.opacity(0.3))
        #expect(tinted(.orange) == Color.orange)
        _ = styled(.tint)
        _ = styled(.tint.opacity(0.3))
        _ = styled(.secondary.opacity(0.5))
        _ = styled(.background)
        _ = styled(.background.secondary)
        _ = styled(.foreground)
        _ = styled(.separator)
        _ = styled(.placeholder)
        _ = styled(.link)
        _ = styled(.fill)
        _ = styled(.fill.tertiary)
        _ = styled(.selection)
        _ = styled(.windowBackground)
        _ = styled(.ultraThinMaterial)
        _ = styled(.regularMaterial.opacity(0.8))
        _ = styled(.bar)
        _ = styled(.opacity(0.5))
        _ = styled(.shadow(.drop(radius: 4)))
        _ = styled(.blue.gradient)
        _ = styled(.blue.gradient.shadow(.inner(color: .black, radius: 2, x: 1, y: 1)))
        _ = styled(.red.shadow(.drop(color: .black.opacity(0.3), radius: 3, y: 2)).blendMode(.multiply))
        _ = styled(.blendMode(.screen))
        _ = styled(Color.red.secondary)
        _ = styled(ThemeStyle())
        _ = styled(AnyShapeStyle(flag ? AnyShapeStyle(.red) : AnyShapeStyle(.tint)))
        _ = styled(.red.in(CGRect(x: 0, y: 0, width: 1, height: 1)))
    }

    @Test func gradientsCanBeWrittenAsInSwiftUI() {
        _ = styled(LinearGradient(colors: [.red, .blue.opacity(0.5)], startPoint: .top, endPoint: .bottom))
        _ = styled(LinearGradient(gradient: Gradient(colors: [.red, .clear]), startPoint: .init(x: 0, y: 0.1), endPoint: .init(x: 1, y: 1)))
        _ = styled(LinearGradient(stops: [.init(color: .red, location: 0), Gradient.Stop(color: .blue, location: 1)], startPoint: .leading, endPoint: .trailing))
        _ = styled(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
        _ = styled(.linearGradient(.init(colors: [.red]), startPoint: .top, endPoint: .bottom))
        _ = styled(.linearGradient(Color.red.gradient, startPoint: .top, endPoint: .bottom))
        _ = styled(.radialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 50))
        _ = styled(RadialGradient(gradient: Gradient(colors: [.red, .blue]), center: .center, startRadius: 0, endRadius: 50))
        _ = styled(AngularGradient(gradient: Gradient(colors: [.red, .blue]), center: .center))
        _ = styled(AngularGradient(colors: [.red, .blue], center: .center, angle: .degrees(90)))
        _ = styled(AngularGradient(colors: [.red, .blue], center: .center, startAngle: .zero, endAngle: .degrees(270)))
        _ = styled(.angularGradient(colors: [.red, .blue], center: .center, startAngle: .zero, endAngle: .radians(.pi)))
        _ = styled(.conicGradient(colors: [.red, .blue], center: .center))
        _ = styled(EllipticalGradient(colors: [.red, .blue]))
        _ = styled(.ellipticalGradient(colors: [.red, .blue], center: .top, endRadiusFraction: 1))
        _ = styled(Gradient(colors: [.red, .blue]).colorSpace(.perceptual))
        _ = styled(Gradient(stops: [.init(color: .red, location: 0.5)]))
    }

    @Test func imagePaintsCanBeWrittenAsInSwiftUI() {
        _ = styled(.image(Image("tile")))
        _ = styled(ImagePaint(image: Image("tile"), sourceRect: CGRect(x: 0, y: 0, width: 0.5, height: 1), scale: 0.1))
    }

    @Test func colorsCanBeMadeAsInSwiftUI() {
        _ = Color(red: 1, green: 0.5, blue: 0, opacity: 0.5)
        _ = Color(.displayP3, red: 1, green: 0, blue: 0)
        _ = Color(.sRGBLinear, white: 0, opacity: 0.33)
        _ = Color(hue: 0.5, saturation: 1, brightness: 1)
        _ = Color("BlackRussian", bundle: nil)
        let name = "Bourbon"
        _ = Color(name)
        #expect(Color(BrandColor()).resolve(in: EnvironmentValues()).green == Color.Resolved(red: 1, green: 0.5, blue: 0).green)
        #expect(Color(Color.red) == .red)
        _ = Color(Color.Resolved(red: 1, green: 0, blue: 0))
    }
}
