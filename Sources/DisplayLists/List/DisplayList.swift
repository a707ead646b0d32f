import CoreGraphics
import Foundation

/// Everything that a frame shows, in drawing order (back to front), as plain data.
///
/// Renderers, tests, the inspector and image files all read the same list. Coordinates are points with y pointing down, in the
/// space of the list that contains the item; leaf rectangles are already snapped to pixels. Unchanged parts are shared with the
/// previous list: see `Chunk`.
package struct DisplayList: Sendable {
    /// Identifies the source of an item across display lists: the node that drew it.
    package struct Identity: Hashable, Sendable {
        package var node: UInt64

        package init(node: UInt64) {
            self.node = node
        }
    }

    package struct Item: Sendable {
        package var identity: Identity
        /// The maximum area that the item covers, as far as it is known without drawing. Effects (blur, shadow) may exceed it.
        package var frame: CGRect
        package var content: Content

        package init(identity: Identity, frame: CGRect, content: Content) {
            self.identity = identity
            self.frame = frame
            self.content = content
        }
    }

    /// What an item draws. The payload is large, and a frame copies items several times: copies share it.
    package indirect enum Content: Sendable {
        /// A filled outline.
        case fill(Outline, Paint, FillOptions)
        /// An outline filled at many points.
        case repeated(RepeatedOutline)
        /// Rectangles filled in a colour each.
        case rectangles(ColoredRectangles)
        /// Lines of text.
        case text(TextItem)
        /// An image.
        case image(ImageItem)
        /// Items drawn as one, with an effect.
        case group(Effect, DisplayList)
    }

    /// An effect on a group of items as a whole.
    package enum Effect: Sendable {
        /// Draws the items with an affine transform.
        case transform(CGAffineTransform)
        /// Draws the items in perspective, with a projective transform of the plane.
        case projection(ProjectionTransform)
        /// Composes the items and then reduces their opacity.
        case opacity(Double)
        /// Restricts the items to the inside of an outline.
        case clip(to: Outline, FillOptions)
        /// Multiplies the items by the opacity of another display list.
        case mask(DisplayList)
        /// Adds a blurred copy in a single colour behind the items.
        case shadow(color: ResolvedColor, radius: CGFloat, offset: CGSize)
        case blur(radius: CGFloat, isOpaque: Bool)
        case blendMode(CGBlendMode)
        /// Composes the items before other effects apply.
        case compositing
        /// Transforms every colour.
        case colorMatrix(ColorMatrix)
        /// Composes the items with their backdrop by an operator that may erase the backdrop.
        case porterDuff(PorterDuff)
        /// Draws the blurred backdrop under a tint where the items are opaque; the items themselves are not visible.
        case backdrop(BackdropFilter, tint: Paint)
        /// Draws a single colour where the opacity lies between two values, and nothing elsewhere.
        case alphaThreshold(min: Double, max: Double, color: ResolvedColor)
    }

    /// The compositing operators that erase parts of the backdrop.
    package enum PorterDuff: Sendable {
        case clear, copy, sourceIn, sourceOut, destinationIn, destinationAtop, xor
    }

    /// An entry of the list.
    package enum Entry: Sendable {
        case item(Item)
        /// A chunk, which other lists may share, moved by a distance.
        case chunk(Chunk, offset: CGVector)
    }

    package var entries: [Entry] = []

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
