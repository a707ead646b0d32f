import CoreGraphics
import KitValues
import SwiftUI

/// The view of a controller, or a window. Its content is a SwiftUI view: programs cannot make views of their own or add subviews.
///
///     let controller = UIHostingController(rootView: Badge())
///     let size = controller.view.intrinsicContentSize
///     controller.view.bounds = CGRect(origin: .zero, size: size)
///     let picture = UIGraphicsImageRenderer(size: size).image { _ in
///         controller.view.drawHierarchy(in: controller.view.bounds, afterScreenUpdates: true)
///     }
@preconcurrency @MainActor open class UIView: UIResponder {
    /// The window that shows the view; nil for none.
    open internal(set) weak var window: UIWindow?
    /// The controller of the view; nil for windows.
    weak var controller: UIViewController?
    private var chosenFrame = CGRect.zero

    /// Creates a view without a controller: a window.
    override init() {
        super.init()
    }

    /// Creates the view of a controller.
    init(of controller: UIViewController, backgroundColor: UIColor?) {
        self.controller = controller
        self.backgroundColor = backgroundColor
        super.init()
    }

    /// Returns nil: archives of views, which Xcode makes of its storyboards, do not exist.
    public required init?(coder: NSCoder) { return nil }

    /// The colour behind the content. A clear one, or nil, shows that of the window.
    open var backgroundColor: UIColor? {
        didSet { controller?.backgroundChanged() }
    }
    /// The rectangle of the view in its own coordinates, in points: that of its window or, without one, the one that was set last.
    open var bounds: CGRect {
        get { window?.bounds ?? CGRect(origin: .zero, size: chosenFrame.size) }
        set { chosenFrame.size = newValue.size }
    }
    /// The rectangle of the view in its window, in points: that of its window or, without one, the one that was set last.
    open var frame: CGRect {
        get { window?.bounds ?? chosenFrame }
        set { chosenFrame = newValue }
    }
    /// The ideal size of the content in points.
    open var intrinsicContentSize: CGSize { controller?.idealSize ?? .zero }

    /// Whether the system makes constraints of the frame. Kept only: SwiftUI lays out the content.
    open var translatesAutoresizingMaskIntoConstraints = true

    /// Lays out the content. It has no effect: changes are laid out before they are drawn.
    open func layoutIfNeeded() {}
    /// Marks the content to be laid out. It has no effect: changes are laid out before they are drawn.
    open func setNeedsLayout() {}
    /// Marks the content to be drawn. It has no effect: changes are drawn.
    open func setNeedsDisplay() {}
    /// Ends editing in the window of the view. Returns whether a view was being edited.
    @discardableResult open func endEditing(_ force: Bool) -> Bool { window?.endEditing(force) ?? false }

    /// Returns the size that the content chooses for a proposed size, both in points. Zero and infinity propose the minimum and the maximum.
    open func sizeThatFits(_ size: CGSize) -> CGSize { controller?.fittingSize(size) ?? .zero }

    /// Draws the content, laid out in the bounds of the view, into a rectangle of the current graphics context, in points.
    ///
    /// - Parameter afterScreenUpdates: Not used: changes are always drawn.
    /// - Returns: Whether something could be drawn, which takes a context and bounds with an area.
    @discardableResult
    open func drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool {
        let size = bounds.size
        guard let context = GraphicsStack.current, size.width > 0, size.height > 0, !rect.isEmpty else { return false }
        if let backgroundColor {
            context.saveGState()
            context.setFillColor(backgroundColor.cgColor)
            context.fill(rect)
            context.restoreGState()
        }
        drawContent(in: rect, of: context)
        return true
    }

    /// Draws the content, laid out in the bounds, into a rectangle of a context.
    func drawContent(in rect: CGRect, of context: CGContext) { controller?.draw(size: bounds.size, in: rect, of: context) }
}
