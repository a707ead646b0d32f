import CoreGraphics
import SwiftUI

extension NSWindow {
    /// The colour behind the views. With a translucent one, the windows behind the window show through where the views draw nothing, if the
    /// desktop composites windows.
    ///
    ///     panel.isOpaque = false
    ///     panel.backgroundColor = .clear
    public var backgroundColor: NSColor! {
        get { settings.backgroundColor ?? .windowBackgroundColor }
        set {
            settings.backgroundColor = newValue
            attributes.background = newValue.map { Color(nsColor: $0) }
        }
    }

    /// Whether the program says that the window has no translucent parts. The background colour alone determines whether it has any.
    public var isOpaque: Bool {
        get { settings.isOpaque }
        set { settings.isOpaque = newValue }
    }

    /// The opacity of the whole window, clamped to 0...1.
    public var alphaValue: CGFloat {
        get { settings.opacity }
        set {
            settings.opacity = newValue.isNaN ? 1 : min(max(newValue, 0), 1)
            window?.handle?.setOpacity(settings.opacity)
        }
    }

    /// Whether the pointer acts on the windows behind the window.
    public var ignoresMouseEvents: Bool {
        get { attributes.ignoresPointer }
        set { attributes.ignoresPointer = newValue }
    }

    /// The screen of the window.
    public var screen: NSScreen? { window == nil ? nil : .main }
    /// The number of pixels per point.
    public var backingScaleFactor: CGFloat { NSScreen.main?.backingScaleFactor ?? 1 }
    /// The appearance in which the window is drawn.
    public var effectiveAppearance: NSAppearance {
        guard let scheme = window?.tree?.environment.colorScheme else { return appearance ?? NSApp.effectiveAppearance }
        return NSAppearance(named: scheme == .dark ? .darkAqua : .aqua) ?? NSApp.effectiveAppearance
    }
}
