import CoreGraphics
import Foundation
import KitValues
import SwiftUICore

extension NSEvent {
    /// The window of the event; nil after it has closed, and for events that the program has made.
    public var window: NSWindow? {
        guard let tree else { return nil }
        return MainQueue.sync { NSWindow.open.first { $0.window?.tree === tree } }
    }

    /// The number of the window of the event; 0 without one.
    public var windowNumber: Int { MainQueue.sync { window?.windowNumber ?? 0 } }

    /// Where the pointer was last in a window of the program, in points from the lower left corner of the screen; zero before it has been in one.
    ///
    /// Desktops do not tell programs where the pointer is outside of their windows, nor where windows are: a window counts as lying where the
    /// program has placed it last, or else in the lower left corner.
    public class var mouseLocation: CGPoint {
        MainQueue.sync {
            guard let (point, tree) = InputMonitor.pointerLocation else { return .zero }
            let origin = NSWindow.open.first { $0.window?.tree === tree }?.frame.origin ?? .zero
            return CGPoint(x: origin.x + point.x, y: origin.y + tree.size.height - point.y)
        }
    }

    /// The mouse buttons that are pressed, as bits: 1 for the left one, 2 for the right one. Presses outside of the program's windows do not count.
    public class var pressedMouseButtons: Int { InputMonitor.pressedButtons.reduce(0) { $0 | 1 << $1 } }

    /// The longest time between the clicks of a double click, in seconds.
    public class var doubleClickInterval: TimeInterval { ClickCounter.interval }
}
