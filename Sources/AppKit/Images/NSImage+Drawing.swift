import CoreGraphics
import Foundation
import KitValues
import SwiftUI

extension NSImage {
    /// Makes the image the target of drawing until `unlockFocus()` is called. Its contents are kept, the y axis points up, and a point has
    /// two pixels. Drawing into an image without area has no effect.
    public func lockFocus() {
        lockFocusFlipped(false)
    }

    /// Makes the image the target of drawing until `unlockFocus()` is called, with the y axis pointing down if `flipped`.
    public func lockFocusFlipped(_ flipped: Bool) {
        guard let context = GraphicsStack.bitmap(size: size, scale: 2) else { return }
        if image.size.width > 0 { GraphicsStack.draw(in: context) { image.draw(in: CGRect(origin: .zero, size: size)) } }
        if !flipped {
            context.translateBy(x: 0, y: size.height)
            context.scaleBy(x: 1, y: -1)
        }
        GraphicsStack.push(context)
    }

    /// Ends drawing into the image and replaces its contents with the result.
    public func unlockFocus() {
        guard let context = GraphicsStack.current, let pixels = context.makeImage(), size.width > 0 else { return }
        GraphicsStack.pop()
        replaceContent(UIImage(cgImage: pixels, scale: CGFloat(pixels.width) / size.width))
    }

    /// Draws a part of the image into a rectangle of the current graphics context. The part is in points of the image with the y axis
    /// pointing up; an empty rectangle means the whole image.
    public func draw(in dstRect: CGRect, from srcRect: CGRect, operation op: NSCompositingOperation, fraction delta: CGFloat) {
        guard let context = GraphicsStack.current else { return }
        context.saveGState()
        defer { context.restoreGState() }
        context.setBlendMode(op.blendMode)
        context.setAlpha(delta)
        guard srcRect != .zero, srcRect != CGRect(origin: .zero, size: size), let pixels = image.cgImage, size.width > 0 else {
            return draw(in: dstRect)
        }
        let scale = CGFloat(pixels.width) / size.width
        let part = CGRect(
            x: srcRect.minX * scale, y: (size.height - srcRect.maxY) * scale, width: srcRect.width * scale, height: srcRect.height * scale)
        if let cropped = pixels.cropping(to: part) { NSImage(cgImage: cropped, size: srcRect.size).draw(in: dstRect) }
    }

    /// Draws a part of the image in its own size at a point of the current graphics context.
    public func draw(at point: CGPoint, from fromRect: CGRect, operation op: NSCompositingOperation, fraction delta: CGFloat) {
        draw(in: CGRect(origin: point, size: fromRect == .zero ? size : fromRect.size), from: fromRect, operation: op, fraction: delta)
    }
}

/// How drawn pixels are combined with the pixels below them.
public enum NSCompositingOperation: UInt, Sendable {
    case clear, copy, sourceOver, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop, xor,
        plusDarker
    case plusLighter = 13
    case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion

    var blendMode: CGBlendMode {
        switch self {
        case .clear: .clear
        case .copy: .copy
        case .sourceOver: .normal
        case .sourceIn: .sourceIn
        case .sourceOut: .sourceOut
        case .sourceAtop: .sourceAtop
        case .destinationOver: .destinationOver
        case .destinationIn: .destinationIn
        case .destinationOut: .destinationOut
        case .destinationAtop: .destinationAtop
        case .xor: .xor
        case .plusDarker: .plusDarker
        case .plusLighter: .plusLighter
        case .multiply: .multiply
        case .screen: .screen
        case .overlay: .overlay
        case .darken: .darken
        case .lighten: .lighten
        case .colorDodge: .colorDodge
        case .colorBurn: .colorBurn
        case .softLight: .softLight
        case .hardLight: .hardLight
        case .difference: .difference
        case .exclusion: .exclusion
        }
    }
}
