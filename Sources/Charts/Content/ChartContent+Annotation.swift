import SwiftUICore

extension ChartContent {
    /// Adds a view at each mark.
    ///
    /// - Parameters:
    ///   - position: The place beside or on the mark.
    ///   - alignment: The alignment of the view with the mark along the edge, or on it.
    ///   - spacing: The distance from the mark, in points.
    nonisolated public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: @escaping () -> C
    ) -> some ChartContent {
        annotated(position, alignment, spacing, .automatic) { _ in content() }
    }

    /// Adds a view at each mark, made with the size of the mark.
    nonisolated public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: @escaping (AnnotationContext) -> C
    ) -> some ChartContent {
        annotated(position, alignment, spacing, .automatic, content)
    }

    /// Adds a view at each mark.
    ///
    /// - Parameter overflowResolution: What happens where the view does not fit.
    nonisolated public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: @escaping () -> C
    ) -> some ChartContent {
        annotated(position, alignment, spacing, overflowResolution) { _ in content() }
    }

    /// Adds a view at each mark, made with the size of the mark.
    nonisolated public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: @escaping (AnnotationContext) -> C
    ) -> some ChartContent {
        annotated(position, alignment, spacing, overflowResolution, content)
    }

    nonisolated private func annotated<C: View>(
        _ position: AnnotationPosition, _ alignment: Alignment, _ spacing: CGFloat?, _ overflow: AnnotationOverflowResolution,
        _ content: @escaping (AnnotationContext) -> C
    ) -> some ChartContent {
        styled {
            $0.annotations.append(
                MarkAnnotation(position: position, alignment: alignment, spacing: spacing ?? 4, overflow: overflow) { AnyView(content($0)) })
        }
    }
}
