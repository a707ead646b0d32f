import Foundation

/// A text with all attributes that affect its shape and size. Colours and line decorations are kept separately, so that texts
/// that differ only in colour share a shape.
package struct ResolvedText: Hashable, Sendable {
    /// The attributes of a run that affect its shape.
    package struct Style: Hashable, Sendable {
        package var font: ResolvedFont
        /// Additional advance after every character, in points.
        package var spacing: CGFloat
        /// The distance by which the run is raised above the baseline, in points.
        package var baselineOffset: CGFloat
        /// The box that replaces the run's single character, for an image in text.
        package var attachment: Attachment?
        /// The paragraph style of the run; nil if the options of the layout apply. A line uses the style of its first run.
        package var paragraph: Paragraph?

        package init(
            font: ResolvedFont, spacing: CGFloat = 0, baselineOffset: CGFloat = 0, attachment: Attachment? = nil, paragraph: Paragraph? = nil
        ) {
            self.font = font
            self.spacing = spacing
            self.baselineOffset = baselineOffset
            self.attachment = attachment
            self.paragraph = paragraph
        }
    }

    /// The layout of a paragraph that differs from that of the text.
    package struct Paragraph: Hashable, Sendable {
        /// The edge at which lines are aligned, whatever the writing direction.
        package enum Alignment: Hashable, Sendable {
            case left, center, right
        }

        /// The alignment; nil for that of the text.
        package var alignment: Alignment?
        /// The height of lines; nil for that of the text.
        package var lineHeight: TextLayoutOptions.LineHeight?

        package init(alignment: Alignment?, lineHeight: TextLayoutOptions.LineHeight?) {
            self.alignment = alignment
            self.lineHeight = lineHeight
        }
    }

    package struct Attachment: Hashable, Sendable {
        package var width: CGFloat
        package var ascent: CGFloat
        package var descent: CGFloat

        package init(width: CGFloat, ascent: CGFloat, descent: CGFloat) {
            self.width = width
            self.ascent = ascent
            self.descent = descent
        }
    }

    package struct Run: Hashable, Sendable {
        /// The offset of the run's first byte in `string`'s UTF-8.
        package var start: Int
        package var style: Style
    }

    package private(set) var string: String
    /// The style of the first run. Most texts have only one run, so it is stored inline.
    package private(set) var firstStyle: Style
    package private(set) var laterRuns: [Run] = []
    /// Whether a run says something about its paragraph.
    package private(set) var hasParagraphs: Bool
    /// The direction of paragraphs that contain no strong character.
    package var isRightToLeft: Bool
    /// The language whose glyph forms are preferred in shared scripts, as a BCP 47 tag; empty for none.
    package var language: String

    package init(_ string: String, style: Style, isRightToLeft: Bool = false, language: String = "") {
        self.string = string
        firstStyle = style
        hasParagraphs = style.paragraph != nil
        self.isRightToLeft = isRightToLeft
        self.language = language
    }

    /// Appends characters. `startsRun` begins a new run even if the style is unchanged.
    package mutating func append(_ string: String, style: Style, startsRun: Bool = false) {
        guard !string.isEmpty else { return }
        if self.string.isEmpty {
            firstStyle = style
        } else if startsRun || style != (laterRuns.last?.style ?? firstStyle) {
            laterRuns.append(Run(start: self.string.utf8.count, style: style))
        }
        self.string += string
        if style.paragraph != nil { hasParagraphs = true }
    }

    /// Leaves out the rest for speed: every shape lookup pays for the hash, and texts that differ only in the rest are rare.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(string)
        hasher.combine(firstStyle.font)
        hasher.combine(laterRuns.count)
    }

    package var runCount: Int { laterRuns.count + 1 }

    package func style(ofRun index: Int) -> Style {
        index == 0 ? firstStyle : laterRuns[index - 1].style
    }

    /// The UTF-8 range of a run.
    package func range(ofRun index: Int) -> Range<Int> {
        let start = index == 0 ? 0 : laterRuns[index - 1].start
        let end = index < laterRuns.count ? laterRuns[index].start : string.utf8.count
        return start..<end
    }

    /// The characters of a run.
    package func string(ofRun index: Int) -> String {
        let range = range(ofRun: index)
        return String(decoding: string.utf8.dropFirst(range.lowerBound).prefix(range.count), as: UTF8.self)
    }
}
