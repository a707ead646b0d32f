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
    /// The parts at the edges that cameras cover, in points: none.
    open var safeAreaInsets: NSEdgeInsets { NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) }
    /// The area beside a camera at the top, in points: nil without one.
    open var auxiliaryTopLeftArea: CGRect? { nil }
    /// The area beside a camera at the top, in points: nil without one.
    open var auxiliaryTopRightArea: CGRect? { nil }
    /// The maximum number of frames per second.
    open var maximumFramesPerSecond: Int { 60 }
}
