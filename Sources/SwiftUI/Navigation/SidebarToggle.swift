import SwiftUICore

/// The button that hides and shows the sidebar of a split view. It lies in the bar of the first visible column.
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
                .frame(minWidth: 28)
                .modifier(BarButtonFrame(height: profile.bars.sidebarButtonHeight))
        }
        .accessibilityLabel(isShown.wrappedValue ? Text("Hide Sidebar") : Text("Show Sidebar"))
    }
}

extension EnvironmentValues {
    /// The sidebar toggle that the bar of the enclosing page shows; nil for none.
    @Entry var sidebarToggle: SidebarToggle?
}

/// Whether the content of a split view removes the sidebar toggle.
struct SidebarToggleRemovalKey: PreferenceKey {
    static let defaultValue = false

    static func reduce(value: inout Bool, nextValue: () -> Bool) {
        value = value || nextValue()
    }
}
