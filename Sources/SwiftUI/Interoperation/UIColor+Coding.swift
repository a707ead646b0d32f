import Foundation
import SwiftUICore

/// Archives of colours: the components in the light and in the dark appearance. A name in an asset catalogue is not kept.
extension UIColor: NSSecureCoding {
    public static var supportsSecureCoding: Bool { true }

    private static let keys = (light: "light", dark: "dark")

    public func encode(with coder: NSCoder) {
        for (key, scheme) in [(Self.keys.light, ColorScheme.light), (Self.keys.dark, .dark)] {
            let color = resolved(scheme)
            let parts = [color.linearRed, color.linearGreen, color.linearBlue, color.opacity]
            coder.encode(parts.map { "\($0)" }.joined(separator: " ") as NSString, forKey: key)
        }
    }

    /// Reads an archived colour; nil for other data.
    public convenience init?(coder: NSCoder) {
        func color(_ key: String) -> Color.Resolved? {
            let text = coder.decodeObject(of: NSString.self, forKey: key).map { String($0) }
            let parts = text?.split(separator: " ").compactMap { Float($0) } ?? []
            guard parts.count == 4, parts.allSatisfy(\.isFinite) else { return nil }
            return Color.Resolved(linearRed: parts[0], linearGreen: parts[1], linearBlue: parts[2], opacity: parts[3])
        }
        guard let light = color(Self.keys.light), let dark = color(Self.keys.dark) else { return nil }
        self.init(light == dark ? Color(light) : Color(source: .dynamic(light: light, dark: dark)))
    }
}
