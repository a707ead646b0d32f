import CoreGraphics
import Foundation

/// The drawing context of a canvas, which draws shapes, text, images and views on top of each other.
///
/// A context is a value: changing the transform, clip or opacity of a copy does not affect the original. All copies draw into
/// the same canvas.
///
///     var copy = context
///     copy.opacity = 0.5
///     copy.translateBy(x: 10, y: 10)
///     copy.fill(path, with: .color(.blue))
public struct GraphicsContext {
    let storage: GraphicsStorage
    /// The effects applied to drawn content, outermost first.
    var effects: [Effect] = []

    enum Effect {
        case clip(Path, FillStyle)
        case mask(DisplayList)
        case filter(Filter, CGAffineTransform)
    }

    /// The opacity of drawn content, 0 to 1.
    public var opacity: Double = 1
    /// The blend mode of drawn content.
    public var blendMode: BlendMode = .normal
    /// The transform from the context's coordinates to the canvas's, in points.
    public var transform: CGAffineTransform = .identity

    init(storage: GraphicsStorage) {
        self.storage = storage
    }

    /// The environment of the canvas.
    public var environment: EnvironmentValues { storage.environment }

    // MARK: Coordinates

    /// Scales subsequent drawing.
    public mutating func scaleBy(x: CGFloat, y: CGFloat) {
        concatenate(CGAffineTransform(scaleX: x, y: y))
    }

    /// Translates subsequent drawing, by a distance in points.
    public mutating func translateBy(x: CGFloat, y: CGFloat) {
        concatenate(CGAffineTransform(translationX: x, y: y))
    }

    /// Rotates subsequent drawing clockwise around the origin.
    public mutating func rotate(by angle: Angle) {
        concatenate(CGAffineTransform(rotationAngle: angle.radians))
    }

    /// Applies a transform to subsequent drawing, before the current transform.
    public mutating func concatenate(_ matrix: CGAffineTransform) {
        transform = matrix.concatenating(transform)
    }

    // MARK: Clips

    /// The options of a clip.
    public struct ClipOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        @inlinable public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// Drawing is limited to the outside of the clip instead of the inside.
        public static let inverse = ClipOptions(rawValue: 1)
    }

    /// The bounding rectangle of the clip, in the context's coordinates. Masks from `clipToLayer` are not considered.
    public var clipBoundingRect: CGRect {
        let area = effects.reduce(storage.bounds) { area, effect in
            guard case .clip(let path, _) = effect else { return area }
            return area.intersection(path.boundingRect)
        }
        guard transform.isInvertible else { return .zero }
        return (area.isNull ? .zero : area).applying(transform.inverted())
    }

    /// Clips subsequent drawing to the inside of a path, or to its outside with the `inverse` option.
    public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
        let path = path.applying(transform)
        guard options.contains(.inverse) else { return effects.append(.clip(path, style)) }
        let hole = DisplayList(.shape(path, .color(.black), style), frame: path.boundingRect)
        effects.append(.mask(inverse(of: hole)))
    }

    /// Clips subsequent drawing to the opacity of a layer drawn by a closure, or to its transparency with the `inverse` option.
    public mutating func clipToLayer(
        opacity: Double = 1, options: ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void
    ) rethrows {
        var mask = try layer(content)
        if opacity < 1 { mask = mask.grouped(.opacity(opacity)) }
        effects.append(.mask(options.contains(.inverse) ? inverse(of: mask) : mask))
    }

    /// Returns a mask that is opaque where content is not.
    private func inverse(of picture: DisplayList) -> DisplayList {
        let everything = storage.everything
        var list = DisplayList(.shape(Path(everything), .color(.black), FillStyle()), frame: everything)
        list.append(contentsOf: picture.grouped(.blendMode(.destinationOut)))
        return list.grouped(.compositing)
    }

    // MARK: Layers

    /// Draws the content of a closure as a layer, which is composited as a whole with the context's opacity, blend mode and
    /// filters.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        emit(try layer(content).isolated)
    }

    /// Draws content in coordinates of its own, whose origin is at a point of the context: as one item that is moved, instead of each of
    /// its items.
    package func draw(at origin: CGPoint, content: (inout GraphicsContext) -> Void) {
        var context = GraphicsContext(storage: storage.makeLayer())
        content(&context)
        let matrix = CGAffineTransform(translationX: origin.x, y: origin.y).concatenating(transform)
        emit(context.storage.list.grouped(.transform(matrix)))
    }

    /// Returns the content that a closure draws in a new context with the same coordinates.
    private func layer(_ content: (inout GraphicsContext) throws -> Void) rethrows -> DisplayList {
        var context = GraphicsContext(storage: storage.makeLayer())
        context.transform = transform
        try content(&context)
        return context.storage.list
    }

    // MARK: Output

    /// Adds content in the canvas's coordinates, with the context's effects, opacity and blend mode.
    func emit(_ picture: DisplayList) {
        guard !picture.isEmpty, opacity > 0 else { return }
        var picture = picture
        for effect in effects.reversed() {
            switch effect {
            case .clip(let path, let style): picture = picture.grouped(.clip(path, style))
            case .mask(let mask): picture = mask.isEmpty ? DisplayList() : picture.grouped(.mask(mask))
            case .filter(let filter, let transform): picture = filter.apply(to: picture, in: self, transform: transform)
            }
        }
        if opacity < 1 { picture = picture.grouped(.opacity(opacity)) }
        if let effect = blendMode.effect { picture = picture.grouped(effect) }
        storage.add(picture)
    }

    /// Adds content in the context's coordinates.
    func emitTransformed(_ picture: DisplayList) {
        emit(transform.isIdentity ? picture : picture.grouped(.transform(transform)))
    }
}

extension DisplayList {
    /// The list as a group of its own, if an item of it depends on the content behind: it is blended with the items before it only.
    var isolated: DisplayList {
        let isBlended = items.contains {
            if case .group(let effect, _) = $0.content, effect.dependsOnWhatIsBehind { true } else { false }
        }
        return isBlended ? grouped(.compositing) : self
    }
}

extension DisplayList.Effect {
    /// Whether the result depends on the content behind.
    fileprivate var dependsOnWhatIsBehind: Bool {
        switch self {
        case .blendMode, .porterDuff: true
        default: false
        }
    }
}

extension CGAffineTransform {
    var isInvertible: Bool {
        let determinant = a * d - b * c
        return determinant.isFinite && determinant != 0
    }

    /// The geometric mean of the scale factors.
    var meanScale: CGFloat { abs(a * d - b * c).squareRoot() }
}
