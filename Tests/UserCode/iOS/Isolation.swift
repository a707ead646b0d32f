import SwiftUI
import UIKit

// Classes of UIKit in code that no actor isolates, which compiles in Swift 5 mode.

final class Launch: NSObject, UIApplicationDelegate {
    static let device = UIDevice.current

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool
    {
        application.isIdleTimerDisabled = true
        return true
    }

    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
        completionHandler(.newData)
    }

    deinit { UIApplication.shared.isIdleTimerDisabled = false }
}

final class Looks {
    let feedback = UIImpactFeedbackGenerator(style: .light)

    func apply() {
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.setBackIndicatorImage(UIImage(systemName: "arrow.left"), transitionMaskImage: nil)
        appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
        UINavigationBar.appearance().standardAppearance = appearance
        UINavigationBar.appearance().isTranslucent = false
        UITabBar.appearance().isTranslucent = false
        UITableView.appearance().separatorInset = .zero
        feedback.impactOccurred()
        UIApplication.shared.shortcutItems = [
            UIApplicationShortcutItem(
                type: "new", localizedTitle: "New", localizedSubtitle: nil, icon: UIApplicationShortcutIcon(systemImageName: "plus"))
        ]
        UIApplication.shared.open(URL(string: "https://example.org")!) { _ in }
    }

    var isPhone: Bool { Launch.device.userInterfaceIdiom == .phone && UIScreen.main.scale > 1 }
}
