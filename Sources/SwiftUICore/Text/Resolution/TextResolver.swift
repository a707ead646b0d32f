import Foundation
import os

extension Text {
    /// Returns the characters and styles of the text in an environment. Takes time linear in the length of the text.
    package func resolved(in environment: TextEnvironment) -> ResolvedTextContent {
        var resolver = TextResolver(environment)
        resolver.append(self, style: RunStyle(environment))
        return resolver.content
    }

    /// Returns the characters without their styles.
    package func plainString(in environment: TextEnvironment = TextEnvironment()) -> String {
        resolved(in: environment).text.string
    }

    /// Returns the characters that a view with the given environment shows.
    package func plainString(in values: EnvironmentValues) -> String {
        var environment = TextContext.of(values).environment
        environment.now = Date()
        return plainString(in: environment)
    }
}

/// The style of a run while a text is resolved.
private struct RunStyle {
    var font: Font
    var fontChanges: [Font.Modifier]
    var kerning: CGFloat
    var tracking: CGFloat
    var baselineOffset: CGFloat
    var decoration = TextDecoration()

    init(_ environment: TextEnvironment) {
        font = environment.font ?? .body
        fontChanges = environment.fontChanges
        kerning = environment.kerning
        tracking = environment.tracking
        baselineOffset = environment.baselineOffset
        decoration.underline = environment.underline
        decoration.strikethrough = environment.strikethrough
    }

    mutating func apply(_ modifier: TextModifier, in environment: TextEnvironment) {
        switch modifier {
        case .font(let font): self.font = font ?? environment.font ?? .body
        case .fontChange(let change): fontChanges.append(change)
        case .kerning(let kerning): self.kerning = kerning
        case .tracking(let tracking): self.tracking = tracking
        case .baselineOffset(let offset): baselineOffset = offset
        case .underline(let line): decoration.underline = line
        case .strikethrough(let line): decoration.strikethrough = line
        case .foreground(let foreground): decoration.foreground = foreground
        case .speech: break
        case .customAttribute(let attribute): decoration.attributes.append(attribute)
        }
    }

    mutating func apply(_ attributes: AttributeContainer) {
        if let font = attributes.font {
            self.font = font
            fontChanges = []
        }
        if let color = attributes.foregroundColor { decoration.foreground = .color(color) }
        if let color = attributes.backgroundColor { decoration.background = color }
        if let line = attributes.strikethroughStyle { decoration.strikethrough = line }
        if let line = attributes.underlineStyle { decoration.underline = line }
        if let kern = attributes.kern { kerning = kern }
        if let tracking = attributes.tracking { self.tracking = tracking }
        if let offset = attributes.baselineOffset { baselineOffset = offset }
        apply(attributes.inlinePresentationIntent ?? [], link: attributes.link)
    }

    mutating func apply(_ intent: InlinePresentationIntent, link: URL?) {
        if intent.contains(.stronglyEmphasized) { fontChanges.append(.bold(true)) }
        if intent.contains(.emphasized) { fontChanges.append(.italic(true)) }
        if intent.contains(.code) { fontChanges.append(.monospaced(true)) }
        if intent.contains(.strikethrough), decoration.strikethrough == nil { decoration.strikethrough = .single }
        if let link { decoration.link = link }
    }

    func shape(in environment: TextEnvironment) -> ResolvedText.Style {
        var font = font
        font.modifiers += fontChanges
        func finite(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
        return ResolvedText.Style(
            font: ResolvedFontCache.font(font, in: environment.fonts),
            spacing: finite(tracking != 0 ? tracking : kerning), baselineOffset: finite(baselineOffset))
    }
}

private struct TextResolver {
    let environment: TextEnvironment
    private(set) var content: ResolvedTextContent

    init(_ environment: TextEnvironment) {
        self.environment = environment
        let style = RunStyle(environment)
        content = ResolvedTextContent(
            text: ResolvedText(
                "", style: style.shape(in: environment), isRightToLeft: environment.isRightToLeft,
                language: environment.language),
            decorations: [style.decoration])
    }

    mutating func append(_ text: Text, style: RunStyle) {
        var style = style
        for modifier in text.modifiers.reversed() { style.apply(modifier, in: environment) }
        let environment = environment
        switch text.storage {
        case .verbatim(let string): append(string, style)
        case .localized(let key, let table): append(key, table, style)
        case .attributed(let box): append(box.value, style)
        case .concatenated(let pair):
            append(pair.value.first, style: style)
            append(pair.value.second, style: style)
        case .date(let date, let dateStyle):
            content.change(at: dateStyle.nextChange(of: date, after: environment.now))
            append(dateStyle.string(date, now: environment.now, locale: environment.locale), style)
        case .dateRange(let start, let end):
            let format = Date.IntervalFormatStyle(date: .numeric, time: .shortened, locale: environment.locale)
            append(format.format(start..<max(start, end)), style)
        case .timer(let box):
            content.change(at: box.value.nextChange(after: environment.now))
            append(box.value.string(now: environment.now), style)
        case .live(let formatting):
            content.change(at: formatting.nextChange(after: environment.now))
            append(formatting.attributedString(now: environment.now, locale: environment.locale), style)
        case .formatted(let formatting):
            append(formatting.attributedString(locale: environment.locale), style)
        case .image(let box):
            append(box.value, style)
        }
    }

    private mutating func append(_ image: Image, _ style: RunStyle) {
        var style = style
        style.decoration.image = image
        var shape = style.shape(in: environment)
        let content = ResolvedImageContent(image, environment: environment.pictures ?? EnvironmentValues(), font: shape.font) {
            RuntimeWarnings.report($0)
        }
        shape.attachment = content.attachment
        append("\u{FFFC}", shape, style.decoration)
    }

    private mutating func append(_ key: LocalizedStringKey, _ table: StringTable?, _ style: RunStyle) {
        let environment = environment
        for (piece, pieceStyle) in key.pieces(table: table, locale: environment.locale, plain: { $0.plainString(in: environment) }) {
            var spanStyle = style
            spanStyle.apply(pieceStyle.intent ?? [], link: pieceStyle.link)
            switch piece {
            case .string(let string): append(string, spanStyle)
            case .text(let text): append(text, style: spanStyle)
            }
        }
    }

    private mutating func append(_ string: AttributedString, _ style: RunStyle) {
        for run in string.runs {
            var runStyle = style
            runStyle.apply(run.attributes)
            append(String(string[run.range].characters), runStyle)
        }
    }

    private mutating func append(_ string: String, _ style: RunStyle) {
        guard !string.isEmpty else { return }
        let cased: String =
            switch environment.textCase {
            case nil: string
            case .uppercase: string.uppercased(with: environment.locale)
            case .lowercase: string.lowercased(with: environment.locale)
            }
        append(cased, style.shape(in: environment), style.decoration)
    }

    private mutating func append(_ string: String, _ shape: ResolvedText.Style, _ decoration: TextDecoration) {
        let startsRun = content.text.string.isEmpty || content.decorations[content.decorations.count - 1] != decoration
        let before = content.text.runCount
        let wasEmpty = content.text.string.isEmpty
        content.text.append(string, style: shape, startsRun: startsRun)
        if wasEmpty {
            content.decorations = [decoration]
        } else if content.text.runCount > before {
            content.decorations.append(decoration)
        }
    }
}
