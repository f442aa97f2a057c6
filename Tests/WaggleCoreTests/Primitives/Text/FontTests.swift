import Foundation
import Testing
import WaggleCore
import WaggleDisplayList

private func font(_ font: Font?) -> Font? { font }

@Suite struct FontTests {
    var environment = EnvironmentValues()

    @Test func fontsCanBeWrittenAsInSwiftUI() {
        let flag = Bool.random()
        #expect(font(.bold(.caption)()) == Font.caption.bold())
        #expect(font(.title.bold()) == Font.title.weight(.bold))
        #expect(font(nil) == nil)
        #expect([Font.title, .body].contains(font(flag ? .title : .body)))
        #expect(font(.system(size: 17)) == Font.system(size: 17, weight: nil, design: nil))
        _ = font(.system(size: 17, weight: .bold))
        _ = font(.system(size: 17, weight: .bold, design: .rounded))
        _ = font(.system(.body))
        _ = font(.system(.body, design: .monospaced))
        _ = font(.system(.body, design: .serif, weight: .heavy))
        _ = font(.system(.largeTitle, weight: .black))
        _ = font(.custom("Inter", size: 12))
        _ = font(.custom("Inter", fixedSize: 12))
        _ = font(.custom("Inter", size: 12, relativeTo: .title))
        _ = font(.title2.weight(.semibold).italic().monospacedDigit().smallCaps().leading(.tight).width(.condensed))
        _ = font(.body.monospaced())
        _ = font(.subheadline.width(.init(0.1)))
    }

    @Test(arguments: [
        (Font.TextStyle.largeTitle, CGFloat(34), CGFloat(41), 400), (.title, 28, 34, 400), (.title2, 22, 28, 400), (.title3, 20, 25, 400),
        (.headline, 17, 22, 600), (.body, 17, 22, 400), (.callout, 16, 21, 400), (.subheadline, 15, 20, 400),
        (.footnote, 13, 18, 400), (.caption, 12, 16, 400), (.caption2, 11, 13, 400),
    ])
    func textStylesHaveTheirPublishedMeasures(style: Font.TextStyle, size: CGFloat, lineHeight: CGFloat, weight: Int) {
        let description = Font.system(style).resolve(in: environment)
        #expect(description.size == size)
        #expect(description.lineHeight == lineHeight)
        #expect(description.weight == weight)
        #expect(description.family == nil)
    }

    @Test(arguments: [
        (Font.body, DynamicTypeSize.xSmall, CGFloat(14)), (.body, .accessibility5, 53), (.caption2, .medium, 11), (.title3, .xxLarge, 24),
        (.system(size: 20), .accessibility5, 20), (.custom("Inter", fixedSize: 20), .accessibility5, 20),
        (.custom("Inter", size: 17), .accessibility5, 53), (.custom("Inter", size: 14, relativeTo: .title), .accessibility1, 19),
    ])
    func sizesFollowTheReader(font: Font, size: DynamicTypeSize, expected: CGFloat) {
        var environment = environment
        environment.dynamicTypeSize = size
        #expect(font.resolve(in: environment).size == expected)
    }

    @Test func systemSizesHaveTheFacesOwnLineHeight() {
        #expect(Font.system(size: 17).resolve(in: environment).lineHeight == nil)
        #expect(Font.body.leading(.loose).resolve(in: environment).lineHeight == 24)
        #expect(Font.body.leading(.tight).resolve(in: environment).lineHeight == 20)
    }

    @Test func modifiersReachTheDescription() {
        let description = Font.custom("Inter", fixedSize: 10).bold().italic().smallCaps().monospacedDigit().width(.condensed).monospaced()
            .resolve(in: environment)
        #expect(description == FontDescription(family: "Inter", design: .monospaced, size: 10, weight: 700, italic: true,
                                               monospacedDigits: true, smallCaps: true, smallCapitals: true, width: 75))
    }

    @Test func impossibleSizesBecomeTheBodys() {
        #expect(Font.system(size: 0).resolve(in: environment).size == 17)
        #expect(Font.system(size: .nan).resolve(in: environment).size == 17)
        #expect(Font.system(size: .infinity).resolve(in: environment).size == 17)
    }

    @Test func oldAndNewNamesOfTextSizesAgree() {
        var environment = environment
        environment.sizeCategory = .accessibilityExtraLarge
        #expect(environment.dynamicTypeSize == .accessibility3)
        #expect(environment.sizeCategory.isAccessibilityCategory)
        #expect(ContentSizeCategory.small < .large)
    }
}
