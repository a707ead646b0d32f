import CoreGraphics
import SwiftUICore

/// A style for labels in lists: tinted icons in a common column, and row separators aligned with the titles.
struct ListLabelStyle {
    var metrics: ListMetrics
}

extension ListLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        ListLabel(configuration: configuration, metrics: metrics)
    }
}

private struct ListLabel: View {
    var configuration: LabelStyleConfiguration
    var metrics: ListMetrics
    @Environment(\.labelIconToTitleSpacing) private var spacing
    @Environment(\.labelReservedIconWidth) private var iconWidth
    @Environment(\.lengthScale) private var scale

    init(configuration: LabelStyleConfiguration, metrics: ListMetrics) {
        self.configuration = configuration
        self.metrics = metrics
    }

    var body: some View {
        HStack(spacing: spacing ?? metrics.list.labelSpacing) {
            IconColumn(width: iconWidth ?? scale(metrics.list.iconWidth)) {
                configuration.icon
                    .imageScale(metrics.list.iconScale)
                    .modifier(IconTint())
            }
            .accessibilityHidden(true)
            VStack(alignment: .leading, spacing: 2) { configuration.title }
                .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
        }
    }
}

/// A column for icons: icons that take any size fill a square of its width, and wider ones widen it.
private struct IconColumn: Layout {
    var width: CGFloat

    nonisolated init(width: CGFloat) {
        self.width = width
    }

    nonisolated private func proposal(for icon: LayoutSubview, _ proposal: ProposedViewSize) -> ProposedViewSize {
        icon.sizeThatFits(.unspecified).width <= width ? ProposedViewSize(width: width, height: width) : proposal
    }

    nonisolated func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.reduce(into: CGSize(width: width, height: 0)) { size, icon in
            let iconSize = icon.sizeThatFits(self.proposal(for: icon, proposal))
            size = CGSize(width: max(size.width, iconSize.width), height: max(size.height, iconSize.height))
        }
    }

    nonisolated func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for icon in subviews {
            icon.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: self.proposal(for: icon, proposal))
        }
    }
}

/// Shows the icon of a label in the tint of its row, unless the program has set a foreground style or the background is strong.
private struct IconTint: EnvironmentModifierValue {
    typealias Body = Never

    nonisolated func change(_ values: inout EnvironmentValues) {
        guard values.foregroundStyles == .standard, values.backgroundProminence == .standard else { return }
        let tint = values.listItemTint.map { AnyShapeStyle($0.color) } ?? AnyShapeStyle(.tint)
        values.foregroundStyles = .styles([tint], outer: .standard, isDefault: true)
    }
}
