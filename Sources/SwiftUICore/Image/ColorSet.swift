import Foundation

/// A colour of an asset catalogue: a variant for the light appearance, and optionally one for the dark appearance.
struct ColorSet: Sendable {
    private var light: Color.Resolved?
    private var dark: Color.Resolved?

    func color(isDark: Bool) -> Color.Resolved? { isDark ? dark ?? light : light ?? dark }

    /// Reads the colour set in a folder of a catalogue; nil if it cannot be read.
    init?(in folder: URL) {
        guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
            let file = try? JSONDecoder().decode(File.self, from: data)
        else { return nil }
        for entry in file.colors {
            guard let color = entry.color?.resolved else { continue }
            let appearances = entry.appearances ?? []
            if appearances.isEmpty {
                light = light ?? color
            } else if appearances.contains(where: { $0.appearance == "luminosity" && $0.value == "dark" }) {
                dark = dark ?? color
            } else if appearances.contains(where: { $0.appearance == "luminosity" && $0.value == "light" }) {
                light = color
            }
        }
    }

    private struct File: Decodable {
        struct Entry: Decodable {
            var color: Components?
            var appearances: [Appearance]?
        }

        struct Appearance: Decodable {
            var appearance: String
            var value: String
        }

        var colors: [Entry]
    }

    private struct Components: Decodable {
        var space: String?
        var components: [String: String]?

        enum CodingKeys: String, CodingKey {
            case space = "color-space"
            case components
        }

        var resolved: Color.Resolved? {
            guard let components else { return nil }
            let alpha = Self.number(components["alpha"]) ?? 1
            if let white = Self.number(components["white"]) {
                return Color.Resolved(red: white, green: white, blue: white, opacity: alpha)
            }
            guard let red = Self.number(components["red"]), let green = Self.number(components["green"]),
                let blue = Self.number(components["blue"])
            else { return nil }
            let colorSpace: Color.RGBColorSpace =
                switch space {
                case "display-p3": .displayP3
                case "extended-linear-srgb": .sRGBLinear
                default: .sRGB
                }
            return Color.Resolved(colorSpace: colorSpace, red: red, green: green, blue: blue, opacity: alpha)
        }

        /// Parses a component as written by Xcode: "0.502", "0x80" or "128".
        private static func number(_ text: String?) -> Float? {
            guard let text else { return nil }
            if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Float($0) / 255 } }
            guard let value = Float(text), value.isFinite else { return nil }
            return text.contains(".") || value <= 1 ? value : value / 255
        }
    }
}
