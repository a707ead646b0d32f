import SwiftUI
import SwiftUICore
import Testing
@testable import UIKit

/// Controllers that are told of their views, in windows that a program shows over its scenes.
@MainActor @Suite(.serialized) struct ProgramUIWindowTests {
    private final class Controller: UIHostingController<Text> {
        var calls: [String] = []

        override init(rootView: Text) { super.init(rootView: rootView) }
        required init?(coder: NSCoder) { super.init(coder: coder) }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = nil
            calls.append("load")
        }
        override func viewWillAppear(_ animated: Bool) { calls.append("will appear") }
        override func viewIsAppearing(_ animated: Bool) { calls.append("is appearing") }
        override func viewDidAppear(_ animated: Bool) { calls.append("did appear \(!UIApplication.shared.windows[1].isHidden)") }
        override func viewWillDisappear(_ animated: Bool) { calls.append("will disappear") }
        override func viewDidDisappear(_ animated: Bool) { calls.append("did disappear") }
    }

    private final class Overlay: UIWindow {
        var calls: [String] = []

        override func becomeKey() { calls.append("become key") }
        override func resignKey() { calls.append("resign key") }
    }

    private func scene() throws -> UIWindowScene {
        _ = UIApplication.shared
        return try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    }

    @Test func aWindowIsShownOverItsSceneInItsSize() throws {
        try WindowManagerForTests.run(["Scene"]) { manager in
            let scene = try scene()
            let window = UIWindow(windowScene: scene)
            window.rootViewController = UIHostingController(rootView: Text("Over"))
            #expect(window.isHidden && scene.windows.count == 1 && manager.openWindows.count == 1)
            window.makeKeyAndVisible()
            #expect(!window.isHidden && window.bounds == CGRect(x: 0, y: 0, width: 300, height: 500))
            #expect(manager.takeLog() == ["attach  to Scene", "present "])
            #expect(manager.attributes[""]?.isDecorated == false)
            // The view covers the window with the colour of the system, unless it is clear.
            #expect(manager.attributes[""]?.background == Color(UIColor.systemBackground))
            let view = try #require(window.rootViewController?.view)
            #expect(view.window === window && view.bounds == window.bounds)
            view.backgroundColor = .clear
            #expect(manager.attributes[""]?.background == .clear)
            // It belongs to the scene and is none itself.
            #expect(UIApplication.shared.connectedScenes == [scene] && scene.windows.last === window)
            window.backgroundColor = .red
            #expect(manager.attributes[""]?.background == Color(UIColor.red))
            window.isHidden = true
            #expect(window.isHidden && scene.windows.count == 2)
            ProgramServices.report(.windowChanged(manager.openWindows[0].id, .willClose))
            #expect(manager.openWindows.map(\.title) == ["Scene"] && window.isHidden)
        }
    }

    @Test func aWindowIsShownAsLongAsItExists() throws {
        try WindowManagerForTests.run(["Scene"]) { manager in
            let scene = try scene()
            var window: UIWindow? = UIWindow(windowScene: scene)
            window?.rootViewController = UIHostingController(rootView: Text("Over"))
            window?.makeKeyAndVisible()
            #expect(manager.openWindows.count == 2)
            window = nil
            #expect(manager.openWindows.count == 1 && scene.windows.count == 1)
        }
    }

    @Test func controllersAreToldWhenTheirViewsAppear() throws {
        try WindowManagerForTests.run(["Scene"]) { _ in
            let controller = Controller(rootView: Text("A"))
            #expect(!controller.isViewLoaded)
            let window = UIWindow(windowScene: try scene())
            window.rootViewController = controller
            #expect(controller.calls == [])
            window.makeKeyAndVisible()
            window.makeKeyAndVisible()
            let shown = ["will appear", "is appearing", "did appear true"], gone = ["will disappear", "did disappear"]
            #expect(controller.calls == ["load"] + shown && controller.isViewLoaded)
            window.isHidden = true
            window.isHidden = true
            window.isHidden = false
            #expect(controller.calls == ["load"] + shown + gone + shown)
            let next = Controller(rootView: Text("B"))
            window.rootViewController = next
            #expect(controller.calls == ["load"] + shown + gone + shown + gone && next.calls == ["load"] + shown)
        }
    }

    private final class Delegate: NSObject, UIApplicationDelegate {}

    /// Runs a test in a program without an `App`.
    private func runByDelegate(_ test: (WindowManagerForTests, UIWindowScene) throws -> Void) throws {
        try WindowManagerForTests.run(["Scene"]) { manager in
            UIApplication.isRunByDelegate = true
            UIApplication.shared.delegate = Delegate()
            defer {
                UIApplication.isRunByDelegate = false
                UIApplication.shared.delegate = nil
            }
            try test(manager, try self.scene())
        }
    }

    @Test func theFirstWindowOfASceneIsTheScenesOwnInAProgramWithoutAnApp() throws {
        try runByDelegate { manager, scene in
            let window = Overlay(frame: UIScreen.main.bounds)
            window.rootViewController = UIHostingController(rootView: Text("Content"))
            #expect(scene.windows.count == 1 && scene.windows.first !== window)
            window.makeKeyAndVisible()
            #expect(scene.windows.count == 1 && scene.windows.first === window && window.windowScene === scene)
            #expect(manager.openWindows.count == 1 && manager.attributes["Scene"] == nil)
            #expect(window.bounds.size == CGSize(width: 300, height: 500) && !window.isHidden)
            let host = try #require(manager.views(of: "Scene"))
            #expect(host.contains(.text("Content")))
            window.rootViewController = UIHostingController(rootView: Text("Other"))
            #expect(host.contains(.text("Other")) && !host.contains(.text("Content")))
            let second = UIWindow(windowScene: scene)
            second.rootViewController = UIHostingController(rootView: Text("Over"))
            second.makeKeyAndVisible()
            #expect(scene.windows.count == 2 && manager.openWindows.count == 2)
            manager.activate("")
            manager.activate("Scene")
            #expect(window.isKeyWindow && window.calls.last == "become key")
        }
    }

    @Test func aSceneHasTheDelegateOfXcodesTemplateInAProgramWithoutAnApp() throws {
        try runByDelegate { manager, scene in
            scene.connect()
            #expect(scene.delegate is SceneDelegate)
            let host = try #require(manager.views(of: "Scene"))
            #expect(host.contains(.text("Made by the scene's delegate")))
        }
        try WindowManagerForTests.run(["Scene"]) { _ in
            UIApplication.shared.delegate = Delegate()
            defer { UIApplication.shared.delegate = nil }
            let scene = try self.scene()
            scene.connect()
            #expect(scene.delegate == nil)
        }
    }

    @Test func controllersAreNotMadeOfArchives() throws {
        let coder = NSKeyedArchiver(requiringSecureCoding: true)
        #expect(Controller(coder: coder) == nil)
        let controller = try #require(UIHostingController(coder: coder, rootView: Color.red.frame(width: 30, height: 20)))
        #expect(controller.sizeThatFits(in: .zero) == CGSize(width: 30, height: 20))
    }

    @Test func windowsAreToldOfTheKeyboard() throws {
        try WindowManagerForTests.run(["Scene"]) { manager in
            let window = Overlay(windowScene: try scene())
            window.rootViewController = UIHostingController(rootView: Text("Over"))
            window.makeKeyAndVisible()
            var posted: [Notification.Name] = []
            let names = [UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification]
            let observers = names.map { name in
                NotificationCenter.default.addObserver(forName: name, object: window, queue: nil) { note in
                    let name = note.name
                    MainActor.assumeIsolated { posted.append(name) }
                }
            }
            defer { observers.forEach { NotificationCenter.default.removeObserver($0) } }
            manager.activate("")
            #expect(window.isKeyWindow)
            manager.activate("Scene")
            #expect(!window.isKeyWindow && window.calls == ["become key", "resign key"] && posted == names)
        }
    }
}

/// Has the name of the class in Xcode's template.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UIHostingController(rootView: Text("Made by the scene's delegate"))
        self.window = window
        window.makeKeyAndVisible()
    }
}
