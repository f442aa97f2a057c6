import Foundation
import Testing
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

/// Styles that refer to the value of the environment that they set.
@MainActor
struct OuterStyleTests {
    private func shows(_ color: Color, _ view: some View) -> Bool { HeadlessWindow(view, size: CGSize(width: 20, height: 20)).frame(color) != nil }

    @Test func theAccentColourInAnAccentColourIsTheOuterOne() {
        #expect(shows(Paints.red, Color.accentColor.accentColor(.accentColor).accentColor(Paints.red)))
        #expect(shows(Paints.red, Color.accentColor.accentColor(.accentColor).accentColor(.accentColor).accentColor(Paints.red)))
        #expect(shows(.accentColor, Color.accentColor.accentColor(.accentColor)), "Without an outer one it is the program's own.")
        #expect(shows(Paints.red.opacity(0.5), Color.accentColor.accentColor(.accentColor.opacity(0.5)).accentColor(Paints.red)))
        #expect(shows(Paints.red, Color.accentColor.accentColor(Paints.blue.mix(with: .accentColor, by: 1, in: .device)).accentColor(Paints.red)))
        #expect(shows(.accentColor, Color.accentColor.accentColor(nil).accentColor(Paints.red)), "Without a colour it is the program's own, too.")
    }
    @Test func theTintInATintIsTheOuterOne() {
        #expect(shows(Paints.red, Rectangle().fill(.tint).tint(TintShapeStyle()).tint(Paints.red)))
        #expect(shows(Paints.red, Rectangle().fill(.tint).tint(TintShapeStyle()).tint(TintShapeStyle()).tint(Paints.red)))
        #expect(shows(.accentColor, Rectangle().fill(.tint).tint(TintShapeStyle())))
        #expect(shows(Paints.red, Rectangle().fill(.tint).tint(.accentColor).accentColor(Paints.red)))
        #expect(shows(Paints.red.opacity(0.5), Rectangle().fill(.tint).tint(TintShapeStyle().opacity(0.5)).tint(Paints.red)))
    }
    @Test func theBackgroundInABackgroundStyleIsTheOuterOne() {
        #expect(shows(Paints.red, Rectangle().fill(.background).backgroundStyle(.background).backgroundStyle(Paints.red)))
        #expect(shows(Paints.red, Rectangle().fill(.background).backgroundStyle(.background).backgroundStyle(.background).backgroundStyle(Paints.red)))
    }
    @Test func aStyleOfTheProgramsOwnMayReferToTheOuterOne() {
        struct Tinted: ShapeStyle { func resolve(in environment: EnvironmentValues) -> some ShapeStyle { TintShapeStyle() } }
        #expect(shows(Paints.red, Rectangle().fill(.tint).tint(Tinted()).tint(Paints.red)))
        #expect(shows(Paints.red, Rectangle().fill(.foreground).foregroundStyle(.foreground).foregroundStyle(Paints.red)))
    }
    @Test func anOuterAccentThatChangesIsFollowed() {
        let remote = Remote<Bool>(), window = HeadlessWindow(Held(false, remote) { isBlue in
            Color.accentColor.accentColor(.accentColor).accentColor(isBlue.wrappedValue ? Paints.blue : Paints.red)
        }, size: CGSize(width: 20, height: 20))
        #expect(window.frame(Paints.red) != nil)
        remote.value = true
        window.advance(by: 0.1)
        #expect(window.frame(Paints.blue) != nil)
    }
}
