import CoreGraphics
import Foundation
import KitValues
import SwiftUI

/// A holder of a SwiftUI view, which a program can measure and draw. It is no view of AppKit: these do not exist.
@MainActor open class NSHostingView<Content: View> {
    private let tree: HostedTree<Content>

    /// Creates a holder of a view.
    public required init(rootView: Content) {
        tree = HostedTree(rootView)
    }

    /// The view.
    open var rootView: Content {
        get { tree.content }
        set { tree.content = newValue }
    }

    /// The ideal size of the view in points.
    open var fittingSize: CGSize { tree.idealSize }
    /// The ideal size of the view in points.
    open var intrinsicContentSize: CGSize { tree.idealSize }

    /// Returns the view drawn in its ideal size, or in a size in points; nil for a size without area.
    ///
    /// An addition to AppKit's class, whose drawing goes through views.
    public func image(size: CGSize? = nil, scale: CGFloat = 1) -> NSImage? {
        let size = size ?? tree.idealSize
        return tree.image(size: size, scale: scale).map { NSImage(cgImage: $0, size: size) }
    }
}
