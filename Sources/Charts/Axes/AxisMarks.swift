import Foundation
import SwiftUICore

/// Marks at values of an axis.
///
///     .chartXAxis {
///         AxisMarks(values: .stride(by: .month)) { value in
///             AxisGridLine()
///             AxisValueLabel(format: .dateTime.month())
///         }
///     }
nonisolated public struct AxisMarks<Content: AxisMark>: PrimitiveAxisContent {
    public typealias Body = Never
    private let group: AxisGroup

    @MainActor public func _addGroups(to list: _AxisGroupList) { list.groups.append(group) }
}

extension AxisMarks {
    /// Creates marks made by a closure for each value.
    ///
    /// - Parameters:
    ///   - preset: How labels are placed.
    ///   - position: The edge of the plot.
    ///   - values: The values.
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
        @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) {
        group = AxisGroup(preset: preset, position: position, values: values, content: content)
    }

    /// Creates marks made by a closure for each of some values.
    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) {
        group = AxisGroup(preset: preset, position: position, values: .explicit(values), content: content)
    }
}

extension AxisMarks {
    /// Creates marks that are the same for each value.
    ///
    ///     AxisMarks(position: .leading) { AxisGridLine() }
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
        @AxisMarkBuilder content: @escaping () -> Content
    ) {
        self.init(preset: preset, position: position, values: values, content: { _ in content() })
    }

    /// Creates marks that are the same for each of some values.
    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        @AxisMarkBuilder content: @escaping () -> Content
    ) {
        self.init(preset: preset, position: position, values: values, content: { _ in content() })
    }
}

extension AxisMarks where Content == _AutomaticAxisMark {
    /// Creates the default marks of the axis.
    ///
    /// - Parameter stroke: The style of grid lines and ticks; nil for the axis's own.
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
        stroke: StrokeStyle? = nil
    ) {
        group = AxisGroup(preset: preset, position: position, values: values, stroke: stroke)
    }

    /// Creates the default marks of the axis, at some values.
    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value], stroke: StrokeStyle? = nil
    ) {
        group = AxisGroup(preset: preset, position: position, values: .explicit(values), stroke: stroke)
    }

    /// Creates the default marks of the axis, with labels in a format.
    public init<Format: FormatStyle>(
        format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
        group = AxisGroup(
            preset: preset, position: position, values: values, stroke: stroke,
            format: { Format.FormatInput(scalar: $0).map(format.locale($1).format) })
    }

    /// Creates the default marks of the axis, at some values and with labels in a format.
    public init<Format: FormatStyle, Value: Plottable>(
        format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        stroke: StrokeStyle? = nil
    ) where Format.FormatInput == Value, Format.FormatOutput == String {
        group = AxisGroup(
            preset: preset, position: position, values: .explicit(values), stroke: stroke,
            format: { Value(scalar: $0).map(format.locale($1).format) })
    }
}

/// The default marks of an axis.
nonisolated public struct _AutomaticAxisMark: PrimitiveAxisMark {
    public typealias Body = Never
    @MainActor public func _addParts(to list: _AxisPartList) {}
}

/// How the labels of an axis are placed.
public struct AxisMarkPreset: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case automatic, extended, aligned, inset }

    let kind: Kind

    /// The default placement of the axis.
    public static var automatic: AxisMarkPreset { AxisMarkPreset(kind: .automatic) }
    /// Beside the ticks, which extend along the labels.
    public static var extended: AxisMarkPreset { AxisMarkPreset(kind: .extended) }
    /// Aligned with their values, and with the edges of the plot at its ends.
    public static var aligned: AxisMarkPreset { AxisMarkPreset(kind: .aligned) }
    /// Inside of the plot.
    public static var inset: AxisMarkPreset { AxisMarkPreset(kind: .inset) }
}

/// The edge of the plot at which an axis is.
public struct AxisMarkPosition: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case automatic, leading, trailing, top, bottom }

    let kind: Kind

    /// The bottom for the x axis, the trailing edge for the y axis.
    public static var automatic: AxisMarkPosition { AxisMarkPosition(kind: .automatic) }
    /// The leading edge.
    public static var leading: AxisMarkPosition { AxisMarkPosition(kind: .leading) }
    /// The trailing edge.
    public static var trailing: AxisMarkPosition { AxisMarkPosition(kind: .trailing) }
    /// The top.
    public static var top: AxisMarkPosition { AxisMarkPosition(kind: .top) }
    /// The bottom.
    public static var bottom: AxisMarkPosition { AxisMarkPosition(kind: .bottom) }
}
