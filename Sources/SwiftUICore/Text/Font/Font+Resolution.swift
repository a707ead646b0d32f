import Foundation

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

    /// Returns a size that scales as text of a style does, rounded to whole points.
    func scaled(_ size: CGFloat, relativeTo style: Font.TextStyle) -> CGFloat {
        (profile.scale(of: style, at: dynamicTypeSize) * textScale * size).rounded()
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
            family = .system(ResolvedFont.Design(design ?? .default))
            size = metrics.size
            self.weight = weight ?? metrics.weight
            boldWeight = metrics.emphasizedWeight
            lineAdvance = metrics.lineAdvance
        case .system(let size, let weight, let design, let style):
            family = .system(ResolvedFont.Design(design ?? .default))
            self.size = style.map { context.scaled(size, relativeTo: $0) } ?? size
            self.weight = weight ?? .regular
            boldWeight = .bold
        case .custom(let name, let size, let style):
            family = .custom(name)
            self.size = style.map { context.scaled(size, relativeTo: $0) } ?? size
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
        case .design(let design): if case .system = family { family = .system(ResolvedFont.Design(design)) }
        case .leading(let leading): self.leading = leading
        case .bold(true): if weight.value < boldWeight.value { weight = boldWeight }
        case .bold(false): weight = plainWeight.value >= Font.Weight.semibold.value ? .regular : plainWeight
        case .italic(let isActive): isItalic = isActive
        case .monospaced(true): family = .system(.monospaced)
        case .monospaced(false): family = plainFamily == .system(.monospaced) ? .system(.default) : plainFamily
        case .monospacedDigit: features.insert(.monospacedDigits)
        case .lowercaseSmallCaps(let isActive): features.set(.lowercaseSmallCaps, isActive)
        case .uppercaseSmallCaps(let isActive): features.set(.uppercaseSmallCaps, isActive)
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
        // The last line of a text has the gap on macOS only.
        let lineGap = context.profile == .macOS ? extra : 0
        extra -= lineGap
        switch leading {
        case .standard: break
        case .tight: extra -= 2
        case .loose: extra += 2
        }
        return ResolvedFont(
            family: family, size: size, weight: weight.value, width: width.value, isItalic: isItalic, features: features,
            leading: extra, lineGap: lineGap, profile: context.profile)
    }
}

extension ResolvedFont.Features {
    fileprivate mutating func set(_ feature: Self, _ isActive: Bool) {
        if isActive { insert(feature) } else { remove(feature) }
    }
}

extension ResolvedFont.Design {
    fileprivate init(_ design: Font.Design) {
        self =
            switch design {
            case .default: .default
            case .serif: .serif
            case .rounded: .rounded
            case .monospaced: .monospaced
            }
    }
}
