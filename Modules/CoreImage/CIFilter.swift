import Foundation
import UIKit

public let kCIInputImageKey = "inputImage", kCIInputIntensityKey = "inputIntensity", kCIInputRadiusKey = "inputRadius",
    kCIInputScaleKey = "inputScale", kCIInputCenterKey = "inputCenter"
public let kCIInputColorKey = "inputColor", kCIInputBrightnessKey = "inputBrightness", kCIInputContrastKey = "inputContrast",
    kCIInputSaturationKey = "inputSaturation", kCIInputAngleKey = "inputAngle"
public let kCIInputEVKey = "inputEV", kCIInputSharpnessKey = "inputSharpness", kCIOutputImageKey = "outputImage",
    kCIInputAmountKey = "inputAmount"

/// Makes an image of another one, or of data. All of the common filters are this class: which parts it has, its name says (`inputKeys`).
open class CIFilter: @unchecked Sendable {
    public let name: String
    private let kind: Kind
    private var values: [String: Any]

    /// Nil for a name that is not known.
    public init?(name: String) {
        guard let kind = Kind.all[name] else { return nil }
        (self.name, self.kind, values) = (name, kind, kind.defaults)
    }
    public convenience init?(name: String, parameters: [String: Any]?) {
        self.init(name: name)
        for (key, value) in parameters ?? [:] { setValue(value, forKey: key) }
    }
    /// One of those that have a function of their own.
    private init(known name: String) {
        guard let kind = Kind.all[name] else { preconditionFailure("The table of filters lacks \(name).") }
        (self.name, self.kind, values) = (name, kind, kind.defaults)
    }

    public var inputKeys: [String] { kind.keys }
    public var outputKeys: [String] { [kCIOutputImageKey] }
    public var attributes: [String: Any] { ["CIAttributeFilterName": name] }
    public func setDefaults() { values = kind.defaults }
    public func setValue(_ value: Any?, forKey key: String) { values[key] = value }
    public func value(forKey key: String) -> Any? { key == kCIOutputImageKey ? outputImage : values[key] }
    /// The names of all filters.
    public class func filterNames(inCategory category: String?) -> [String] { Kind.all.keys.sorted() }
    public class func filterNames(inCategories categories: [String]?) -> [String] { filterNames(inCategory: nil) }

    /// Nil without the image or the data that the filter needs.
    open var outputImage: CIImage? { kind.make(self) }

    // MARK: Parts

    public var inputImage: CIImage? { get { values[kCIInputImageKey] as? CIImage } set { values[kCIInputImageKey] = newValue } }
    public var backgroundImage: CIImage? {
        get { values["inputBackgroundImage"] as? CIImage } set { values["inputBackgroundImage"] = newValue }
    }
    public var message: Data { get { values["inputMessage"] as? Data ?? Data() } set { values["inputMessage"] = newValue } }
    public var correctionLevel: String {
        get { values["inputCorrectionLevel"] as? String ?? "M" } set { values["inputCorrectionLevel"] = newValue }
    }
    public var intensity: Float { get { number(kCIInputIntensityKey) } set { values[kCIInputIntensityKey] = newValue } }
    public var radius: Float { get { number(kCIInputRadiusKey) } set { values[kCIInputRadiusKey] = newValue } }
    public var scale: Float { get { number(kCIInputScaleKey) } set { values[kCIInputScaleKey] = newValue } }
    public var brightness: Float { get { number(kCIInputBrightnessKey) } set { values[kCIInputBrightnessKey] = newValue } }
    public var contrast: Float { get { number(kCIInputContrastKey) } set { values[kCIInputContrastKey] = newValue } }
    public var saturation: Float { get { number(kCIInputSaturationKey) } set { values[kCIInputSaturationKey] = newValue } }
    public var ev: Float { get { number(kCIInputEVKey) } set { values[kCIInputEVKey] = newValue } }
    public var angle: Float { get { number(kCIInputAngleKey) } set { values[kCIInputAngleKey] = newValue } }
    public var power: Float { get { number("inputPower") } set { values["inputPower"] = newValue } }
    public var amount: Float { get { number(kCIInputAmountKey) } set { values[kCIInputAmountKey] = newValue } }
    public var color: CIColor { get { values[kCIInputColorKey] as? CIColor ?? .black } set { values[kCIInputColorKey] = newValue } }
    public var color0: CIColor { get { values["inputColor0"] as? CIColor ?? .black } set { values["inputColor0"] = newValue } }
    public var color1: CIColor { get { values["inputColor1"] as? CIColor ?? .white } set { values["inputColor1"] = newValue } }
    public var center: CGPoint {
        get { (values[kCIInputCenterKey] as? CIVector)?.cgPointValue ?? values[kCIInputCenterKey] as? CGPoint ?? CGPoint(x: 150, y: 150) }
        set { values[kCIInputCenterKey] = CIVector(cgPoint: newValue) }
    }
    func number(_ key: String) -> Float {
        (values[key] as? NSNumber)?.floatValue ?? values[key] as? Float ?? (values[key] as? Double).map { Float($0) } ?? 0
    }

    // MARK: By name

    public class func qrCodeGenerator() -> CIFilter { CIFilter(known: "CIQRCodeGenerator") }
    public class func sepiaTone() -> CIFilter { CIFilter(known: "CISepiaTone") }
    public class func gaussianBlur() -> CIFilter { CIFilter(known: "CIGaussianBlur") }
    public class func boxBlur() -> CIFilter { CIFilter(known: "CIBoxBlur") }
    public class func pixellate() -> CIFilter { CIFilter(known: "CIPixellate") }
    public class func crystallize() -> CIFilter { CIFilter(known: "CICrystallize") }
    public class func edges() -> CIFilter { CIFilter(known: "CIEdges") }
    public class func unsharpMask() -> CIFilter { CIFilter(known: "CIUnsharpMask") }
    public class func vignette() -> CIFilter { CIFilter(known: "CIVignette") }
    public class func colorControls() -> CIFilter { CIFilter(known: "CIColorControls") }
    public class func colorInvert() -> CIFilter { CIFilter(known: "CIColorInvert") }
    public class func colorMonochrome() -> CIFilter { CIFilter(known: "CIColorMonochrome") }
    public class func exposureAdjust() -> CIFilter { CIFilter(known: "CIExposureAdjust") }
    public class func gammaAdjust() -> CIFilter { CIFilter(known: "CIGammaAdjust") }
    public class func hueAdjust() -> CIFilter { CIFilter(known: "CIHueAdjust") }
    public class func vibrance() -> CIFilter { CIFilter(known: "CIVibrance") }
    public class func falseColor() -> CIFilter { CIFilter(known: "CIFalseColor") }
    public class func maskToAlpha() -> CIFilter { CIFilter(known: "CIMaskToAlpha") }
    public class func photoEffectMono() -> CIFilter { CIFilter(known: "CIPhotoEffectMono") }
    public class func photoEffectNoir() -> CIFilter { CIFilter(known: "CIPhotoEffectNoir") }
    public class func photoEffectTonal() -> CIFilter { CIFilter(known: "CIPhotoEffectTonal") }
    public class func sourceOverCompositing() -> CIFilter { CIFilter(known: "CISourceOverCompositing") }
}

// MARK: - What filters do

extension CIFilter {
    fileprivate struct Kind: Sendable {
        let keys: [String]
        let numbers: [String: Float]
        let make: @Sendable (CIFilter) -> CIImage?
        var defaults: [String: Any] { numbers }

        /// A filter whose pixels depend on themselves alone.
        private static func colours(_ numbers: [String: Float] = [:], _ more: [String] = [],
            _ change: @escaping @Sendable (CIFilter) -> (SIMD3<Float>) -> SIMD3<Float>) -> Kind {
            Kind(keys: [kCIInputImageKey] + numbers.keys.sorted() + more, numbers: numbers) { filter in
                guard let input = filter.inputImage else { return nil }
                var bitmap = input.bitmap
                let change = change(filter)
                for index in bitmap.pixels.indices {
                    let pixel = bitmap.pixels[index], alpha = pixel.w
                    guard alpha > 0 else { continue }
                    let colour = change(SIMD3(pixel.x, pixel.y, pixel.z) / alpha).clamped(lowerBound: .zero, upperBound: .one) * alpha
                    bitmap.pixels[index] = SIMD4(colour, alpha)
                }
                return CIImage(bitmap, origin: input.extent.origin, isSharp: input.isSharp)
            }
        }
        /// A filter that looks at the surroundings.
        private static func places(
            _ numbers: [String: Float] = [:], _ more: [String] = [], _ make: @escaping @Sendable (CIFilter, CIImage) -> CIImage.Bitmap
        ) -> Kind {
            Kind(keys: [kCIInputImageKey] + numbers.keys.sorted() + more, numbers: numbers) { filter in
                guard let input = filter.inputImage, input.bitmap.width > 0, input.bitmap.height > 0 else { return filter.inputImage }
                return CIImage(make(filter, input), origin: input.extent.origin)
            }
        }
        private static func grey(_ colour: SIMD3<Float>) -> Float { (colour * SIMD3(0.2126, 0.7152, 0.0722)).sum() }
        private static func mixed(_ a: SIMD3<Float>, _ b: SIMD3<Float>, _ part: Float) -> SIMD3<Float> { a * (1 - part) + b * part }

        static let all: [String: Kind] = [
            "CIQRCodeGenerator": Kind(keys: ["inputMessage", "inputCorrectionLevel"], numbers: [:]) { filter in
                guard let code = QRCode(Array(filter.message), QRCode.Correction(filter.correctionLevel) ?? .medium) else { return nil }
                // Apple's has a margin of one module.
                let side = code.size + 2
                let pixels = (0..<side * side).map { index -> SIMD4<Float> in
                    let x = index % side - 1, y = index / side - 1
                    return x >= 0 && y >= 0 && x < code.size && y < code.size && code[x, y] ? SIMD4(0, 0, 0, 1) : .one
                }
                return CIImage(CIImage.Bitmap(width: side, height: side, pixels: pixels), isSharp: true)
            },
            "CISepiaTone": colours([kCIInputIntensityKey: 1]) { filter in
                let part = filter.intensity
                return {
                    mixed($0, SIMD3(
                        ($0 * SIMD3(0.393, 0.769, 0.189)).sum(), ($0 * SIMD3(0.349, 0.686, 0.168)).sum(),
                        ($0 * SIMD3(0.272, 0.534, 0.131)).sum()), part)
                }
            },
            "CIColorControls": colours([kCIInputBrightnessKey: 0, kCIInputContrastKey: 1, kCIInputSaturationKey: 1]) { filter in
                let (brightness, contrast, saturation) = (filter.brightness, filter.contrast, filter.saturation)
                return { (mixed(SIMD3(repeating: grey($0)), $0, saturation) - 0.5) * contrast + 0.5 + brightness }
            },
            "CIColorInvert": colours { _ in { 1 - $0 } },
            "CIColorMonochrome": colours([kCIInputIntensityKey: 1], [kCIInputColorKey]) { filter in
                let part = filter.intensity, tone = filter.color.pixel
                return { mixed($0, SIMD3(tone.x, tone.y, tone.z) * grey($0), part) }
            },
            "CIExposureAdjust": colours([kCIInputEVKey: 0]) { filter in
                let factor = exp2f(filter.ev)
                return { $0 * factor }
            },
            "CIGammaAdjust": colours(["inputPower": 1]) { filter in
                let power = filter.power
                return { SIMD3(powf(max($0.x, 0), power), powf(max($0.y, 0), power), powf(max($0.z, 0), power)) }
            },
            "CIHueAdjust": colours([kCIInputAngleKey: 0]) { filter in
                // Turned around the axis of the greys.
                let c = cosf(filter.angle), s = sinf(filter.angle), third = (1 - c) / 3, root = sqrtf(1.0 / 3) * s
                return {
                    SIMD3(
                        ($0 * SIMD3(c + third, third - root, third + root)).sum(),
                        ($0 * SIMD3(third + root, c + third, third - root)).sum(),
                        ($0 * SIMD3(third - root, third + root, c + third)).sum())
                }
            },
            "CIVibrance": colours([kCIInputAmountKey: 0]) { filter in
                let amount = filter.amount
                // The paler a colour, the more it gains.
                return { colour in mixed(SIMD3(repeating: grey(colour)), colour, 1 + amount * (1 - (colour.max() - colour.min()))) }
            },
            "CIFalseColor": Kind(keys: [kCIInputImageKey, "inputColor0", "inputColor1"], numbers: [:]) { filter in
                guard let input = filter.inputImage else { return nil }
                var bitmap = input.bitmap
                let (dark, light) = (filter.color0.pixel, filter.color1.pixel)
                for index in bitmap.pixels.indices {
                    let pixel = bitmap.pixels[index], part = pixel.w > 0 ? grey(SIMD3(pixel.x, pixel.y, pixel.z) / pixel.w) : 0
                    bitmap.pixels[index] = (dark * (1 - part) + light * part) * pixel.w
                }
                return CIImage(bitmap, origin: input.extent.origin, isSharp: input.isSharp)
            },
            "CIMaskToAlpha": Kind(keys: [kCIInputImageKey], numbers: [:]) { filter in
                guard let input = filter.inputImage else { return nil }
                var bitmap = input.bitmap
                for index in bitmap.pixels.indices {
                    bitmap.pixels[index] = SIMD4(
                        repeating: grey(SIMD3(bitmap.pixels[index].x, bitmap.pixels[index].y, bitmap.pixels[index].z)))
                }
                return CIImage(bitmap, origin: input.extent.origin, isSharp: input.isSharp)
            },
            "CIPhotoEffectMono": colours { _ in { SIMD3(repeating: grey($0)) } },
            "CIPhotoEffectTonal": colours { _ in { SIMD3(repeating: grey($0) * 0.85 + 0.08) } },
            "CIPhotoEffectNoir": colours { _ in { SIMD3(repeating: (grey($0) - 0.5) * 1.4 + 0.48) } },
            "CISourceOverCompositing": Kind(keys: [kCIInputImageKey, "inputBackgroundImage"], numbers: [:]) { filter in
                guard let input = filter.inputImage else { return nil }
                return filter.backgroundImage.map { input.composited(over: $0) } ?? input
            },
            "CIGaussianBlur": places([kCIInputRadiusKey: 10]) { filter, input in Blur.gaussian(input.bitmap, sigma: filter.radius) },
            "CIBoxBlur": places(
                [kCIInputRadiusKey: 10]) { filter, input in Blur.box(input.bitmap, radius: CIFilter.length(filter.radius)) },
            "CIUnsharpMask": places([kCIInputRadiusKey: 2.5, kCIInputIntensityKey: 0.5]) { filter, input in
                var bitmap = input.bitmap
                let soft = Blur.gaussian(bitmap, sigma: filter.radius), part = filter.intensity
                for index in bitmap.pixels.indices {
                    let alpha = bitmap.pixels[index].w
                    bitmap.pixels[index] = (bitmap.pixels[index] + (bitmap.pixels[index] - soft.pixels[index]) * part)
                        .clamped(lowerBound: .zero, upperBound: .one)
                    bitmap.pixels[index].w = alpha
                }
                return bitmap
            },
            "CIEdges": places([kCIInputIntensityKey: 1]) { filter, input in
                var bitmap = input.bitmap
                let source = input.bitmap, part = filter.intensity
                for y in 0..<source.height {
                    for x in 0..<source.width {
                        let dx = source.near(x + 1, y) - source.near(x - 1, y), dy = source.near(x, y + 1) - source.near(x, y - 1),
                            alpha = source.pixels[y * source.width + x].w
                        bitmap.pixels[y * source.width + x] = ((dx * dx + dy * dy).squareRoot() * part).clamped(lowerBound: .zero,
                            upperBound: .one)
                        bitmap.pixels[y * source.width + x].w = alpha
                    }
                }
                return bitmap
            },
            "CIVignette": places([kCIInputRadiusKey: 1, kCIInputIntensityKey: 0]) { filter, input in
                var bitmap = input.bitmap
                let width = Float(bitmap.width), height = Float(bitmap.height), reach = max(filter.radius, 0.01), part = filter.intensity
                for y in 0..<bitmap.height {
                    for x in 0..<bitmap.width {
                        let dx = (Float(x) + 0.5) / width * 2 - 1, dy = (Float(y) + 0.5) / height * 2 - 1
                        let shade = max(0, 1 - part * (dx * dx + dy * dy) / 2 / reach), alpha = bitmap.pixels[y * bitmap.width + x].w
                        bitmap.pixels[y * bitmap.width + x] *= shade
                        bitmap.pixels[y * bitmap.width + x].w = alpha
                    }
                }
                return bitmap
            },
            "CIPixellate": places([kCIInputScaleKey: 8], [kCIInputCenterKey]) { filter, input in
                let side = max(CIFilter.length(filter.scale), 1), source = input.bitmap
                return cells(source) { x, y in (x / side * side + side / 2, y / side * side + side / 2) }
            },
            "CICrystallize": places([kCIInputRadiusKey: 20], [kCIInputCenterKey]) { filter, input in
                // Each square has a seed; a pixel takes the colour of the nearest one.
                let side = max(CIFilter.length(filter.radius), 1), source = input.bitmap
                func seed(_ column: Int, _ row: Int) -> (x: Int, y: Int) {
                    var bits = UInt64(
                        bitPattern: Int64(column)) &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(bitPattern: Int64(row)) &* 0xC2B2_AE3D_27D4_EB4F
                    bits = (bits ^ bits >> 29) &* 0xBF58_476D_1CE4_E5B9
                    return (column * side + Int(bits >> 40) % side, row * side + Int(bits >> 16 & 0xFF_FFFF) % side)
                }
                return cells(source) { x, y in
                    var best = (x: x, y: y), least = Int.max
                    for row in y / side - 1...y / side + 1 {
                        for column in x / side - 1...x / side + 1 {
                            let seed = seed(column, row), distance = (seed.x - x) * (seed.x - x) + (seed.y - y) * (seed.y - y)
                            if distance < least { (best, least) = (seed, distance) }
                        }
                    }
                    return best
                }
            },
        ]

        private static func cells(_ source: CIImage.Bitmap, _ place: (Int, Int) -> (x: Int, y: Int)) -> CIImage.Bitmap {
            var bitmap = source
            for y in 0..<source.height {
                for x in 0..<source.width {
                    let from = place(x, y)
                    bitmap.pixels[y * source.width + x] = source.near(from.x, from.y)
                }
            }
            return bitmap
        }
    }

    /// A length in whole pixels; 0 for one that is negative or no number, and no longer than any image.
    fileprivate static func length(_ value: Float) -> Int { value > 0 ? Int(min(value, 1_000_000).rounded()) : 0 }

    fileprivate enum Blur {
        /// Three boxes are nearly a bell.
        static func gaussian(_ bitmap: CIImage.Bitmap, sigma: Float) -> CIImage.Bitmap {
            guard sigma > 0, sigma.isFinite else { return bitmap }
            let radius = max(CIFilter.length((sqrtf(4 * sigma * sigma + 1) - 1) / 2), 1)
            return box(box(box(bitmap, radius: radius), radius: radius), radius: radius)
        }
        static func box(_ bitmap: CIImage.Bitmap, radius: Int) -> CIImage.Bitmap {
            let radius = min(radius, max(bitmap.width, bitmap.height))
            guard radius > 0 else { return bitmap }
            return run(run(bitmap, radius, isVertical: false), radius, isVertical: true)
        }
        private static func run(_ source: CIImage.Bitmap, _ radius: Int, isVertical: Bool) -> CIImage.Bitmap {
            var bitmap = source
            let lines = isVertical ? source.width : source.height, length = isVertical ? source.height : source.width,
                weight = 1 / Float(2 * radius + 1)
            for line in 0..<lines {
                func pixel(_ index: Int) -> SIMD4<Float> { isVertical ? source.near(line, index) : source.near(index, line) }
                var sum = SIMD4<Float>.zero
                for index in -radius...radius { sum += pixel(index) }
                for index in 0..<length {
                    bitmap.pixels[isVertical ? index * source.width + line : line * source.width + index] = sum * weight
                    sum += pixel(index + radius + 1) - pixel(index - radius)
                }
            }
            return bitmap
        }
    }
}
