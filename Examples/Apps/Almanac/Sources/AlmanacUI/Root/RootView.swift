import AlmanacModel
import SwiftUI

/// The content of a window: tabs on small screens, a sidebar on large ones.
public struct RootView: View {
    @Environment(Guide.self) private var guide
    @Environment(\.horizontalSizeClass) private var sizeClass
    @State private var navigator = Navigator()

    public init() {}

    public var body: some View {
        Group {
            if sizeClass == .compact {
                TabBrowser(navigator: navigator)
            } else {
                SplitBrowser(navigator: navigator)
            }
        }
        .environment(navigator)
        .tint(Color(.moss))
        .focusedSceneValue(\.navigator, navigator)
        .task { await guide.loadIfNeeded() }
        .sheet(item: $navigator.draft) { draft in
            SightingEditor(draft: draft).environment(navigator)
        }
        .sheet(isPresented: $navigator.isShowingSettings) {
            NavigationStack { SettingsForm() }
        }
    }
}

extension FocusedValues {
    /// The navigator of the window in front.
    @Entry public var navigator: Navigator?
}

#Preview("Almanac") {
    RootView().almanac(.sample)
}
