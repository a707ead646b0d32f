import CoreGraphics

/// A colour, gradient, material or other pattern with which shapes and text are painted.
///
/// A custom style resolves to another style in the environment:
///
///     struct Accent: ShapeStyle {
///         func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
///             environment.colorScheme == .dark ? Color.orange : Color.red
///         }
///     }
nonisolated public protocol ShapeStyle: Sendable {
    /// The type of the style that this style resolves to; `Never` for the framework's own styles.
    associatedtype Resolved: ShapeStyle = Never

    /// Returns the style to paint with in an environment.
    func resolve(in environment: EnvironmentValues) -> Resolved

    /// The type of the modifier that fills the area behind a view with the style, which programs print.
    associatedtype _Background: ViewModifier = _BackgroundStyleModifier<Self>

    /// Returns the modifier that fills the area behind a view with a style.
    static func _background(_ style: Self, ignoresSafeAreaEdges edges: Edge.Set) -> _Background

    /// Stores the paint of the style for a shape in `shape`. Custom styles implement ``resolve(in:)`` instead.
    func _apply(to shape: inout _ShapeStyle_Shape)
}

extension ShapeStyle {
    /// Applies the style that this style resolves to.
    public nonisolated func _apply(to shape: inout _ShapeStyle_Shape) {
        resolve(in: shape.context.environment)._apply(to: &shape)
    }
}

extension ShapeStyle where _Background == _BackgroundStyleModifier<Self> {
    /// Returns the modifier of most styles.
    public nonisolated static func _background(_ style: Self, ignoresSafeAreaEdges edges: Edge.Set) -> _Background {
        _BackgroundStyleModifier(style: style, ignoresSafeAreaEdges: edges)
    }
}

extension ShapeStyle where Resolved == Never {
    /// Never called: the framework's own styles implement `_apply(to:)`. Calling it is a programming error and stops the
    /// program.
    public nonisolated func resolve(in environment: EnvironmentValues) -> Never {
        preconditionFailure("resolve(in:) should not be called on \(Self.self).")
    }
}

extension Never: ShapeStyle {}

/// The input and output of evaluating a style for a shape: the shape's context and bounds, and the resulting paint.
public struct _ShapeStyle_Shape: Sendable {
    package var context: StyleContext
    /// The rectangle over which gradients are laid out, in points.
    package var bounds: CGRect
    /// The requested level of the style: 0 is the style itself, 1 the secondary level, and so on.
    package var level = 0
    package var answer = StyledPaint()

    package init(context: StyleContext, bounds: CGRect) {
        self.context = context
        self.bounds = bounds
    }

    /// Sets a paint as the result, with the opacity of the level.
    package mutating func paint(_ paint: Paint) {
        answer.paint = paint.multiplyingOpacity(by: Self.levelOpacities[min(level, Self.levelOpacities.count - 1)])
    }

    /// The opacities of the levels of a style. The last one is an estimate; no reference value is known.
    private static let levelOpacities = [1, 0.5, 0.25, 0.18, 0.1]
}

/// The paint of a style for a shape, with its blend mode, shadows and backdrop filter.
package struct StyledPaint: Hashable, Sendable {
    package var paint = Paint.clear
    package var blendMode = BlendMode.normal
    package var shadows: [ResolvedShadow] = []
    /// The filter applied to the content behind the shape, before the paint covers it.
    package var backdrop: BackdropFilter?

    package init(paint: Paint = .clear) {
        self.paint = paint
    }
}

/// The inputs of a style other than the shape.
package struct StyleContext: Sendable {
    package var color: ColorContext
    package var foreground: ForegroundStyles
    package var tint: AnyShapeStyle?
    package var background: AnyShapeStyle?
    /// The environment in which custom styles are resolved, that of the colours.
    package var environment: EnvironmentValues {
        get { color.environment ?? EnvironmentValues() }
        set { color.environment = newValue }
    }

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
    /// Returns the paint of the style for a shape in a rectangle.
    package nonisolated func paint(in context: StyleContext, bounds: CGRect) -> StyledPaint {
        var shape = _ShapeStyle_Shape(context: context, bounds: bounds)
        _apply(to: &shape)
        return shape.answer
    }
}

// MARK: - Colours as styles

extension Color: ShapeStyle {
    /// Paints with the colour.
    public nonisolated func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.paint(.color(resolve(in: shape.context.color)))
    }

    /// Returns the modifier of a colour, which is a view.
    public nonisolated static func _background(_ style: Color, ignoresSafeAreaEdges edges: Edge.Set) -> _BackgroundModifier<Color> {
        _BackgroundModifier(background: style, parameters: BackgroundParameters(ignoredSafeAreaEdges: edges))
    }
}

extension Color.Resolved: ShapeStyle {
    /// Paints with the colour.
    public nonisolated func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.paint(.color(self))
    }
}

// MARK: - Type erasure

/// A type-erased style.
public struct AnyShapeStyle: ShapeStyle {
    package let base: any ShapeStyle

    /// Creates a type-erased style. An ``AnyShapeStyle`` is not wrapped again.
    public nonisolated init<S: ShapeStyle>(_ style: S) {
        base = (style as? AnyShapeStyle)?.base ?? style
    }

    /// Applies the wrapped style.
    public nonisolated func _apply(to shape: inout _ShapeStyle_Shape) {
        base._apply(to: &shape)
    }
}

extension AnyShapeStyle: Equatable {
    /// Returns whether two styles are known to be equal. Styles that are not `Equatable` are always different.
    public static func == (lhs: AnyShapeStyle, rhs: AnyShapeStyle) -> Bool {
        func equal<Value: Equatable>(_ value: Value) -> Bool { (rhs.base as? Value) == value }
        guard let base = lhs.base as? any Equatable else { return false }
        return equal(base)
    }
}
