import SwiftUI
import SwiftUICore
import SwiftUITesting
import Testing
import UIKit

/// Controllers in tabs.
@MainActor @Suite(.serialized) struct TabBarControllerTests {
    private final class Controller: UIHostingController<Text> {
        var calls: [String] = []

        init(_ text: String) { super.init(rootView: Text(text)) }
        required init?(coder: NSCoder) { super.init(coder: coder) }

        override func viewWillAppear(_ animated: Bool) { calls.append("appear") }
        override func viewDidDisappear(_ animated: Bool) { calls.append("disappear") }
    }

    private final class Delegate: UITabBarControllerDelegate {
        var allows = true
        var calls: [String] = []

        func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
            calls.append("should \(tabBarController.viewControllers?.firstIndex(of: viewController) ?? -1)")
            return allows
        }
        func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
            calls.append("did \(tabBarController.selectedIndex)")
        }
    }

    /// Runs a test with controllers that a tab bar controller shows over a window.
    private func run(_ body: (UITabBarController, [Controller], ViewHost) throws -> Void) throws {
        try WindowManagerForTests.run(["Scene"], content: Text("Behind")) { manager in
            _ = UIApplication.shared
            let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
            let root = try #require(scene.windows.first?.rootViewController), views = try #require(manager.views(of: "Scene"))
            let tabs = UITabBarController(), controllers = ["Page A", "Page B", "Page C"].map { Controller($0) }
            for (controller, title) in zip(controllers, ["Tab A", "Tab B", "Tab C"]) {
                controller.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: "star"), tag: 0)
            }
            tabs.viewControllers = controllers
            tabs.modalPresentationStyle = .fullScreen
            root.present(tabs, animated: false)
            views.advance(by: 1)
            try body(tabs, controllers, views)
        }
    }

    @Test("The bar has the items of the controllers, and the first controller is shown")
    func items() throws {
        try run { tabs, controllers, views in
            #expect(["Tab A", "Tab B", "Tab C"].allSatisfy { views.contains(.text($0)) })
            #expect(views.contains(.text("Page A")) && !views.contains(.text("Page B")))
            #expect(tabs.selectedIndex == 0 && tabs.selectedViewController === controllers[0] && controllers[1].tabBarController === tabs)
            controllers[1].tabBarItem.title = "Other"
            controllers[1].tabBarItem.badgeValue = "7"
            views.advance(by: 1)
            #expect(views.contains(.text("Other")) && views.contains(.text("7")) && !views.contains(.text("Tab B")))
        }
    }

    @Test("The user selects controllers with the consent of the delegate, which is not asked when the program does")
    func selection() throws {
        try run { tabs, controllers, views in
            let delegate = Delegate()
            tabs.delegate = delegate
            try views.tap(.text("Tab B"))
            views.advance(by: 1)
            #expect(views.contains(.text("Page B")) && !views.contains(.text("Page A")) && tabs.selectedIndex == 1)
            #expect(delegate.calls == ["should 1", "did 1"])
            #expect(controllers[0].calls == ["appear", "disappear"] && controllers[1].calls == ["appear"])
            delegate.allows = false
            try views.tap(.text("Tab C"))
            views.advance(by: 1)
            #expect(views.contains(.text("Page B")) && delegate.calls == ["should 1", "did 1", "should 2"])
            tabs.selectedIndex = 2
            views.advance(by: 1)
            #expect(views.contains(.text("Page C")) && delegate.calls.count == 3)
            tabs.selectedViewController = controllers[0]
            views.advance(by: 1)
            #expect(views.contains(.text("Page A")) && tabs.selectedIndex == 0)
        }
    }

    @Test("The selected controller stays when others come and go; indices and controllers that are not there are ignored")
    func changes() throws {
        try run { tabs, controllers, views in
            tabs.selectedIndex = 1
            tabs.viewControllers = [controllers[1], controllers[2], controllers[1]]
            views.advance(by: 1)
            #expect(tabs.viewControllers == [controllers[1], controllers[2]] && tabs.selectedIndex == 0)
            #expect(views.contains(.text("Page B")) && !views.contains(.text("Tab A")) && controllers[0].tabBarController == nil)
            tabs.selectedIndex = 9
            tabs.selectedIndex = -1
            tabs.selectedViewController = controllers[0]
            #expect(tabs.selectedViewController === controllers[1])
            tabs.setViewControllers([controllers[2]], animated: true)
            views.advance(by: 1)
            #expect(tabs.selectedViewController === controllers[2] && views.contains(.text("Page C")))
            tabs.viewControllers = nil
            views.advance(by: 1)
            #expect(tabs.selectedIndex == NSNotFound && tabs.selectedViewController == nil && tabs.viewControllers == nil)
        }
    }

    @Test("A navigation controller has the item of its first page, whose title a missing one is, and its pages present")
    func navigation() throws {
        try run { tabs, _, views in
            let page = Controller("Root"), plain = Controller("Plain")
            page.title = "Pages"
            page.navigationItem.title = "Bar"
            let navigation = UINavigationController(rootViewController: page)
            tabs.viewControllers = [navigation, plain]
            plain.title = "Later"
            views.advance(by: 1)
            #expect(page.tabBarController === tabs)
            #expect(views.contains(.text("Pages")) && views.contains(.text("Bar")) && views.contains(.text("Later")))
            page.present(Controller("Sheet"), animated: false)
            views.advance(by: 1)
            #expect(views.contains(.text("Sheet")))
        }
    }

    @Test("Items of the system have a title and a symbol")
    func systemItems() {
        let item = UITabBarItem(tabBarSystemItem: .search, tag: 3)
        #expect(item.title == "Search" && item.image != nil && item.tag == 3)
    }
}
