import CoreGraphics
import RunnerProtocol
import SwiftUICore

/// What `apus run` shows: a program, or a window for each view.
@MainActor
final class RunnerWindows {
    /// The program, where one was chosen.
    var program: ProgramLaunch?
    private var views: [(name: String, view: AnyView)] = []

    func add<Content: View>(_ content: Content, named name: String) {
        views.append((name, AnyView(content)))
    }

    /// What is to be started; nil when there is nothing.
    func launch(_ job: RunnerJob) -> ProgramLaunch? {
        var launch = program
        if launch == nil, !views.isEmpty {
            ViewsProgram.views = views
            launch = ProgramLaunch(ViewsProgram(), frame: WindowSurroundings())
            if views.count == 1 { launch?.name = views[0].name }
        }
        launch?.profile = PlatformProfile(job.profile)
        launch?.colorScheme = job.colorScheme.map { $0 == .dark ? .dark : .light }
        if let size = job.size, !job.isSizeDefault || job.profile.isPhone {
            launch?.windowSize = CGSize(width: size.width, height: size.height)
        }
        return launch
    }
}

/// A program that shows each of some views in a window.
private struct ViewsProgram: App {
    static var views: [(name: String, view: AnyView)] = []

    var body: some Scene {
        WindowGroup(for: Int.self) { number in
            NumberedView(number: number.wrappedValue ?? 0)
        }
    }
}

private struct NumberedView: View {
    var number: Int
    @Environment(\.openWindow) private var openWindow

    var body: some View {
        let (name, view) = ViewsProgram.views[min(number, ViewsProgram.views.count - 1)]
        view
            .preference(key: WindowTitleKey.self, value: Text(verbatim: name))
            .onAppear {
                // The first one opens the others.
                if number == 0 { for other in ViewsProgram.views.indices.dropFirst() { openWindow(value: other) } }
            }
    }
}
