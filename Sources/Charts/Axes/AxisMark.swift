import SwiftUICore

/// A part of the marks at a value of an axis: a grid line, a tick or a label.
@MainActor @preconcurrency public protocol AxisMark {
    /// The type of the marks that this mark is composed of.
    associatedtype Body: AxisMark
    /// The marks that this mark is composed of.
    @AxisMarkBuilder @MainActor @preconcurrency var body: Self.Body { get }
    /// Adds the parts of the mark. Programs implement ``body`` instead.
    @MainActor func _addParts(to list: _AxisPartList)
}

extension AxisMark {
    /// Adds the parts of the body.
    @MainActor public func _addParts(to list: _AxisPartList) { body._addParts(to: list) }
}

/// A mark without a body: it adds its parts itself.
protocol PrimitiveAxisMark: AxisMark where Body == Never {}

extension PrimitiveAxisMark {
    /// Never called.
    public var body: Never { preconditionFailure("body should not be called on \(Self.self).") }
}

extension Never: AxisMark {
    /// Adds nothing.
    @MainActor public func _addParts(to list: _AxisPartList) {}
}

/// The parts of the marks at a value of an axis, while they are collected.
public final class _AxisPartList {
    private(set) var parts: [AxisPart] = []
    private var style = AxisPartStyle()

    init() {}

    func add(_ kind: AxisPart.Kind) { parts.append(AxisPart(kind: kind, style: style)) }

    func styled(_ change: (inout AxisPartStyle) -> Void, _ add: () -> Void) {
        let outer = style
        change(&style)
        add()
        style = outer
    }
}

/// A grid line, a tick or a label at a value of an axis.
struct AxisPart {
    enum Kind {
        case gridLine(centered: Bool?, stroke: StrokeStyle?)
        case tick(centered: Bool?, length: AxisTick.Length, stroke: StrokeStyle?)
        case label(AxisLabelDescription)
    }

    var kind: Kind
    var style: AxisPartStyle
}

struct AxisPartStyle {
    var font: Font?
    var foreground: AnyShapeStyle?
    var offset = CGSize.zero
}

/// Composes the marks at a value of an axis from the statements of a closure.
@resultBuilder public struct AxisMarkBuilder {
    /// Builds no mark.
    public static func buildBlock() -> some AxisMark { _AxisMarkGroup(marks: []) }

    /// Builds the first mark of a closure.
    public static func buildPartialBlock<Mark: AxisMark>(first: Mark) -> Mark { first }

    /// Adds a mark to those before it.
    public static func buildPartialBlock(accumulated: some AxisMark, next: some AxisMark) -> _AxisMarkGroup {
        _AxisMarkGroup(marks: [accumulated, next])
    }

    /// Builds the mark of a statement.
    public static func buildExpression<Mark: AxisMark>(_ mark: Mark) -> Mark { mark }

    /// Builds the marks of an `if` without `else`.
    public static func buildIf<Mark: AxisMark>(_ mark: Mark?) -> _OptionalAxisMark<Mark> { _OptionalAxisMark(mark: mark) }

    /// Builds the first branch of a condition.
    public static func buildEither<Mark: AxisMark>(first: Mark) -> _AxisMarkGroup { _AxisMarkGroup(marks: [first]) }

    /// Builds the second branch of a condition.
    public static func buildEither<Mark: AxisMark>(second: Mark) -> _AxisMarkGroup { _AxisMarkGroup(marks: [second]) }

    /// Builds the marks of an `if #available`.
    public static func buildLimitedAvailability<Mark: AxisMark>(_ mark: Mark) -> _AxisMarkGroup { _AxisMarkGroup(marks: [mark]) }
}

/// Several marks at a value of an axis.
nonisolated public struct _AxisMarkGroup: PrimitiveAxisMark {
    public typealias Body = Never
    private let marks: [any AxisMark]

    init(marks: [any AxisMark]) {
        self.marks = marks
    }

    @MainActor public func _addParts(to list: _AxisPartList) {
        for mark in marks { mark._addParts(to: list) }
    }
}

/// The axis mark of an `if` without `else`. It is generic over the mark, so that the compiler can infer the type of the mark.
nonisolated public struct _OptionalAxisMark<Mark: AxisMark>: PrimitiveAxisMark {
    public typealias Body = Never
    private let mark: Mark?

    init(mark: Mark?) {
        self.mark = mark
    }

    @MainActor public func _addParts(to list: _AxisPartList) { mark?._addParts(to: list) }
}

/// A mark of any type.
nonisolated public struct AnyAxisMark: PrimitiveAxisMark {
    public typealias Body = Never
    private let mark: any AxisMark

    /// Creates a mark without its static type.
    public init(_ mark: any AxisMark) {
        self.mark = mark
    }

    /// Creates a mark without its static type.
    public init(erasing mark: some AxisMark) {
        self.mark = mark
    }

    @MainActor public func _addParts(to list: _AxisPartList) { mark._addParts(to: list) }
}

extension AxisMark {
    /// Sets the font of labels.
    nonisolated public func font(_ font: Font?) -> some AxisMark {
        StyledAxisMark(mark: self) { $0.font = font }
    }

    /// Sets the style of grid lines, ticks and labels.
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
        StyledAxisMark(mark: self) { $0.foreground = AnyShapeStyle(style) }
    }

    /// Moves grid lines, ticks and labels by a distance in points.
    nonisolated public func offset(_ offset: CGSize) -> some AxisMark {
        self.offset(x: offset.width, y: offset.height)
    }

    /// Moves grid lines, ticks and labels by a distance in points.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
        StyledAxisMark(mark: self) {
            $0.offset.width += x
            $0.offset.height += y
        }
    }
}

/// A mark with a modifier. Modifiers of inner marks take precedence.
nonisolated private struct StyledAxisMark<Mark: AxisMark>: PrimitiveAxisMark {
    typealias Body = Never
    let mark: Mark
    let change: (inout AxisPartStyle) -> Void

    init(mark: Mark, change: @escaping (inout AxisPartStyle) -> Void) {
        self.mark = mark
        self.change = change
    }

    @MainActor func _addParts(to list: _AxisPartList) {
        list.styled(change) { mark._addParts(to: list) }
    }
}
