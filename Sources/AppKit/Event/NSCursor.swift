import CoreGraphics
import KitValues
import SwiftUICore

/// A shape of the pointer, drawn by the desktop's cursor theme.
///
/// `set()` and `push()` show the cursor over all windows of the program, regardless of the pointer styles of views, until another cursor is
/// set or the cursor is popped. With the arrow, views determine the cursor again.
public final class NSCursor: Sendable {
    private let shape: PointerShape?

    private init(_ shape: PointerShape?) { self.shape = shape }

    /// Creates a cursor from an image, in the size of the image in points.
    ///
    /// - Parameters:
    ///   - newImage: The image. One without content shows the arrow.
    ///   - hotSpot: The place in the image that points, in points from its upper left corner. It is clamped to the image.
    public convenience init(image newImage: NSImage, hotSpot point: CGPoint) {
        let size = newImage.size
        // Desktops draw the pixels of a cursor as points.
        guard size.width >= 1, size.height >= 1, let pixels = newImage.image.redrawn(in: size, scale: 1) else {
            self.init(nil)
            return
        }
        func place(_ value: CGFloat, _ length: Int) -> Int { value.isFinite ? Int(min(max(value, 0), CGFloat(length - 1)).rounded(.down)) : 0 }
        self.init(.image(pixels, x: place(point.x, pixels.width), y: place(point.y, pixels.height)))
    }

    public static let arrow = NSCursor(nil)
    public static let iBeam = NSCursor(.text)
    public static let iBeamCursorForVerticalLayout = NSCursor(.verticalText)
    public static let pointingHand = NSCursor(.link)
    public static let crosshair = NSCursor(.cross)
    public static let openHand = NSCursor(.grab)
    public static let closedHand = NSCursor(.grabbing)
    public static let resizeLeft = NSCursor(.leftResize)
    public static let resizeRight = NSCursor(.rightResize)
    public static let resizeLeftRight = NSCursor(.leftRightResize)
    public static let resizeUp = NSCursor(.upResize)
    public static let resizeDown = NSCursor(.downResize)
    public static let resizeUpDown = NSCursor(.upDownResize)
    public static let columnResize = NSCursor(.columnResize)
    public static let rowResize = NSCursor(.rowResize)
    public static let zoomIn = NSCursor(.zoomIn)
    public static let zoomOut = NSCursor(.zoomOut)
    public static let operationNotAllowed = NSCursor(.notAllowed)
    /// The cursor over places where a dragged item vanishes. Cursor themes have none for that: it is the arrow.
    public static let disappearingItem = NSCursor(nil)
    public static let dragCopy = NSCursor(.copy)
    public static let dragLink = NSCursor(.alias)
    public static let contextualMenu = NSCursor(.contextMenu)

    /// An edge or a corner of a frame that is dragged.
    public enum FrameResizePosition: UInt, Sendable {
        case top = 1
        case left = 2
        case topLeft = 3
        case bottom = 4
        case bottomLeft = 6
        case right = 8
        case topRight = 9
        case bottomRight = 12
    }

    /// The directions in which an edge or a corner can be dragged.
    public struct FrameResizeDirection: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let inward = FrameResizeDirection(rawValue: 1)
        public static let outward = FrameResizeDirection(rawValue: 2)
        public static let all: FrameResizeDirection = [.inward, .outward]
    }

    /// Returns the cursor for resizing at an edge or a corner. The directions are ignored: cursor themes have one cursor for both.
    public static func frameResize(position: FrameResizePosition, directions: FrameResizeDirection) -> NSCursor {
        switch position {
        case .left, .right: resizeLeftRight
        case .top, .bottom: resizeUpDown
        case .topLeft, .bottomRight: NSCursor(.fallingResize)
        case .topRight, .bottomLeft: NSCursor(.risingResize)
        }
    }

    // MARK: The current cursor

    /// The cursors that were pushed, and how often the pointer was hidden.
    private struct Current {
        var stack = [NSCursor.arrow]
        var hidings = 0

        var shape: PointerShape? { hidings > 0 ? .hidden : stack.last?.shape }
    }

    private static let shared = Locked(Current())

    private static func change(_ body: (inout Current) -> Void) {
        ProgramPointer.shape = shared.withLock { current in
            body(&current)
            return current.shape
        }
    }

    /// The cursor that was set last.
    public static var current: NSCursor { shared.withLock { $0.stack.last ?? .arrow } }

    /// Shows the cursor, in place of the one that was set or pushed last.
    public func set() {
        Self.change { $0.stack[$0.stack.count - 1] = self }
    }

    /// Shows the cursor until it is popped.
    public func push() {
        Self.change { $0.stack.append(self) }
    }

    /// Removes the cursor that was pushed last and shows the one before it. Has no effect if no cursor is pushed.
    public func pop() { Self.pop() }

    /// Removes the cursor that was pushed last and shows the one before it. Has no effect if no cursor is pushed.
    public static func pop() {
        change { if $0.stack.count > 1 { $0.stack.removeLast() } }
    }

    /// Hides the pointer over the windows of the program. Each call must be undone by a call of `unhide()`.
    public static func hide() {
        change { $0.hidings += 1 }
    }

    /// Undoes one call of `hide()`.
    public static func unhide() {
        change { $0.hidings = max(0, $0.hidings - 1) }
    }
}
