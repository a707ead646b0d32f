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
open class NSHostingView<Content: View>: NSView {
    let tree: HostedTree<Content>

    /// Creates a host for a view.
    public required init(rootView: Content) {
        tree = HostedTree(rootView)
        super.init()
    }

    /// Returns nil: archives of views, which Xcode makes of its storyboards, do not exist.
    public required init?(coder: NSCoder) { return nil }

    /// The view.
    open var rootView: Content {
        get { tree.content }
        set { tree.content = newValue }
    }

    /// The ideal size of the view in points.
    open override var fittingSize: CGSize { tree.idealSize }

    /// The sizes of the view that its window follows. Kept only: windows always respect the minimum, the ideal and the maximum size of their views.
    open var sizingOptions: NSHostingSizingOptions = .standardBounds
    /// The insets that the view respects. Kept only: no part of a window's content is covered.
    open var safeAreaRegions: SafeAreaRegions = .all

    override var embedded: AnyView? {
        let size = frame.size
        return AnyView(
            rootView.opacity(isHidden ? 0 : 1).frame(width: size.width > 0 ? size.width : nil, height: size.height > 0 ? size.height : nil))
    }

    override func hiddenChanged() { tree.isHidden = isHidden }
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

/// Sizes of a hosted view that its window follows.
public struct NSHostingSizingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The minimum size.
    public static let minSize = NSHostingSizingOptions(rawValue: 1 << 0)
    /// The ideal size.
    public static let intrinsicContentSize = NSHostingSizingOptions(rawValue: 1 << 1)
    /// The maximum size.
    public static let maxSize = NSHostingSizingOptions(rawValue: 1 << 2)
    /// The ideal size as that which a controller prefers.
    public static let preferredContentSize = NSHostingSizingOptions(rawValue: 1 << 3)
    /// The minimum, the ideal and the maximum size.
    public static let standardBounds: NSHostingSizingOptions = [.minSize, .intrinsicContentSize, .maxSize]
}
