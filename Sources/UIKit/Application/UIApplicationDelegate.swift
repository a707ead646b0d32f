import Foundation
import KitValues
import SwiftUI
import SwiftUICore

/// An object that is notified when the program launches, changes its activity and ends. The default implementations do nothing.
@preconcurrency @MainActor public protocol UIApplicationDelegate: AnyObject {
    /// The program is being launched.
    func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool
    /// The program has been launched, and its first window is about to open.
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool
    /// Called when the program has to open a URL, with a dictionary of options that is empty on Linux.
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool
    /// A window of the program has become the active one.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// The last active window of the program has become inactive.
    func applicationWillResignActive(_ application: UIApplication)
    /// The last visible window of the program has been hidden or minimised.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// A window of the program becomes visible, after none was.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// Called by `registerForRemoteNotifications()`.
    func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
    /// Never called: Linux has no service that sends notifications to programs.
    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
    /// Never called: Linux has no service that sends notifications to programs.
    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
    /// Never called: desktops do not suspend programs and need not wake them.
    func application(_ application: UIApplication, performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
    /// Never called: desktops have no quick actions for programs that run.
    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void)
    /// Never called: no transfers of `URLSession` go on after the program has ended.
    func application(_ application: UIApplication, handleEventsForBackgroundURLSession identifier: String, completionHandler: @escaping () -> Void)
    /// Never called: windows that were closed are not told of later.
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
    /// Returns how the scene of a window is set up, once for each window. By default it has no delegate.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    /// Never called: windows of a desktop have no orientation of their own.
    func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask
    /// Never called: Linux does not tell programs that memory is low.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)
    /// The program ends.
    func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
    public func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?)
        -> Bool
    {
        true
    }
    public func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool
    {
        true
    }
    public func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool { false }
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    public func applicationWillResignActive(_ application: UIApplication) {}
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    public func applicationWillTerminate(_ application: UIApplication) {}
    public func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error) {}
    public func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {}
    public func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
        completionHandler(.noData)
    }
    public func application(
        _ application: UIApplication, performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
        completionHandler(.noData)
    }
    public func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void
    ) {
        completionHandler(false)
    }
    public func application(
        _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String, completionHandler: @escaping () -> Void
    ) {
        completionHandler()
    }
    public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    }
    public func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask { .all }
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
}

/// Creates the delegate of a program that is written in SwiftUI. Its views find a delegate that is observable in their environment, by its type.
///
///     @main struct Reader: App {
///         @UIApplicationDelegateAdaptor(Delegate.self) private var delegate
///         var body: some Scene { WindowGroup { Library() } }
///     }
@preconcurrency @MainActor @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
    /// The delegate.
    public let wrappedValue: DelegateType

    /// Creates an object of the type and makes it the delegate of the running program.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {
        if let known = UIApplication.shared.delegate as? DelegateType {
            wrappedValue = known
        } else {
            wrappedValue = makeObject(delegateType)
            UIApplication.shared.delegate = wrappedValue
        }
        ProgramDelegate.provide(wrappedValue)
    }

    nonisolated public static func _makeProperty(in context: _PropertyContext, at place: _PropertyPlace) -> _PropertyBox? {
        let property = place.initialValue(of: Self.self)
        return ProgramDelegate.makeProperty(of: onMainActor { property.wrappedValue }, in: context)
    }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
    /// Provides bindings to the delegate's properties.
    public var projectedValue: ObservedObject<DelegateType>.Wrapper { ObservedObject(wrappedValue: wrappedValue).projectedValue }
}

extension UIApplicationDelegateAdaptor where DelegateType: Observable {
    /// Provides bindings to the delegate's properties.
    public var projectedValue: Bindable<DelegateType> { Bindable(wrappedValue) }
}
