#if GTK
import CGTKHost
import CairoRendering
import CoreGraphics
import SwiftUICore

/// Forwards the events of mice, touch screens, wheels and touchpads to the views of a widget.
@MainActor
final class PointerInput: @MainActor DragHost {
    /// The distance by which one step of a wheel scrolls, in points.
    private static let wheelStep: CGFloat = 60
    /// The factor between the distances that GTK reports for a touchpad and the scrolled distance.
    private static let touchpadFactor: CGFloat = 2.5
    /// The time, in seconds, after which a touchpad that does not report the end of a scroll gesture is considered released.
    private static let touchpadPause = 0.15
    /// The time for which scroll indicators stay visible after the last movement, in seconds.
    private static let indicatorTime = 1.0

    private unowned let view: ViewWidget
    private var tree: ViewTree { view.tree }
    private var isPressed = false
    private var isOnTouchpad = false
    /// The active touches and their pointer numbers in the tree.
    private var touches: [OpaquePointer: Int] = [:]
    private var location = CGPoint.zero
    /// The location where a mouse button was last pressed.
    private var pressLocation = CGPoint.zero
    private var cursor: PointerShape?
    /// The device of the last event.
    private var device: OpaquePointer?
    /// The time of the last event on the display's clock, in milliseconds.
    private var time: guint32 = 0
    /// Whether dragging a place that handles no presses moves the window.
    var isWindowMovedByBackground = false
    private var controllers: [OpaquePointer] = []
    private lazy var touchpadRest = Timeout { [weak self] in self?.endTouchpad() }
    private lazy var indicatorRest = Timeout { [weak self] in self?.tree.showsScrollIndicators = false }

    init(_ view: ViewWidget) {
        self.view = view
        let events = gtk_event_controller_legacy_new()!
        let event: ArgumentAnswer = { _, event, data in
            event.map { owner(data, as: PointerInput.self).handle($0) } ?? false ? 1 : 0
        }
        connect(UnsafeMutableRawPointer(events), "event", self, to: event)
        add(events)

        let motion = gtk_event_controller_motion_new()!
        connect(UnsafeMutableRawPointer(motion), "leave", self) { _, data in
            owner(data, as: PointerInput.self).leave()
        }
        add(motion)
        tree.dragAndDrop.host = self
    }

    /// Hands a drag over to the desktop, which also takes over the pointer.
    func begin(_ session: ActiveDrag) -> Bool {
        guard WindowDrag.begin(session, in: view, device: device) else { return false }
        // The views are still handling the movement that began the drag.
        MainLoop.afterwards { [weak self] in self?.cancel() }
        return true
    }

    private func add(_ controller: OpaquePointer) {
        gtk_widget_add_controller(view.widget, controller)
        controllers.append(controller)
    }

    func end() {
        for controller in controllers { gtk_widget_remove_controller(view.widget, controller) }
        touchpadRest.stop()
        indicatorRest.stop()
    }

    /// Handles an event; returns whether it has been consumed.
    private func handle(_ event: OpaquePointer) -> Bool {
        switch gdk_event_get_event_type(event) {
        case GDK_BUTTON_PRESS, GDK_BUTTON_RELEASE, GDK_MOTION_NOTIFY, GDK_SCROLL, GDK_TOUCH_BEGIN, GDK_TOUCH_UPDATE, GDK_TOUCH_END,
            GDK_TOUCH_CANCEL, GDK_GRAB_BROKEN:
            break
        default: return false
        }
        if let place = place(of: event) { location = place }
        tree.holdModifiers(KeyNames.modifiers(gdk_event_get_modifier_state(event)))
        device = gdk_event_get_device(event)
        time = gdk_event_get_time(event)
        switch gdk_event_get_event_type(event) {
        case GDK_BUTTON_PRESS: return press(gdk_button_event_get_button(event))
        case GDK_BUTTON_RELEASE: return release(gdk_button_event_get_button(event))
        case GDK_MOTION_NOTIFY: move()
        case GDK_SCROLL: return scroll(event)
        case GDK_TOUCH_BEGIN, GDK_TOUCH_UPDATE, GDK_TOUCH_END, GDK_TOUCH_CANCEL: touch(event)
        case GDK_GRAB_BROKEN: cancel()
        default: break
        }
        return true
    }

    /// Returns the location of an event in the widget, in points.
    private func place(of event: OpaquePointer) -> CGPoint? {
        var (x, y, left, top) = (0.0, 0.0, 0.0, 0.0)
        guard gdk_event_get_position(event, &x, &y) != 0, let native = gtk_widget_get_native(view.widget) else { return nil }
        gtk_native_get_surface_transform(native, &left, &top)
        var (localX, localY) = (0.0, 0.0)
        let window = UnsafeMutableRawPointer(native).assumingMemoryBound(to: GtkWidget.self)
        guard gtk_widget_translate_coordinates(window, view.widget, x - left, y - top, &localX, &localY) != 0 else { return nil }
        return CGPoint(x: localX, y: localY)
    }

    // MARK: Mice

    private func press(_ button: guint) -> Bool {
        view.keyInput.takeFocus()
        pressLocation = location
        if let inspector = view.inspector {
            inspector.click(at: location)
            return true
        }
        switch button {
        case 1:
            if isWindowMovedByBackground, !tree.takesPresses(at: location), moveWindow() { return true }
            isPressed = true
            send(.began)
        case 2:
            view.keyInput.pastePrimarySelection(at: location)
        case 3:
            tree.passIdleTime(until: view.now)
            tree.pressSecondary(at: location)
        default: return false
        }
        return true
    }

    /// Lets the desktop move the window with the pointer, as if it had started when the button went down, until the button is released.
    /// Returns false if that is not possible.
    @discardableResult
    func moveWindow() -> Bool {
        guard let device, let native = gtk_widget_get_native(view.widget), let surface = gtk_native_get_surface(native) else { return false }
        var (left, top, x, y) = (0.0, 0.0, 0.0, 0.0)
        let window = UnsafeMutableRawPointer(native).assumingMemoryBound(to: GtkWidget.self)
        guard gtk_widget_translate_coordinates(view.widget, window, pressLocation.x, pressLocation.y, &x, &y) != 0 else { return false }
        gtk_native_get_surface_transform(native, &left, &top)
        gdk_toplevel_begin_move(surface, device, 1, x + left, y + top, time)
        // The views may still be handling the movement that began the move.
        MainLoop.afterwards { [weak self] in self?.cancel() }
        return true
    }

    private func release(_ button: guint) -> Bool {
        if button == 3 { tree.monitorsAllowSecondaryButton(at: location, isDown: false) }
        guard button == 1, isPressed else { return false }
        isPressed = false
        send(.ended)
        view.keyInput.offerSelection()
        send(.hovered)
        updateCursor()
        return true
    }

    private func move() {
        if let inspector = view.inspector { return inspector.point(at: location) }
        send(isPressed ? .moved : .hovered)
        if !isPressed { updateCursor() }
    }

    private func leave() {
        guard !isPressed else { return }
        send(.left)
    }

    private func cancel() {
        if isPressed { send(.cancelled) }
        isPressed = false
        for number in touches.values { tree.send(PointerEvent(.cancelled, at: location, time: view.now, pointer: number)) }
        touches = [:]
    }

    private func send(_ phase: PointerEvent.Phase) {
        tree.send(PointerEvent(phase, at: location, time: view.now))
    }

    /// Shows the pointer that the program or the view below it sets.
    func updateCursor() {
        let shape = tree.pointerShape(at: location)
        guard shape != cursor else { return }
        cursor = shape
        if case .image(let picture, let x, let y) = shape {
            show(picture, x: x, y: y)
        } else {
            gtk_widget_set_cursor_from_name(view.widget, shape?.name)
        }
    }

    /// Shows a picture as the pointer.
    private func show(_ picture: CGImage, x: Int, y: Int) {
        let pixels = picture.premultipliedBytes
        let bytes = g_bytes_new(pixels, gsize(pixels.count))
        defer { g_bytes_unref(bytes) }
        let texture = gdk_memory_texture_new(
            Int32(picture.width), Int32(picture.height), GDK_MEMORY_R8G8B8A8_PREMULTIPLIED, bytes, gsize(picture.bytesPerRow))
        defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
        let cursor = gdk_cursor_new_from_texture(texture, Int32(x), Int32(y), nil)
        defer { g_object_unref(UnsafeMutableRawPointer(cursor)) }
        gtk_widget_set_cursor(view.widget, cursor)
    }

    // MARK: Touch screens

    private func touch(_ event: OpaquePointer) {
        guard let sequence = gdk_event_get_event_sequence(event) else { return }
        let phase: PointerEvent.Phase
        switch gdk_event_get_event_type(event) {
        case GDK_TOUCH_BEGIN: phase = .began
        case GDK_TOUCH_UPDATE: phase = .moved
        case GDK_TOUCH_END: phase = .ended
        default: phase = .cancelled
        }
        // Pointer number 0 is the mouse.
        let number = touches[sequence] ?? (1...).first { !touches.values.contains($0) }!
        touches[sequence] = phase == .ended || phase == .cancelled ? nil : number
        if phase == .began { view.keyInput.takeFocus() }
        showIndicators()
        tree.send(PointerEvent(phase, at: location, time: view.now, pointer: number))
    }

    // MARK: Wheels and touchpads

    private func scroll(_ event: OpaquePointer) -> Bool {
        showIndicators()
        switch gdk_scroll_event_get_direction(event) {
        case GDK_SCROLL_UP: return step(CGVector(dx: 0, dy: -1), event)
        case GDK_SCROLL_DOWN: return step(CGVector(dx: 0, dy: 1), event)
        case GDK_SCROLL_LEFT: return step(CGVector(dx: -1, dy: 0), event)
        case GDK_SCROLL_RIGHT: return step(CGVector(dx: 1, dy: 0), event)
        default: break
        }
        var (x, y) = (0.0, 0.0)
        gdk_scroll_event_get_deltas(event, &x, &y)
        let device = gdk_event_get_device(event).map { gdk_device_get_source($0) }
        guard device == GDK_SOURCE_TOUCHPAD || gdk_scroll_event_get_unit(event) == GDK_SCROLL_UNIT_SURFACE else {
            return step(CGVector(dx: x, dy: y), event)
        }
        guard gdk_scroll_event_is_stop(event) == 0 else {
            endTouchpad()
            return true
        }
        if !isOnTouchpad {
            isOnTouchpad = true
            tree.send(ScrollEvent(.began, at: location, time: view.now))
        }
        let factor = gdk_scroll_event_get_unit(event) == GDK_SCROLL_UNIT_SURFACE ? Self.touchpadFactor : Self.wheelStep
        touchpadRest.start(after: Self.touchpadPause)
        return tree.send(ScrollEvent(.moved, at: location, by: CGVector(dx: x * factor, dy: y * factor), time: view.now))
    }

    private func step(_ steps: CGVector, _ event: OpaquePointer) -> Bool {
        var distance = CGVector(dx: steps.dx * Self.wheelStep, dy: steps.dy * Self.wheelStep)
        // With Shift, a wheel scrolls horizontally.
        if gdk_event_get_modifier_state(event).rawValue & GDK_SHIFT_MASK.rawValue != 0, distance.dx == 0 {
            distance = CGVector(dx: distance.dy, dy: 0)
        }
        return tree.send(ScrollEvent(.stepped, at: location, by: distance, time: view.now))
    }

    private func endTouchpad() {
        touchpadRest.stop()
        guard isOnTouchpad else { return }
        isOnTouchpad = false
        tree.send(ScrollEvent(.ended, at: location, time: view.now))
    }

    private func showIndicators() {
        tree.showsScrollIndicators = true
        indicatorRest.start(after: Self.indicatorTime)
    }
}

extension PointerShape {
    /// The name of the cursor in cursor themes, which is that of CSS; nil for pictures.
    var name: String? {
        switch self {
        case .image: nil
        case .text: "text"
        case .link: "pointer"
        case .columnResize: "col-resize"
        case .rowResize: "row-resize"
        case .verticalText: "vertical-text"
        case .cross: "crosshair"
        case .grab: "grab"
        case .grabbing: "grabbing"
        case .zoomIn: "zoom-in"
        case .zoomOut: "zoom-out"
        case .leftResize: "w-resize"
        case .rightResize: "e-resize"
        case .leftRightResize: "ew-resize"
        case .upResize: "n-resize"
        case .downResize: "s-resize"
        case .upDownResize: "ns-resize"
        case .risingResize: "nesw-resize"
        case .fallingResize: "nwse-resize"
        case .copy: "copy"
        case .alias: "alias"
        case .notAllowed: "not-allowed"
        case .contextMenu: "context-menu"
        case .hidden: "none"
        }
    }
}
#endif
