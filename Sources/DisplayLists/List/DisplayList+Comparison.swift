import CoreGraphics
import Foundation
import TextLayouts

extension DisplayList {
    /// Whether the lists are known to look the same: they have the same items from the same nodes.
    package func isSame(as other: DisplayList) -> Bool {
        if entries.count == other.entries.count, zip(entries, other.entries).allSatisfy({ $0.isSame(as: $1) }) { return true }
        // The same items may be grouped into different chunks.
        guard hasChunks || other.hasChunks else { return false }
        let (items, otherItems) = (items, other.items)
        return items.count == otherItems.count && zip(items, otherItems).allSatisfy { $0.isSame(as: $1) }
    }

    private var hasChunks: Bool {
        entries.contains { if case .chunk = $0 { true } else { false } }
    }
}

extension DisplayList.Entry {
    /// Whether the entries are known to look the same: they are the same chunk at the same place, or the same item.
    func isSame(as other: DisplayList.Entry) -> Bool {
        switch (self, other) {
        case (.item(let item), .item(let otherItem)): item.isSame(as: otherItem)
        case (.chunk(let chunk, let offset), .chunk(let otherChunk, let otherOffset)): chunk === otherChunk && offset == otherOffset
        default: false
        }
    }
}

extension DisplayList.Item {
    package func isSame(as other: DisplayList.Item) -> Bool {
        identity == other.identity && content.isSame(as: other.content)
    }
}

extension DisplayList.Content {
    /// Whether the contents are known to look the same. Compares only as far as it is cheaper than drawing.
    package func isSame(as other: DisplayList.Content) -> Bool {
        switch (self, other) {
        case (.fill(let outline, let paint, let options), .fill(let otherOutline, let otherPaint, let otherOptions)):
            return outline.hasSameElements(as: otherOutline) && paint == otherPaint && options == otherOptions
        case (.repeated(let item), .repeated(let other)): return item.isSame(as: other)
        case (.rectangles(let item), .rectangles(let other)): return item.isSame(as: other)
        case (.text(let text), .text(let otherText)): return text.isSame(as: otherText)
        case (.image(let image), .image(let otherImage)): return image.isSame(as: otherImage)
        case (.group(let effect, let list), .group(let otherEffect, let otherList)):
            return effect.isSame(as: otherEffect) && list.isSame(as: otherList)
        default: return false
        }
    }
}

extension DisplayList.Effect {
    package func isSame(as other: DisplayList.Effect) -> Bool {
        switch (self, other) {
        case (.transform(let a), .transform(let b)): a.isNearly(b)
        case (.projection(let a), .projection(let b)): a == b
        case (.opacity(let a), .opacity(let b)): a == b
        case (.clip(let a, let options), .clip(let b, let otherOptions)): a.hasSameElements(as: b) && options == otherOptions
        case (.mask(let a), .mask(let b)): a.isSame(as: b)
        case (.shadow(let color, let radius, let offset), .shadow(let otherColor, let otherRadius, let otherOffset)):
            color == otherColor && radius == otherRadius && offset == otherOffset
        case (.blur(let radius, let isOpaque), .blur(let otherRadius, let otherIsOpaque)):
            radius == otherRadius && isOpaque == otherIsOpaque
        case (.blendMode(let a), .blendMode(let b)): a == b
        case (.compositing, .compositing): true
        case (.colorMatrix(let a), .colorMatrix(let b)): a == b
        case (.backdrop(let a, let tint), .backdrop(let b, let otherTint)): a == b && tint == otherTint
        case (.porterDuff(let a), .porterDuff(let b)): a == b
        case (.alphaThreshold(let min, let max, let color), .alphaThreshold(let otherMin, let otherMax, let otherColor)):
            min == otherMin && max == otherMax && color == otherColor
        default: false
        }
    }
}

extension CGAffineTransform {
    /// Whether the transforms differ by rounding only: those in a moved chunk were computed in other coordinates.
    fileprivate func isNearly(_ other: CGAffineTransform) -> Bool {
        if self == other { return true }
        func isNear(_ value: CGFloat, _ otherValue: CGFloat) -> Bool { abs(value - otherValue) <= 1e-9 * max(1, abs(value)) }
        return isNear(a, other.a) && isNear(b, other.b) && isNear(c, other.c) && isNear(d, other.d)
            && isNear(tx, other.tx) && isNear(ty, other.ty)
    }
}

extension TextItem {
    fileprivate func isSame(as other: TextItem) -> Bool {
        origin == other.origin && text.isSame(as: other.text) && runs == other.runs
    }
}

extension PlacedText {
    fileprivate func isSame(as other: PlacedText) -> Bool {
        size == other.size && scale == other.scale && tightening == other.tightening && lines.count == other.lines.count
            && zip(lines, other.lines).allSatisfy { line, otherLine in
                line.x == otherLine.x && line.baseline == otherLine.baseline && line.width == otherLine.width
                    && line.ascent == otherLine.ascent && line.descent == otherLine.descent
                    && line.pieces.count == otherLine.pieces.count
                    && zip(line.pieces, otherLine.pieces).allSatisfy { piece, otherPiece in
                        piece.source === otherPiece.source && piece.range == otherPiece.range && piece.run == otherPiece.run
                            && piece.isEllipsis == otherPiece.isEllipsis && piece.isRightToLeft == otherPiece.isRightToLeft
                            && piece.x == otherPiece.x && piece.width == otherPiece.width
                    }
            }
    }
}

extension ImageItem {
    fileprivate func isSame(as other: ImageItem) -> Bool {
        let isSameSource =
            switch (source, other.source) {
            case (.bitmap(let image), .bitmap(let otherImage)): image === otherImage
            case (.vector(let data, let size), .vector(let otherData, let otherSize)): size == otherSize && data == otherData
            default: false
            }
        return isSameSource && rect == other.rect && tint == other.tint && interpolation == other.interpolation
            && capInsets == other.capInsets && isTiled == other.isTiled && scale == other.scale
            && isAntialiased == other.isAntialiased
    }
}
