@testable import SwiftUI
import SwiftUICore
import SwiftUITesting
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
        ProgramServices.report(.launching)
        #expect(delegate.calls == ["launched"])
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

    @Test("Views find an observable delegate in their environment, and the program's body follows it")
    func theDelegateIsInTheEnvironment() throws {
        let before = UIApplication.shared.delegate
        defer { UIApplication.shared.delegate = before }
        func host(_ program: RunningProgram) throws -> ViewHost {
            let scene = try #require(program.scenes.first)
            let host = ViewHost(EmptyView())
            host.tree.environment = scene.environment
            scene.show(in: host.tree, frame: WindowSurroundings())
            return host
        }
        var environment = EnvironmentValues()
        environment.platformProfile = .iOS
        let publishing = PublishingProgram()
        let first = RunningProgram(publishing, environment: environment)
        try withExtendedLifetime(first) {
            let host = try host(first)
            #expect(host.contains(.text("number 1")))
            publishing.delegate.number = 2
            first.tree.update()
            #expect(host.contains(.text("number 2")) && first.scenes.first?.description.title?.plainString() == "Title 2")
        }
        let observable = ObservableProgram()
        let second = RunningProgram(observable, environment: environment)
        try withExtendedLifetime(second) {
            let host = try host(second)
            observable.delegate.number = 3
            #expect(host.contains(.text("number 3")))
        }
    }
}

private final class PublishingDelegate: NSObject, UIApplicationDelegate, ObservableObject {
    @Published var number = 1
}

@Observable private final class ObservableDelegate: NSObject, UIApplicationDelegate {
    var number = 1
}

private struct PublishingProgram: App {
    @UIApplicationDelegateAdaptor var delegate: PublishingDelegate
    var body: some Scene {
        WindowGroup("Title \(delegate.number)") { Numbered() }
    }

    struct Numbered: View {
        @EnvironmentObject private var delegate: PublishingDelegate
        var body: some View { Text("number \(delegate.number)") }
    }
}

private struct ObservableProgram: App {
    @UIApplicationDelegateAdaptor var delegate: ObservableDelegate
    var body: some Scene {
        WindowGroup { Numbered() }
    }

    struct Numbered: View {
        @Environment(ObservableDelegate.self) private var delegate
        var body: some View { Text("number \(delegate.number)") }
    }
}
