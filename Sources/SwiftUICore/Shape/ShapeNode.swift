import CoreGraphics
import Foundation

/// The source of a shape node's outline and paint.
protocol ShapeSource {
    associatedtype Style: ShapeStyle

    nonisolated var style: Style { get }
    nonisolated var fillStyle: FillStyle { get }
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
    nonisolated func path(in rect: CGRect) -> Path
    nonisolated func size(for proposal: ProposedViewSize) -> CGSize
    /// Whether another source returns the same sizes for all proposals.
    nonisolated func hasSameSize(as other: Self) -> Bool
    nonisolated static var typeName: String { get }
}

/// The node of a shape view. Animates changes of the outline and of the paint.
final class ShapeNode<Source: ShapeSource>: ViewNode, ValueObserver {
    @exclusivity(unchecked) private var source: Source
    /// The last drawn colour, from which an animation starts; nil if the paint was not a single colour.
    @exclusivity(unchecked) private var shownColor: Color.Resolved?
    /// The running animations; nil if there are none, as in almost all shapes.
    @exclusivity(unchecked) private var animations: Animations?
    /// The last drawn size, if the shape was a plain rectangle filled with `shownColor`, else negative. Redrawing such a rectangle skips
    /// resolving the style.
    @exclusivity(unchecked) private var plainSize = ShapeNode.notPlain

    private static var notPlain: CGSize { CGSize(width: -1, height: -1) }

    private final class Animations {
        var outline: ValueAnimation<Source>?
        var color: ValueAnimation<Color.Resolved>?
        var paint: PaintTransition?

        var areFinished: Bool { outline == nil && color == nil && paint == nil }
    }

    private func changeAnimations(byRemoving isRemoval: Bool, _ change: (Animations) -> Void) {
        if animations == nil, isRemoval { return }
        let changed = animations ?? Animations()
        change(changed)
        animations = changed.areFinished ? nil : changed
    }

    private var outlineAnimation: ValueAnimation<Source>? {
        get { animations?.outline }
        set { changeAnimations(byRemoving: newValue == nil) { $0.outline = newValue } }
    }

    private var colorAnimation: ValueAnimation<Color.Resolved>? {
        get { animations?.color }
        set { changeAnimations(byRemoving: newValue == nil) { $0.color = newValue } }
    }

    private var paintTransition: PaintTransition? {
        get { animations?.paint }
        set { changeAnimations(byRemoving: newValue == nil) { $0.paint = newValue } }
    }

    init(source: _GraphValue<Source>, inputs: _ViewInputs) {
        self.source = source.value
        super.init(inputs: inputs)
        source.observe(by: self)
    }

    /// Returns the colour of a source whose paint is a single colour. Resolved on demand, not when the view is created.
    private func color(of source: Source) -> Color.Resolved? {
        source.style.paint(in: StyleContext(environment), bounds: .zero).paint.solidColor
    }

    // MARK: Changes

    override func sourceMayChange() {}

    func valueChanged(from old: Source, to new: Source) {
        guard !isSame(old, new) else { return }
        markDisplay()
        plainSize = Self.notPlain
        let transaction = effectiveTransaction
        // The style is not part of a shape's animatable data.
        animateColor(from: transaction.animation == nil ? nil : shownColor ?? color(of: source), to: new, transaction)
        animatePaint(to: new, transaction)
        let previous = source
        source = animate(from: source, to: new, &outlineAnimation, transaction: transaction)
        if !new.hasSameSize(as: previous) { invalidateSize() }
        invalidateDisplay()
    }

    override func environmentChanged() {
        plainSize = Self.notPlain
        animateColor(from: shownColor, to: source, effectiveTransaction)
        invalidateDisplay()
    }

    private func animateColor(from: Color.Resolved?, to target: Source, _ transaction: Transaction) {
        colorAnimation = nil
        shownColor = nil
        guard transaction.animation != nil, let from, let color = color(of: target), from != color else { return }
        // Fading from or to clear keeps the other colour's components; interpolating them would pass through black.
        let start = from.opacity > 0 ? from : color.withOpacity(0)
        let end = color.opacity > 0 ? color : from.withOpacity(0)
        colorAnimation = ValueAnimation.make(from: start, to: end, running: nil, transaction: transaction, at: tree.clock.time)
        guard colorAnimation != nil else { return }
        shownColor = start
        tree.clock.startTiming(self)
    }

    /// Starts a transition of a paint that is not a single colour, such as a gradient.
    private func animatePaint(to target: Source, _ transaction: Transaction) {
        guard transaction.animation != nil || paintTransition != nil, !isSame(source.style, target.style) else { return }
        guard transaction.animation != nil, colorAnimation == nil else { return paintTransition = nil }
        paintTransition = PaintTransition(
            from: source.style, paintTransition, to: target.style, in: StyleContext(environment), transaction: transaction, at: tree.clock.time)
        if paintTransition != nil { tree.clock.startTiming(self) }
    }

    override func timeChanged() {
        plainSize = Self.notPlain
        if let outlineAnimation {
            source = outlineAnimation.value(at: tree.clock.time)
            if outlineAnimation.isFinished(at: tree.clock.time) { self.outlineAnimation = nil }
            invalidateSize()
        }
        if let colorAnimation {
            let isFinished = colorAnimation.isFinished(at: tree.clock.time)
            shownColor = isFinished ? nil : colorAnimation.value(at: tree.clock.time)
            if isFinished { self.colorAnimation = nil }
        }
        if paintTransition?.isFinished(at: tree.clock.time) == true { paintTransition = nil }
        invalidateDisplay()
        if animations == nil { tree.clock.stopTiming(self) }
    }

    override func end() {
        super.end()
        if animations != nil { tree.clock.stopTiming(self) }
    }

    // MARK: Layout

    override func measure(_ proposal: Proposal) -> CGSize { source.size(for: proposal.viewSize) }

    // MARK: Drawing

    override func draw(into list: inout DisplayListBuilder) {
        let bounds = list.snappedBounds
        guard bounds.hasFiniteEdges else { return }
        if plainSize == bounds.size, let shownColor {
            return list.add(.shape(Path(bounds), .color(shownColor), source.fillStyle), frame: bounds)
        }
        let frame = CGRect(origin: .zero, size: bounds.size)
        var styled = source.style.paint(in: StyleContext(environment), bounds: frame)
        if colorAnimation != nil, let shownColor { styled.paint = .color(shownColor) } else { shownColor = styled.paint.solidColor }
        if let paintTransition {
            styled.paint = paintTransition.paint(towards: styled.paint, in: StyleContext(environment), bounds: frame, at: tree.clock.time)
            shownColor = nil
        }
        var path = withContainerOutline { source.path(in: frame) }
        if source.layoutDirectionBehavior == .mirrors(in: environment.layoutDirection) {
            path = path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: frame.width, ty: 0))
        }
        if case .rect(frame) = path.storage, case .color = styled.paint, styled.hasNoEffects, !styled.paint.isClear,
            colorAnimation == nil, paintTransition == nil, !tree.display.hasReadSurroundings
        {
            plainSize = frame.size
        }
        list.add(
            path.offsetBy(dx: bounds.minX, dy: bounds.minY),
            styled: styled.offsetBy(dx: bounds.minX, dy: bounds.minY), fillStyle: source.fillStyle)
    }

    override var hitBounds: CGRect {
        let frame = CGRect(origin: .zero, size: size)
        guard frame.hasFiniteEdges else { return .null }
        // A container's outline stays within the frame. A mirrored outline extends as far on the opposite side.
        let bounds = source.path(in: frame).hitBounds.union(frame)
        guard source.layoutDirectionBehavior == .mirrors(in: environment.layoutDirection) else { return bounds }
        return bounds.union(CGRect(x: size.width - bounds.maxX, y: bounds.minY, width: bounds.width, height: bounds.height))
    }

    /// Hit testing follows the outline; a shape with a clear paint is not hit.
    override func containsHit(_ point: CGPoint) -> Bool {
        let frame = CGRect(origin: .zero, size: size)
        guard frame.hasFiniteEdges, !source.style.paint(in: StyleContext(environment), bounds: frame).paint.isClear else { return false }
        var point = point
        if source.layoutDirectionBehavior == .mirrors(in: environment.layoutDirection) { point.x = size.width - point.x }
        return withContainerOutline { source.path(in: frame) }.contains(point, eoFill: source.fillStyle.isEOFilled)
    }

    override var typeName: String { Source.typeName }

    /// The style of the fill, without erasure, for the inspector.
    var fillStyleKind: any ShapeStyle {
        let style: any ShapeStyle = source.style
        return (style as? AnyShapeStyle)?.base ?? style
    }

    override var inspectorFacts: [(name: String, value: String)] {
        (colorAnimation == nil ? color(of: source) : shownColor).map { [("color", $0.description)] } ?? []
    }
}

extension Color.Resolved {
    fileprivate func withOpacity(_ opacity: Float) -> Color.Resolved {
        var result = self
        result.opacity = opacity
        return result
    }
}

extension DisplayListBuilder {
    /// Adds a filled path with the blend mode and shadows of its style. All coordinates are those of the display list.
    package mutating func add(_ path: Path, styled: StyledPaint, fillStyle: FillStyle) {
        guard !path.isEmpty, !styled.paint.isClear || !styled.shadows.isEmpty else { return }
        if styled.blendMode != .normal {
            var content = styled
            content.blendMode = .normal
            group(.blendMode(styled.blendMode.cgBlendMode)) { $0.add(path, styled: content, fillStyle: fillStyle) }
            return
        }
        if let shadow = styled.shadows.last {
            var content = styled
            content.shadows.removeLast()
            switch shadow.kind {
            case .drop:
                group(.shadow(color: shadow.color, radius: shadow.radius, offset: shadow.offset)) {
                    $0.add(path, styled: content, fillStyle: fillStyle)
                }
            case .inner:
                add(path, styled: content, fillStyle: fillStyle)
                addInnerShadow(shadow, to: path, fillStyle: fillStyle)
            }
            return
        }
        if let backdrop = styled.backdrop {
            let coverage = Paint.color(Color.Resolved(red: 0, green: 0, blue: 0, opacity: Float(backdrop.opacity)))
            return group(.backdrop(backdrop, tint: styled.paint)) {
                $0.add(.shape(path, coverage, fillStyle), frame: path.boundingRect)
            }
        }
        add(.shape(path, styled.paint, fillStyle), frame: path.boundingRect)
    }

    /// Adds the shadow that the area outside a path casts into the path.
    private mutating func addInnerShadow(_ shadow: ResolvedShadow, to path: Path, fillStyle: FillStyle) {
        let reach = 3 * shadow.radius + abs(shadow.offset.width) + abs(shadow.offset.height) + 1
        var outside = Path(path.boundingRect.insetBy(dx: -reach, dy: -reach))
        outside.addPath(path)
        group(.clip(path, fillStyle)) { list in
            list.group(.shadow(color: shadow.color, radius: shadow.radius, offset: shadow.offset)) {
                $0.add(.shape(outside, .color(.black), FillStyle(eoFill: true)), frame: outside.boundingRect)
            }
        }
    }
}

extension StyledPaint {
    /// Whether the paint alone is drawn: without shadows, a blend mode or a filter of the backdrop.
    fileprivate var hasNoEffects: Bool { shadows.isEmpty && blendMode == .normal && backdrop == nil }

    /// Returns the paint moved by a distance in points.
    func offsetBy(dx: CGFloat, dy: CGFloat) -> StyledPaint {
        var result = self
        result.paint = paint.offsetBy(dx: dx, dy: dy)
        return result
    }
}
