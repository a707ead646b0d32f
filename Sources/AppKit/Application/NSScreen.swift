import CoreGraphics
import Foundation
import SwiftUICore

/// A screen of the computer.
@MainActor open class NSScreen {
    private static let only = NSScreen()

    /// The screen of the active window.
    public class var main: NSScreen? { only }
    /// All screens: the main one.
    public class var screens: [NSScreen] { [only] }

    private init() {}

    /// The rectangle of the screen in points.
    open var frame: CGRect { CGRect(origin: .zero, size: ScreenMetrics.main.size) }
    /// The area available to windows, in points. On Linux the same as `frame`.
    open var visibleFrame: CGRect { frame }
    /// The number of pixels per point.
    open var backingScaleFactor: CGFloat { ScreenMetrics.main.scale }
    /// The maximum number of frames per second.
    open var maximumFramesPerSecond: Int { 60 }
}
