import CoreGraphics
import Foundation

/// What a canvas draws with: shapes, text, pictures and views, one over the other.
///
/// A context is a value: what is changed in a copy (its transform, its clips, its opacity) does not change the original.
/// Both draw into the same picture.
public struct GraphicsContext {
    let storage: GraphicsStorage
    /// What happens to everything drawn, the outermost first.
    var effects: [Effect] = []

    enum Effect {
        case clip(Path, FillStyle)
        case mask(DisplayList)
        case filter(Filter, CGAffineTransform)
    }

    /// How opaque everything drawn is, from 0 to 1.
    public var opacity: Double = 1
    /// How what is drawn combines with what is behind it.
    public var blendMode: BlendMode = .normal
    /// From the coordinates one draws in to those of the canvas, in points.
    public var transform: CGAffineTransform = .identity

    init(storage: GraphicsStorage) {
        self.storage = storage
    }

    /// The environment of the canvas.
    public var environment: EnvironmentValues { storage.environment }

    // MARK: Coordinates

    /// Makes everything drawn from now on larger by factors.
    public mutating func scaleBy(x: CGFloat, y: CGFloat) {
        concatenate(CGAffineTransform(scaleX: x, y: y))
    }

    /// Moves everything drawn from now on.
    public mutating func translateBy(x: CGFloat, y: CGFloat) {
        concatenate(CGAffineTransform(translationX: x, y: y))
    }

    /// Turns everything drawn from now on clockwise about the origin.
    public mutating func rotate(by angle: Angle) {
        concatenate(CGAffineTransform(rotationAngle: angle.radians))
    }

    /// Puts everything drawn from now on under a transform.
    public mutating func concatenate(_ matrix: CGAffineTransform) {
        transform = matrix.concatenating(transform)
    }

    // MARK: Clips

    /// How a clip limits what is drawn.
    public struct ClipOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        @inlinable public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// Only what lies outside is drawn.
        public static let inverse = ClipOptions(rawValue: 1)
    }

    /// A rectangle around what can be drawn, in the coordinates one draws in.
    public var clipBoundingRect: CGRect {
        let area = effects.reduce(storage.bounds) { area, effect in
            guard case .clip(let path, _) = effect else { return area }
            return area.intersection(path.boundingRect)
        }
        guard transform.isInvertible else { return .zero }
        return (area.isNull ? .zero : area).applying(transform.inverted())
    }

    /// Limits what is drawn from now on to the inside of a path, or to its outside.
    public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
        let path = path.applying(transform)
        guard options.contains(.inverse) else { return effects.append(.clip(path, style)) }
        let hole = DisplayList(.shape(path, .color(.black), style), frame: path.boundingRect)
        effects.append(.mask(inverse(of: hole)))
    }

    /// Limits what is drawn from now on to where a layer is opaque, as far as it is, or to where it is not.
    public mutating func clipToLayer(
        opacity: Double = 1, options: ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void
    ) rethrows {
        var mask = try layer(content)
        if opacity < 1 { mask = mask.grouped(.opacity(opacity)) }
        effects.append(.mask(options.contains(.inverse) ? inverse(of: mask) : mask))
    }

    /// A picture that is opaque where another one is not.
    private func inverse(of picture: DisplayList) -> DisplayList {
        let everything = storage.everything
        var list = DisplayList(.shape(Path(everything), .color(.black), FillStyle()), frame: everything)
        list.append(contentsOf: picture.grouped(.blendMode(.destinationOut)))
        return list.grouped(.compositing)
    }

    // MARK: Layers

    /// Draws a layer by itself and puts it into the picture as a whole.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        let list = try layer(content)
        let isIsolated = list.items.contains {
            if case .group(let effect, _) = $0.content, effect.dependsOnWhatIsBehind { true } else { false }
        }
        emit(isIsolated ? list.grouped(.compositing) : list)
    }

    /// What a function draws in a context with this one's coordinates.
    private func layer(_ content: (inout GraphicsContext) throws -> Void) rethrows -> DisplayList {
        var context = GraphicsContext(storage: storage.makeLayer())
        context.transform = transform
        try content(&context)
        return context.storage.list
    }

    // MARK: Adding to the picture

    /// Adds a picture in the canvas's coordinates, with everything that happens to what is drawn.
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

    /// Adds a picture in the coordinates one draws in.
    func emitTransformed(_ picture: DisplayList) {
        emit(transform.isIdentity ? picture : picture.grouped(.transform(transform)))
    }
}

extension DisplayList.Effect {
    /// Whether the picture differs with what is behind it.
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

    /// How much longer lengths become, on average over the directions.
    var meanScale: CGFloat { abs(a * d - b * c).squareRoot() }
}
