import SwiftUICore

/// The tabs of a tab view on macOS: a segmented row, which is centred on the upper border of a box with the content.
struct MacTabs<Pages: View>: View {
    var infos: [TabInfo]
    var current: AnyHashable?
    var pages: Pages
    @Environment(\.surfaces) private var surfaces
    @Environment(\.controlColors) private var colors

    private let barHeight: CGFloat = 24

    var body: some View {
        VStack(spacing: 4) {
            HStack(spacing: 0) {
                ForEach(infos, id: \.id) { info in segment(info) }
            }
            .choosesByArrows()
            .padding(2)
            .frame(height: barHeight)
            .background(TabBox.bar.fill(colors.segmentedBed))
            .anchorPreference(key: TabBarBoundsKey.self, value: .bounds) { $0 }
            pages
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .clipShape(
                    UnevenRoundedRectangle(bottomLeadingRadius: TabBox.radius, bottomTrailingRadius: TabBox.radius, style: .continuous))
        }
        .backgroundPreferenceValue(TabBarBoundsKey.self) { bar in
            GeometryReader { proxy in
                let bar = bar.map { proxy[$0] } ?? .zero
                TabBox(bar: bar, part: .area).fill(colors.groupBox)
                TabBox(bar: bar, part: .border).fill(colors.groupBoxBorder)
            }
            .padding(.top, barHeight / 2)
        }
        .transformPreference(TabBarBoundsKey.self) { $0 = nil }
        .padding(12)
    }

    private func segment(_ info: TabInfo) -> some View {
        let isSelected = info.id == current
        return Button {
            info.select()
        } label: {
            HStack(spacing: 4) { info.label }
                .labelStyle(.titleOnly)
                .font(.system(size: 13, weight: isSelected ? .medium : .regular))
                .lineLimit(1)
                .modifier(SegmentLabelColor(color: (isSelected ? colors.chosenSegmentLabel : nil) ?? .primary))
                .padding(.horizontal, 12)
                .frame(height: 20)
                .background {
                    if isSelected {
                        RoundedRectangle(cornerRadius: 5, style: .continuous).fill(colors.segmentedThumb).panelShadow(
                            color: .black.opacity(0.15), radius: 0.25, y: 0.5)
                    }
                }
                .contentShape(Rectangle())
        }
        .tabButton(info, isSelected: isSelected)
    }
}

/// The bounds of the row of tabs.
private struct TabBarBoundsKey: PreferenceKey {
    static var defaultValue: Anchor<CGRect>? { nil }

    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
        value = value ?? nextValue()
    }
}

/// The box around the content of a tab, without the part behind the row of tabs, which is translucent.
private struct TabBox {
    enum Part { case area, border }

    static let radius: CGFloat = 8
    static let bar = RoundedRectangle(cornerRadius: 7, style: .continuous)

    /// The row of tabs, in the coordinates of the box.
    var bar: CGRect
    var part: Part
}

extension TabBox: Shape {
    nonisolated func path(in rect: CGRect) -> Path {
        let box = RoundedRectangle(cornerRadius: Self.radius, style: .continuous)
        let path =
            switch part {
            case .area: box.path(in: rect)
            case .border: box.inset(by: 0.5).path(in: rect).strokedPath(StrokeStyle(lineWidth: 1))
            }
        return path.subtracting(Self.bar.path(in: bar))
    }
}
