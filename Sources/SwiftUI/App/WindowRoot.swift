import SwiftUICore

/// What surrounds the content of every window: the menu bar, if the program has commands, and what views tell their window.
struct WindowSurroundings: WindowFrame, CommandsFrame {
    func framing<Content: View>(_ content: Content, of scene: SceneRecord) -> WindowRoot<AnyView> {
        WindowRoot(content: AnyView(content), menuBar: scene.menus(self))
    }

    func menus(_ commands: CommandList) -> MenuBar { MenuBar(commands: commands) }
}

/// The root view of a window.
struct WindowRoot<Content: View>: View {
    let content: Content
    let menuBar: AnyView?
    @Environment(\.windowHandle) private var window

    var body: some View {
        if let menuBar {
            MenuBarLayout {
                menuBar
                told
            }
        } else {
            told
        }
    }

    private var told: some View {
        content
            .modifier(DismissTargetProvider { [window] in window?.close() })
            .onPreferenceChange(WindowTitleKey.self) { [window] title in window?.setTitle(title?.plainString()) }
            .onPreferenceChange(WindowInteractionsKey.self) { [window] in window?.setInteractions($0) }
    }
}

/// The title that the content of a window gives to it: that of the page in front.
struct WindowTitleKey: PreferenceKey {
    static var defaultValue: Text? { nil }

    static func reduce(value: inout Text?, nextValue: () -> Text?) {
        value = nextValue() ?? value
    }
}

/// A menu bar over the content of a window.
///
/// It fills the window that it is given. Asked for its smallest, ideal or largest size it answers for the content, as that
/// decides how large the window may be.
private struct MenuBarLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        guard subviews.count == 2 else { return .zero }
        if let width = proposal.width, let height = proposal.height, width > 0, height > 0, width.isFinite, height.isFinite {
            return CGSize(width: width, height: height)
        }
        let bar = subviews[0].sizeThatFits(.unspecified)
        let content = subviews[1].sizeThatFits(
            ProposedViewSize(width: proposal.width, height: proposal.height.map { max(0, $0 - bar.height) }))
        return CGSize(width: max(bar.width, content.width), height: content.height + bar.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard subviews.count == 2 else { return }
        let bar = subviews[0].sizeThatFits(.unspecified).height
        subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(width: bounds.width, height: bar))
        let rest = ProposedViewSize(width: bounds.width, height: max(0, bounds.height - bar))
        subviews[1].place(at: CGPoint(x: bounds.midX, y: (bounds.minY + bar + bounds.maxY) / 2), anchor: .center, proposal: rest)
    }
}
