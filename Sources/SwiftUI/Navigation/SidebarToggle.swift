import SwiftUICore

/// The button that hides the sidebar of a split view, or shows it again. It lies in the bar of the first column that is shown.
struct SidebarToggle: View {
    var isShown: Binding<Bool>
    @Environment(\.platformProfile) private var profile

    static let motion = Animation.smooth(duration: 0.3)

    init(isShown: Binding<Bool>) {
        self.isShown = isShown
    }

    var body: some View {
        ActionTarget {
            withAnimation(Self.motion) { isShown.wrappedValue.toggle() }
        } label: {
            Image(systemName: "sidebar.leading")
                .font(.system(size: profile.bars.sidebarButtonSize, weight: profile.bars.sidebarButtonWeight))
                .frame(minWidth: 28, minHeight: profile.bars.sidebarButtonHeight)
        }
        .accessibilityLabel(isShown.wrappedValue ? Text("Hide Sidebar") : Text("Show Sidebar"))
    }
}

private enum SidebarToggleKey: EnvironmentKey {
    static var defaultValue: SidebarToggle? { nil }
}

extension EnvironmentValues {
    /// The button for the sidebar that the bar of the page around the view shows.
    var sidebarToggle: SidebarToggle? {
        get { self[SidebarToggleKey.self] }
        set { self[SidebarToggleKey.self] = newValue }
    }
}

/// Whether the content of a split view wants no button that hides its sidebar.
struct SidebarToggleRemovalKey: PreferenceKey {
    static let defaultValue = false

    static func reduce(value: inout Bool, nextValue: () -> Bool) {
        value = value || nextValue()
    }
}
