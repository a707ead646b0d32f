import Foundation
import os

extension Text {
    /// Returns the characters and styles of the text in an environment. Takes time linear in the length of the text.
    package func resolved(in environment: TextEnvironment) -> ResolvedTextContent {
        var resolver = TextResolver(environment)
        resolver.append(self, style: RunStyle(environment))
        return resolver.content
    }

    /// The string of a text without modifiers that is not a key; nil for other texts.
    var plainVerbatim: String? {
        guard modifiers.isEmpty, case .verbatim(let string) = storage else { return nil }
        return string
    }

    /// Returns the characters without their styles.
    package func plainString(in environment: TextEnvironment = TextEnvironment()) -> String {
        resolved(in: environment).text.string
    }

    /// Returns the characters that a view with the given environment shows.
    package func plainString(in values: EnvironmentValues) -> String {
        TextContext.of(values).content(of: self, in: values, now: Date()).text.string
    }
}

/// The style of a run while a text is resolved.
private struct RunStyle {
    private var characters: CharacterStyle
    /// The decoration, without the lines of `characters`.
    private var plainDecoration = TextDecoration()
    private var paragraph: ResolvedText.Paragraph?

    init(_ environment: TextEnvironment) {
        characters = environment.characters
    }

    var decoration: TextDecoration {
        var decoration = plainDecoration
        decoration.underline = characters.underline
        decoration.strikethrough = characters.strikethrough
        return decoration
    }

    /// Draws an image in place of the run's character.
    mutating func replace(by image: Image) { plainDecoration.image = image }

    mutating func apply(_ modifier: TextModifier, in environment: TextEnvironment) {
        switch modifier {
        // Without a font the text has the default one, whatever the font of the environment is.
        case .font(let font): characters.font = font
        case .fontChange(let change): characters.fontChanges.append(change)
        case .kerning(let kerning): characters.kerning = kerning
        case .tracking(let tracking): characters.tracking = tracking
        case .baselineOffset(let offset): characters.baselineOffset = offset
        case .underline(let line): characters.underline = line
        case .strikethrough(let line): characters.strikethrough = line
        case .foreground(let foreground): plainDecoration.foreground = foreground
        case .speech, .accessibility: break
        case .customAttribute(let attribute): plainDecoration.attributes.append(attribute)
        }
    }

    mutating func apply(_ attributes: AttributeContainer) {
        if let font = attributes.font {
            characters.font = font
            characters.fontChanges = []
        }
        if let color = attributes.foregroundColor { plainDecoration.foreground = .color(color) }
        if let color = attributes.backgroundColor { plainDecoration.background = color }
        if let line = attributes.strikethroughStyle { characters.strikethrough = line }
        if let line = attributes.underlineStyle { characters.underline = line }
        if let kern = attributes.kern { characters.kerning = kern }
        if let tracking = attributes.tracking { characters.tracking = tracking }
        if let offset = attributes.baselineOffset { characters.baselineOffset = offset }
        if attributes.alignment != nil || attributes.lineHeight != nil {
            paragraph = ResolvedText.Paragraph(alignment: attributes.alignment?.edge, lineHeight: attributes.lineHeight?.rule)
        }
        apply(attributes.inlinePresentationIntent ?? [], link: attributes.link, color: attributes.foregroundColor)
    }

    /// - Parameter color: The colour that the run itself gives the link.
    mutating func apply(_ intent: InlinePresentationIntent, link: URL?, color: Color? = nil) {
        if intent.contains(.stronglyEmphasized) { characters.fontChanges.append(.bold(true)) }
        if intent.contains(.emphasized) { characters.fontChanges.append(.italic(true)) }
        if intent.contains(.code) { characters.fontChanges.append(.monospaced(true)) }
        if intent.contains(.strikethrough), characters.strikethrough == nil { characters.strikethrough = .single }
        if let link {
            plainDecoration.link = link
            // A link has the tint, whatever the foreground style of the text around it.
            plainDecoration.foreground = color.map { .color($0) }
        }
    }

    func shape(in environment: TextEnvironment) -> ResolvedText.Style {
        func finite(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
        return ResolvedText.Style(
            font: ResolvedFontCache.font(characters.modifiedFont, in: environment.fonts),
            spacing: finite(characters.tracking != 0 ? characters.tracking : characters.kerning),
            baselineOffset: finite(characters.baselineOffset), paragraph: paragraph)
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
            append(dateStyle.string(date, in: environment), style)
        case .dateRange(let start, let end):
            let format = Date.IntervalFormatStyle(
                date: nil, time: .shortened, locale: environment.locale, calendar: environment.calendar, timeZone: environment.timeZone)
            append(format.format(start..<max(start, end)), style)
        case .timer(let box):
            content.change(at: box.value.nextChange(after: environment.now))
            append(box.value.string(now: environment.now), style)
        case .live(let formatting):
            content.change(at: formatting.nextChange(after: environment.now))
            append(formatting.attributedString(now: environment.now, locale: environment.locale), style)
        case .formatted(let formatting):
            append(formatting.attributedString(in: environment), style)
        case .image(let box):
            append(box.value, style)
        }
    }

    private mutating func append(_ image: Image, _ style: RunStyle) {
        var style = style
        style.replace(by: image)
        var shape = style.shape(in: environment)
        let content = ResolvedImageContent(image, environment: environment.values ?? EnvironmentValues(), font: shape.font) {
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
            var attributes = run.attributes
            environment.formattingRule?.constrain(&attributes)
            runStyle.apply(attributes)
            append(String(string[run.range].characters), runStyle)
        }
    }

    private mutating func append(_ string: String, _ style: RunStyle) {
        guard !string.isEmpty else { return }
        let cased: String =
            switch environment.characters.textCase {
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
