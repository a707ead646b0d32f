import CoreGraphics

/// A colour or pattern to draw shapes with.
nonisolated public protocol ShapeStyle: Sendable {
    /// The type of the style that this one stands for in an environment; `Never` for styles of the framework's own.
    associatedtype Resolved: ShapeStyle = Never

    /// The style that this one stands for in an environment.
    func resolve(in environment: EnvironmentValues) -> Resolved

    /// Puts the paint that the style means for a shape into it.
    func _apply(to shape: inout _ShapeStyle_Shape)
}

extension ShapeStyle {
    /// Fills with the style that this one stands for.
    public nonisolated func _apply(to shape: inout _ShapeStyle_Shape) {
        resolve(in: shape.context.environment)._apply(to: &shape)
    }
}

extension ShapeStyle where Resolved == Never {
    /// Styles of the framework's own stand for themselves; the framework never asks.
    public nonisolated func resolve(in environment: EnvironmentValues) -> Never {
        preconditionFailure("resolve(in:) should not be called on \(Self.self).")
    }
}

extension Never: ShapeStyle {}

/// The shape for which a style is asked, what surrounds it, and the answer.
public struct _ShapeStyle_Shape: Sendable {
    package var context: StyleContext
    /// The rectangle over which gradients spread, in points.
    package var bounds: CGRect
    /// How many levels below the style itself are asked for: 1 for the secondary one.
    package var level = 0
    package var answer = StyledPaint()

    package init(context: StyleContext, bounds: CGRect) {
        self.context = context
        self.bounds = bounds
    }

    /// Answers with a paint, fainter by the level.
    package mutating func paint(_ paint: Paint) {
        answer.paint = paint.multiplyingOpacity(by: Self.levelOpacities[min(level, Self.levelOpacities.count - 1)])
    }

    /// The opacities of the levels of one style; the last is ours, none is known.
    private static let levelOpacities = [1, 0.5, 0.25, 0.18, 0.1]
}

/// What a style means for one shape: a paint, and how it is drawn.
package struct StyledPaint: Hashable, Sendable {
    package var paint = Paint.clear
    package var blendMode = BlendMode.normal
    package var shadows: [ResolvedShadow] = []
    /// What is done to what lies behind, before the paint covers it.
    package var backdrop: BackdropFilter?

    package init(paint: Paint = .clear) {
        self.paint = paint
    }
}

/// What styles depend on besides the shape.
package struct StyleContext: Sendable {
    package var color: ColorContext
    package var foreground: ForegroundStyles
    package var tint: AnyShapeStyle?
    package var background: AnyShapeStyle?
    /// What styles of the program's resolve themselves in.
    package var environment = EnvironmentValues()

    package init(
        color: ColorContext = ColorContext(), foreground: ForegroundStyles = .standard, tint: AnyShapeStyle? = nil,
        background: AnyShapeStyle? = nil
    ) {
        self.color = color
        self.foreground = foreground
        self.tint = tint
        self.background = background
    }
}

extension ShapeStyle {
    /// The paint for a shape in a rectangle.
    package nonisolated func paint(in context: StyleContext, bounds: CGRect) -> StyledPaint {
        var shape = _ShapeStyle_Shape(context: context, bounds: bounds)
        _apply(to: &shape)
        return shape.answer
    }
}

// MARK: - Colours as styles

extension Color: ShapeStyle {
    /// Fills with the colour.
    public nonisolated func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.paint(.color(resolve(in: shape.context.color)))
    }
}

extension Color.Resolved: ShapeStyle {
    /// Fills with the colour.
    public nonisolated func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.paint(.color(self))
    }
}

// MARK: - Erased styles

/// A style whose type is not known.
public struct AnyShapeStyle: ShapeStyle {
    package let base: any ShapeStyle

    /// Creates a style from one whose type is known.
    public nonisolated init<S: ShapeStyle>(_ style: S) {
        base = (style as? AnyShapeStyle)?.base ?? style
    }

    /// Fills with what the known style fills with.
    public nonisolated func _apply(to shape: inout _ShapeStyle_Shape) {
        base._apply(to: &shape)
    }
}

extension AnyShapeStyle: Equatable {
    /// Whether two styles are known to be equal: styles that cannot be compared are different.
    public static func == (lhs: AnyShapeStyle, rhs: AnyShapeStyle) -> Bool {
        func equal<Value: Equatable>(_ value: Value) -> Bool { (rhs.base as? Value) == value }
        guard let base = lhs.base as? any Equatable else { return false }
        return equal(base)
    }
}
