import Foundation
import SwiftUI

/// Orientations of an interface that a program allows. Windows of a desktop have no orientation of their own: they are wider or higher as the
/// user makes them.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
    public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
}

extension UIWindowScene {
    /// A wish for another geometry of a window.
    public class GeometryPreferences: NSObject {
        /// A wish for some orientations.
        public final class iOS: GeometryPreferences {
            /// The orientations; nil for any.
            public var interfaceOrientations: UIInterfaceOrientationMask?

            /// Creates a wish for some orientations.
            public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) { self.interfaceOrientations = interfaceOrientations }
        }
    }

    /// Passes an error to the closure: the user decides whether a window is wide or high.
    public func requestGeometryUpdate(_ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil) {
        errorHandler?(
            CocoaError(.featureUnsupported, userInfo: [NSLocalizedDescriptionKey: "The user decides the geometry of a window on a desktop."]))
    }

    /// The bar with the time above the window's content: on a desktop it has the height of the upper safe area, which is that of the device with
    /// which a view is rendered.
    public var statusBarManager: UIStatusBarManager? { UIStatusBarManager(self) }
}

/// The bar with the time above the content of a window.
@preconcurrency @MainActor public final class UIStatusBarManager: NSObject {
    private let scene: UIWindowScene

    init(_ scene: UIWindowScene) { self.scene = scene }

    /// The rectangle of the bar in points.
    public var statusBarFrame: CGRect {
        guard let window = scene.windows.first else { return .zero }
        return CGRect(x: 0, y: 0, width: window.bounds.width, height: window.safeAreaInsets.top)
    }
    /// Whether there is no bar.
    public var isStatusBarHidden: Bool { statusBarFrame.height == 0 }
}
