import CoreGraphics
import SwiftUI
import SwiftUICore

/// The description of a font by its traits, from which a font is made.
public final class UIFontDescriptor: Hashable, Sendable {
    /// Traits of a font.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        public static let italic = traitItalic
        public static let bold = traitBold
        public static let monoSpace = traitMonoSpace
    }

    /// A design of the system font.
    public struct SystemDesign: Hashable, Sendable {
        fileprivate let design: Font.Design

        public static let `default` = SystemDesign(design: .default)
        public static let rounded = SystemDesign(design: .rounded)
        public static let serif = SystemDesign(design: .serif)
        public static let monospaced = SystemDesign(design: .monospaced)
    }

    package let font: UIFont

    package init(_ font: UIFont) { self.font = font }

    /// Creates the description of an installed font by its name.
    public convenience init(name: String, size: CGFloat) { self.init(UIFont(.custom(name, fixedSize: size))) }

    /// Returns the description of the font of a text style.
    public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFontDescriptor(.preferredFont(forTextStyle: style))
    }

    /// The size in points.
    public var pointSize: CGFloat { font.pointSize }

    /// The name of the font.
    public var postscriptName: String { font.fontName }

    /// The traits of the font. A font is bold from the weight `semibold` on.
    public var symbolicTraits: SymbolicTraits {
        let resolved = font.resolved
        var traits: SymbolicTraits = []
        if resolved.weight >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
        if resolved.isItalic { traits.insert(.traitItalic) }
        if resolved.family == .system(.monospaced) { traits.insert(.traitMonoSpace) }
        if resolved.width < 0 { traits.insert(.traitCondensed) }
        if resolved.width > 0 { traits.insert(.traitExpanded) }
        return traits
    }

    /// Returns the description with some traits instead of its own. Add to `symbolicTraits` to keep them. A monospaced design is kept.
    public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        let own = self.symbolicTraits
        var result = font.font
        if symbolicTraits.contains(.traitBold) != own.contains(.traitBold) {
            result = symbolicTraits.contains(.traitBold) ? result.bold() : result.weight(.regular)
        }
        if symbolicTraits.contains(.traitItalic) != own.contains(.traitItalic) { result = result.italic(symbolicTraits.contains(.traitItalic)) }
        if symbolicTraits.contains(.traitMonoSpace) { result = result.monospaced() }
        let widths: SymbolicTraits = [.traitCondensed, .traitExpanded]
        if symbolicTraits.intersection(widths) != own.intersection(widths) {
            result = result.width(
                symbolicTraits.contains(.traitCondensed) ? .condensed : symbolicTraits.contains(.traitExpanded) ? .expanded : .standard)
        }
        return UIFontDescriptor(UIFont(result))
    }

    /// Returns the description with another design of the system font.
    public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { UIFontDescriptor(font.withDesign(design.design)) }

    /// Returns the description in another size, in points. Sizes that are negative or not finite count as 0.
    public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { UIFontDescriptor(font.withSize(newPointSize)) }

    public static func == (left: UIFontDescriptor, right: UIFontDescriptor) -> Bool { left.font == right.font }
    public func hash(into hasher: inout Hasher) { hasher.combine(font) }
}

extension UIFont {
    /// The description of the font.
    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }

    /// Creates the font of a description, in a size in points. For a size that is not positive it is that of the description.
    package convenience init(of descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        self.init(pointSize > 0 ? descriptor.font.font.pointSize(pointSize) : descriptor.font.font)
    }
}
