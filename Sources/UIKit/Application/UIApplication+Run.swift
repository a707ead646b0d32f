import Foundation
import KitValues
import SwiftUI
import SwiftUICore

extension UIApplication {
    /// Whether the program has no `App`: its delegates make the contents of its windows.
    static var isRunByDelegate = false

    /// Runs a program that has no `App`, until the last of its windows is closed; then the process exits.
    ///
    /// - Parameter delegate: The object that is told of the launch. It, or the delegates of the scenes, make a ``UIWindow`` for each scene.
    fileprivate static func run(_ delegate: (any UIApplicationDelegate)?) -> Never {
        isRunByDelegate = true
        shared.delegate = delegate
        var launch = ProgramLaunch(ProgramOfDelegates())
        launch.name = ProcessInfo.processInfo.processName
        ProgramHost.runProcess(launch)
    }
}

extension UIApplicationDelegate where Self: NSObject {
    /// Runs a program whose delegate is marked `@main`: creates the delegate with `init()` and shows a window, until it is closed.
    ///
    /// The content of the window is that of the first ``UIWindow`` that is made visible, by the delegate of the window's scene or by this
    /// delegate. If no window can be shown, because there is no display or no GTK, the program prints the reason to standard error and exits
    /// with status 1.
    public static func main() { UIApplication.run(makeObject(Self.self)) }
}

/// Runs a program without an `App`. Never returns.
///
/// - Parameters:
///   - argc: Without effect: the arguments are those of the process.
///   - argv: Without effect.
///   - principalClassName: Without effect: the program's object is ``UIApplication/shared``.
///   - delegateClassName: The name of the delegate's class with its module, as `NSStringFromClass` gives it; a program without one has no
///     delegate.
@preconcurrency @MainActor @discardableResult
public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
    let type = delegateClassName.flatMap { NSClassFromString($0) } as? (NSObject & UIApplicationDelegate).Type
    UIApplication.run(type.map { makeDelegate($0) })
}

/// A program whose delegates make the contents of its windows.
private struct ProgramOfDelegates: App {
    var body: some Scene { WindowGroup { Color.clear } }
}

extension UISceneConfiguration {
    /// The class of the delegate that a program without an `App` declares: that of the `Info.plist`, or without one the class `SceneDelegate` in
    /// the module of the program's delegate, which is the name in Xcode's template.
    static var declaredDelegateClass: AnyClass? {
        guard UIApplication.isRunByDelegate, let delegate = UIApplication.shared.delegate else { return nil }
        let module = String(String(reflecting: type(of: delegate)).prefix { $0 != "." })
        let manifest = Bundle.main.object(forInfoDictionaryKey: "UIApplicationSceneManifest") as? [String: Any]
        let roles = manifest?["UISceneConfigurations"] as? [String: Any]
        let configurations = roles?[UISceneSession.Role.windowApplication.rawValue] as? [[String: Any]]
        let name = configurations?.first?["UISceneDelegateClassName"] as? String ?? "$(PRODUCT_MODULE_NAME).SceneDelegate"
        return NSClassFromString(name.replacing("$(PRODUCT_MODULE_NAME)", with: module))
    }
}
