import CoreGraphics
import Foundation
import SwiftUICore

extension NSWindow {
    /// The name under which the size of a window is kept.
    public typealias FrameAutosaveName = String

    /// The minimum size of the content in points, in addition to that of the views; zero for none.
    public var contentMinSize: CGSize {
        get { attributes.minimumSize ?? .zero }
        set { attributes.minimumSize = newValue.width > 0 || newValue.height > 0 ? newValue : nil }
    }

    /// The maximum size of the content in points, in addition to that of the views. X11 enforces it; elsewhere only a size that equals the
    /// minimum is enforced. By default it is unlimited.
    public var contentMaxSize: CGSize {
        get { attributes.maximumSize ?? CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude) }
        set { attributes.maximumSize = newValue.width > 0 && newValue.height > 0 ? newValue : nil }
    }

    /// The same as `contentMinSize`: sizes of windows are those of their content, since desktops do not tell those of title bars.
    public var minSize: CGSize {
        get { contentMinSize }
        set { contentMinSize = newValue }
    }

    /// The same as `contentMaxSize`: sizes of windows are those of their content, since desktops do not tell those of title bars.
    public var maxSize: CGSize {
        get { contentMaxSize }
        set { contentMaxSize = newValue }
    }

    /// The rectangle of the content in the window, in points.
    public var contentLayoutRect: CGRect { CGRect(origin: .zero, size: frame.size) }

    /// Returns the rectangle of the content in a window with a frame: the frame, since desktops do not tell the sizes of title bars.
    public func contentRect(forFrameRect frameRect: CGRect) -> CGRect { frameRect }
    /// Returns the frame of a window with a content rectangle: that rectangle, since desktops do not tell the sizes of title bars.
    public func frameRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }
    /// Returns the rectangle of the content in a window with a frame: the frame, since desktops do not tell the sizes of title bars.
    public class func contentRect(forFrameRect frameRect: CGRect, styleMask style: StyleMask) -> CGRect { frameRect }
    /// Returns the frame of a window with a content rectangle: that rectangle, since desktops do not tell the sizes of title bars.
    public class func frameRect(forContentRect contentRect: CGRect, styleMask style: StyleMask) -> CGRect { contentRect }

    /// Moves the upper left corner of the window to a point, in points from the lower left corner of the screen, where the desktop lets programs
    /// do so. Wayland does not.
    public func setFrameTopLeftPoint(_ point: CGPoint) {
        setFrameOrigin(CGPoint(x: point.x, y: point.y - frame.height))
    }

    /// The name under which the size is kept; empty for none.
    public var frameAutosaveName: FrameAutosaveName { settings.autosaveName }

    /// Keeps the size of the window under a name whenever it changes, and gives the window the size that has been kept.
    ///
    /// - Returns: False if another open window has the name.
    @discardableResult public func setFrameAutosaveName(_ name: FrameAutosaveName) -> Bool {
        guard name.isEmpty || !Self.open.contains(where: { $0 !== self && $0.settings.autosaveName == name }) else { return false }
        settings.autosaveName = name
        if !name.isEmpty { setFrameUsingName(name) }
        return true
    }

    private static func key(_ name: FrameAutosaveName) -> String { "NSWindow Frame \(name)" }

    /// Keeps the size of the window, and the position that the program has given it, under a name.
    public func saveFrame(usingName name: FrameAutosaveName) {
        let frame = frame
        guard frame.width > 0, frame.height > 0 else { return }
        let numbers = [frame.minX, frame.minY, frame.width, frame.height]
        UserDefaults.standard.set(numbers.map { "\(Double($0))" }.joined(separator: " "), forKey: Self.key(name))
    }

    /// Gives the window the size and position that are kept under a name. Returns whether there are any.
    @discardableResult public func setFrameUsingName(_ name: FrameAutosaveName) -> Bool {
        let numbers = UserDefaults.standard.string(forKey: Self.key(name))?.split(separator: " ").compactMap { Double($0) } ?? []
        guard numbers.count >= 4, numbers.allSatisfy(\.isFinite), numbers[2] > 0, numbers[3] > 0 else { return false }
        setFrame(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]), display: true)
        return true
    }

    /// Forgets the size that is kept under a name.
    public class func removeFrame(usingName name: FrameAutosaveName) { UserDefaults.standard.removeObject(forKey: key(name)) }

    /// Keeps the size under the window's name, if it has one.
    func autosaveFrame() {
        if !settings.autosaveName.isEmpty { saveFrame(usingName: settings.autosaveName) }
    }
}
