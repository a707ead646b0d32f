import CoreGraphics
import SwiftUI

/// The view of a controller, whatever its type. It takes the place of `UIView` in UIKit's interfaces, since views of UIKit do not exist.
@preconcurrency @MainActor public final class AnyHostingView: UIResponder {
    /// The window that shows the view; nil for none.
    public internal(set) weak var window: UIWindow?
    private let idealSize: () -> CGSize

    init(idealSize: @escaping () -> CGSize) {
        self.idealSize = idealSize
        super.init()
    }

    /// The colour behind the SwiftUI view, by default that of the system. A clear one, or nil, shows that of the window.
    public var backgroundColor: UIColor? = .systemBackground {
        didSet { window?.backgroundChanged() }
    }
    /// The rectangle of the view in its own coordinates, in points: that of its window, or zero without one.
    public var bounds: CGRect { window?.bounds ?? .zero }
    /// The rectangle of the view in its window, in points.
    public var frame: CGRect { bounds }
    /// The ideal size of the view in points.
    public var intrinsicContentSize: CGSize { idealSize() }
}
