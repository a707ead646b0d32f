import CoreGraphics
import Foundation
import KitValues
import SwiftUI
import SwiftUICore

/// Hosts a SwiftUI view: as the content of a window, or outside of one to measure and draw it.
///
///     let window = NSWindow(contentRect: NSRect(x: 0, y: 0, width: 320, height: 200), styleMask: [.titled], backing: .buffered, defer: false)
///     window.contentView = NSHostingView(rootView: ContentView())
///     window.makeKeyAndOrderFront(nil)
open class NSHostingView<Content: View>: AnyHostingView {
    let tree: HostedTree<Content>

    /// Creates a host for a view.
    public required init(rootView: Content) {
        tree = HostedTree(rootView)
        super.init()
    }

    /// The view.
    open var rootView: Content {
        get { tree.content }
        set { tree.content = newValue }
    }

    /// The ideal size of the view in points.
    open override var fittingSize: CGSize { tree.idealSize }

    override func show(in tree: ViewTree) { self.tree.show(in: tree) }
    override func leaveWindow() { tree.leaveWindow() }

    /// Returns a picture of the view at a size in points, by default its ideal size; nil for a size without area.
    ///
    /// AppKit's class has no such function.
    public func image(size: CGSize? = nil, scale: CGFloat = 1) -> NSImage? {
        let size = size ?? tree.idealSize
        return tree.image(size: size, scale: scale).map { NSImage(cgImage: $0, size: size) }
    }
}
