import Foundation

/// A font resolved in an environment, with everything a typesetter needs to choose a face and to place lines.
///
/// The hash is computed once, so that hashing a cache key that contains a font costs one integer.
package struct ResolvedFont: Hashable, Sendable {
    package enum Family: Hashable, Sendable {
        case system(Font.Design)
        case custom(String)
    }

    package struct Features: OptionSet, Hashable, Sendable {
        package let rawValue: UInt8
        package init(rawValue: UInt8) { self.rawValue = rawValue }

        package static let monospacedDigits = Features(rawValue: 1)
        package static let lowercaseSmallCaps = Features(rawValue: 2)
        package static let uppercaseSmallCaps = Features(rawValue: 4)
    }

    package let family: Family
    /// The size in points: finite and not negative.
    package let size: CGFloat
    package let weight: Font.Weight
    package let width: Font.Width
    package let isItalic: Bool
    package let features: Features
    /// The space between lines in addition to ascent and descent, in points. Negative for tight leading.
    package let leading: CGFloat
    package let profile: TypographyProfile
    private let hash: Int

    package init(
        family: Family = .system(.default), size: CGFloat, weight: Font.Weight = .regular, width: Font.Width = .standard,
        isItalic: Bool = false, features: Features = [], leading: CGFloat = 0, profile: TypographyProfile = .iOS
    ) {
        self.family = family
        self.size = size.isFinite ? min(max(size, 0), 100_000) : 0
        self.weight = weight
        self.width = width
        self.isItalic = isItalic
        self.features = features
        self.leading = leading
        self.profile = profile
        var hasher = Hasher()
        hasher.combine(family)
        hasher.combine(self.size)
        hasher.combine(weight)
        hasher.combine(width)
        hasher.combine(isItalic)
        hasher.combine(features.rawValue)
        hasher.combine(leading)
        hasher.combine(profile)
        hash = hasher.finalize()
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(hash)
    }

    package static func == (lhs: ResolvedFont, rhs: ResolvedFont) -> Bool {
        lhs.hash == rhs.hash && lhs.size == rhs.size && lhs.weight == rhs.weight && lhs.isItalic == rhs.isItalic
            && lhs.features == rhs.features && lhs.leading == rhs.leading && lhs.width == rhs.width
            && lhs.profile == rhs.profile && lhs.family == rhs.family
    }
}

/// The part of the environment in which fonts are resolved.
package struct FontResolutionContext: Hashable, Sendable {
    package var profile: TypographyProfile
    package var dynamicTypeSize: DynamicTypeSize
    /// The factor by which the desktop settings enlarge text.
    package var textScale: CGFloat

    package init(profile: TypographyProfile = .iOS, dynamicTypeSize: DynamicTypeSize = .large, textScale: CGFloat = 1) {
        self.profile = profile
        self.dynamicTypeSize = dynamicTypeSize
        self.textScale = textScale
    }

    /// Returns the metrics of a text style. Sizes scaled by the desktop settings are rounded to half points.
    func metrics(of style: Font.TextStyle) -> TypographyProfile.StyleMetrics {
        var metrics = profile.metrics(of: style, at: dynamicTypeSize)
        guard textScale != 1 else { return metrics }
        metrics.size = (metrics.size * textScale * 2).rounded() / 2
        let line = profile.systemLineMetrics(size: metrics.size)
        metrics.lineAdvance = max(line.ascent + line.descent, (metrics.lineAdvance * textScale).rounded())
        return metrics
    }
}

extension Font {
    package func resolved(in context: FontResolutionContext) -> ResolvedFont {
        var draft = FontDraft(base, in: context)
        for modifier in modifiers {
            draft.apply(modifier)
        }
        return draft.finished(in: context)
    }
}

/// The intermediate state of resolving a font.
private struct FontDraft {
    var family: ResolvedFont.Family
    var size: CGFloat
    var weight: Font.Weight
    /// The weight before bold was applied, and the weight that bold results in.
    var plainWeight: Font.Weight
    var boldWeight: Font.Weight
    var width = Font.Width.standard
    var isItalic = false
    var features: ResolvedFont.Features = []
    var lineAdvance: CGFloat?
    var leading = Font.Leading.standard
    var scale: CGFloat = 1
    let plainFamily: ResolvedFont.Family

    init(_ base: Font.Base, in context: FontResolutionContext) {
        switch base {
        case .textStyle(let style, let design, let weight):
            let metrics = context.metrics(of: style)
            family = .system(design ?? .default)
            size = metrics.size
            self.weight = weight ?? metrics.weight
            boldWeight = metrics.emphasizedWeight
            lineAdvance = metrics.lineAdvance
        case .system(let size, let weight, let design):
            family = .system(design ?? .default)
            self.size = size
            self.weight = weight ?? .regular
            boldWeight = .bold
        case .custom(let name, let size, let style):
            family = .custom(name)
            self.size = style.map { (context.profile.scale(of: $0, at: context.dynamicTypeSize) * context.textScale * size).rounded() } ?? size
            weight = .regular
            boldWeight = .bold
        }
        plainWeight = weight
        plainFamily = family
    }

    mutating func apply(_ modifier: Font.Modifier) {
        switch modifier {
        case .weight(let weight):
            self.weight = weight
            plainWeight = weight
        case .width(let width): self.width = width
        case .design(let design): if case .system = family { family = .system(design) }
        case .leading(let leading): self.leading = leading
        case .bold(true): if weight.value < boldWeight.value { weight = boldWeight }
        case .bold(false): weight = plainWeight.value >= Font.Weight.semibold.value ? .regular : plainWeight
        case .italic(let isActive): isItalic = isActive
        case .monospaced(true): family = .system(.monospaced)
        case .monospaced(false): family = plainFamily == .system(.monospaced) ? .system(.default) : plainFamily
        case .monospacedDigit: features.insert(.monospacedDigits)
        case .lowercaseSmallCaps: features.insert(.lowercaseSmallCaps)
        case .uppercaseSmallCaps: features.insert(.uppercaseSmallCaps)
        case .pointSize(let size):
            self.size = size
            lineAdvance = nil
        case .scaled(let factor):
            size *= factor
            lineAdvance = lineAdvance.map { $0 * factor }
        }
    }

    func finished(in context: FontResolutionContext) -> ResolvedFont {
        var extra: CGFloat = 0
        if let lineAdvance, case .system = family {
            let line = context.profile.systemLineMetrics(size: size)
            extra = max(0, lineAdvance - line.ascent - line.descent)
        }
        switch leading {
        case .standard: break
        case .tight: extra -= 2
        case .loose: extra += 2
        }
        return ResolvedFont(
            family: family, size: size, weight: weight, width: width, isItalic: isItalic, features: features,
            leading: extra, profile: context.profile)
    }
}
