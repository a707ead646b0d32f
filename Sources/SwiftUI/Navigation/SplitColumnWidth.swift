import SwiftUICore

/// The ideal width of a column and the range within which the user can resize it, in points.
struct ColumnWidth: Equatable {
    var min: CGFloat?
    var ideal: CGFloat
    var max: CGFloat?

    /// Creates a column width, or nil if `ideal` is not positive and finite. A `min` or `max` that is not positive counts as nil.
    init?(min: CGFloat?, ideal: CGFloat, max: CGFloat?) {
        guard ideal > 0, ideal.isFinite else { return nil }
        self.min = min.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
        self.ideal = ideal
        self.max = max.flatMap { $0 > 0 ? $0 : nil }
    }

    /// Whether the range contains more than one width.
    func isFlexible(defaultMin: CGFloat) -> Bool {
        (max ?? .infinity) > (min ?? defaultMin)
    }

    /// Returns the widths that the column may have. `room` is the width that the other columns leave, in points; the minimum width wins over
    /// it.
    func limits(defaultMin: CGFloat, room: CGFloat = .infinity) -> ClosedRange<CGFloat> {
        let smallest = min ?? Swift.min(defaultMin, ideal)
        return smallest...Swift.max(smallest, Swift.min(max ?? .infinity, room))
    }
}

struct ColumnWidthKey: PreferenceKey {
    static func reduce(value: inout ColumnWidth?, nextValue: () -> ColumnWidth?) {
        value = value ?? nextValue()
    }
}

extension View {
    /// Fixes the width of the column that contains this view, in points. Values that are not positive are ignored.
    nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
        preference(key: ColumnWidthKey.self, value: ColumnWidth(min: width, ideal: width, max: width))
    }

    /// Sets the ideal width of the column that contains this view, and the range within which the user can resize it, in points.
    ///
    /// If `ideal` is not positive and finite, the whole setting is ignored; a `min` or `max` that is not positive counts as nil.
    nonisolated public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
        preference(key: ColumnWidthKey.self, value: ColumnWidth(min: min, ideal: ideal, max: max))
    }
}
