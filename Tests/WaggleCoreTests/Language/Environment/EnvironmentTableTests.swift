import Foundation
import Testing
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

/// Environment values that programs read: their defaults, and how far a set value reaches.
@MainActor
@Suite struct EnvironmentTableTests {
    private struct Reader<Value>: View {
        let see: (Value) -> Void
        @Environment private var value: Value
        init(_ key: KeyPath<EnvironmentValues, Value>, see: @escaping (Value) -> Void) {
            self.see = see
            _value = Environment(key)
        }
        var body: some View {
            see(value)
            return Color.clear
        }
    }
    /// Readers within and beside a view that sets the value once the state is on.
    private struct Page<Value>: View {
        let key: KeyPath<EnvironmentValues, Value>, set: (AnyView, Bool) -> AnyView
        let within: (Value) -> Void, beside: (Value) -> Void, remote: Remote<Bool>
        @State var isOn = false
        var body: some View {
            remote.connect($isOn)
            VStack {
                set(AnyView(VStack { HStack { Reader(key, see: within) } }), isOn)
                Reader(key, see: beside)
            }
        }
    }
    /// - Parameter set: sets the value around the view, or leaves it as it is.
    private func expect<Value: Equatable>(_ name: String, _ key: KeyPath<EnvironmentValues, Value>, _ standard: Value, _ other: Value,
                                         _ set: @escaping (AnyView, Bool) -> AnyView) {
        let comment = Comment(rawValue: name)
        #expect(EnvironmentValues()[keyPath: key] == standard, comment)
        var within: [Value] = [], beside: [Value] = []
        let remote = Remote<Bool>()
        let window = HeadlessWindow(Page(key: key, set: set, within: { within.append($0) }, beside: { beside.append($0) }, remote: remote), size: CGSize(width: 40, height: 40))
        #expect(within == [standard] && beside == [standard], comment)
        remote.value = true
        window.settle()
        #expect(within.last == other && beside.last == standard, comment)
        remote.value = false
        window.settle()
        #expect(within.last == standard, comment)
    }
    private func expect<Value: Equatable>(_ name: String, _ key: WritableKeyPath<EnvironmentValues, Value>, _ standard: Value, _ other: Value) {
        expect(name, key, standard, other) { view, isOn in AnyView(view.environment(key, isOn ? other : standard)) }
    }

    @Test func aValueReachesTheViewsWithinAndNoOthers() {
        expect("legibilityWeight", \.legibilityWeight, nil, .bold)
        expect("sidebarRowSize", \.sidebarRowSize, .medium, .large)
        expect("defaultMinListRowHeight", \.defaultMinListRowHeight, 44, 20)
        expect("defaultMinListHeaderHeight", \.defaultMinListHeaderHeight, nil, 60)
        expect("searchSuggestionsPlacement", \.searchSuggestionsPlacement, .automatic, .content)
        expect("labelsVisibility", \.labelsVisibility, .automatic, .hidden) { view, isOn in AnyView(view.labelsVisibility(isOn ? .hidden : .automatic)) }
        expect("menuIndicatorVisibility", \.menuIndicatorVisibility, .automatic, .hidden) { view, isOn in AnyView(view.menuIndicator(isOn ? .hidden : .automatic)) }
        expect("navigationLinkIndicatorVisibility", \.navigationLinkIndicatorVisibility, .automatic, .hidden) { view, isOn in
            AnyView(view.navigationLinkIndicatorVisibility(isOn ? .hidden : .automatic))
        }
        expect("isFocusEffectEnabled", \.isFocusEffectEnabled, true, false) { view, isOn in AnyView(view.focusEffectDisabled(isOn)) }
        expect("isHoverEffectEnabled", \.isHoverEffectEnabled, true, false) { view, isOn in AnyView(view.hoverEffectDisabled(isOn)) }
        expect("scrollDismissesKeyboardMode", \.scrollDismissesKeyboardMode, .automatic, .never) { view, isOn in
            AnyView(view.scrollDismissesKeyboard(isOn ? .never : .automatic))
        }
        expect("verticalScrollBounceBehavior", \.verticalScrollBounceBehavior, .automatic, .basedOnSize) { view, isOn in
            AnyView(view.scrollBounceBehavior(isOn ? .basedOnSize : .automatic))
        }
        expect("horizontalScrollBounceBehavior", \.horizontalScrollBounceBehavior, .automatic, .basedOnSize) { view, isOn in
            AnyView(view.scrollBounceBehavior(isOn ? .basedOnSize : .automatic, axes: .horizontal))
        }
        expect("verticalScrollIndicatorVisibility", \.verticalScrollIndicatorVisibility, .automatic, .never) { view, isOn in
            AnyView(view.scrollIndicators(isOn ? .never : .automatic, axes: .vertical))
        }
        expect("horizontalScrollIndicatorVisibility", \.horizontalScrollIndicatorVisibility, .automatic, .hidden) { view, isOn in
            AnyView(view.scrollIndicators(isOn ? .hidden : .automatic, axes: .horizontal))
        }
        expect("badgeProminence", \.badgeProminence, .standard, .increased) { view, isOn in AnyView(view.badgeProminence(isOn ? .increased : .standard)) }
        expect("headerProminence", \.headerProminence, .standard, .increased) { view, isOn in AnyView(view.headerProminence(isOn ? .increased : .standard)) }
        expect("isScrollEnabled", \.isScrollEnabled, true, false) { view, isOn in AnyView(view.scrollDisabled(isOn)) }
        expect("redactionReasons", \.redactionReasons, [], .placeholder) { view, isOn in AnyView(view.redacted(reason: isOn ? .placeholder : [])) }
        expect("symbolVariants", \.symbolVariants, .none, .fill) { view, isOn in AnyView(view.symbolVariant(isOn ? .fill : .none)) }
        expect("pixelLength", \.pixelLength, 1, 0.25) { view, isOn in AnyView(view.environment(\.displayScale, isOn ? 4 : 1)) }
    }

    @Test func modifiersOfOneAxisLeaveTheOther() {
        func values<Value>(_ keys: [KeyPath<EnvironmentValues, Value>], _ modify: (AnyView) -> AnyView) -> [Value] {
            var seen: [Value] = []
            let readers = VStack { ForEach(keys.indices, id: \.self) { Reader(keys[$0]) { seen.append($0) } } }
            _ = HeadlessWindow(modify(AnyView(readers)), size: CGSize(width: 40, height: 40))
            return seen
        }
        let bounces = [\EnvironmentValues.verticalScrollBounceBehavior, \.horizontalScrollBounceBehavior]
        #expect(values(bounces) { AnyView($0.scrollBounceBehavior(.basedOnSize)) } == [.basedOnSize, .automatic], "vertical is the default")
        #expect(values(bounces) { AnyView($0.scrollBounceBehavior(.basedOnSize, axes: .horizontal)) } == [.automatic, .basedOnSize])
        let indicators = [\EnvironmentValues.verticalScrollIndicatorVisibility, \.horizontalScrollIndicatorVisibility]
        #expect(values(indicators) { AnyView($0.scrollIndicators(.hidden)) } == [.hidden, .hidden])
        #expect(values(indicators) { AnyView($0.scrollIndicators(.hidden, axes: .horizontal)) } == [.automatic, .hidden])
    }

    @Test func effectsOnceDisabledStayDisabled() {
        var seen: [Bool] = []
        let readers = VStack { Reader(\.isFocusEffectEnabled) { seen.append($0) }; Reader(\.isHoverEffectEnabled) { seen.append($0) } }
        _ = HeadlessWindow(readers.focusEffectDisabled(false).hoverEffectDisabled(false).focusEffectDisabled().hoverEffectDisabled(), size: CGSize(width: 40, height: 40))
        #expect(seen == [false, false])
    }

    @Test func aPixelIsAsLongAsTheWindowsScaleSays() {
        var seen: [CGFloat] = []
        _ = HeadlessWindow(Reader(\.pixelLength) { seen.append($0) }, size: CGSize(width: 40, height: 40), scale: 2)
        #expect(seen == [0.5])
    }
}
