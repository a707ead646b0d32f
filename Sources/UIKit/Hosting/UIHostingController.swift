import CoreGraphics
import Foundation
import KitValues
import SwiftUI

/// Hosts a SwiftUI view outside of a window, to measure and draw it. It is not a view controller, because UIKit's views do not exist.
@preconcurrency @MainActor open class UIHostingController<Content: View> {
    private let tree: HostedTree<Content>

    /// Creates a host for a view.
    public init(rootView: Content) {
        tree = HostedTree(rootView)
    }

    /// The view.
    open var rootView: Content {
        get { tree.content }
        set { tree.content = newValue }
    }

    /// Returns the size that the view chooses for a proposed size, both in points. Zero and infinity propose the minimum and the maximum.
    open func sizeThatFits(in size: CGSize) -> CGSize { tree.size(for: size) }

    /// Returns a picture of the view at a size in points, by default its ideal size; nil for a size without area.
    ///
    /// UIKit's class has no such function.
    public func image(size: CGSize? = nil, scale: CGFloat = 1) -> UIImage? {
        tree.image(size: size ?? tree.idealSize, scale: scale).map { UIImage(cgImage: $0, scale: scale) }
    }
}
