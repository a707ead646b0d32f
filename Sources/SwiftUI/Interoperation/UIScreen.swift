import CoreGraphics
import SwiftUICore

/// The screen of the program, for code that derives sizes from it: the screen of the device or, in a window, the size of the window.
@preconcurrency @MainActor public final class UIScreen {
    /// The main screen.
    public static let main = UIScreen()

    /// All screens: the main one.
    public static var screens: [UIScreen] { [main] }

    private init() {}

    /// The rectangle of the screen in points.
    public var bounds: CGRect { CGRect(origin: .zero, size: ScreenMetrics.main.size) }
    /// The number of pixels per point.
    public var scale: CGFloat { ScreenMetrics.main.scale }
    /// The number of pixels per point of the display; the same as `scale`.
    public var nativeScale: CGFloat { scale }
    /// The rectangle of the screen in pixels.
    public var nativeBounds: CGRect { bounds.applying(CGAffineTransform(scaleX: scale, y: scale)) }
    /// The number of frames in a second that animations have at most.
    public var maximumFramesPerSecond: Int { 60 }
}
