import CoreGraphics
import Foundation
import SwiftUI
import SwiftUICore

/// How text is measured. Text is laid out as `Text` lays it out: the options choose nothing.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

extension NSAttributedString {
    /// The size of the text in lines as they are, in points. Text without a font has the system's in 12 points.
    public func size() -> CGSize { measured(in: .infinite) }

    /// The rectangle of the text, in points, in lines of the width of a size at most.
    public func boundingRect(with size: CGSize, options: NSStringDrawingOptions = [], context: Any? = nil) -> CGRect {
        CGRect(origin: .zero, size: measured(in: size))
    }

    /// Draws the text with its upper left corner at a point of the current graphics context, whose y axis points down.
    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size())) }

    /// Draws the text at the top of a rectangle, in lines of its width, into the current graphics context, whose y axis points down.
    public func draw(in rect: CGRect) {
        guard let context = GraphicsStack.current else { return }
        // The context does not leave this thread, which waits.
        nonisolated(unsafe) let target = context
        nonisolated(unsafe) let text = self.text
        // A frame places the text as a whole, whose lines may be shorter than the rectangle.
        let alignment = Alignment(horizontal: paragraphStyle.textAlignment.horizontal, vertical: .top)
        MainQueue.sync {
            let renderer = ImageRenderer(content: text.frame(width: rect.width, height: rect.height, alignment: alignment))
            renderer.scale = max(abs(target.ctm.a), 1)
            renderer.render { size, draw in
                target.saveGState()
                target.translateBy(x: rect.minX, y: rect.minY + size.height)
                target.scaleBy(x: 1, y: -1)
                draw(target)
                target.restoreGState()
            }
        }
    }

    private var paragraphStyle: NSParagraphStyle {
        (length > 0 ? attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle : nil) ?? .default
    }

    private var text: some View {
        let style = paragraphStyle
        return Text(self)
            .font(.system(size: 12))
            .multilineTextAlignment(style.textAlignment)
            .lineSpacing(max(0, style.lineSpacing))
            .lineLimit(style.hasOneLine ? 1 : nil)
            .truncationMode(style.truncationMode)
    }

    private func measured(in size: CGSize) -> CGSize {
        nonisolated(unsafe) let text = self.text
        return MainQueue.sync { HostedTree(text).size(for: size) }
    }
}

extension TextAlignment {
    fileprivate var horizontal: HorizontalAlignment { self == .center ? .center : self == .trailing ? .trailing : .leading }
}

extension CGSize {
    /// A size without limits.
    fileprivate static let infinite = CGSize(width: CGFloat.infinity, height: .infinity)
}

extension NSString {
    private func attributed(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
        NSAttributedString(string: String(describing: self), attributes: attributes)
    }

    /// The size of the text with attributes, in points, in lines as they are.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize { attributed(attributes).size() }

    /// The rectangle of the text with attributes, in points, in lines of the width of a size at most.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil, context: Any? = nil
    ) -> CGRect {
        attributed(attributes).boundingRect(with: size, options: options)
    }

    /// Draws the text with its upper left corner at a point of the current graphics context, whose y axis points down.
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) { attributed(attributes).draw(at: point) }

    /// Draws the text in lines of the width of a rectangle into the current graphics context, whose y axis points down.
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) { attributed(attributes).draw(in: rect) }
}

extension String {
    /// The size of the text with attributes, in points, in lines as they are.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSString(string: self).size(withAttributes: attributes)
    }

    /// The rectangle of the text with attributes, in points, in lines of the width of a size at most.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil, context: Any? = nil
    ) -> CGRect {
        NSString(string: self).boundingRect(with: size, options: options, attributes: attributes)
    }

    /// Draws the text with its upper left corner at a point of the current graphics context, whose y axis points down.
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        NSString(string: self).draw(at: point, withAttributes: attributes)
    }

    /// Draws the text in lines of the width of a rectangle into the current graphics context, whose y axis points down.
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        NSString(string: self).draw(in: rect, withAttributes: attributes)
    }
}
