import Foundation
import WaggleGeometry

extension Font {
    /// The role of a text; the system determines size, weight and line height.
    public enum TextStyle: CaseIterable, Sendable, Hashable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2

        /// The font size in points at a text size. Source: Apple's Human Interface Guidelines, Dynamic Type sizes of iOS.
        package func size(at dynamicTypeSize: DynamicTypeSize) -> CGFloat {
            sizes[dynamicTypeSize.index]
        }

        /// The line height in points at a text size.
        func lineHeight(at dynamicTypeSize: DynamicTypeSize) -> CGFloat { Self.lineHeight(size: size(at: dynamicTypeSize)) }

        private var sizes: [CGFloat] {
            switch self {
            case .largeTitle: Self.largeTitleSizes
            case .title: Self.titleSizes
            case .title2: Self.title2Sizes
            case .title3: Self.title3Sizes
            case .headline, .body: Self.bodySizes
            case .callout: Self.calloutSizes
            case .subheadline: Self.subheadlineSizes
            case .footnote: Self.footnoteSizes
            case .caption: Self.captionSizes
            case .caption2: Self.caption2Sizes
            }
        }

        private static let largeTitleSizes: [CGFloat] = [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
        private static let titleSizes: [CGFloat] = [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
        private static let title2Sizes: [CGFloat] = [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
        private static let title3Sizes: [CGFloat] = [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
        private static let bodySizes: [CGFloat] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
        private static let calloutSizes: [CGFloat] = [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
        private static let subheadlineSizes: [CGFloat] = [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
        private static let footnoteSizes: [CGFloat] = [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
        private static let captionSizes: [CGFloat] = [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
        private static let caption2Sizes: [CGFloat] = [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]

        package var weight: Font.Weight { self == .headline ? .semibold : .regular }

        /// The line height in points for text of a size.
        ///
        /// At the default text size these are the published line heights. Other sizes use the published pairs of other text sizes (14/19,
        /// 19/24, 26/32, 40/48, 53/62 and so on), with linear interpolation.
        static func lineHeight(size: CGFloat) -> CGFloat {
            let table: [(size: CGFloat, height: CGFloat)] = [
                (11, 13), (12, 16), (13, 18), (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (20, 25), (21, 26), (22, 28),
                (23, 29), (26, 32), (28, 34), (31, 38), (34, 41), (36, 43), (38, 46), (40, 48), (44, 52), (48, 57), (53, 62),
                (56, 66), (60, 70),
            ]
            guard let next = table.firstIndex(where: { $0.size >= size }), next > 0 else {
                return size <= 11 ? size * 13 / 11 : size * 70 / 60
            }
            let (low, high) = (table[next - 1], table[next])
            return (low.height + (high.height - low.height) * (size - low.size) / (high.size - low.size)).rounded()
        }
    }
}
