import Testing

@testable import WaggleCore

@MainActor
struct PresentationAdaptationTests {
    private func options(horizontal: PresentationAdaptation? = nil, vertical: PresentationAdaptation? = nil) -> PresentationOptions {
        var options = PresentationOptions()
        (options.horizontalAdaptation, options.verticalAdaptation) = (horizontal, vertical)
        return options
    }

    @Test func theCompactDirectionCounts() {
        let both = options(horizontal: .sheet, vertical: .fullScreenCover)
        #expect(both.adaptation(.compact, .regular) == .sheet)
        #expect(both.adaptation(.regular, .compact) == .fullScreenCover)
        #expect(both.adaptation(.regular, .regular) == .automatic)
        #expect(both.adaptation(nil, nil) == .automatic)
    }

    @Test func theVerticalOneWinsUnlessItIsAutomatic() {
        #expect(options(horizontal: .sheet, vertical: .popover).adaptation(.compact, .compact) == .popover)
        #expect(options(horizontal: .fullScreenCover, vertical: .automatic).adaptation(.compact, .compact) == .fullScreenCover)
        #expect(options(horizontal: .fullScreenCover).adaptation(.compact, .compact) == .fullScreenCover)
        #expect(options(vertical: .automatic).adaptation(.regular, .compact) == .automatic)
    }
}
