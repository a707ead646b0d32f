import Foundation
import KitValues
import SwiftUI

/// An object that is told of the program's life. All functions have defaults that do nothing.
@MainActor public protocol UIApplicationDelegate: AnyObject {
    /// The program is being launched.
    func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool
    /// The program has been launched, and its first window is open.
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool
    /// The program is asked to open an address.
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool
    /// A window of the program has become the active one.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// No window of the program is the active one any more.
    func applicationWillResignActive(_ application: UIApplication)
    /// No window of the program is visible any more.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// A window of the program becomes visible.
    func applicationWillEnterForeground(_ application: UIApplication)
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
}

/// Creates the delegate of a program that is written in SwiftUI.
///
///     @main struct Reader: App {
///         @UIApplicationDelegateAdaptor(Delegate.self) private var delegate
///         var body: some Scene { WindowGroup { Library() } }
///     }
@MainActor @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
    /// The delegate.
    public let wrappedValue: DelegateType

    /// Creates a delegate of a type, which is told of the program's life from then on.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {
        if let known = UIApplication.shared.delegate as? DelegateType {
            wrappedValue = known
        } else {
            wrappedValue = makeObject(delegateType)
            UIApplication.shared.delegate = wrappedValue
        }
    }
}
