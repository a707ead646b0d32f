import Foundation
import Synchronization

/// The parts of the environment that text layout depends on, gathered once per environment. An object, since each text uses it and a copy
/// would retain all its parts.
final class TextContext: Sendable {
    /// The environment without the values that `environment(of:now:)` adds: the cache must not keep the objects of an environment.
    private let environment: TextEnvironment
    let options: TextLayoutOptions
    let typesetter: any TextTypesetter
    /// An empty text, with the style that strings without modifiers have.
    private let empty: ResolvedTextContent

    private init(_ values: EnvironmentValues) {
        let style = values.textStyle
        let isRightToLeft = values.layoutDirection == .rightToLeft
        var environment = TextEnvironment()
        environment.fonts = FontResolutionContext(
            profile: values.platformProfile.typography, dynamicTypeSize: style.dynamicTypeSize, textScale: values.textScale)
        environment.characters = style.characters
        if values.legibilityWeight == .bold { environment.characters.fontChanges.append(.bold(true)) }
        environment.formattingRule = values.textFormattingRule
        environment.locale = values.locale
        if let language = values.typesettingLanguage.language { environment.language = language.maximalIdentifier }
        environment.isRightToLeft = isRightToLeft
        var options = TextLayoutOptions()
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
        // Reported for iOS by many sources; a measurement of wrapped texts on macOS 27 has no sign of it.
        options.avoidsOrphans = !values.platformProfile.isMac
        options.pixelLength = values.pixelLength
        self.environment = environment
        self.options = options
        typesetter = values.textTypesetter
        empty = Text(verbatim: "").resolved(in: environment)
    }

    /// The font of strings without modifiers.
    var font: ResolvedFont { empty.text.firstStyle.font }

    /// Returns the environment for the texts of a view.
    func environment(of values: EnvironmentValues, now: Date) -> TextEnvironment {
        var environment = environment
        environment.values = values
        environment.now = now
        return environment
    }

    /// Returns the characters and styles of a text.
    ///
    /// - Parameter values: The environment of the context.
    func content(of text: Text, in values: EnvironmentValues, now: Date) -> ResolvedTextContent {
        // Most texts are strings without modifiers, for which nothing has to be resolved.
        guard let string = text.plainVerbatim, environment.characters.textCase == nil else {
            return text.resolved(in: environment(of: values, now: now))
        }
        var content = empty
        content.text.append(string, style: content.text.firstStyle)
        return content
    }

    private static let latest = Mutex<(identity: EnvironmentValues.Identity, context: TextContext)?>(nil)

    /// Returns the context of an environment. The latest context is cached, because neighbouring texts usually share an
    /// environment.
    static func of(_ values: EnvironmentValues) -> TextContext {
        latest.withLock { $0.flatMap { $0.identity.matches(values) ? $0.context : nil } } ?? remember(values)
    }

    private static func remember(_ values: EnvironmentValues) -> TextContext {
        let context = TextContext(values)
        latest.withLock { $0 = (EnvironmentValues.Identity(values), context) }
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
