import Foundation
import Testing
import WaggleCore
import WaggleDisplayList
import WaggleGeometry

private struct OneColorSet: AssetProvider {
    var name: String
    var light: ResolvedColor
    var dark: ResolvedColor

    func color(named name: String, bundle: Bundle?, dark: Bool, highContrast: Bool) -> ResolvedColor? {
        name == self.name ? (dark ? self.dark : light) : nil
    }
    func image(named name: String, bundle: Bundle?, scale: CGFloat, dark: Bool) -> CatalogImage? { nil }
}

private func bytes(_ color: ResolvedColor) -> [Int] {
    [color.red, color.green, color.blue, color.opacity].map { Int(($0 * 255).rounded()) }
}

@Suite struct ColorTests {
    var environment = EnvironmentValues()

    @Test(arguments: [
        (Color.red, ColorScheme.light, ColorSchemeContrast.standard, [255, 59, 48, 255]),
        (.red, .dark, .standard, [255, 69, 58, 255]),
        (.green, .light, .increased, [36, 138, 61, 255]),
        (.blue, .dark, .increased, [64, 156, 255, 255]),
        (.primary, .dark, .standard, [255, 255, 255, 255]),
        (.secondary, .light, .standard, [60, 60, 67, 153]),
        (.white, .dark, .standard, [255, 255, 255, 255]),
        (.clear, .light, .standard, [0, 0, 0, 0]),
        (.accentColor, .light, .standard, [0, 122, 255, 255]),
    ])
    func systemColorsFollowSchemeAndContrast(color: Color, scheme: ColorScheme, contrast: ColorSchemeContrast, expected: [Int]) {
        var environment = environment
        environment.colorScheme = scheme
        environment.colorSchemeContrast = contrast
        #expect(bytes(color.resolvedColor(in: environment)) == expected)
    }

    @Test func resolvedComponentsAreLinearLight() {
        let resolved = Color(red: 0.5, green: 0, blue: 1, opacity: 0.25).resolve(in: environment)
        #expect(abs(resolved.linearRed - 0.21404) < 1e-4)
        #expect(resolved.linearBlue == 1)
        #expect(resolved.opacity == 0.25)
        #expect(abs(resolved.red - 0.5) < 1e-6)
        #expect(abs(Color(.sRGBLinear, white: 0.21404).resolve(in: environment).red - 0.5) < 1e-4)
    }

    @Test func aComponentOfOneReadsBackAsOne() {
        let white = Color(red: 1, green: 1, blue: 1).resolve(in: environment)
        #expect([white.red, white.green, white.blue, white.linearRed] == [1, 1, 1, 1])
        #expect(Color.Resolved(red: -1, green: 0, blue: 0).red == -1)
        // Decoded in Double, encoded in Float.
        #expect(Color.Resolved(red: 0.3, green: 0, blue: 0).red < 0.3)
    }

    @Test func opacitiesStackedOnASystemColourMultiplyAndCompare() {
        #expect(Color.red.opacity(0.5).opacity(0.25).resolve(in: environment).opacity == 0.125)
        #expect(Color.red.opacity(0.5).opacity(0.25) == Color.red.opacity(0.5).opacity(0.25))
        #expect(Color.red.opacity(1).opacity(0.5) == Color.red.opacity(0.5))
    }

    @Test func animatableDataIsScaledFor128() {
        var resolved = Color.Resolved(colorSpace: .sRGBLinear, red: 1, green: 0.5, blue: 0.25, opacity: 0.5)
        #expect(resolved.animatableData.first == 128)
        #expect(resolved.animatableData.second.second.second == 64)
        resolved.animatableData.second.first = 32
        #expect(resolved.linearGreen == 0.25)
    }

    @Test func displayP3ReachesOutsideTheGamutAndIsCutWhenDrawn() {
        let red = Color(.displayP3, red: 1, green: 0, blue: 0)
        #expect(abs(red.resolve(in: environment).linearRed - 1.2249) < 1e-4)
        #expect(red.resolve(in: environment).linearGreen < 0)
        #expect(bytes(red.resolvedColor(in: environment)) == [255, 0, 0, 255])
    }

    @Test(arguments: [(0.0, [255, 0, 0]), (1.0 / 3, [0, 255, 0]), (0.5, [0, 255, 255]), (1.0, [255, 0, 0]), (-1.0 / 3, [0, 0, 255])])
    func huesGoAroundTheWheel(hue: Double, expected: [Int]) {
        let color = Color(hue: hue, saturation: 1, brightness: 1)
        #expect(Array(bytes(color.resolvedColor(in: environment)).prefix(3)) == expected)
    }

    @Test func nestedColorOpacitiesMultiply() {
        #expect(Color.red.opacity(0.5).opacity(0.5).resolve(in: environment).opacity == 0.25)
        #expect(Color("x").opacity(0.5).resolve(in: environment).opacity == 0.5)
    }

    @Test func mixingInTheDeviceSpaceMixesEncodedValues() {
        let mixed = Color.black.mix(with: .white, by: 0.5, in: .device)
        #expect(bytes(mixed.resolvedColor(in: environment)) == [128, 128, 128, 255])
        #expect(Color.red.mix(with: .blue, by: 0).resolve(in: environment).linearBlue
            .isNear(Color.red.resolve(in: environment).linearBlue))
        #expect(Color.red.mix(with: .blue, by: 2).resolve(in: environment).linearRed
            .isNear(Color.blue.resolve(in: environment).linearRed))
    }

    @Test func namedColorsComeFromTheCatalogue() {
        var environment = environment
        environment.assetProvider = OneColorSet(name: "Bourbon", light: .black, dark: .white)
        #expect(Color("Bourbon").resolvedColor(in: environment) == .black)
        environment.colorScheme = .dark
        #expect(Color("Bourbon").resolvedColor(in: environment) == .white)
        #expect(bytes(Color("NotThere").resolvedColor(in: environment)) == [255, 0, 255, 255])
    }

    @Test func theAssetNamedAccentColorIsTheAccent() {
        var environment = environment
        environment.assetProvider = OneColorSet(name: "AccentColor", light: .white, dark: .white)
        #expect(Color.accentColor.resolvedColor(in: environment) == .white)
        environment.accentColor = .black
        #expect(Color.accentColor.resolvedColor(in: environment) == .black)
    }

    @Test func colorsAreEqualByRecipe() {
        #expect(Color(red: 1, green: 0, blue: 0) == Color(.sRGB, red: 1, green: 0, blue: 0, opacity: 1))
        #expect(Color("a") == Color("a"))
        #expect(Color("a") != Color("b"))
        #expect(Color.red != Color(red: 1, green: 59 / 255, blue: 48 / 255))
        #expect(Set([Color.red, .red, .blue, Color("a"), Color("a")]).count == 3)
    }

    @Test func descriptionsNameTheColor() {
        #expect("\(Color.red)" == "red")
        #expect("\(Color(red: 1, green: 0.5, blue: 0))" == "#FF8000FF")
        #expect("\(Color.red.opacity(0.5))" == "50% red")
        #expect("\(Color.red.opacity(0.3).opacity(0.5))" == "50% 30% red")
        #expect("\(Color(red: 0.3, green: 0.3, blue: 0.3, opacity: 0.3))" == "#4C4C4C4D")
        #expect("\(Color(red: 0.3, green: 0.3, blue: 0.3, opacity: 0.3).resolve(in: environment))" == "#4C4C4C4D")
    }

    @Test func notANumberIsBlackNotACrash() {
        #expect(bytes(Color(red: .nan, green: .infinity, blue: -.infinity, opacity: .nan).resolvedColor(in: environment)) == [0, 255, 0, 0])
        _ = Color(hue: .infinity, saturation: 1, brightness: 1).resolvedColor(in: environment)
    }
}

extension Float {
    fileprivate func isNear(_ other: Float) -> Bool { abs(self - other) < 1e-4 }
}
