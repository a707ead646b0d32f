import CoreGraphics
import Foundation
import os

extension Image {
    /// The natural size in points, in an environment.
    package func naturalSize(in environment: EnvironmentValues) -> CGSize {
        ResolvedImageContent(self, environment: environment) { _ in }.size
    }

    /// Whether the image has content: it is known and can be decoded.
    package func exists(in environment: EnvironmentValues) -> Bool {
        var isKnown = true
        let content = ResolvedImageContent(self, environment: environment) { _ in isKnown = false }
        if case .nothing = content { return false }
        return isKnown
    }

    /// The pixels and their number per point; nil for symbols, vector images and missing images.
    package func bitmap(in environment: EnvironmentValues) -> (image: CGImage, scale: CGFloat)? {
        guard case .picture(.bitmap(let bitmap), let scale, _) = ResolvedImageContent(self, environment: environment, warn: { _ in }) else {
            return nil
        }
        return (bitmap, scale)
    }

    /// Returns the image drawn in a rectangle without a view. Templates and symbols are drawn in `tint`.
    package func displayList(in rect: CGRect, environment: EnvironmentValues, tint: Color?) -> DisplayList {
        var environment = environment
        if let tint { environment.foregroundStyles = .styles([AnyShapeStyle(tint)], outer: environment.foregroundStyles) }
        var builder = DisplayListBuilder(displayScale: environment.displayScale)
        switch ResolvedImageContent(self, environment: environment, warn: { RuntimeWarnings.report($0) }) {
        case .nothing: break
        case .symbol(let symbol): builder.add(symbol, style: style, in: rect, environment: environment)
        case .picture(let source, let scale, _):
            var item = ImageItem(source: source, rect: rect, interpolation: style.interpolation.quality, scale: scale)
            if let tint { item.tint = tint.paint(in: StyleContext(environment), bounds: rect).paint }
            builder.add(.image(item), frame: rect)
        }
        return builder.list
    }
}
