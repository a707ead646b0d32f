import CoreGraphics
import Foundation

/// A value that a program attaches to a part of a text, to be read by a text renderer; see `Text.customAttribute(_:)`.
public protocol TextAttribute {}

extension Text {
    /// Returns the text with a value attached to its characters, which a text renderer reads from the runs of the layout.
    public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
        modified(.customAttribute(CustomTextAttribute(value)))
    }

    /// The lines of a text as a `TextRenderer` receives them, in the coordinates of the context.
    public struct Layout: RandomAccessCollection, Equatable {
        let lines: [Line]
        /// Whether characters are left out, for lack of space.
        public let isTruncated: Bool

        public var startIndex: Int { 0 }
        public var endIndex: Int { lines.count }
        public subscript(index: Int) -> Line { lines[index] }
    }
}

extension Text.Layout {
    /// One line of a text: its runs, from left to right.
    public struct Line: RandomAccessCollection, Equatable {
        let runs: [Run]
        /// The left end of the baseline.
        public var origin: CGPoint
        /// The size of the line.
        public let typographicBounds: TypographicBounds

        public var startIndex: Int { 0 }
        public var endIndex: Int { runs.count }
        public subscript(index: Int) -> Run { runs[index] }
    }

    /// A part of a line whose characters have the same attributes and direction: slices of one glyph or ligature each.
    public struct Run: RandomAccessCollection, Equatable {
        let content: RunContent
        /// The direction of the characters.
        public var layoutDirection: LayoutDirection { content.piece.isRightToLeft ? .rightToLeft : .leftToRight }

        public var startIndex: Int { 0 }
        public var endIndex: Int { content.piece.range.count }
        public subscript(index: Int) -> RunSlice { RunSlice(run: self, indices: index..<index + 1) }
        public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }

        /// The value of an attribute of the characters; nil if they have none.
        public subscript<T: TextAttribute>(key: T.Type) -> T? {
            content.attributes.lazy.compactMap { $0.value as? T }.last
        }

        /// The size of the run.
        public var typographicBounds: TypographicBounds { self[0..<count].typographicBounds }
        /// The places of the characters in the text.
        public var characterIndices: [CharacterIndex] { self[0..<count].characterIndices }
    }

    /// A part of a run.
    public struct RunSlice: RandomAccessCollection, Equatable {
        /// The run.
        public var run: Run
        /// The part of the run.
        public var indices: Range<Int>

        /// Creates a part of a run.
        public init(run: Run, indices: Range<Int>) {
            self.run = run
            self.indices = indices.clamped(to: 0..<run.endIndex)
        }

        public var startIndex: Int { indices.lowerBound }
        public var endIndex: Int { indices.upperBound }
        public subscript(index: Int) -> RunSlice { RunSlice(run: run, indices: index..<index + 1) }
        public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: run, indices: bounds) }

        /// The value of an attribute of the characters; nil if they have none.
        public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }

        /// The size of the slice.
        public var typographicBounds: TypographicBounds { run.content.bounds(of: indices) }

        /// The places of the characters in the text.
        public var characterIndices: [CharacterIndex] {
            indices.map { CharacterIndex(value: run.content.piece.range.lowerBound + $0) }
        }
    }

    /// The place of a character in a text.
    public struct CharacterIndex: Hashable, Comparable, Strideable, Sendable {
        let value: Int

        public static func < (lhs: CharacterIndex, rhs: CharacterIndex) -> Bool { lhs.value < rhs.value }
        public func distance(to other: CharacterIndex) -> Int { other.value - value }
        public func advanced(by n: Int) -> CharacterIndex { CharacterIndex(value: value + n) }
    }

    /// The size of a part of a text, in points.
    public struct TypographicBounds: Equatable, Sendable {
        /// The left end of the baseline.
        public var origin: CGPoint
        /// The sum of the advances of the characters.
        public var width: CGFloat
        /// The distance of the top from the baseline.
        public var ascent: CGFloat
        /// The distance of the bottom from the baseline; positive below it.
        public var descent: CGFloat
        /// The space below, before the next line.
        public var leading: CGFloat

        /// Creates bounds of size 0.
        public init() { self.init(origin: .zero, width: 0, ascent: 0, descent: 0, leading: 0) }

        init(origin: CGPoint, width: CGFloat, ascent: CGFloat, descent: CGFloat, leading: CGFloat) {
            self.origin = origin
            self.width = width
            self.ascent = ascent
            self.descent = descent
            self.leading = leading
        }

        /// The rectangle that the part takes.
        public var rect: CGRect {
            CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
        }
    }

    /// Options for drawing a part of a text.
    public struct DrawingOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// Lets glyphs begin between pixels. They always do here.
        public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
    }
}

/// A value attached to a part of a text.
struct CustomTextAttribute: Equatable, @unchecked Sendable {
    // Never changed.
    let value: any TextAttribute

    init(_ value: any TextAttribute) {
        self.value = value
    }

    static func == (lhs: CustomTextAttribute, rhs: CustomTextAttribute) -> Bool {
        func isEqual<T: TextAttribute>(_ value: T) -> Bool { (rhs.value as? T).map { isSame(value, $0) } ?? false }
        return isEqual(lhs.value)
    }
}
