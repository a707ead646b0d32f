import CoreGraphics
import SwiftUICore

extension EnvironmentValues {
    /// The toolbar items of the views around a navigation container on macOS, which the bar of the container's page shows.
    @Entry var outerToolbarItems: [ToolbarEntry] = []

    /// Whether the view is in a page of a navigation container, whose bar shows its toolbar items.
    @Entry var isInNavigationPage = false
}

extension View {
    /// Shows the toolbar items and the search field of content that is in no navigation container, as windows and sheets of macOS do. Containers
    /// in the content show those of the views around them.
    @ViewBuilder func outerToolbar(isMac: Bool) -> some View {
        if isMac {
            preferenceInset(NavigationTitleKey.self, edge: .bottom) { BottomBar(state: $0.withoutContainers) }
                .preferenceInset(NavigationTitleKey.self, edge: .top) { NavigationBar(state: $0.withoutContainers, context: NavigationBarContext()) }
        } else {
            self
        }
    }
}

/// The content of a window below its toolbar, which on macOS is as wide as the window even if the content is not.
struct ToolbarArea<Content: View>: View {
    let isMac: Bool
    @ViewBuilder let content: Content

    var body: some View {
        if isMac {
            WindowSizeLayout { content }.outerToolbar(isMac: true)
        } else {
            content
        }
    }
}

/// Takes the whole size of a window, with its view in the middle. For other proposals, which determine the limits of the window's size, it has the
/// size of the view.
private struct WindowSizeLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        if let width = proposal.width, let height = proposal.height, width > 0, height > 0, width.isFinite, height.isFinite {
            return CGSize(width: width, height: height)
        }
        return subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews {
            subview.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(bounds.size))
        }
    }
}

extension NavigationBarState {
    /// The settings for the toolbar of a window or sheet: none without items and search field, since titles alone are in the title bar, and none
    /// if the content includes a container, which has a bar.
    fileprivate var withoutContainers: NavigationBarState {
        holdsContainer || takesSearch || (items.isEmpty && search == nil) ? NavigationBarState() : self
    }
}
