#if GTK
import CGTKHost
import CairoRendering
import CoreGraphics
import Foundation
import SwiftUICore

/// A widget that shows a tree of views.
///
/// It follows GTK's frame clock only while the tree is animating or has pending changes.
@MainActor
final class ViewWidget {
    let tree: ViewTree
    let widget: Widget
    private(set) var pointerInput: PointerInput!
    private(set) var keyInput: KeyInput!
    private var drops: WindowDrops!
    private(set) lazy var accessibility = AccessibilityBridge(self)
    /// Whether the widget has had a size.
    private var isShown = false
    private lazy var resizing = Timeout { [weak self] in self?.tree.environment.isWindowResized = false }
    /// The time without a change of the size after which resizing has ended, in seconds.
    private static let resizingPause = 0.3
    private let frameLog = FrameLog()
    /// The inspector, while it is shown.
    private(set) var inspector: ViewInspector?
    /// Whether the inspector may be shown: with `APUS_INSPECT=1` in the environment, as it has to know from the start which views are
    /// made.
    let mayInspect = ProcessInfo.processInfo.environment["APUS_INSPECT"] == "1"
    /// The minimum and natural size of the widget, in points.
    var sizeLimits = SizeLimits() {
        didSet { if sizeLimits != oldValue { gtk_widget_queue_resize(widget) } }
    }
    /// Called before each update of the tree.
    var willUpdate: () -> Void = {}
    /// Called after each update of the tree.
    var onUpdate: () -> Void = {}
    /// Called after each change of the size, once it is shown.
    var onResize: () -> Void = {}

    private var picture: TiledSurface?
    private var tickCallback: guint = 0
    private lazy var alarm = Timeout { [weak self] in self?.frameNeeded() }
    private let startTime = g_get_monotonic_time()

    /// The minimum and natural size of a widget, in points.
    struct SizeLimits: Equatable {
        let minimum: CGSize
        let natural: CGSize

        /// Creates limits from sizes that are clamped to 0...16384 and rounded up; NaN counts as 0.
        init(minimum: CGSize = .zero, natural: CGSize = .zero) {
            func possible(_ length: CGFloat) -> CGFloat { length.isNaN ? 0 : min(max(0, length), 16_384).rounded(.up) }
            self.minimum = CGSize(width: possible(minimum.width), height: possible(minimum.height))
            self.natural = CGSize(width: possible(natural.width), height: possible(natural.height))
        }
    }

    init(environment: EnvironmentValues) {
        tree = ViewTree(size: nil, environment: environment)
        if mayInspect { tree.inspection.viewNames = ViewNames() }
        widget = apus_drawing_widget_new(Self.callbacks)
        apus_drawing_widget_set_owner(widget, Unmanaged.passUnretained(self).toOpaque())
        g_object_ref_sink(widget)
        tree.onUpdateNeeded = { [weak self] in MainActor.assumeIsolated { self?.treeNeedsUpdate() } }
        pointerInput = PointerInput(self)
        keyInput = KeyInput(self)
        drops = WindowDrops(self)
        let scaleChanged: ArgumentHandler = { _, _, data in owner(data, as: ViewWidget.self).scaleChanged() }
        connect(widget, "notify::scale-factor", self, to: scaleChanged)
    }

    /// Removes the views. The widget may continue to exist, but is empty.
    func end() {
        tree.onUpdateNeeded = nil
        // Losing the focus commits the entry of a text field that is being edited.
        tree.focus.focus(nil)
        tree.update()
        if tickCallback != 0 { gtk_widget_remove_tick_callback(widget, tickCallback) }
        tickCallback = 0
        alarm.stop()
        keyInput.end()
        pointerInput.end()
        drops.end()
        accessibility.end()
        resizing.stop()
        disconnect(widget, self)
        apus_drawing_widget_set_owner(widget, nil)
        tree.removeRootView()
        // Calls the `onDisappear` actions of the removed views.
        tree.update()
        g_object_unref(widget)
    }

    // MARK: Time

    /// The current time on the tree's clock, in seconds.
    var now: Double { Double(g_get_monotonic_time() - startTime) / 1_000_000 }

    private func treeNeedsUpdate() {
        // While nothing is animating, the tree's clock lags behind; a change that starts now must start at the current time.
        tree.passIdleTime(until: now)
        frameNeeded()
    }

    /// Requests a frame in which the tree is updated and drawn.
    func frameNeeded() {
        guard tickCallback == 0 else { return }
        let tick: TickHandler = { _, _, data in owner(data, as: ViewWidget.self).tick() ? 1 : 0 }
        tickCallback = gtk_widget_add_tick_callback(
            widget, unisolated(tick), Unmanaged.passUnretained(self).toOpaque(), nil)
    }

    /// Handles a frame; returns whether another one must follow.
    private func tick() -> Bool {
        show()
        if inspector?.isFading == true { tree.setNeedsDisplay() }
        guard tree.clock.isAnimating || tree.isUpdateNeeded || inspector?.isFading == true else {
            tickCallback = 0
            picture?.animationHasEnded()
            if let time = tree.clock.nextAlarmTime { alarm.start(after: time - now) } else { alarm.stop() }
            return false
        }
        return true
    }

    /// Updates the tree and draws it.
    private func show() {
        frameLog.frame {
            frameLog.part("update", update)
            draw()
        }
    }

    /// Updates the tree for the current state and time.
    func update() {
        willUpdate()
        if tree.clock.isAnimating || tree.clock.nextAlarmTime != nil { tree.advance(to: now) } else { tree.passIdleTime(until: now) }
        tree.update()
        accessibility.viewsChanged()
        onUpdate()
    }

    // MARK: Drawing

    /// The number of pixels per point.
    var scale: CGFloat {
        guard let exactScale = Self.exactScale, let native = gtk_widget_get_native(widget), let surface = gtk_native_get_surface(native) else {
            return CGFloat(gtk_widget_get_scale_factor(widget))
        }
        return max(1, exactScale(surface))
    }

    /// The function that returns the fractional scale of a surface, available since GTK 4.12.
    private static let exactScale: (@MainActor @convention(c) (OpaquePointer) -> Double)? =
        apus_gtk_function("gdk_surface_get_scale").map { unsafeBitCast($0, to: (@MainActor @convention(c) (OpaquePointer) -> Double).self) }

    /// The colour behind the views, which may be translucent; nil for that of the system.
    var windowBackground: Color? {
        didSet { if windowBackground != oldValue { tree.setNeedsDisplay() } }
    }

    private var background: Color.Resolved {
        let system = Color(system: .background).resolve(in: tree.environment)
        guard let own = windowBackground?.resolve(in: tree.environment) else { return system }
        // Without a compositor, translucent pixels would be drawn over black.
        return own.opacity >= 1 || gdk_display_is_composited(gtk_widget_get_display(widget)) != 0 ? own : system
    }

    private func scaleChanged() {
        tree.environment.displayScale = scale
        tree.setNeedsDisplay()
    }

    private func allocate(_ size: CGSize) {
        guard size.width > 0, size.height > 0 else { return }
        if tree.environment.displayScale != scale { tree.environment.displayScale = scale }
        if isShown, tree.size != size {
            if !tree.environment.isWindowResized { tree.environment.isWindowResized = true }
            resizing.start(after: Self.resizingPause)
            MainLoop.afterwards { [weak self] in self?.onResize() }
        }
        isShown = true
        tree.size = size
        show()
    }

    /// Repaints the parts of the tree that have changed.
    private func draw() {
        guard tree.size.width > 0, tree.size.height > 0, let root = tree.rootNode else { return }
        if let picture, picture.size == tree.size, picture.scale == scale, picture.background == background, !tree.display.isNeeded { return }
        do {
            if picture?.size != tree.size || picture?.scale != scale || picture?.background != background {
                picture = try TiledSurface(size: tree.size, scale: scale, background: background, replacing: picture)
            }
            var list = frameLog.part("display list") { DisplayListBuilder.draw(root, displayScale: scale) }
            if let inspector { list.append(contentsOf: inspector.draw(at: now)) }
            tree.displayDrawn()
            if try picture!.show(list, frameLog) { gtk_widget_queue_draw(widget) }
        } catch {
            tree.displayDrawn()
            tree.diagnostics.warn("The window cannot be drawn: \(error)")
        }
    }

    /// Shows or hides the inspector.
    func toggleInspector() {
        inspector?.end()
        inspector = inspector == nil ? ViewInspector(tree) : nil
        tree.setNeedsDisplay()
    }

    /// Discards the surface and repaints everything, for example after a change of the colour scheme.
    func redraw() {
        picture = nil
        tree.setNeedsDisplay()
    }

    private typealias TickHandler = @MainActor @convention(c) (Widget?, OpaquePointer?, UnsafeMutableRawPointer?) -> gboolean
    private typealias SnapshotHandler = @MainActor @convention(c) (UnsafeMutableRawPointer?, OpaquePointer?) -> Void
    private typealias MeasureHandler =
        @MainActor @convention(c) (UnsafeMutableRawPointer?, GtkOrientation, UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?) -> Void
    private typealias AllocateHandler = @MainActor @convention(c) (UnsafeMutableRawPointer?, Int32, Int32) -> Void

    private static let callbacks: UnsafePointer<ApusDrawingWidgetCallbacks> = {
        let snapshot: SnapshotHandler = { data, snapshot in
            if let snapshot { owner(data, as: ViewWidget.self).picture?.append(to: snapshot) }
        }
        let measure: MeasureHandler = { data, orientation, minimum, natural in
            let limits = owner(data, as: ViewWidget.self).sizeLimits
            let isWidth = orientation == GTK_ORIENTATION_HORIZONTAL
            minimum!.pointee = Int32(isWidth ? limits.minimum.width : limits.minimum.height)
            natural!.pointee = max(minimum!.pointee, Int32(isWidth ? limits.natural.width : limits.natural.height))
        }
        let allocate: AllocateHandler = { data, width, height in
            owner(data, as: ViewWidget.self).allocate(CGSize(width: Int(width), height: Int(height)))
        }
        let callbacks = UnsafeMutablePointer<ApusDrawingWidgetCallbacks>.allocate(capacity: 1)
        callbacks.initialize(
            to: ApusDrawingWidgetCallbacks(
                snapshot: unisolated(snapshot), measure: unisolated(measure), allocate: unisolated(allocate)))
        return UnsafePointer(callbacks)
    }()
}
#endif
