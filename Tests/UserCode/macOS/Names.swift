import AppKit

/// Names that `import AppKit` alone brings.
struct Names {
    let provider = NSItemProvider()
    let activity = NSUserActivity(activityType: "org.example.reading")
    let display: CGDirectDisplayID = 1
    let window: CGWindowID = 2
    let bold = NSFont.Weight.regular + 0.1
    let levels: [NSWindow.Level] = [.floating - 1, .init(rawValue: 2), .normal]

    var highest: NSWindow.Level? { levels.max() }
    var isHeavy: Bool { bold > .medium }
}
