import CoreGraphics
import Foundation
import SwiftUICore

/// A screen of the computer.
@preconcurrency @MainActor open class NSScreen {
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
    /// The name of the screen, as its manufacturer says or else that of its connector; "Screen" without a window of the program.
    open var localizedName: String { ScreenMetrics.main.name ?? "Screen" }
    /// Properties of the screen: its number, its size in points and its pixels per inch, of which 72 are a point.
    open var deviceDescription: [NSDeviceDescriptionKey: Any] {
        let density = 72 * backingScaleFactor
        return [
            .screenNumber: NSNumber(value: CGMainDisplayID()), .size: frame.size, .resolution: CGSize(width: density, height: density),
            .isScreen: "YES",
        ]
    }
    /// The maximum number of frames per second.
    open var maximumFramesPerSecond: Int { 60 }
}

/// The name of a property of a screen.
public struct NSDeviceDescriptionKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates the name of a property, such as "NSScreenNumber".
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }

    /// The number of the screen, as a `NSNumber` with a `CGDirectDisplayID`: that of `CGMainDisplayID()`.
    static let screenNumber = NSDeviceDescriptionKey("NSScreenNumber")
    /// The size of the screen in points.
    public static let size = NSDeviceDescriptionKey("NSDeviceSize")
    /// The number of pixels per inch in both directions, of which 72 are a point.
    public static let resolution = NSDeviceDescriptionKey("NSDeviceResolution")
    /// "YES" for screens.
    public static let isScreen = NSDeviceDescriptionKey("NSDeviceIsScreen")
}
