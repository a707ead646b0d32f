import Foundation
import SwiftUI
import SwiftUICore

/// Archives of fonts: the family or the design, the size, the weight, the width and the slant.
extension UIFont: NSSecureCoding {
    public static var supportsSecureCoding: Bool { true }

    private enum Key {
        static let family = "family", design = "design", size = "size", weight = "weight", width = "width", isItalic = "isItalic"
    }

    private static let designs: [(name: String, design: Font.Design, resolved: ResolvedFont.Design)] = [
        ("default", .default, .default), ("serif", .serif, .serif), ("rounded", .rounded, .rounded), ("monospaced", .monospaced, .monospaced),
    ]

    public func encode(with coder: NSCoder) {
        switch resolved.family {
        case .custom(let name): coder.encode(name as NSString, forKey: Key.family)
        case .system(let design):
            if let name = Self.designs.first(where: { $0.resolved == design })?.name { coder.encode(name as NSString, forKey: Key.design) }
        }
        coder.encode(Double(resolved.size), forKey: Key.size)
        coder.encode(Double(resolved.weight), forKey: Key.weight)
        coder.encode(Double(resolved.width), forKey: Key.width)
        coder.encode(resolved.isItalic, forKey: Key.isItalic)
    }

    /// Reads an archived font; nil for other data.
    public convenience init?(coder: NSCoder) {
        // To ask for a missing object is an error of the archive.
        func text(_ key: String) -> String? {
            coder.containsValue(forKey: key) ? coder.decodeObject(of: NSString.self, forKey: key).map { String($0) } : nil
        }
        let (size, weight, width) = (
            coder.decodeDouble(forKey: Key.size), coder.decodeDouble(forKey: Key.weight), coder.decodeDouble(forKey: Key.width)
        )
        guard size.isFinite, weight.isFinite, width.isFinite else { return nil }
        var font: Font
        if let family = text(Key.family) {
            font = .custom(family, fixedSize: size)
        } else if let name = text(Key.design), let design = Self.designs.first(where: { $0.name == name })?.design {
            font = .system(size: size, design: design)
        } else {
            return nil
        }
        if weight != 0 { font = font.weight(Font.Weight(value: weight)) }
        if width != 0 { font = font.width(Font.Width(width)) }
        self.init(coder.decodeBool(forKey: Key.isItalic) ? font.italic() : font)
    }
}
