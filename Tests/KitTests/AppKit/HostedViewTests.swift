import AppKit
import SwiftUI
import SwiftUICore
import SwiftUITesting
import Testing

/// Controllers are told when their views appear, and views can be hidden.
@MainActor @Suite(.serialized) struct HostedViewTests {
    private final class Controller: NSHostingController<Text> {
        var calls: [String] = []

        override func viewDidLoad() {
            calls.append("load")
            // The view is there already.
            view.isHidden = false
        }
        override func viewWillAppear() { calls.append("will appear \(view.window?.isVisible == true)") }
        override func viewDidAppear() { calls.append("did appear \(view.window?.isVisible == true)") }
        override func viewWillDisappear() { calls.append("will disappear") }
        override func viewDidDisappear() { calls.append("did disappear") }
    }

    @Test func controllersAreToldOfTheirWindows() {
        WindowManagerForTests.run([]) { _ in
            _ = NSApplication.shared
            let controller = Controller(rootView: Text("A"))
            #expect(controller.calls == [] && !controller.isViewLoaded)
            let window = NSWindow(contentViewController: controller)
            window.title = "Controlled"
            #expect(controller.calls == ["load"] && controller.isViewLoaded)
            window.makeKeyAndOrderFront(nil)
            window.makeKeyAndOrderFront(nil)
            #expect(controller.calls == ["load", "will appear false", "did appear true"])
            window.orderOut(nil)
            window.orderOut(nil)
            window.makeKeyAndOrderFront(nil)
            window.close()
            window.makeKeyAndOrderFront(nil)
            window.orderOut(nil)
            // The view is not shown any more when the window closes.
            window.close()
            let shown = ["will appear false", "did appear true"], gone = ["will disappear", "did disappear"]
            #expect(controller.calls == ["load"] + shown + gone + shown + gone + shown + gone)
        }
    }

    @Test func controllersAreNotToldBeforeTheLaunch() {
        let own = ProgramServices.windowManager
        defer { ProgramServices.windowManager = own }
        ProgramServices.windowManager = WeakWindowManager()
        let controller = Controller(rootView: Text("A"))
        let window = NSWindow(contentViewController: controller)
        window.makeKeyAndOrderFront(nil)
        window.orderOut(nil)
        #expect(controller.calls == ["load"])
    }

    /// Archives of storyboards do not exist, and programs write what Xcode demands.
    @Test func nothingIsMadeOfArchives() throws {
        final class Archived: NSHostingController<Text> {
            override init(rootView: Text) { super.init(rootView: rootView) }
            required init?(coder: NSCoder) { super.init(coder: coder) }
        }
        final class View: NSHostingView<Text> {
            required init(rootView: Text) { super.init(rootView: rootView) }
            required init?(coder: NSCoder) { super.init(coder: coder) }
        }
        final class Menu: NSMenu {
            init(_ count: Int) {
                super.init(title: "\(count)")
            }
            required init(coder: NSCoder) { super.init(coder: coder) }
        }
        final class Owner: NSWindowController {
            init() { super.init(window: nil) }
            required init?(coder: NSCoder) { super.init(coder: coder) }
        }
        let coder = NSKeyedArchiver(requiringSecureCoding: true)
        #expect(Archived(coder: coder) == nil && View(coder: coder) == nil && Owner(coder: coder) == nil)
        #expect(Menu(coder: coder).items.isEmpty && NSMenuItem(coder: coder).title == "")
        let controller = try #require(NSHostingController(coder: coder, rootView: Color.red.frame(width: 30, height: 20)))
        #expect(controller.view.fittingSize == CGSize(width: 30, height: 20))
    }

    @Test func hiddenViewsAreNotDrawnAndKeepTheirState() throws {
        try WindowManagerForTests.run([]) { manager in
            let view = NSHostingView(rootView: Color.red.frame(width: 40, height: 30))
            let window = NSWindow(contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: false)
            window.contentView = view
            window.makeKeyAndOrderFront(nil)
            let tree = try #require(manager.openWindows.first?.tree)
            func isDrawn() -> Bool {
                tree.update()
                return tree.hitPath(at: CGPoint(x: 5, y: 5)).count > 1
            }
            let size = tree.size
            #expect(isDrawn())
            view.isHidden = true
            #expect(!isDrawn() && tree.size == size)
            view.isHidden = false
            #expect(isDrawn())
            window.close()
        }
    }

    @Test func viewsOfAControllerKnowTheirInsets() {
        final class Flush: NSHostingView<Text> {
            override var safeAreaInsets: NSEdgeInsets { NSEdgeInsets(top: 1, left: 0, bottom: 0, right: 0) }
            override func acceptsFirstMouse(for event: NSEvent?) -> Bool { false }
        }
        let view: NSView = Flush(rootView: Text("A"))
        #expect(view.safeAreaInsets.top == 1 && !view.acceptsFirstMouse(for: nil))
        #expect(NSHostingView(rootView: Text("A")).safeAreaInsets.top == 0)
    }
}
