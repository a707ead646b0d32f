#if GTK
import CGTKHost
import CoreGraphics
import SwiftUICore

/// A widget that represents one element of the semantic tree.
@MainActor
final class AccessibleElement {
    let widget: Widget
    private let kind: AccessibleWidgetKind
    private var element: AccessibilityElement
    private weak var focusTarget: (any FocusTarget)?
    private var children: [AccessibleElement] = []
    /// The next element of the linked group; nil if it is the last one or in no group.
    private weak var next: AccessibleElement?
    /// Whether the widget is being updated from the view; signals that it emits meanwhile are not caused by the user.
    private var isUpdating = false

    private init(_ element: AccessibilityElement, origin: CGPoint) {
        self.element = element
        kind = AccessibleWidgetKind(element)
        widget = kind.makeWidget(for: element)
        g_object_ref_sink(widget)
        listen()
        show(element, old: nil, origin: origin)
    }

    /// Updates the children of a widget to represent `elements`, and reuses the widgets of similar elements.
    static func update(_ current: inout [AccessibleElement], to elements: [AccessibilityElement], in parent: Widget, origin: CGPoint) {
        var left = current
        var result: [AccessibleElement] = []
        for element in elements {
            if let index = left.firstIndex(where: { $0.isLike(element) }) ?? left.firstIndex(where: { $0.kind == AccessibleWidgetKind(element) }) {
                let kept = left.remove(at: index)
                kept.show(element, old: kept.element, origin: origin)
                result.append(kept)
            } else {
                result.append(AccessibleElement(element, origin: origin))
            }
        }
        for old in left { old.end() }
        var previous: Widget?
        for element in result {
            let next = previous.map { gtk_widget_get_next_sibling($0) } ?? gtk_widget_get_first_child(parent)
            if next != element.widget { gtk_widget_insert_after(element.widget, parent, previous) }
            previous = element.widget
        }
        current = result
    }

    func end() {
        for child in children { child.end() }
        children = []
        disconnect(widget, self)
        if case .element = kind { apus_accessible_widget_set_owner(widget, nil) }
        gtk_widget_unparent(widget)
        g_object_unref(widget)
    }

    /// Whether the widget certainly represents the same view as the other element.
    private func isLike(_ other: AccessibilityElement) -> Bool {
        guard kind == AccessibleWidgetKind(other) else { return false }
        if let target = other.focusTarget { return target === focusTarget }
        return element.identifier == other.identifier && element.label == other.label
    }

    // MARK: Properties

    private func show(_ new: AccessibilityElement, old: AccessibilityElement?, origin: CGPoint) {
        isUpdating = true
        defer { isUpdating = false }
        element = new
        focusTarget = new.focusTarget
        // The element retains its view, and the widget may outlive it briefly.
        element.focusTarget = nil
        let frame = new.frame.offsetBy(dx: -origin.x, dy: -origin.y)
        apus_accessible_set_frame(widget, frame.rectangle)
        if old == nil || old?.label != new.label || old?.descriptionInWords != new.descriptionInWords || old?.value != new.value
            || old?.speech != new.speech
        {
            let (label, value) = (new.label.map(new.speech.written), new.value.map(new.speech.written))
            apus_accessible_describe(widget, label, new.descriptionInWords, kind.tellsValueItself ? nil : value)
        }
        if old?.isEnabled != new.isEnabled { apus_accessible_set_enabled(widget, new.isEnabled ? 1 : 0) }
        if (old?.traits.contains(.isSelected) ?? false) != new.traits.contains(.isSelected) {
            apus_accessible_set_selected(widget, new.traits.contains(.isSelected) ? 1 : 0)
        }
        kind.show(new, in: widget)
        if case .element = kind {
            gtk_widget_set_focusable(widget, focusTarget == nil ? 0 : 1)
            for (action, kind) in Self.actions {
                let isOffered = new.isEnabled && new.actions.contains { $0.kind == kind }
                if old == nil || isOffered != (old!.isEnabled && old!.actions.contains { $0.kind == kind }) {
                    apus_accessible_widget_allow(widget, action, isOffered ? 1 : 0)
                }
            }
        }
        Self.update(&children, to: new.children, in: widget, origin: new.frame.origin)
    }

    // MARK: Actions

    private static let actions: [(ApusAccessibleAction, AccessibilityActionEntry.Kind)] = [
        (APUS_ACCESSIBLE_ACTIVATE, .activate), (APUS_ACCESSIBLE_INCREMENT, .increment), (APUS_ACCESSIBLE_DECREMENT, .decrement),
        (APUS_ACCESSIBLE_ESCAPE, .escape), (APUS_ACCESSIBLE_DELETE, .delete),
        (APUS_ACCESSIBLE_ZOOM_IN, .zoom(.zoomIn)), (APUS_ACCESSIBLE_ZOOM_OUT, .zoom(.zoomOut)),
    ]

    private func listen() {
        let data = Unmanaged.passUnretained(self).toOpaque()
        switch kind {
        case .element:
            apus_accessible_widget_set_owner(widget, data)
        case .amount:
            let changed: SignalHandler = { _, data in owner(data, as: AccessibleElement.self).amountChanged() }
            connect(widget, "value-changed", self, changed)
        case .text:
            let changed: SignalHandler = { _, data in owner(data, as: AccessibleElement.self).textChanged() }
            connect(widget, "changed", self, changed)
        case .progress:
            break
        }
    }

    fileprivate func perform(_ action: ApusAccessibleAction) {
        if let kind = Self.actions.first(where: { $0.0 == action })?.1 { element.perform(kind) }
    }

    private func amountChanged() {
        guard !isUpdating, element.isEnabled else { return }
        element.amount?.set?(gtk_range_get_value(widget.cast()))
    }

    private func textChanged() {
        // GTK replaces a text in two steps, the first of which leaves it empty, so the text is read afterwards.
        guard !isUpdating else { return }
        MainLoop.afterwards { [weak self] in self?.takeText() }
    }

    private func takeText() {
        guard let client = focusTarget as? any TextInputClient, !client.hasEnded, element.isEnabled else { return }
        let text = String(cString: gtk_editable_get_text(widget.opaque))
        guard text != client.surroundingText.text else { return }
        client.replaceText(text)
    }

    // MARK: Linked groups

    /// Links the elements of each group in reading order.
    static func link(_ elements: [AccessibleElement]) {
        var latest: [AnyHashable: AccessibleElement] = [:]
        for element in elements.flatMap(\.flattened) {
            if let group = element.element.linkedGroup {
                latest[group]?.setNext(element)
                latest[group] = element
            } else {
                element.setNext(nil)
            }
        }
        for last in latest.values { last.setNext(nil) }
    }

    private var flattened: [AccessibleElement] { [self] + children.flatMap(\.flattened) }

    private func setNext(_ next: AccessibleElement?) {
        guard next !== self.next else { return }
        self.next = next
        apus_accessible_set_next(widget, next?.widget)
    }

    // MARK: The focus

    /// Returns the element in this subtree whose view is the given focus target.
    func element(withFocusOn target: any FocusTarget) -> AccessibleElement? {
        if focusTarget === target { return self }
        return children.lazy.compactMap { $0.element(withFocusOn: target) }.first
    }

    /// Whether the widget or one of its internal children has GTK's focus.
    var hasFocus: Bool { gtk_widget_get_state_flags(widget).rawValue & GTK_STATE_FLAG_FOCUS_WITHIN.rawValue != 0 }

    func grabFocus() {
        if case .text = kind { gtk_entry_grab_focus_without_selecting(widget.cast()) } else { gtk_widget_grab_focus(widget) }
    }

    /// The callback of an element's widget for an accessibility action.
    static let perform: @MainActor @convention(c) (UnsafeMutableRawPointer?, ApusAccessibleAction) -> Void = { data, action in
        owner(data, as: AccessibleElement.self).perform(action)
    }
}

extension AccessibilityElement {
    /// The hint and the further information in words.
    fileprivate var descriptionInWords: String? {
        let parts = (hint.map { [$0] } ?? []) + customContent.map { "\($0.name): \($0.value)" }
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }
}

extension CGRect {
    /// The rectangle rounded outwards to whole points, as required by widgets.
    fileprivate var rectangle: GdkRectangle {
        let frame = isNull || isInfinite ? .zero : integral
        func whole(_ value: CGFloat) -> Int32 { Int32(max(-1e6, min(1e6, value.isNaN ? 0 : value))) }
        return GdkRectangle(x: whole(frame.minX), y: whole(frame.minY), width: whole(frame.width), height: whole(frame.height))
    }
}
#endif
