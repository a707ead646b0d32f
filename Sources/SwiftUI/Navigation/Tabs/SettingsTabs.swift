import SwiftUICore

extension EnvironmentValues {
    /// Whether the view is the content of a window of settings, and not inside a tab of it.
    @Entry package var isSettingsContent = false
}

/// The tabs of a window of settings on macOS: buttons with an icon above the title in the toolbar. The title of the selected tab is that of the
/// window, unless the tab has another.
struct SettingsTabs<Pages: View>: View {
    var infos: [TabInfo]
    var current: AnyHashable?
    var pages: Pages
    @Environment(\.surfaces) private var surfaces

    init(infos: [TabInfo], current: AnyHashable?, pages: Pages) {
        self.infos = infos
        self.current = current
        self.pages = pages
    }

    var body: some View {
        let title = infos.first { $0.id == current }?.title
        VStack(spacing: 0) {
            HStack(spacing: 4) {
                ForEach(infos, id: \.id) { info in button(info) }
            }
            .choosesByArrows()
            .padding(.horizontal, 12)
            .padding(.vertical, 6)
            .frame(maxWidth: .infinity)
            .background(surfaces.bar)
            .overlay(alignment: .bottom) { Hairline() }
            pages.frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        .transformPreference(WindowTitleKey.self) { $0 = $0 ?? title.map { WindowTitle(text: $0) } }
    }

    private func button(_ info: TabInfo) -> some View {
        let isSelected = info.id == current
        return Button {
            info.select()
        } label: {
            HStack(spacing: 4) { info.label }
                .labelStyle(SettingsTabLabelStyle())
                .lineLimit(1)
                .foregroundStyle(isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
                .padding(.horizontal, 8)
                .padding(.vertical, 4)
                .frame(minWidth: 56)
                .background {
                    if isSelected { RoundedRectangle(cornerRadius: 6, style: .continuous).fill(Color.primary.opacity(0.07)) }
                }
                .contentShape(Rectangle())
        }
        .tabButton(info, isSelected: isSelected)
    }
}

/// A label style that places the icon above the title.
private struct SettingsTabLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 2) {
            configuration.icon.font(.system(size: 18)).frame(height: 24).accessibilityHidden(true)
            configuration.title.font(.system(size: 11))
        }
    }
}
