import SwiftUICore

/// Wraps the content of every window with a menu bar, if the program has commands, and passes preferences of the views to the window.
struct WindowSurroundings: WindowFrame, CommandsFrame {
    func framing<Content: View>(_ content: Content, of scene: SceneRecord) -> WindowRoot<AnyView> {
        WindowRoot(
            content: AnyView(content.environment(\.isSettingsContent, scene.description.kind == .settings)), menuBar: scene.menus(self))
    }

    func menus(_ commands: CommandList) -> MenuBar { MenuBar(commands: commands) }
}

extension ProgramLaunch {
    /// Creates the launch of a program whose windows have menu bars and titles.
    package init(_ program: some App) {
        self.init(program, frame: WindowSurroundings())
    }
}

/// The content of a window with its menu bar, whose preferences the window follows.
package struct WindowRoot<Content: View>: View {
    let content: Content
    let menuBar: AnyView?
    @Environment(\.windowHandle) private var window
    @Environment(\.isMac) private var isMac
    @State private var interactions = WindowInteractions()
    @State private var isToolbarShown = true

    package init(content: Content, menuBar: AnyView? = nil) {
        self.content = content
        self.menuBar = menuBar
    }

    package var body: some View {
        if let menuBar {
            MenuBarLayout {
                menuBar.environment(\.windowInteractions, interactions)
                told
            }
        } else {
            told
        }
    }

    private var told: some View {
        ToolbarArea(isMac: isMac) { content }
            .containerBackdrop(.window)
            .environment(\.isWindowToolbarShown, $isToolbarShown)
            .modifier(DismissTargetProvider { [window] in window?.close() })
            .onPreferenceChange(WindowTitleKey.self) { [window] title in window?.setTitle(title?.text.plainString()) }
            .onPreferenceChange(WindowInteractionsKey.self) { [window] in
                interactions = $0
                window?.setInteractions($0)
            }
            .onPreferenceChange(DismissalQuestionsKey.self) { [window] in window?.dismissalQuestions.questions = $0 }
    }
}

/// A title that the content of a window sets.
package struct WindowTitle: Equatable {
    package var text: Text
    /// Titles of higher levels, such as those of pages above others, take precedence.
    var level = 0

    package init(text: Text) {
        self.text = text
    }
}

/// The title that the content of a window sets: the first one of the highest level.
package struct WindowTitleKey: PreferenceKey {
    package static var defaultValue: WindowTitle? { nil }

    package static func reduce(value: inout WindowTitle?, nextValue: () -> WindowTitle?) {
        guard let next = nextValue(), value.map({ $0.level < next.level }) ?? true else { return }
        value = next
    }
}

extension View {
    /// Raises the level of the window title that this view sets.
    func raisingWindowTitle(by levels: Int) -> some View {
        transformPreference(WindowTitleKey.self) { $0?.level += levels }
    }
}

/// A menu bar above the content of a window.
///
/// It takes the whole size of the window. For other proposals, such as those for the minimum, ideal and maximum size, it returns the
/// size of the content with the bar, since these determine the limits of the window's size.
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
