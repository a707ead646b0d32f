import CoreGraphics
import Foundation
import KitValues
import SwiftUI
import SwiftUICore

/// The window in which the user chooses a colour from the palette of `ColorPicker`.
///
///     NSColorPanel.shared.showsAlpha = true
///     NSColorPanel.shared.orderFront(nil)
///     NSColorPanel.shared.publisher(for: \.color).sink { gradient.color = $0 }
open class NSColorPanel: NSPanel {
    /// The ways of choosing a colour on macOS. On Linux there is one palette.
    public enum Mode: Int, Sendable {
        case none = -1
        case gray, RGB, CMYK, HSB, customPalette, colorList, wheel, crayon
    }

    /// The colour of a panel has been set, by the user or the program.
    nonisolated public static let colorDidChangeNotification = Notification.Name("NSColorPanelColorDidChangeNotification")

    private static var made: NSColorPanel?

    /// The panel of the program, which is made when it is first asked for.
    public class var shared: NSColorPanel {
        if let made { return made }
        let panel = NSColorPanel(contentRect: .zero, styleMask: [.titled, .closable], backing: .buffered, defer: true)
        made = panel
        return panel
    }
    /// Whether the panel of the program has been asked for.
    public class var sharedColorPanelExists: Bool { made != nil }

    private let revision = ObservedRevision()
    private var action: Selector?
    private weak var target: AnyObject?
    /// Whether the user has chosen a colour for which the action has not been sent.
    private var hasPendingAction = false
    /// Whether the user is dragging the slider of the opacity.
    fileprivate var isDragging = false {
        didSet { sendPendingAction() }
    }

    /// Creates a panel, which is not shown yet. The parameters are those of `NSWindow`.
    public override init(contentRect: CGRect, styleMask style: StyleMask, backing backingStoreType: BackingStoreType, defer flag: Bool) {
        super.init(contentRect: contentRect, styleMask: style, backing: backingStoreType, defer: flag)
        title = Text("Colors").plainString()
        isFloatingPanel = true
        contentView = NSHostingView(rootView: ColorPanelContent(panel: self, revision: revision))
    }

    /// The chosen colour, white at first.
    open var color = NSColor.white {
        didSet {
            revision.changed()
            _changes.send()
            NotificationCenter.default.post(name: Self.colorDidChangeNotification, object: self)
        }
    }
    /// The opacity of the colour, from 0 to 1: 1 unless the panel shows it.
    open var alpha: CGFloat { showsAlpha ? color.alphaComponent : 1 }
    /// Whether the user chooses the opacity as well: false by default. If not, colours that the user chooses are opaque.
    open var showsAlpha = false {
        didSet { revision.changed() }
    }
    /// Whether the action is sent while the user drags the slider of the opacity, and not only when the slider is released. True by default.
    open var isContinuous = true
    /// The way of choosing the colour. Kept only: there is one palette.
    open var mode = Mode.wheel
    /// Sets the object whose method is called when the user has chosen a colour; nil for the first of the key window, its delegate, the program and
    /// its delegate that has the method. The reference is weak.
    open func setTarget(_ target: Any?) { self.target = target.map { $0 as AnyObject } }
    /// Sets the method that is called when the user has chosen a colour; nil for none.
    open func setAction(_ selector: Selector?) { action = selector }

    /// Takes over a colour that the user has chosen.
    fileprivate func choose(_ color: Color) {
        let chosen = NSColor(color)
        self.color =
            showsAlpha ? chosen : NSColor(red: chosen.redComponent, green: chosen.greenComponent, blue: chosen.blueComponent, alpha: 1)
        hasPendingAction = true
        sendPendingAction()
    }

    private func sendPendingAction() {
        guard hasPendingAction, isContinuous || !isDragging else { return }
        hasPendingAction = false
        if let action { NSApp.sendAction(action, to: target, from: self) }
    }
}

/// The content of the panel.
private struct ColorPanelContent: View {
    private let reference: WeakReference<NSColorPanel>
    private let revision: ObservedRevision

    init(panel: NSColorPanel, revision: ObservedRevision) {
        reference = WeakReference(panel)
        self.revision = revision
    }

    private var panel: NSColorPanel? { reference.object }

    var body: some View {
        let _ = revision.number
        let selection = Binding {
            panel.map { Color($0.color) } ?? .white
        } set: {
            panel?.choose($0)
        }
        ColorPalette(selection: selection, supportsOpacity: panel?.showsAlpha ?? false) { panel?.isDragging = $0 }
    }
}

extension NSApplication {
    /// Shows the panel in which the user chooses a colour.
    public func orderFrontColorPanel(_ sender: Any?) { NSColorPanel.shared.orderFront(sender) }
}

/// Lets the user pick a colour of the screen.
///
///     NSColorSampler().show { if let color = $0 { pen = color } }
///
/// The portal of the desktop does it. Without one that picks colours, or if the user cancels, there is no colour.
@preconcurrency @MainActor open class NSColorSampler: NSObject {
    /// Creates a sampler.
    public override init() {
        super.init()
    }

    /// Begins to pick a colour, and passes it; nil for none.
    open func show(selectionHandler: @escaping @MainActor (NSColor?) -> Void) {
        ProgramServices.pickColor { selectionHandler($0.map { NSColor(Color($0)) }) }
    }

    /// Picks a colour; nil for none.
    open func sample() async -> NSColor? {
        await withCheckedContinuation { continuation in show { continuation.resume(returning: $0) } }
    }
}
