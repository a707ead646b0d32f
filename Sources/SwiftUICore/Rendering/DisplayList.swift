import CoreGraphics
import Foundation

/// A picture as plain data: what to draw, in order, back to front.
///
/// A renderer, a test, the inspector and a picture file all read the same list. Coordinates are points, y pointing down,
/// in the space of the list an item lies in; leaf rectangles are already snapped to pixels. What has not changed since the picture
/// before is shared with it: see `Chunk`.
package struct DisplayList: Sendable {
    /// Names an item's source from one picture to the next: the node that drew it.
    package struct Identity: Hashable, Sendable {
        package var node: UInt64

        package init(node: UInt64) {
            self.node = node
        }
    }

    package struct Item: Sendable {
        package var identity: Identity
        /// What the item covers at most, as far as is known without drawing; infinite effects (blur, shadow) come on top.
        package var frame: CGRect
        package var content: Content

        package init(identity: Identity, frame: CGRect, content: Content) {
            self.identity = identity
            self.frame = frame
            self.content = content
        }
    }

    package enum Content: Sendable {
        /// A filled path.
        case shape(Path, Paint, FillStyle)
        /// Lines of text.
        case text(TextItem)
        /// A picture.
        case image(ImageItem)
        /// Items drawn as one, with an effect.
        case group(Effect, DisplayList)
    }

    /// What happens to a group of items as a whole.
    package enum Effect: Sendable {
        /// Items in other coordinates.
        case transform(CGAffineTransform)
        /// Items in perspective: a projective transform of the plane.
        case projection(ProjectionTransform)
        /// Items drawn together, then faded.
        case opacity(Double)
        /// Only what lies inside a path.
        case clip(Path, FillStyle)
        /// Only where another picture is opaque, as far as it is.
        case mask(DisplayList)
        /// A blurred copy in one colour, behind.
        case shadow(color: Color.Resolved, radius: CGFloat, offset: CGSize)
        case blur(radius: CGFloat, isOpaque: Bool)
        case blendMode(BlendMode)
        /// Items drawn together before anything else happens to them.
        case compositing
        /// A change of every colour.
        case colorMatrix(ColorMatrix)
        /// Combined with what is behind it in a way that may take that away.
        case porterDuff(PorterDuff)
        /// What lies behind, blurred, under a tint, as far as the items are opaque; the items themselves are not seen.
        case backdrop(BackdropFilter, tint: Paint)
        /// One colour where the opacity lies between two values, nothing elsewhere.
        case alphaThreshold(min: Double, max: Double, color: Color.Resolved)
    }

    /// Ways to combine pictures that leave only parts of what is behind.
    package enum PorterDuff: Sendable {
        case clear, copy, sourceIn, sourceOut, destinationIn, destinationAtop, xor
    }

    /// What stands in the list.
    package enum Entry: Sendable {
        case item(Item)
        /// A part that other pictures have too, moved by a distance.
        case chunk(Chunk, offset: CGVector)
    }

    package internal(set) var entries: [Entry] = []

    package init(items: [Item] = []) {
        entries = items.map(Entry.item)
    }

    package init(entries: [Entry]) {
        self.entries = entries
    }

    package var isEmpty: Bool { entries.isEmpty }

    package mutating func append(_ item: Item) { entries.append(.item(item)) }

    package mutating func append(contentsOf list: DisplayList) { entries.append(contentsOf: list.entries) }
}

/// Text in a display list.
package struct TextItem: Sendable {
    package var text: PlacedText
    /// Where the text's top left corner lies.
    package var origin: CGPoint
    /// How each run of the text is drawn.
    package var runs: [RunStyle]

    package struct RunStyle: Equatable, Sendable {
        package var paint: Paint
        package var background: Paint?
        package var underline: TextLine?
        package var strikethrough: TextLine?
        /// How far the run's baseline lies above the line's, in points.
        package var baselineOffset: CGFloat

        package init(
            paint: Paint, background: Paint? = nil, underline: TextLine? = nil, strikethrough: TextLine? = nil,
            baselineOffset: CGFloat = 0
        ) {
            self.paint = paint
            self.background = background
            self.underline = underline
            self.strikethrough = strikethrough
            self.baselineOffset = baselineOffset
        }
    }

    /// A line under or through text.
    package struct TextLine: Equatable, Sendable {
        /// Nil for the colour of the text.
        package var paint: Paint?
        package var pattern: Pattern

        package enum Pattern: Sendable {
            case solid, dot, dash, dashDot, dashDotDot
        }

        package init(paint: Paint?, pattern: Pattern) {
            self.paint = paint
            self.pattern = pattern
        }
    }

    package init(text: PlacedText, origin: CGPoint, runs: [RunStyle]) {
        self.text = text
        self.origin = origin
        self.runs = runs
    }
}
