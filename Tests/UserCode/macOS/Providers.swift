import Foundation

/// Names that `import Foundation` alone brings.
func text(of provider: NSItemProvider, _ handler: @escaping @Sendable (String) -> Void) -> NSUserActivity {
    provider.loadObject(ofClass: NSString.self) { object, _ in handler((object as? NSString).map { String($0) } ?? "") }
    UserDefaults.standard.setValue(true, forKey: "isRead")
    _ = Bundle.main.object(forInfoDictionaryKey: kCFBundleNameKey as String)
    return NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
}
