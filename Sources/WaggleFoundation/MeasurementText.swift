import Foundation

/// Numbers with units in a locale's words, by the library that Foundation formats numbers with (ICU).
enum MeasurementText {
    enum Width: String { case wide = "unit-width-full-name", abbreviated = "unit-width-short", narrow = "unit-width-narrow" }

    /// The measurement in the unit that people of the locale's region use for the purpose, rounded to a whole number or to two digits.
    /// - Parameter usage: The library's name of the purpose.
    /// - Returns: Nil if there is no such purpose for the unit.
    static func text(_ value: Double, _ unit: Unit, usage: String, _ width: Width, _ locale: Locale) -> String? {
        UnitIdentifier.of(unit).flatMap { format(value, "measure-unit/\($0) usage/\(usage) \(width.rawValue)", locale) }
    }

    /// The measurement in its unit, rounded to a whole number or to two digits.
    static func rounded(_ value: Double, _ unit: Unit, _ width: Width, _ locale: Locale) -> String? {
        UnitIdentifier.of(unit).flatMap {
            format(value, "measure-unit/\($0) \(width.rawValue) \(abs(value) < 10 ? "@#" : "precision-integer")", locale)
        }
    }

    /// A number that is already written, with its unit.
    static func joined(_ number: String, _ value: Double, _ unit: Unit, _ width: Width, _ locale: Locale) -> String {
        // The words depend on the number, whose place among them depends on the language.
        guard let identifier = UnitIdentifier.of(unit), let whole = format(value, "measure-unit/\(identifier) \(width.rawValue)", locale),
              let plain = format(value, "", locale),
              let range = whole.range(of: plain) else { return number + (width == .narrow ? "" : " ") + unit.symbol }
        return whole.replacingCharacters(in: range, with: number)
    }

    /// The unit without a number, in the plural.
    static func name(_ unit: Unit, _ width: Width, _ locale: Locale) -> String {
        joined("", 2, unit, width, locale).trimmingCharacters(in: .whitespaces)
    }

    private static func format(_ value: Double, _ skeleton: String, _ locale: Locale) -> String? {
        guard let library = NumberLibrary.shared else { return nil }
        return library.format(value, skeleton, locale.identifier)
    }
}

/// The functions of the library that this needs. Foundation loads it without offering them, so they are looked up by name.
private struct NumberLibrary: Sendable {
    private typealias Handle = UnsafeMutableRawPointer
    private typealias Status = UnsafeMutablePointer<Int32>
    private let open: @convention(c) (UnsafePointer<UInt16>, Int32, UnsafePointer<CChar>, Status) -> Handle?
    private let openResult: @convention(c) (Status) -> Handle?
    private let write: @convention(c) (Handle, Double, Handle, Status) -> Void
    private let text: @convention(c) (Handle, UnsafeMutablePointer<UInt16>?, Int32, Status) -> Int32
    private let close, closeResult: @convention(c) (Handle) -> Void

    static let shared = NumberLibrary()

    private init?() {
        let library = dlopen(nil, RTLD_NOW)
        func function<Function>(_ name: String, _ type: Function.Type) -> Function? {
            dlsym(library, "swift_unumf_" + name).map { unsafeBitCast($0, to: type) }
        }
        guard let open = function(
            "openForSkeletonAndLocale", (@convention(c) (UnsafePointer<UInt16>, Int32, UnsafePointer<CChar>, Status) -> Handle?).self),
              let openResult = function("openResult", (@convention(c) (Status) -> Handle?).self),
              let write = function("formatDouble", (@convention(c) (Handle, Double, Handle, Status) -> Void).self),
              let text = function("resultToString", (@convention(c) (Handle, UnsafeMutablePointer<UInt16>?, Int32, Status) -> Int32).self),
              let close = function("close", (@convention(c) (Handle) -> Void).self),
              let closeResult = function("closeResult", (@convention(c) (Handle) -> Void).self) else { return nil }
        (self.open, self.openResult, self.write, self.text, self.close, self.closeResult) =
            (open, openResult, write, text, close, closeResult)
    }

    /// Nil for what the library does not know.
    func format(_ value: Double, _ skeleton: String, _ locale: String) -> String? {
        // Above 0 is an error, below a warning.
        var status: Int32 = 0
        let units = Array(skeleton.utf16)
        guard let formatter = open(units, Int32(units.count), locale, &status) else { return nil }
        defer { close(formatter) }
        guard status <= 0, let result = openResult(&status) else { return nil }
        defer { closeResult(result) }
        write(formatter, value, result, &status)
        var buffer = [UInt16](repeating: 0, count: 512)
        let count = text(result, &buffer, Int32(buffer.count), &status)
        guard status <= 0, count <= buffer.count else { return nil }
        return String(decoding: buffer[..<Int(count)], as: UTF16.self)
    }
}
