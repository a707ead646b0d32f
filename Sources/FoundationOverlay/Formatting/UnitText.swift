internal import _FoundationICU
import Foundation

/// Numbers with the names of units, in the words of a locale.
enum UnitText {
    /// How much of a unit's name is written.
    enum Width: String {
        case wide = "full-name"
        case short
        case narrow
    }

    /// Returns a number with a unit: `3 months`.
    ///
    /// - Parameters:
    ///   - unit: The name of the unit in CLDR: `length-meter`.
    ///   - usage: What the number is for, such as `road`, for which the unit is chosen that the locale's region uses; nil to keep the unit.
    ///   - number: The skeleton of the number's format.
    static func text(
        _ value: Double, unit: String, width: Width, usage: String? = nil, number: String = "", locale: Locale
    ) -> String? {
        let parts = ["measure-unit/" + unit, "unit-width-" + width.rawValue, usage.map { "usage/" + $0 } ?? "", number]
        return formatted(value, skeleton: parts.filter { !$0.isEmpty }.joined(separator: " "), locale: locale)
    }

    private static func formatted(_ value: Double, skeleton: String, locale: Locale) -> String? {
        var status = U_ZERO_ERROR
        let skeleton = Array(skeleton.utf16)
        let formatter = swift_unumf_openForSkeletonAndLocale(skeleton, Int32(skeleton.count), locale.identifier, &status)
        defer { swift_unumf_close(formatter) }
        let result = swift_unumf_openResult(&status)
        defer { swift_unumf_closeResult(result) }
        swift_unumf_formatDouble(formatter, value, result, &status)
        // Warnings are negative.
        guard status.rawValue <= U_ZERO_ERROR.rawValue else { return nil }
        var text = [UInt16](repeating: 0, count: 256)
        let count = swift_unumf_resultToString(result, &text, Int32(text.count), &status)
        guard status.rawValue <= U_ZERO_ERROR.rawValue, (0...Int32(text.count)).contains(count) else { return nil }
        return String(decoding: text[..<Int(count)], as: UTF16.self)
    }

    /// Joins the parts of one quantity: `1 hour, 5 minutes`.
    static func joined(_ parts: [String], width: Width, locale: Locale) -> String {
        guard parts.count > 1 else { return parts.first ?? "" }
        var status = U_ZERO_ERROR
        let listWidth =
            switch width {
            case .wide: ULISTFMT_WIDTH_WIDE
            case .short: ULISTFMT_WIDTH_SHORT
            case .narrow: ULISTFMT_WIDTH_NARROW
            }
        let formatter = swift_ulistfmt_openForType(locale.identifier, ULISTFMT_TYPE_UNITS, listWidth, &status)
        guard status.rawValue <= U_ZERO_ERROR.rawValue, let formatter else { return parts.joined(separator: " ") }
        defer { swift_ulistfmt_close(formatter) }
        // The formatter takes the addresses of the parts, which lie in one array.
        let units = parts.map { Array($0.utf16) }
        let lengths = units.map { Int32($0.count) }
        var text = [UInt16](repeating: 0, count: units.map(\.count).reduce(64, +) + 16 * units.count)
        let count = units.flatMap(\.self).withUnsafeBufferPointer { all -> Int32 in
            var addresses: [UnsafePointer<UInt16>?] = []
            var offset = 0
            for length in lengths {
                addresses.append(all.baseAddress.map { $0 + offset })
                offset += Int(length)
            }
            return swift_ulistfmt_format(formatter, addresses, lengths, Int32(units.count), &text, Int32(text.count), &status)
        }
        guard status.rawValue <= U_ZERO_ERROR.rawValue, (0...Int32(text.count)).contains(count) else { return parts.joined(separator: " ") }
        return String(decoding: text[..<Int(count)], as: UTF16.self)
    }
}
