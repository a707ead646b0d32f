import CoreGraphics
import RunnerProtocol
import SwiftUI
import SwiftUICore

/// The windows of `apus run`: those of a program, or one for each view.
@MainActor
final class RunnerWindows {
    /// The program, if one was selected.
    var program: ProgramLaunch?
    private var views: [(name: String, view: AnyView)] = []

    func add<Content: View>(_ content: Content, named name: String) {
        views.append((name, AnyView(content)))
    }

    /// The program to start; nil if there is nothing to show.
    func launch(_ variant: PreviewVariant) -> ProgramLaunch? {
        var launch = program
        if launch == nil, !views.isEmpty {
            ViewsProgram.views = views
            launch = ProgramLaunch(ViewsProgram())
            if views.count == 1 { launch?.name = views[0].name }
        }
        launch?.profile = PlatformProfile(variant.profileInEffect)
        launch?.colorScheme = variant.colorScheme.map { ColorScheme($0) }
        if let size = variant.proposedSize, variant.size != nil || variant.profileInEffect.isPhone {
            launch?.windowSize = CGSize(width: size.width, height: size.height)
        }
        return launch
    }
}

/// A program that shows each of the given views in a window.
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
            .preference(key: WindowTitleKey.self, value: WindowTitle(text: Text(verbatim: name)))
            .onAppear {
                // The first window opens the others.
                if number == 0 { for other in ViewsProgram.views.indices.dropFirst() { openWindow(value: other) } }
            }
    }
}
