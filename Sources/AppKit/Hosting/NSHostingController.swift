import CoreGraphics
import Foundation
import KitValues
import SwiftUI

/// Hosts a SwiftUI view: as the content of a window or a popover, or outside of one to measure and draw it.
///
///     let window = NSWindow(contentViewController: NSHostingController(rootView: ContentView()))
///     window.makeKeyAndOrderFront(nil)
open class NSHostingController<Content: View>: NSViewController {
    private let hostingView: NSHostingView<Content>

    /// Creates a host for a view.
    public init(rootView: Content) {
        hostingView = NSHostingView(rootView: rootView)
        super.init()
    }

    /// Returns nil: archives of controllers, which Xcode makes of its storyboards, do not exist.
    public required init?(coder: NSCoder) { return nil }

    /// Creates a host for a view. The archive is not read, since none can exist.
    public init?(coder: NSCoder, rootView: Content) {
        hostingView = NSHostingView(rootView: rootView)
        super.init()
    }

    /// The view that hosts the SwiftUI view.
    open override var view: NSView {
        load()
        return hostingView
    }

    /// The sizes of the view that its window follows. Kept only: windows always respect the minimum, the ideal and the maximum size of their views.
    open var sizingOptions: NSHostingSizingOptions {
        get { hostingView.sizingOptions }
        set { hostingView.sizingOptions = newValue }
    }
    /// The insets that the view respects. Kept only: no part of a window's content is covered.
    open var safeAreaRegions: SafeAreaRegions {
        get { hostingView.safeAreaRegions }
        set { hostingView.safeAreaRegions = newValue }
    }

    /// The view.
    open var rootView: Content {
        get { hostingView.rootView }
        set { hostingView.rootView = newValue }
    }

    /// Returns the size that the view chooses for a proposed size, both in points. Zero and infinity propose the minimum and the maximum.
    open func sizeThatFits(in size: CGSize) -> CGSize { hostingView.tree.size(for: size) }

    /// Returns a picture of the view at a size in points, by default its ideal size; nil for a size without area.
    ///
    /// AppKit's class has no such function.
    public func image(size: CGSize? = nil, scale: CGFloat = 1) -> NSImage? { hostingView.image(size: size, scale: scale) }
}
