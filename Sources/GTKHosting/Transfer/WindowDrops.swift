#if GTK
import CGTKHost
import CoreGraphics
import CoreTransferable
import Foundation
import SwiftUICore

/// Forwards drags over a widget, from this program or another one, to its views.
@MainActor
final class WindowDrops {
    private unowned let view: ViewWidget
    private let controller: OpaquePointer
    /// The current drag over the widget, if it comes from another program.
    private var foreign: (drop: OpaquePointer, items: ForeignItems)?

    private typealias MoveHandler =
        @MainActor @convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, Double, Double, UnsafeMutableRawPointer?) -> GdkDragAction.RawValue
    private typealias DropHandler =
        @MainActor @convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, Double, Double, UnsafeMutableRawPointer?) -> gboolean

    init(_ view: ViewWidget) {
        self.view = view
        let actions = GdkDragAction(rawValue: GDK_ACTION_COPY.rawValue | GDK_ACTION_MOVE.rawValue | GDK_ACTION_LINK.rawValue)
        controller = gtk_drop_target_async_new(nil, actions)
        let moved: MoveHandler = { _, drop, x, y, data in
            owner(data, as: WindowDrops.self).moved(drop!, to: CGPoint(x: x, y: y)).rawValue
        }
        let left: ArgumentHandler = { _, _, data in owner(data, as: WindowDrops.self).left() }
        let dropped: DropHandler = { _, drop, x, y, data in
            owner(data, as: WindowDrops.self).dropped(drop!, at: CGPoint(x: x, y: y))
            return 1
        }
        connect(UnsafeMutableRawPointer(controller), "drag-enter", self, to: moved)
        connect(UnsafeMutableRawPointer(controller), "drag-motion", self, to: moved)
        connect(UnsafeMutableRawPointer(controller), "drag-leave", self, to: left)
        connect(UnsafeMutableRawPointer(controller), "drop", self, to: dropped)
        gtk_widget_add_controller(view.widget, controller)
    }

    func end() {
        disconnect(UnsafeMutableRawPointer(controller), self)
        gtk_widget_remove_controller(view.widget, controller)
    }

    private func moved(_ drop: OpaquePointer, to location: CGPoint) -> GdkDragAction {
        view.tree.passIdleTime(until: view.now)
        let operation = view.tree.dragMoved(items(of: drop), to: location)
        let allowed = gdk_drop_get_actions(drop).rawValue
        let wanted = operation == .move ? GDK_ACTION_MOVE : GDK_ACTION_COPY
        guard operation == .copy || operation == .move else { return GdkDragAction(rawValue: 0) }
        if allowed & wanted.rawValue != 0 { return wanted }
        return [GDK_ACTION_COPY, GDK_ACTION_MOVE, GDK_ACTION_LINK].first { allowed & $0.rawValue != 0 } ?? GdkDragAction(rawValue: 0)
    }

    private func left() {
        view.tree.dragLeft()
        foreign = nil
    }

    private func dropped(_ drop: OpaquePointer, at location: CGPoint) {
        let action = moved(drop, to: location)
        g_object_ref(UnsafeMutableRawPointer(drop))
        let finish: @MainActor ([NSItemProvider]) -> Void = { [view] items in
            view.tree.passIdleTime(until: view.now)
            let isTaken = view.tree.drop(items, at: location)
            gdk_drop_finish(drop, isTaken ? action : GdkDragAction(rawValue: 0))
            g_object_unref(UnsafeMutableRawPointer(drop))
        }
        guard let foreign else { return finish(items(of: drop)) }
        foreign.items.load(view.tree.dropContentTypes(at: location), finish)
        self.foreign = nil
    }

    /// Returns the dragged items: the original items of this program, or the items that another program offers.
    private func items(of drop: OpaquePointer) -> [NSItemProvider] {
        if gdk_drop_get_drag(drop) != nil, let own = WindowDrag.current { return own.session.items }
        if let foreign, foreign.drop == drop { return foreign.items.items }
        let items = ForeignItems(gdk_drop_get_formats(drop)) { name, completion in
            let (function, data) = ForeignItems.Reading.callback(completion)
            apus_drop_read(drop, name, function, data)
        }
        foreign = (drop, items)
        items.readAddresses {}
        return items.items
    }
}
#endif
