import Foundation
import SwiftUICore

/// The content of an axis: marks at its values.
@MainActor @preconcurrency public protocol AxisContent {
    /// The type of the content that this content is composed of.
    associatedtype Body: AxisContent
    /// The content that this content is composed of.
    @AxisContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
    /// Adds the groups of marks. Programs implement ``body`` instead.
    @MainActor func _addGroups(to list: _AxisGroupList)
}

extension AxisContent {
    /// Adds the groups of the body.
    @MainActor public func _addGroups(to list: _AxisGroupList) { body._addGroups(to: list) }
}

/// Content without a body: it adds its groups itself.
protocol PrimitiveAxisContent: AxisContent where Body == Never {}

extension PrimitiveAxisContent {
    /// Never called.
    public var body: Never { preconditionFailure("body should not be called on \(Self.self).") }
}

extension Never: AxisContent {
    /// Adds nothing.
    @MainActor public func _addGroups(to list: _AxisGroupList) {}
}

/// The groups of an axis's marks, while they are collected.
public final class _AxisGroupList {
    var groups: [AxisGroup] = []

    init() {}
}

/// Marks of an axis with the same values and the same place.
struct AxisGroup {
    var preset = AxisMarkPreset.automatic
    var position = AxisMarkPosition.automatic
    var values = AxisMarkValues.automatic
    /// Returns the marks at a value; nil for the axis's own.
    var content: ((AxisValue) -> any AxisMark)?
    /// The style of the grid lines and ticks of the axis's own marks.
    var stroke: StrokeStyle?
    /// The format of the labels of the axis's own marks in a locale; nil for the axis's own.
    var format: ((_PlottableScalar, Locale) -> String?)?
}

/// Composes the content of an axis from the statements of a closure.
@resultBuilder public struct AxisContentBuilder {
    /// Builds no content.
    public static func buildBlock() -> some AxisContent { _AxisContentGroup(content: []) }

    /// Builds several pieces of content.
    public static func buildBlock<each Content: AxisContent>(_ content: repeat each Content) -> some AxisContent {
        var list: [any AxisContent] = []
        for piece in repeat each content { list.append(piece) }
        return _AxisContentGroup(content: list)
    }

    /// Builds the content of a statement.
    public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content { content }

    /// Builds the content of an `if` without `else`.
    public static func buildIf<Content: AxisContent>(_ content: Content?) -> _OptionalAxisContent<Content> {
        _OptionalAxisContent(content: content)
    }

    /// Builds the first branch of a condition.
    public static func buildEither<Content: AxisContent>(first: Content) -> _AxisContentGroup { _AxisContentGroup(content: [first]) }

    /// Builds the second branch of a condition.
    public static func buildEither<Content: AxisContent>(second: Content) -> _AxisContentGroup { _AxisContentGroup(content: [second]) }

    /// Builds the content of an `if #available`.
    public static func buildLimitedAvailability<Content: AxisContent>(_ content: Content) -> _AxisContentGroup {
        _AxisContentGroup(content: [content])
    }
}

/// Several pieces of axis content.
nonisolated public struct _AxisContentGroup: PrimitiveAxisContent {
    public typealias Body = Never
    private let content: [any AxisContent]

    init(content: [any AxisContent]) {
        self.content = content
    }

    @MainActor public func _addGroups(to list: _AxisGroupList) {
        for piece in content { piece._addGroups(to: list) }
    }
}

/// The axis content of an `if` without `else`. It is generic over the content, so that the compiler can infer the type of the content.
nonisolated public struct _OptionalAxisContent<Content: AxisContent>: PrimitiveAxisContent {
    public typealias Body = Never
    private let content: Content?

    init(content: Content?) {
        self.content = content
    }

    @MainActor public func _addGroups(to list: _AxisGroupList) { content?._addGroups(to: list) }
}

/// Axis content of any type.
nonisolated public struct AnyAxisContent: PrimitiveAxisContent {
    public typealias Body = Never
    private let content: any AxisContent

    /// Creates content without its static type.
    public init(_ content: any AxisContent) {
        self.content = content
    }

    /// Creates content without its static type.
    public init(erasing content: some AxisContent) {
        self.content = content
    }

    @MainActor public func _addGroups(to list: _AxisGroupList) { content._addGroups(to: list) }
}
