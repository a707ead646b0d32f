import SwiftUICore

/// How wide a column is, in points, and between which widths the user may make it narrower or wider.
struct ColumnWidth: Equatable {
    var min: CGFloat?
    var ideal: CGFloat
    var max: CGFloat?

    /// A width that was said to be `ideal`; nil where that is no width.
    init?(min: CGFloat?, ideal: CGFloat, max: CGFloat?) {
        guard ideal > 0, ideal.isFinite else { return nil }
        self.min = min.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
        self.ideal = ideal
        self.max = max.flatMap { $0 > 0 ? $0 : nil }
    }

    /// Whether there is more than one width that the column may have.
    func isFlexible(defaultMin: CGFloat) -> Bool {
        (max ?? .infinity) > (min ?? defaultMin)
    }

    /// The width nearest to a wished one. `room` is what the columns beyond leave.
    func nearest(to width: CGFloat, defaultMin: CGFloat, room: CGFloat) -> CGFloat {
        let smallest = min ?? Swift.min(defaultMin, ideal)
        return Swift.max(smallest, Swift.min(width, Swift.min(max ?? .infinity, Swift.max(room, smallest))))
    }
}

struct ColumnWidthKey: PreferenceKey {
    static func reduce(value: inout ColumnWidth?, nextValue: () -> ColumnWidth?) {
        value = value ?? nextValue()
    }
}

extension View {
    /// Sets the width of the column that holds this view, in points. Values that are not positive count as none.
    nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
        preference(key: ColumnWidthKey.self, value: ColumnWidth(min: width, ideal: width, max: width))
    }

    /// Sets the width of the column that holds this view, and between which widths it may be made narrower or wider, in points.
    nonisolated public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
        preference(key: ColumnWidthKey.self, value: ColumnWidth(min: min, ideal: ideal, max: max))
    }
}
