import SwiftUICore

extension View {
    /// Shows views as a bar at the top or bottom edge of this one, which sees the edge as covered; what is scrolled under the bar
    /// fades there.
    ///
    /// Follows developer.apple.com/documentation/swiftui/view/safeareabar(edge:alignment:spacing:content:).
    ///
    /// - Parameters:
    ///   - edge: The edge.
    ///   - alignment: How the two line up along the edge.
    ///   - spacing: The gap between the two in points; nil for what they want.
    ///   - content: The views of the bar.
    nonisolated public func safeAreaBar<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing) {
            // The fade covers the whole edge, however small what lies there is.
            VStack(alignment: alignment, spacing: 0) { content() }
                .frame(maxWidth: .infinity, alignment: Alignment(horizontal: alignment, vertical: .center))
                .background { BarFade(edge: edge == .top ? .top : .bottom) }
        }
    }

    /// Shows views as a bar at the leading or trailing edge of this one, which sees the edge as covered; what is scrolled under the
    /// bar fades there.
    ///
    /// - Parameters:
    ///   - edge: The edge.
    ///   - alignment: How the two line up along the edge.
    ///   - spacing: The gap between the two in points; nil for what they want.
    ///   - content: The views of the bar.
    nonisolated public func safeAreaBar<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing) {
            HStack(alignment: alignment, spacing: 0) { content() }
                .frame(maxHeight: .infinity, alignment: Alignment(horizontal: .center, vertical: alignment))
                .background { BarFade(edge: edge == .leading ? .leading : .trailing) }
        }
    }
}

/// What lies between a bar and the content that is scrolled under it: thick at the outer edge, nothing at the inner one.
private struct BarFade: View {
    var edge: Edge

    nonisolated init(edge: Edge) {
        self.edge = edge
    }

    private var start: UnitPoint {
        switch edge {
        case .top: .bottom
        case .bottom: .top
        case .leading: .trailing
        case .trailing: .leading
        }
    }

    private var end: UnitPoint { UnitPoint(x: 1 - start.x, y: 1 - start.y) }

    var body: some View {
        Rectangle()
            .fill(.thickMaterial)
            .mask {
                LinearGradient(
                    stops: [.init(color: .clear, location: 0), .init(color: .black, location: 0.4)], startPoint: start, endPoint: end)
            }
            .ignoresSafeArea()
            .allowsHitTesting(false)
    }
}
