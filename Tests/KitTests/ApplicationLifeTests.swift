import SwiftUI
import SwiftUICore
import Testing
import UIKit

private final class Delegate: NSObject, UIApplicationDelegate {
    var calls: [String] = []

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool
    {
        calls.append("launched")
        return true
    }
    func applicationDidBecomeActive(_ application: UIApplication) { calls.append("active") }
    func applicationWillResignActive(_ application: UIApplication) { calls.append("inactive") }
    func applicationDidEnterBackground(_ application: UIApplication) { calls.append("background") }
    func applicationWillTerminate(_ application: UIApplication) { calls.append("end") }
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
        calls.append(url.absoluteString)
        return true
    }
}

private struct Program: App {
    @UIApplicationDelegateAdaptor(Delegate.self) var delegate
    var body: some Scene { WindowGroup { Text("a") } }
}

/// A program's delegate and notifications are told what its host reports.
@MainActor struct ApplicationLifeTests {
    @Test func theDelegateFollowsTheProgram() throws {
        let delegate = Program().delegate
        #expect(Program().delegate === delegate)
        var posted: [Notification.Name] = []
        let names = [UIApplication.didBecomeActiveNotification, UIApplication.didEnterBackgroundNotification]
        let observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                let name = note.name
                MainActor.assumeIsolated { posted.append(name) }
            }
        }
        defer { observers.forEach { NotificationCenter.default.removeObserver($0) } }
        ProgramServices.report(.launched)
        ProgramServices.report(.phaseChanged(from: .background, to: .active))
        #expect(UIApplication.shared.applicationState == .active)
        ProgramServices.report(.opened(try #require(URL(string: "a:b"))))
        ProgramServices.report(.phaseChanged(from: .active, to: .inactive))
        ProgramServices.report(.phaseChanged(from: .inactive, to: .background))
        ProgramServices.report(.willEnd)
        #expect(delegate.calls == ["launched", "active", "a:b", "inactive", "background", "end"])
        #expect(posted == names)
    }
}
