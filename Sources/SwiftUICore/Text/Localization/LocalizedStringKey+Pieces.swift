import Foundation

extension LocalizedStringKey {
    /// A part of a translated text, with its style.
    typealias StyledPiece = (piece: FormatTemplate.Piece, style: InlineMarkdown.Style)

    /// Returns the translation of the key: arguments inserted, Markdown parsed, and phrases inflected to agree with their
    /// numbers.
    ///
    /// `plain` returns the plain string of a text argument.
    func pieces(table: StringTable?, locale: Locale, plain: (Text) -> String) -> [StyledPiece] {
        let format = format(table: table, locale: locale)
        let needsFormat = !arguments.isEmpty
        guard needsFormat || InlineMarkdown.mayContainMarkup(format) else { return [(.string(format), .plain)] }
        var template = FormatTemplate(arguments: arguments, locale: locale)
        var pieces: [StyledPiece] = []
        for span in InlineMarkdown.spans(format, extendedAttributes: true) {
            let inSpan = needsFormat ? template.pieces(of: span.text) : [.string(span.text)]
            pieces += inSpan.map { ($0, span.style) }
        }
        return pieces.contains { $0.style.agreement != nil } ? inflected(pieces, locale: locale, plain: plain) : pieces
    }

    /// Returns the translation of the key with its arguments inserted, in which Markdown stands as it is written.
    func string(table: StringTable?, locale: Locale, plain: (Text) -> String) -> String {
        let format = format(table: table, locale: locale)
        guard !arguments.isEmpty else { return format }
        var template = FormatTemplate(arguments: arguments, locale: locale)
        return template.pieces(of: format).map { piece in
            switch piece {
            case .string(let string): string
            case .text(let text): plain(text)
            }
        }.joined()
    }

    private func format(table: StringTable?, locale: Locale) -> String {
        (table ?? StringTable()).translation(of: key, locale: locale)?.format(for: arguments, locale: locale) ?? defaultFormat ?? key
    }

    /// Inflects phrases marked for agreement. Languages other than English are not inflected.
    private func inflected(_ pieces: [StyledPiece], locale: Locale, plain: (Text) -> String) -> [StyledPiece] {
        let language = locale.identifier.prefix { $0 != "_" && $0 != "-" && $0 != "@" }.lowercased()
        guard ["", "c", "posix", "en"].contains(language) else { return pieces }
        var result = pieces
        var start = 0
        while start < pieces.count {
            let agreement = pieces[start].style.agreement
            let end = pieces[start...].firstIndex { $0.style.agreement != agreement } ?? pieces.count
            if let agreement { inflect(&result[start..<end], agreement, plain: plain) }
            start = end
        }
        return result
    }

    private func inflect(_ phrase: inout ArraySlice<StyledPiece>, _ agreement: InlineMarkdown.Agreement, plain: (Text) -> String) {
        var isOne: Bool?
        if let index = agreement.argument {
            guard arguments.indices.contains(index) else { return }
            switch arguments[index] {
            case .text(let text): isOne = EnglishAgreement.isOne(plain(text))
            case .string(let string): isOne = EnglishAgreement.isOne(string)
            case let argument: isOne = argument.number.map { abs($0) == 1 }
            }
            guard isOne != nil else { return }
        }
        let strings = phrase.map { piece in
            switch piece.piece {
            case .string(let string): string
            case .text(let text): plain(text)
            }
        }
        let edits = EnglishAgreement.edits(in: strings.joined(), isOne: isOne).sorted { $0.range.lowerBound < $1.range.lowerBound }
        var offset = 0
        for (index, string) in zip(phrase.indices, strings) {
            defer { offset += string.count }
            guard case .string = phrase[index].piece else { continue }
            var characters = Array(string)
            for edit in edits.reversed() where edit.range.lowerBound >= offset && edit.range.upperBound <= offset + string.count {
                characters.replaceSubrange(edit.range.lowerBound - offset..<edit.range.upperBound - offset, with: edit.replacement)
            }
            phrase[index].piece = .string(String(characters))
        }
    }
}
