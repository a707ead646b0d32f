/// The styles of foreground content: the primary style and, if set, those of the levels below it.
///
/// A style is evaluated with the styles that were in effect where it was set, so that `foregroundStyle(.secondary)` means the
/// secondary style of the enclosing view.
package indirect enum ForegroundStyles: Equatable, Sendable {
    /// The platform's label colours.
    case standard
    /// Styles by level, the primary one first; the list is not empty. `isDefault` marks the default styles that a container,
    /// such as a list footer, sets for its content. They do not override the styles of controls such as buttons.
    case styles([AnyShapeStyle], outer: ForegroundStyles, isDefault: Bool = false)

    /// Whether the program has set a foreground style.
    package var isChosen: Bool { chosen != nil }

    /// The styles set by the program, without the default styles of containers such as footers; nil if there are none.
    package var chosen: ForegroundStyles? {
        switch self {
        case .standard: nil
        case .styles(_, let outer, let isDefault): isDefault ? outer.chosen : self
        }
    }

    package func apply(to shape: inout _ShapeStyle_Shape) {
        switch self {
        case .standard:
            let names: [SystemColor] = [.primary, .secondary, .tertiary, .quaternary, .quinary]
            let name = names[min(shape.level, names.count - 1)]
            shape.answer.paint = .color(shape.context.color.color(name))
        case .styles(let styles, let outer, _):
            let index = min(shape.level, styles.count - 1)
            guard styles.indices.contains(index) else { return }
            shape.level -= index
            let saved = shape.context.foreground
            shape.context.foreground = outer
            styles[index]._apply(to: &shape)
            shape.context.foreground = saved
        }
    }
}

/// A level of the current foreground style, such as `.secondary`.
@frozen public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
    package var level: Int

    package nonisolated init(level: Int) {
        self.level = level
    }

    /// The first level: the foreground style itself.
    public static let primary = HierarchicalShapeStyle(level: 0)
    /// The second level.
    public static let secondary = HierarchicalShapeStyle(level: 1)
    /// The third level.
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    /// The fourth level.
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    /// The fifth level.
    public static let quinary = HierarchicalShapeStyle(level: 4)

    /// Paints with this level of the foreground style. Levels beyond the last one set use the last one's own hierarchy.
    public nonisolated func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.level += level
        shape.context.foreground.apply(to: &shape)
    }
}

/// The current foreground style.
@frozen public struct ForegroundStyle: ShapeStyle, Hashable {
    /// Creates the current foreground style.
    public nonisolated init() {}

    /// Paints with the foreground style.
    public nonisolated func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.context.foreground.apply(to: &shape)
    }
}

/// The foreground style that the program has set. Controls use it in place of their own style.
package struct ChosenForegroundStyle: ShapeStyle, Hashable {
    package nonisolated init() {}

    package nonisolated func _apply(to shape: inout _ShapeStyle_Shape) {
        (shape.context.foreground.chosen ?? shape.context.foreground).apply(to: &shape)
    }
}

/// A level of a given style, such as `Color.red.secondary`.
@frozen public struct HierarchicalShapeStyleModifier<Base: ShapeStyle>: ShapeStyle {
    package var base: Base
    package var level: Int

    package nonisolated init(base: Base, level: Int) {
        self.base = base
        self.level = level
    }

    /// Paints with this level of the style.
    public nonisolated func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.level += level
        base._apply(to: &shape)
    }
}

extension HierarchicalShapeStyleModifier: Equatable where Base: Equatable {}

extension ShapeStyle {
    /// The second level of the style.
    public nonisolated var secondary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 1) }
    /// The third level of the style.
    public nonisolated var tertiary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 2) }
    /// The fourth level of the style.
    public nonisolated var quaternary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 3) }
    /// The fifth level of the style.
    public nonisolated var quinary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 4) }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The current foreground style.
    public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 0) }
    /// The second level of the current foreground style.
    public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 1) }
    /// The third level of the current foreground style.
    public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 2) }
    /// The fourth level of the current foreground style.
    public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 3) }
    /// The fifth level of the current foreground style.
    public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 4) }
}

extension ShapeStyle where Self == ForegroundStyle {
    /// The current foreground style.
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}
