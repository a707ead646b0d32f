import AttributeGraph
import CoreGraphics
import Foundation

// Translation of display lists. Distances are whole pixels, so that snapped edges stay snapped.

extension DisplayList {
    package func offset(by distance: CGVector) -> DisplayList {
        DisplayList(
            entries: entries.map { entry in
                switch entry {
                case .item(let item): .item(item.offset(by: distance))
                case .chunk(let chunk, let offset):
                    .chunk(chunk, offset: CGVector(dx: offset.dx + distance.dx, dy: offset.dy + distance.dy))
                }
            })
    }
}

extension DisplayList.Item {
    func offset(by distance: CGVector) -> DisplayList.Item {
        DisplayList.Item(identity: identity, frame: frame.offsetBy(distance), content: content.offset(by: distance))
    }
}

extension DisplayList.Content {
    func offset(by distance: CGVector) -> DisplayList.Content {
        switch self {
        case .fill(let outline, let paint, let options):
            return .fill(outline.offsetBy(dx: distance.dx, dy: distance.dy), paint.offsetBy(dx: distance.dx, dy: distance.dy), options)
        case .repeated(let item): return .repeated(item.offset(by: distance))
        case .rectangles(let item): return .rectangles(item.offset(by: distance))
        case .text(var text):
            text.origin = text.origin.offset(by: distance)
            text.runs = text.runs.map { $0.offset(by: distance) }
            return .text(text)
        case .image(var image):
            image.rect = image.rect.offsetBy(distance)
            image.tint = image.tint?.offsetBy(dx: distance.dx, dy: distance.dy)
            return .image(image)
        case .group(let effect, let list):
            return NativeStack.withSpace { .group(effect.offset(by: distance), list.offset(by: distance)) }
        }
    }
}

extension DisplayList.Effect {
    func offset(by distance: CGVector) -> DisplayList.Effect {
        switch self {
        case .transform(let transform):
            return .transform(
                CGAffineTransform(translationX: -distance.dx, y: -distance.dy)
                    .concatenating(transform).concatenating(CGAffineTransform(translationX: distance.dx, y: distance.dy)))
        case .projection(let projection):
            return .projection(
                ProjectionTransform(CGAffineTransform(translationX: -distance.dx, y: -distance.dy))
                    .concatenating(projection)
                    .concatenating(ProjectionTransform(CGAffineTransform(translationX: distance.dx, y: distance.dy))))
        case .clip(let outline, let options): return .clip(to: outline.offsetBy(dx: distance.dx, dy: distance.dy), options)
        case .mask(let mask): return .mask(mask.offset(by: distance))
        case .backdrop(let filter, let tint): return .backdrop(filter, tint: tint.offsetBy(dx: distance.dx, dy: distance.dy))
        case .opacity, .shadow, .blur, .blendMode, .compositing, .colorMatrix, .porterDuff, .alphaThreshold: return self
        }
    }
}

extension TextItem.RunStyle {
    fileprivate func offset(by distance: CGVector) -> TextItem.RunStyle {
        func moved(_ paint: Paint) -> Paint { paint.offsetBy(dx: distance.dx, dy: distance.dy) }
        func moved(_ line: TextItem.TextLine) -> TextItem.TextLine {
            TextItem.TextLine(paint: line.paint.map(moved), pattern: line.pattern)
        }
        return TextItem.RunStyle(
            paint: moved(paint), background: background.map(moved), underline: underline.map(moved),
            strikethrough: strikethrough.map(moved), baselineOffset: baselineOffset)
    }
}

extension CGPoint {
    fileprivate func offset(by distance: CGVector) -> CGPoint { CGPoint(x: x + distance.dx, y: y + distance.dy) }
}
