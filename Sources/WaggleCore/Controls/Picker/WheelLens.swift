import Foundation
import WaggleDisplayList
import WaggleGeometry

/// Magnifies the centre of its content and dims the rest: the look of a wheel's rows.
nonisolated struct WheelLens: ConstantModifier {
    @MainActor static func makeWrapper(_ modifier: Self, _ inputs: ViewInputs) -> WheelLensNode { WheelLensNode(inputs) }
}

/// Draws its content three times: in the centre, above and below.
@MainActor
final class WheelLensNode: WrapperNode {
    // UIPickerView's: text of 21 points is 23.5 in the centre.
    private static let height: CGFloat = 34
    private static let magnification: CGFloat = 1.119
    private static let outerOpacity = 0.447

    override func makeDisplayList() -> DisplayList {
        let content = super.makeDisplayList()
        guard !content.isEmpty else { return content }
        let lens = CGRect(x: 0, y: (size.height - Self.height) / 2, width: size.width, height: Self.height)
        let above = CGRect(x: 0, y: 0, width: size.width, height: lens.minY)
        let below = CGRect(x: 0, y: lens.maxY, width: size.width, height: max(size.height - lens.maxY, 0))
        let pale = DisplayList([wrapped(.opacity(Self.outerOpacity), content)])
        let larger = CGAffineTransform(translationX: lens.midX, y: lens.midY).scaledBy(x: Self.magnification, y: Self.magnification)
            .translatedBy(x: -lens.midX, y: -lens.midY)
        return DisplayList(
            [clipped(pale, to: above), clipped(pale, to: below), clipped(DisplayList([wrapped(.transform(larger), content)]), to: lens)])
    }

    private func clipped(_ list: DisplayList, to rect: CGRect) -> DisplayList.Item {
        wrapped(.clip(.rectangle(rect), .nonZero, antialiased: true), list)
    }
    private func wrapped(_ effect: DisplayList.Effect, _ list: DisplayList) -> DisplayList.Item {
        DisplayList.Item(identity: number, version: nextVersion(), bounds: effect.bounds(of: list.bounds), content: .effect(effect, list))
    }
}
