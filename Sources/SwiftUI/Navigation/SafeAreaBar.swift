import SwiftUICore

extension View {
    /// Shows views as a bar at the top or bottom edge of this view, whose safe area excludes the bar. Content that scrolls under the bar
    /// fades out.
    ///
    /// Follows developer.apple.com/documentation/swiftui/view/safeareabar(edge:alignment:spacing:content:).
    ///
    /// - Parameters:
    ///   - edge: The edge at which the bar lies.
    ///   - alignment: The horizontal alignment of the bar.
    ///   - spacing: The gap between the bar and this view, in points; nil for the default spacing.
    ///   - content: The views of the bar.
    nonisolated public func safeAreaBar<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing) {
            // The fade spans the whole edge, however small the content of the bar is.
            VStack(alignment: alignment, spacing: 0) { content() }
                .frame(maxWidth: .infinity, alignment: Alignment(horizontal: alignment, vertical: .center))
                .background { BarFade(edge: edge == .top ? .top : .bottom) }
        }
    }

    /// Shows views as a bar at the leading or trailing edge of this view, whose safe area excludes the bar. Content that scrolls under
    /// the bar fades out.
    ///
    /// - Parameters:
    ///   - edge: The edge at which the bar lies.
    ///   - alignment: The vertical alignment of the bar.
    ///   - spacing: The gap between the bar and this view, in points; nil for the default spacing.
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

/// The material between a bar and the content that scrolls under it, opaque at the outer edge and transparent at the inner edge.
struct BarFade: View {
    var edge: Edge
    var material: Material

    nonisolated init(edge: Edge, material: Material = .thickMaterial) {
        self.edge = edge
        self.material = material
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
            .fill(material)
            .mask {
                LinearGradient(
                    stops: [.init(color: .clear, location: 0), .init(color: .black, location: 0.4)], startPoint: start, endPoint: end)
            }
            .ignoresSafeArea()
            .allowsHitTesting(false)
    }
}

/// The blur behind the floating parts of a bar at the edge of a page, which hardly changes the colours of the content there.
struct SoftEdge: View {
    var edge: Edge
    @Environment(\.surfaces) private var surfaces

    init(edge: Edge) {
        self.edge = edge
    }

    var body: some View {
        BarFade(edge: edge, material: Material(tint: surfaces.page.opacity(0.2)))
    }
}
