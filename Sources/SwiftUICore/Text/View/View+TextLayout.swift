import Foundation

extension View {
    /// Limits the lines of text in the view; nil removes the limit. Values below one count as one.
    nonisolated public func lineLimit(_ number: Int?) -> some View {
        lineLimits(lower: nil, upper: number)
    }

    /// Lets text in the view take at least the height of some lines.
    nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        lineLimits(lower: limit.lowerBound, upper: nil)
    }

    /// Limits the lines of text in the view.
    nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        lineLimits(lower: nil, upper: limit.upperBound)
    }

    /// Lets text in the view take at least the height of some lines and limits its lines.
    nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        lineLimits(lower: limit.lowerBound, upper: limit.upperBound)
    }

    /// Limits the lines of text in the view; with `reservesSpace` shorter text takes the height of all of them.
    nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        lineLimits(lower: reservesSpace ? limit : nil, upper: limit)
    }

    nonisolated private func lineLimits(lower: Int?, upper: Int?) -> some View {
        transformEnvironment(\.textStyle) { style in
            style.lowerLineLimit = lower
            style.lineLimit = upper
        }
    }

    /// Sets the extra space between lines of text in the view, in points. Negative values count as zero.
    nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
        environment(\.lineSpacing, lineSpacing)
    }

    /// Sets where text in the view that does not fit is cut.
    nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
        environment(\.truncationMode, mode)
    }

    /// Sets where lines of text in the view stand when they are narrower than the widest.
    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }

    /// Lets text in the view shrink to a fraction of its size, 0 to 1, before it is cut.
    nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
        environment(\.minimumScaleFactor, factor)
    }

    /// Lets the space between characters of text in the view shrink a little before it is cut.
    nonisolated public func allowsTightening(_ flag: Bool) -> some View {
        environment(\.allowsTightening, flag)
    }
}
