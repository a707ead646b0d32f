import CoreGraphics
import Foundation
import KitValues
import SwiftUI

/// A holder of a SwiftUI view, which a program can measure and draw. It is no view controller: UIKit's views do not exist.
@MainActor open class UIHostingController<Content: View> {
    private let tree: HostedTree<Content>

    /// Creates a holder of a view.
    public init(rootView: Content) {
        tree = HostedTree(rootView)
    }

    /// The view.
    open var rootView: Content {
        get { tree.content }
        set { tree.content = newValue }
    }

    /// Returns the size that the view chooses for a proposed size in points.
    open func sizeThatFits(in size: CGSize) -> CGSize { tree.size(for: size) }

    /// Returns the view drawn in its ideal size, or in a size in points; nil for a size without area.
    ///
    /// An addition to UIKit's class, whose drawing goes through views.
    public func image(size: CGSize? = nil, scale: CGFloat = 1) -> UIImage? {
        tree.image(size: size ?? tree.idealSize, scale: scale).map { UIImage(cgImage: $0, scale: scale) }
    }
}
