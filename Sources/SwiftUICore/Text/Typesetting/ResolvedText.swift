import Foundation

/// Text with everything that decides its shape and size; colours and lines drawn with it are kept apart,
/// so that texts which differ only in colour share one shape.
package struct ResolvedText: Hashable, Sendable {
    /// What decides the shape of a run of characters.
    package struct Style: Hashable, Sendable {
        package var font: ResolvedFont
        /// Extra advance after every character, in points.
        package var spacing: CGFloat
        /// How far the run is raised above the baseline, in points.
        package var baselineOffset: CGFloat
        /// The box that stands in place of the run's single character, for an image in text.
        package var attachment: Attachment?

        package init(font: ResolvedFont, spacing: CGFloat = 0, baselineOffset: CGFloat = 0, attachment: Attachment? = nil) {
            self.font = font
            self.spacing = spacing
            self.baselineOffset = baselineOffset
            self.attachment = attachment
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
        /// The run's first byte in `string`'s UTF-8.
        package var start: Int
        package var style: Style
    }

    package private(set) var string: String
    /// The style of the first run; most texts have one.
    package private(set) var firstStyle: Style
    package private(set) var laterRuns: [Run] = []
    /// The direction of paragraphs without a strong character of their own.
    package var isRightToLeft: Bool
    /// The language whose forms are preferred where scripts are shared, as a BCP 47 tag; empty for none.
    package var language: String

    package init(_ string: String, style: Style, isRightToLeft: Bool = false, language: String = "") {
        self.string = string
        firstStyle = style
        self.isRightToLeft = isRightToLeft
        self.language = language
    }

    /// Appends characters; `startsRun` begins a run even where the style stays the same.
    package mutating func append(_ string: String, style: Style, startsRun: Bool = false) {
        guard !string.isEmpty else { return }
        if self.string.isEmpty {
            firstStyle = style
        } else if startsRun || style != (laterRuns.last?.style ?? firstStyle) {
            laterRuns.append(Run(start: self.string.utf8.count, style: style))
        }
        self.string += string
    }

    /// Texts that differ only in what is left out here are rare, and every look-up of a shape pays for the hash.
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
}
