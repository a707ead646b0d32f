import SwiftUI
import SwiftUICore
import Testing
import UIKit

private final class LoggingSceneDelegate: NSObject, UIWindowSceneDelegate {
    static var log: [String] = []

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        Self.log.append("connect \(scene.title ?? "")")
    }
    func sceneDidBecomeActive(_ scene: UIScene) { Self.log.append("active") }
    func sceneWillResignActive(_ scene: UIScene) { Self.log.append("inactive") }
    func sceneDidDisconnect(_ scene: UIScene) { Self.log.append("disconnect") }
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        Self.log += URLContexts.map(\.url.absoluteString)
    }
}

private final class ProgramDelegate: NSObject, UIApplicationDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = LoggingSceneDelegate.self
        return configuration
    }
}

/// Delegates of the scenes of windows.
@MainActor @Suite(.serialized) struct UISceneDelegateTests {
    @Test func aWindowTellsItsDelegate() throws {
        let application = UIApplication.shared
        let before = application.delegate
        defer { application.delegate = before }
        let delegate = ProgramDelegate()
        application.delegate = delegate
        WindowManagerForTests.run(["Only"]) { manager in
            let id = manager.openWindows[0].id
            ProgramServices.report(.launched)
            // A window is connected once.
            ProgramServices.report(.windowChanged(id, .opened))
            ProgramServices.report(.windowChanged(id, .resignedActive))
            ProgramServices.report(.windowChanged(id, .becameActive))
            if let address = URL(string: "a:b") { ProgramServices.report(.opened(address)) }
            ProgramServices.report(.windowChanged(id, .willClose))
        }
        #expect(LoggingSceneDelegate.log == ["connect Only", "active", "inactive", "active", "a:b", "disconnect"])
    }

    @Test func geometryIsTheUsers() {
        WindowManagerForTests.run(["Only"]) { _ in
            var failure: (any Error)?
            let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
            scene?.requestGeometryUpdate(.iOS(interfaceOrientations: .portrait)) { failure = $0 }
            #expect(failure != nil && scene?.statusBarManager?.statusBarFrame.width == 300)
        }
    }
}
