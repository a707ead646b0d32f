import Foundation

extension View {
    /// Sets the maximum number of lines of text in the view; nil for no limit. Values below 1 count as 1.
    nonisolated public func lineLimit(_ number: Int?) -> some View {
        lineLimits(lower: nil, upper: number)
    }

    /// Sets the minimum number of lines whose height text in the view takes, without a maximum.
    nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        lineLimits(lower: limit.lowerBound, upper: nil)
    }

    /// Sets the maximum number of lines of text in the view.
    nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        lineLimits(lower: nil, upper: limit.upperBound)
    }

    /// Sets the minimum number of lines whose height text in the view takes, and the maximum number of lines.
    nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        lineLimits(lower: limit.lowerBound, upper: limit.upperBound)
    }

    /// Sets the maximum number of lines of text in the view. With `reservesSpace`, shorter text takes the height of all of them.
    nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        lineLimits(lower: reservesSpace ? limit : nil, upper: limit)
    }

    nonisolated private func lineLimits(lower: Int?, upper: Int?) -> some View {
        changingEnvironment(\.textStyle) { style in
            style.lowerLineLimit = lower
            style.lineLimit = upper
        }
    }

    /// Sets the additional space between lines of text in the view, in points. Negative values count as zero.
    nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
        environment(\.lineSpacing, lineSpacing)
    }

    /// Sets the position at which text in the view that does not fit is truncated.
    nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
        environment(\.truncationMode, mode)
    }

    /// Sets the alignment of lines that are narrower than the widest line of a text.
    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }

    /// Sets the smallest factor to which text in the view may be scaled down before it is truncated. It is limited to 0...1.
    nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
        environment(\.minimumScaleFactor, factor)
    }

    /// Sets whether the space between characters may be reduced slightly before text in the view is truncated.
    nonisolated public func allowsTightening(_ flag: Bool) -> some View {
        environment(\.allowsTightening, flag)
    }
}
