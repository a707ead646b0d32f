@testable import SwiftUI
import SwiftUICore
import SwiftUITesting
import Testing
import UIKit

private final class Delegate: UIResponder, UIApplicationDelegate {
    var removed: [UIMenu.Identifier] = []

    override func buildMenu(with builder: any UIMenuBuilder) {
        super.buildMenu(with: builder)
        guard builder.system === UIMenuSystem.main else { return }
        for identifier in removed { builder.remove(menu: identifier) }
    }
}

private struct Program: App {
    var body: some Scene {
        WindowGroup { Text("note") }
            .commands {
                SidebarCommands()
                CommandGroup(after: .textEditing) { Button("Own edit") {} }
                CommandGroup(after: .pasteboard) { Button("Own paste") {} }
                CommandMenu("Own") { Button("Own item") {} }
            }
    }
}

/// The delegate removes menus and groups from the menu bar.
@MainActor @Suite(.serialized) struct UIMenuBuilderTests {
    @Test func menusAndGroupsAreRemoved() throws {
        let (own, delegate) = (UIApplication.shared.delegate, Delegate())
        UIApplication.shared.delegate = delegate
        defer {
            delegate.removed = []
            UIMenuSystem.main.setNeedsRebuild()
            UIApplication.shared.delegate = own
        }
        var environment = EnvironmentValues()
        environment.platformProfile = .macOS
        let running = RunningProgram(Program(), environment: environment)
        let host = ViewHost(EmptyView(), size: CGSize(width: 600, height: 400), profile: .macOS)
        running.scenes[0].show(in: host.tree, frame: WindowSurroundings())
        func titles() -> [String] {
            host.advance(by: 0.1)
            return ["File", "Edit", "View", "Own", "Window"].filter { host.contains(.text($0)) }
        }
        try withExtendedLifetime(running) {
            let all = titles()
            #expect(all.contains("Edit") && all.contains("View") && all.contains("Own"))
            delegate.removed = [.view, .document]
            UIMenuSystem.context.setNeedsRebuild()
            #expect(titles() == all)
            UIMenuSystem.main.setNeedsRebuild()
            #expect(titles() == all.filter { $0 != "View" })
            // Where a group is removed, the program's own commands stay.
            delegate.removed = [.standardEdit, .undoRedo]
            UIMenuSystem.main.setNeedsRebuild()
            #expect(titles() == all)
            try host.tap(.text("Edit"))
            host.advance(by: 0.5)
            #expect(host.contains(.text("Own edit")) && host.contains(.text("Own paste")) && !host.contains(.text("Paste")))
            host.press(.escape)
            host.advance(by: 0.5)
            delegate.removed = [.root]
            UIMenuSystem.main.setNeedsRebuild()
            #expect(titles() == ["Own"])
            delegate.removed = []
            UIMenuSystem.main.setNeedsRebuild()
            #expect(titles() == all)
        }
    }
}
