import CoreGraphics
import Foundation
import SwiftUI
import SwiftUICore

extension UIFontDescriptor {
    /// Creates a description from attributes. Without a family or name it is that of the system font, in 12 points.
    public convenience init(fontAttributes attributes: [AttributeName: Any]) {
        self.init(UIFontDescriptor(.systemFont(ofSize: 12)).addingAttributes(attributes).font)
    }

    /// Returns the description with attributes added. Attributes of other types than documented are ignored; of features, digits of equal
    /// width and small capitals are known.
    ///
    ///     descriptor.addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold]])
    public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        var result = self
        if let style = attributes[.textStyle] as? UIFont.TextStyle { result = .preferredFontDescriptor(withTextStyle: style) }
        if let name = attributes[.name] as? String { result = UIFontDescriptor(name: name, size: result.pointSize) }
        if let family = attributes[.family] as? String { result = result.withFamily(family) }
        if let face = attributes[.face] as? String { result = result.withFace(face) }
        if let size = Self.number(attributes[.size]) { result = result.withSize(size) }
        if let traits = attributes[.traits] as? [TraitKey: Any] { result = result.withTraits(traits) }
        if let settings = attributes[.featureSettings] as? [[FeatureKey: Any]] {
            for setting in settings { result = result.withFeature(setting) }
        }
        return result
    }

    /// The attributes of the font: the family or name, the size and the traits.
    public var fontAttributes: [AttributeName: Any] {
        let resolved = font.resolved
        let traits: [TraitKey: Any] = [
            .weight: UIFont.Weight(resolved.weight), .width: resolved.width, .slant: resolved.isItalic ? CGFloat(0.07) : 0, .symbolic: symbolicTraits,
        ]
        return [.family: font.familyName, .name: font.fontName, .size: pointSize, .traits: traits]
    }

    /// Returns the value of an attribute; nil if the font does not have it.
    public func object(forKey attribute: AttributeName) -> Any? { fontAttributes[attribute] }

    /// Returns the description of another family, with the size and the traits of this one.
    public func withFamily(_ newFamily: String) -> UIFontDescriptor {
        let resolved = font.resolved
        var other = Font.custom(newFamily, fixedSize: pointSize)
        if resolved.weight != 0 { other = other.weight(Font.Weight(value: resolved.weight)) }
        if resolved.width != 0 { other = other.width(Font.Width(resolved.width)) }
        if resolved.isItalic { other = other.italic() }
        return UIFontDescriptor(UIFont(other))
    }

    /// Returns the description of a face of the family, named by its weight and slant, such as "Light" or "Bold Italic".
    public func withFace(_ newFace: String) -> UIFontDescriptor {
        let name = newFace.lowercased().filter(\.isLetter)
        let isItalic = name.contains("italic") || name.contains("oblique")
        let weight = Self.weights.first { name.contains($0.name) }?.weight ?? .regular
        return UIFontDescriptor(UIFont(font.font.weight(weight).italic(isItalic)))
    }

    /// The weights by the names of faces, searched in this order: "semibold" before "bold", which it contains.
    private static let weights: [(name: String, weight: Font.Weight)] = [
        ("ultralight", .ultraLight), ("extralight", .ultraLight), ("semibold", .semibold), ("demibold", .semibold), ("extrabold", .heavy),
        ("ultrabold", .heavy), ("thin", .thin), ("light", .light), ("medium", .medium), ("bold", .bold), ("heavy", .heavy), ("black", .black),
    ]

    private static func number(_ value: Any?) -> CGFloat? {
        switch value {
        case let value as CGFloat: value
        case let value as Double: value
        case let value as Float: CGFloat(value)
        case let value as Int: CGFloat(value)
        case let value as NSNumber: value.doubleValue
        default: nil
        }
    }

    private func withTraits(_ traits: [TraitKey: Any]) -> UIFontDescriptor {
        var result = self
        if let symbolic = traits[.symbolic] {
            let wanted = symbolic as? SymbolicTraits ?? (symbolic as? UInt32).map { SymbolicTraits(rawValue: $0) }
            if let wanted { result = result.withSymbolicTraits(result.symbolicTraits.union(wanted)) ?? result }
        }
        var font = result.font.font
        if let weight = (traits[.weight] as? UIFont.Weight)?.rawValue ?? Self.number(traits[.weight]) {
            font = font.weight(Font.Weight(value: weight))
        }
        if let width = (traits[.width] as? UIFont.Width)?.rawValue ?? Self.number(traits[.width]) { font = font.width(Font.Width(width)) }
        if let slant = Self.number(traits[.slant]) { font = font.italic(slant > 0) }
        return UIFontDescriptor(UIFont(font))
    }

    private func withFeature(_ setting: [FeatureKey: Any]) -> UIFontDescriptor {
        let older = setting[.typeIdentifier] as? Int
        guard let type = setting[.type] as? Int ?? older, let selector = setting[.selector] as? Int ?? older else { return self }
        let changed: Font? =
            switch (type, selector) {
            case (kNumberSpacingType, kMonospacedNumbersSelector): font.font.monospacedDigit()
            case (kLowerCaseType, kLowerCaseSmallCapsSelector): font.font.lowercaseSmallCaps()
            case (kLowerCaseType, kDefaultLowerCaseSelector): font.font.lowercaseSmallCaps(false)
            case (kUpperCaseType, kUpperCaseSmallCapsSelector): font.font.uppercaseSmallCaps()
            case (kUpperCaseType, kDefaultUpperCaseSelector): font.font.uppercaseSmallCaps(false)
            default: nil
            }
        return changed.map { UIFontDescriptor(UIFont($0)) } ?? self
    }
}
