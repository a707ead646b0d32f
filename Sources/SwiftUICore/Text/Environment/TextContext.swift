import Foundation
import Synchronization

/// The parts of the environment that text layout depends on, gathered once per environment.
struct TextContext: Sendable {
    var environment: TextEnvironment
    var options: TextLayoutOptions
    var typesetter: any TextTypesetter

    init(_ values: EnvironmentValues) {
        let style = values.textStyle
        let isRightToLeft = values.layoutDirection == .rightToLeft
        environment = TextEnvironment()
        environment.fonts = FontResolutionContext(
            profile: values.platformProfile.typography, dynamicTypeSize: style.dynamicTypeSize, textScale: values.textScale)
        environment.characters = style.characters
        if values.legibilityWeight == .bold { environment.characters.fontChanges.append(.bold(true)) }
        environment.formattingRule = values.textFormattingRule
        environment.locale = values.locale
        if let language = values.typesettingLanguage.language { environment.language = language.maximalIdentifier }
        environment.isRightToLeft = isRightToLeft
        options = TextLayoutOptions()
        options.maximumLines = style.lineLimit.map { max(1, $0) }
        options.reservedLines = max(0, style.lowerLineLimit ?? 0)
        options.truncation = TextLayoutOptions.Truncation(style.truncationMode)
        options.lineSpacing = style.lineSpacing.isFinite ? max(0, style.lineSpacing) : 0
        options.alignment = TextLayoutOptions.Alignment(style.multilineTextAlignment)
        options.minimumScaleFactor = style.minimumScaleFactor.isNaN ? 1 : min(max(style.minimumScaleFactor, 0), 1)
        options.alignsByWritingDirection = style.alignmentStrategy == .writingDirectionBased
        options.lineHeight = style.lineHeight?.rule
        options.allowsTightening = style.allowsTightening
        options.isRightToLeft = isRightToLeft
        options.pixelLength = values.pixelLength
        typesetter = values.textTypesetter
    }

    private struct Latest {
        var identity: EnvironmentValues.Identity
        /// The context without `pictures`: the cache must not keep the objects of an environment.
        var context: TextContext
    }

    private static let latest = Mutex<Latest?>(nil)

    /// Returns the context of an environment. The latest context is cached, because neighbouring texts usually share an
    /// environment.
    static func of(_ values: EnvironmentValues) -> TextContext {
        var context = latest.withLock { $0.flatMap { $0.identity.matches(values) ? $0.context : nil } } ?? remember(values)
        context.environment.pictures = values
        return context
    }

    private static func remember(_ values: EnvironmentValues) -> TextContext {
        let context = TextContext(values)
        latest.withLock { $0 = Latest(identity: EnvironmentValues.Identity(values), context: context) }
        return context
    }
}

extension TextLayoutOptions.Truncation {
    fileprivate init(_ mode: Text.TruncationMode) {
        self =
            switch mode {
            case .head: .head
            case .tail: .tail
            case .middle: .middle
            }
    }
}

extension TextLayoutOptions.Alignment {
    fileprivate init(_ alignment: TextAlignment) {
        self =
            switch alignment {
            case .leading: .leading
            case .center: .center
            case .trailing: .trailing
            }
    }
}
