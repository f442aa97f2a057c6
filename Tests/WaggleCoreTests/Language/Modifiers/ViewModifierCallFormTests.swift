import Foundation
import Testing
import WaggleCore

// Calls of style and text modifiers as programs write them: compiling this file is the test.

@Suite struct ViewModifierCallFormTests {
    @MainActor @Test func styleAndTextModifiers() {
        let flag = Bool.random()
        let weight: Font.Weight? = nil
        func show(_ view: some View) {}
        show(Color.red.foregroundColor(.red))
        show(Color.red.foregroundColor(flag ? .primary : .red))
        show(Color.red.foregroundColor(nil))
        show(Color.red.foregroundStyle(.red))
        show(Color.red.foregroundStyle(flag ? .red : .blue))
        show(Color.red.foregroundStyle(flag ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary)))
        show(Color.red.foregroundStyle(.secondary))
        show(Color.red.foregroundStyle(.white, .blue))
        show(Color.red.foregroundStyle(.red, .white, .tint))
        show(Color.red.foregroundStyle(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)))
        show(Color.red.backgroundStyle(.blue.gradient))
        show(Color.red.tint(.purple).tint(nil).tint(flag ? .red : nil))
        show(Color.red.tint(Gradient(colors: [.red, .blue])))
        show(Color.red.accentColor(.green))
        show(Color.red.font(.bold(.caption)()).font(nil).font(flag ? .title : .body).font(.system(size: 12, weight: .bold)))
        show(Color.red.fontWeight(.heavy).fontWeight(weight).fontDesign(.rounded).fontWidth(.condensed))
        show(Color.red.bold().italic().monospaced().monospacedDigit().underline().strikethrough(flag, color: .red))
        show(Color.red.kerning(1).tracking(1).baselineOffset(2).textScale(.secondary).textCase(.uppercase).textCase(nil))
        show(Color.red.lineLimit(1).lineLimit(nil).lineLimit(2...).lineLimit(...3).lineLimit(1...4).lineLimit(2, reservesSpace: true))
        show(Color.red.multilineTextAlignment(.center).truncationMode(.middle).lineSpacing(4).minimumScaleFactor(0.5).allowsTightening(true))
        show(Color.red.dynamicTypeSize(.large).dynamicTypeSize(...DynamicTypeSize.accessibility1).dynamicTypeSize(.small ... .large))
        show(Text("a").font(.title).bold().foregroundColor(.red).lineLimit(1).foregroundStyle(.tint))
        let text: Text = Text("a").font(.title.bold()).bold().italic().underline().foregroundStyle(.red)
        show(text)
    }
}
