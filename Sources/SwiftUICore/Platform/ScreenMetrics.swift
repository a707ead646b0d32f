import Foundation
import Synchronization

/// The screen that programs ask for when they size content by it.
package struct ScreenMetrics: Equatable, Sendable {
    /// The size in points.
    package var size: CGSize
    /// The number of pixels per point.
    package var scale: CGFloat
    /// The name that the desktop has for the screen; nil without a desktop.
    package var name: String?

    package init(size: CGSize, scale: CGFloat) {
        self.size = size
        self.scale = scale
    }

    private static let state = Mutex<ScreenMetrics?>(nil)

    /// The main screen: that on which the tree being updated is shown, or that of the host, or without one that of a usual phone, or of a usual
    /// computer for programs for macOS.
    package static var main: ScreenMetrics {
        get { ViewTree.current?.environment.screenMetrics ?? state.withLock { $0 } ?? usual }
        set { state.withLock { $0 = newValue } }
    }

    private static var usual: ScreenMetrics {
        CompiledPlatform.current.map { PlatformProfile($0).isMac } == true
            ? ScreenMetrics(size: CGSize(width: 1440, height: 900), scale: 2) : ScreenMetrics(size: CGSize(width: 390, height: 844), scale: 3)
    }
}

extension EnvironmentValues {
    /// The screen of the device on which the tree is shown; nil for that of the host.
    @Entry package var screenMetrics: ScreenMetrics?
}
