import SwiftUICore

/// The bindings to which a chart writes the selected values.
struct ChartSelection {
    /// A binding to a selected value.
    struct Value {
        var set: (_PlottableScalar?) -> Void

        init<P: Plottable>(_ binding: Binding<P?>) {
            set = { binding.wrappedValue = $0.flatMap { P(scalar: $0) } }
        }
    }

    /// A binding to a selected range.
    struct Range {
        var set: ((_PlottableScalar, _PlottableScalar)?) -> Void

        init<P: Plottable & Comparable>(_ binding: Binding<ClosedRange<P>?>) {
            set = { ends in
                guard let ends, let first = P(scalar: ends.0), let second = P(scalar: ends.1) else {
                    binding.wrappedValue = nil
                    return
                }
                binding.wrappedValue = min(first, second)...max(first, second)
            }
        }
    }

    var x: Value?
    var y: Value?
    var angle: Value?
    var xRange: Range?
    var yRange: Range?

    var isEmpty: Bool { x == nil && y == nil && angle == nil && xRange == nil && yRange == nil }
}

extension View {
    /// Writes the value along the x axis under the pointer, or under a finger while it is down, to a binding.
    nonisolated public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
        let value = ChartSelection.Value(value)
        return chartOptions { $0.selection.x = value }
    }

    /// Writes the range of values along the x axis over which the user drags to a binding; nil after the selection is cleared.
    nonisolated public func chartXSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
        let range = ChartSelection.Range(range)
        return chartOptions { $0.selection.xRange = range }
    }

    /// Writes the value along the y axis under the pointer, or under a finger while it is down, to a binding.
    nonisolated public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
        let value = ChartSelection.Value(value)
        return chartOptions { $0.selection.y = value }
    }

    /// Writes the range of values along the y axis over which the user drags to a binding; nil after the selection is cleared.
    nonisolated public func chartYSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
        let range = ChartSelection.Range(range)
        return chartOptions { $0.selection.yRange = range }
    }

    /// Writes the value under the pointer, or under a finger while it is down, to a binding. The value is the sum of the angles of the
    /// sectors before it, and of its part of its own sector.
    nonisolated public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
        let value = ChartSelection.Value(value)
        return chartOptions { $0.selection.angle = value }
    }
}
