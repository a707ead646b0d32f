import Foundation

// The forms in which fonts, colours and lines are written with attributed strings. They name what they hold, so that a later version can read them.

/// A font as it is written.
struct CodedFont: Codable {
    private enum Change: Codable {
        case weight(CGFloat), width(CGFloat), design(String), leading(String), bold(Bool), italic(Bool), monospaced(Bool), monospacedDigit
        case lowercaseSmallCaps(Bool), uppercaseSmallCaps(Bool), pointSize(CGFloat), scaled(CGFloat)
    }

    /// The text style of a system font; nil for a font with a size.
    private var style: String?
    /// The name of an installed font; nil for the system font.
    private var name: String?
    private var size: CGFloat?
    private var relativeTo: String?
    private var design: String?
    private var weight: CGFloat?
    private var changes: [Change] = []

    init(_ font: Font) {
        switch font.base {
        case .textStyle(let style, let design, let weight):
            self.style = Self.textStyles.name(style)
            self.design = design.flatMap(Self.designs.name)
            self.weight = weight?.value
        case .system(let size, let weight, let design, let relativeTo):
            self.size = size
            self.weight = weight?.value
            self.design = design.flatMap(Self.designs.name)
            self.relativeTo = relativeTo.flatMap(Self.textStyles.name)
        case .custom(let name, let size, let relativeTo):
            self.name = name
            self.size = size
            self.relativeTo = relativeTo.flatMap(Self.textStyles.name)
        }
        changes = font.modifiers.compactMap { modifier in
            switch modifier {
            case .weight(let weight): .weight(weight.value)
            case .width(let width): .width(width.value)
            case .design(let design): Self.designs.name(design).map { .design($0) }
            case .leading(let leading): Self.leadings.name(leading).map { .leading($0) }
            case .bold(let isActive): .bold(isActive)
            case .italic(let isActive): .italic(isActive)
            case .monospaced(let isActive): .monospaced(isActive)
            case .monospacedDigit: .monospacedDigit
            case .lowercaseSmallCaps(let isActive): .lowercaseSmallCaps(isActive)
            case .uppercaseSmallCaps(let isActive): .uppercaseSmallCaps(isActive)
            case .pointSize(let size): .pointSize(size)
            case .scaled(let factor): .scaled(factor)
            }
        }
    }

    /// The font. A name of a later version is left out.
    var font: Font {
        let relativeTo = relativeTo.flatMap { Self.textStyles[$0] }
        let design = design.flatMap { Self.designs[$0] }
        let weight = weight.map { Font.Weight(value: $0) }
        var font: Font
        if let name {
            font = Font(.custom(name: name, size: size ?? 0, relativeTo: relativeTo))
        } else if let size {
            font = Font(.system(size: size, weight: weight, design: design, relativeTo: relativeTo))
        } else {
            font = Font(.textStyle(style.flatMap { Self.textStyles[$0] } ?? .body, design: design, weight: weight))
        }
        font.modifiers = changes.compactMap { change in
            switch change {
            case .weight(let value): .weight(Font.Weight(value: value))
            case .width(let value): .width(Font.Width(value))
            case .design(let name): Self.designs[name].map { .design($0) }
            case .leading(let name): Self.leadings[name].map { .leading($0) }
            case .bold(let isActive): .bold(isActive)
            case .italic(let isActive): .italic(isActive)
            case .monospaced(let isActive): .monospaced(isActive)
            case .monospacedDigit: .monospacedDigit
            case .lowercaseSmallCaps(let isActive): .lowercaseSmallCaps(isActive)
            case .uppercaseSmallCaps(let isActive): .uppercaseSmallCaps(isActive)
            case .pointSize(let size): .pointSize(size)
            case .scaled(let factor): .scaled(factor)
            }
        }
        return font
    }

    private static let textStyles: [String: Font.TextStyle] = [
        "largeTitle": .largeTitle, "title": .title, "title2": .title2, "title3": .title3, "headline": .headline, "subheadline": .subheadline,
        "body": .body, "callout": .callout, "footnote": .footnote, "caption": .caption, "caption2": .caption2,
        "extraLargeTitle": .extraLargeTitle, "extraLargeTitle2": .extraLargeTitle2,
    ]
    private static let designs: [String: Font.Design] = [
        "default": .default, "serif": .serif, "rounded": .rounded, "monospaced": .monospaced,
    ]
    private static let leadings: [String: Font.Leading] = ["standard": .standard, "tight": .tight, "loose": .loose]
}

extension Dictionary where Key == String, Value: Equatable {
    /// Returns the name of a value.
    fileprivate func name(_ value: Value) -> String? { first { $0.value == value }?.key }
}

/// A colour as it is written.
indirect enum CodedColor: Codable {
    /// Linear components.
    case components(red: Float, green: Float, blue: Float, opacity: Float)
    case system(String)
    case accent
    /// A colour of an asset catalogue, in the bundle with an identifier or else in the main one.
    case named(String, bundle: String?)
    case dynamic(light: CodedColor, dark: CodedColor)
    case opacity(CodedColor, Double)
    case mix(CodedColor, CodedColor, fraction: Double, isPerceptual: Bool)

    init(_ color: Color) { self.init(color.source) }

    private init(_ source: Color.Source) {
        switch source {
        case .components(let components): self.init(components)
        case .system(let name): self = .system(name.rawValue)
        case .accent: self = .accent
        case .coreGraphics, .custom: self.init(Color(source: source).resolve(in: ColorContext()))
        case .named(let name, let bundle): self = .named(name, bundle: bundle?.bundleIdentifier)
        case .dynamic(let light, let dark): self = .dynamic(light: CodedColor(light), dark: CodedColor(dark))
        case .opacity(let base, let opacity): self = .opacity(CodedColor(base), opacity)
        case .mix(let first, let second, let fraction, let space):
            self = .mix(CodedColor(first), CodedColor(second), fraction: fraction, isPerceptual: space == .perceptual)
        }
    }

    private init(_ components: Color.Resolved) {
        self = .components(
            red: components.linearRed, green: components.linearGreen, blue: components.linearBlue, opacity: components.opacity)
    }

    /// The colour. A system colour of a later version is black or white, as text is.
    var color: Color { Color(source: source) }

    private var source: Color.Source {
        switch self {
        case .components: .components(components)
        case .system(let name): .system(SystemColor(rawValue: name) ?? .primary)
        case .accent: .accent
        case .named(let name, let bundle): .named(name, bundle.flatMap { Bundle(identifier: $0) })
        case .dynamic(let light, let dark): .dynamic(light: light.components, dark: dark.components)
        case .opacity(let base, let opacity): .opacity(base.source, opacity)
        case .mix(let first, let second, let fraction, let isPerceptual):
            .mix(first.source, second.source, fraction: fraction, space: isPerceptual ? .perceptual : .device)
        }
    }

    private var components: Color.Resolved {
        guard case .components(let red, let green, let blue, let opacity) = self else { return color.resolve(in: ColorContext()) }
        return Color.Resolved(colorSpace: .sRGBLinear, red: red, green: green, blue: blue, opacity: opacity)
    }
}

/// A line under or through text as it is written.
struct CodedLine: Codable {
    private var pattern: String
    private var color: CodedColor?

    init(_ style: Text.LineStyle) {
        pattern = Self.patterns.name(style.pattern) ?? "solid"
        color = style.color.map { CodedColor($0) }
    }

    /// The style. A pattern of a later version is a solid line.
    var style: Text.LineStyle { Text.LineStyle(pattern: Self.patterns[pattern] ?? .solid, color: color?.color) }

    private static let patterns: [String: Text.LineStyle.Pattern] = [
        "solid": .solid, "dot": .dot, "dash": .dash, "dashDot": .dashDot, "dashDotDot": .dashDotDot,
    ]
}

/// The height of lines as it is written.
enum CodedLineHeight: Codable {
    case normal, multiple(CGFloat), increased(CGFloat), exact(CGFloat)

    init(_ lineHeight: AttributedString.LineHeight) {
        self =
            switch lineHeight.rule {
            case nil: .normal
            case .multiple(let factor): .multiple(factor)
            case .increased(let points): .increased(points)
            case .exact(let points): .exact(points)
            }
    }

    var lineHeight: AttributedString.LineHeight {
        switch self {
        case .normal: .normal
        case .multiple(let factor): .multiple(factor: factor)
        case .increased(let points): .leading(increase: points)
        case .exact(let points): .exact(points: points)
        }
    }
}
