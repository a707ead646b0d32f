import CoreGraphics
import Foundation
import KitValues
import SwiftUI
import SwiftUICore

/// Hosts a SwiftUI view: as the content of a window that the program makes, presented over a window, or outside of one to measure and draw it.
///
///     let window = UIWindow(windowScene: scene)
///     window.rootViewController = UIHostingController(rootView: Notice())
///     window.makeKeyAndVisible()
@preconcurrency @MainActor open class UIHostingController<Content: View>: UIViewController {
    private let tree: HostedTree<Content>

    /// Creates a host for a view.
    public init(rootView: Content) {
        tree = HostedTree(rootView)
        super.init()
    }

    /// Returns nil: archives of controllers, which Xcode makes of its storyboards, do not exist.
    public required init?(coder: NSCoder) { return nil }

    /// Creates a host for a view. The archive is not read, since none can exist.
    public init?(coder: NSCoder, rootView: Content) {
        tree = HostedTree(rootView)
        super.init()
    }

    /// The view.
    open var rootView: Content {
        get { tree.content }
        set {
            tree.content = newValue
            presentationChanged()
        }
    }

    /// Returns the size that the view chooses for a proposed size, both in points. Zero and infinity propose the minimum and the maximum.
    open func sizeThatFits(in size: CGSize) -> CGSize { tree.size(for: size) }

    /// Returns a picture of the view at a size in points, by default its ideal size; nil for a size without area.
    ///
    /// UIKit's class has no such function.
    public func image(size: CGSize? = nil, scale: CGFloat = 1) -> UIImage? {
        tree.image(size: size ?? tree.idealSize, scale: scale).map { UIImage(cgImage: $0, scale: scale) }
    }

    override var idealSize: CGSize { tree.idealSize }
    override var defaultBackground: UIColor? { .systemBackground }
    override var content: AnyView { AnyView(tree.content) }
    override func fittingSize(_ size: CGSize) -> CGSize { sizeThatFits(in: size) }
    override func draw(size: CGSize, in rect: CGRect, of context: CGContext) { tree.draw(size: size, in: rect, of: context) }
    override func show(in tree: ViewTree) { self.tree.show(in: tree) }
    override func leaveWindow() { tree.leaveWindow() }
}
