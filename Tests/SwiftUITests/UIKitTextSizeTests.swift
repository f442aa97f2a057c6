import Foundation
import SwiftUI
import Testing
import UIKit
@testable import WaggleTesting
@testable import WaggleUIKit

/// UIKit's fonts and views at other sizes of text than the default one.
@MainActor
@Suite struct UIKitTextSizeTests {
    private let largest = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)

    @Test func fontsOfTextStylesFollowTraits() {
        #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: largest).pointSize == 23)
        #expect(UIFont.preferredFont(forTextStyle: .caption2, compatibleWith: UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)).pointSize == 40)
        #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: nil).pointSize == 17 && UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
        var seen: [CGFloat] = []
        largest.performAsCurrent { seen = [UIFont.preferredFont(forTextStyle: .title1).pointSize, UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 34)).pointSize] }
        #expect(seen == [34, 46])
        let bold = UIFont.preferredFont(forTextStyle: .body, compatibleWith: largest).fontDescriptor.withSymbolicTraits(.traitBold)
        #expect(bold?.pointSize == 23)
        #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: largest) != UIFont.preferredFont(forTextStyle: .body))
    }

    @Test func metricsGrowLikeTheirStyle() {
        let metrics = UIFontMetrics(forTextStyle: .body), font = UIFont.systemFont(ofSize: 17)
        #expect(metrics.scaledFont(for: font, compatibleWith: largest).pointSize == 23)
        #expect(metrics.scaledFont(for: font, maximumPointSize: 20, compatibleWith: largest).pointSize == 20)
        #expect(metrics.scaledFont(for: font, compatibleWith: UITraitCollection(preferredContentSizeCategory: .extraSmall)).pointSize == 14)
        // Lines of body text are 22 points high, and 29 at this size.
        #expect(metrics.scaledValue(for: 22, compatibleWith: largest) == 29 && metrics.scaledValue(for: 22) == 22)
    }

    private struct Hosted: UIViewRepresentable {
        let view: UIView
        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ view: UIView, context: Context) {}
    }
    @Observable final class Preference { var size = DynamicTypeSize.large }
    private struct Sized: View {
        let view: UIView
        let preference: Preference
        var body: some View { Hosted(view: view).fixedSize().dynamicTypeSize(preference.size) }
    }

    @Test func labelsFollowTheSizeOfTextIfTheyAreToldTo() throws {
        func heights(adjusts: Bool) throws -> (CGFloat, CGFloat) {
            let label = UILabel()
            label.text = "Harbour"
            label.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = adjusts
            let preference = Preference()
            let screen = try TestScreen(Sized(view: label, preference: preference), size: CGSize(width: 400, height: 200))
            let usual = label.bounds.height
            preference.size = .accessibility5
            screen.advance(by: 0.1)
            #expect(label.traitCollection.preferredContentSizeCategory == .accessibilityExtraExtraExtraLarge)
            return (usual, label.bounds.height)
        }
        let (usual, large) = try heights(adjusts: true), (fixed, same) = try heights(adjusts: false)
        #expect(usual == fixed && fixed == same && large > 2.5 * usual, "\(usual) \(large) \(fixed) \(same)")
    }

    @Test func anotherSizeFitsScaledFontsToo() {
        let field = UITextField(), font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 20))
        (field.font, field.text) = (font, "x")
        let before = field.intrinsicContentSize.height
        field.adjustsFontForContentSizeCategory = true
        field.shownTypeSize = .xxxLarge
        #expect(field.intrinsicContentSize.height > before * 1.2)
        #expect(font.adjusted(to: .xxxLarge).pointSize > 27 && UIFont.systemFont(ofSize: 20).adjusted(to: .xxxLarge).pointSize == 20)
    }
}
