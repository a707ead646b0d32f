#if GTK
import CGTKHost
import CoreGraphics
import SwiftUICore

/// Forwards key events to the views of a widget, through the input method where text is entered.
@MainActor
final class KeyInput {
    /// Called with key presses that no view has handled; returns whether it has handled the press.
    var unusedKey: (KeyPress) -> Bool = { _ in false }

    private unowned let view: ViewWidget
    private var tree: ViewTree { view.tree }
    private let method: UnsafeMutablePointer<GtkIMContext>
    private let clipboard: WindowClipboard
    private var controllers: [OpaquePointer] = []
    /// The hardware codes of the keys that are down. A key that is pressed again while it is down repeats.
    private var keysDown: Set<guint> = []
    /// The key press that the input method is currently processing.
    private var currentPress: KeyPress?
    private var isMethodFocused = false
    private let focusController = gtk_event_controller_focus_new()!

    private typealias KeyHandler = @MainActor @convention(c) (OpaquePointer?, guint, guint, GdkModifierType, UnsafeMutableRawPointer?) -> Void
    private typealias KeyAnswer = @MainActor @convention(c) (OpaquePointer?, guint, guint, GdkModifierType, UnsafeMutableRawPointer?) -> gboolean
    private typealias TextHandler = @MainActor @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, UnsafeMutableRawPointer?) -> Void

    init(_ view: ViewWidget) {
        self.view = view
        method = gtk_im_multicontext_new()
        clipboard = WindowClipboard(view.widget)
        view.tree.services.clipboard = clipboard
        let keys = gtk_event_controller_key_new()!
        let pressed: KeyAnswer = { controller, value, code, state, data in
            owner(data, as: KeyInput.self).press(value, code, state, controller) ? 1 : 0
        }
        let released: KeyHandler = { controller, value, code, state, data in
            owner(data, as: KeyInput.self).release(value, code, state, controller)
        }
        connect(UnsafeMutableRawPointer(keys), "key-pressed", self, to: pressed)
        connect(UnsafeMutableRawPointer(keys), "key-released", self, to: released)
        // Captures the events before the accessibility widgets, one of which may have GTK's focus.
        gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
        add(keys)

        let focusChanged: SignalHandler = { _, data in owner(data, as: KeyInput.self).updateFocus() }
        connect(UnsafeMutableRawPointer(focusController), "enter", self, to: focusChanged)
        connect(UnsafeMutableRawPointer(focusController), "leave", self, to: focusChanged)
        add(focusController)

        let commit: TextHandler = { _, text, data in
            if let text { owner(data, as: KeyInput.self).commit(String(cString: text)) }
        }
        let preeditChanged: SignalHandler = { _, data in owner(data, as: KeyInput.self).preeditChanged() }
        let preeditEnded: SignalHandler = { _, data in owner(data, as: KeyInput.self).client?.endComposition() }
        let surroundingWanted: SignalAnswer = { _, data in
            owner(data, as: KeyInput.self).giveSurrounding() ? 1 : 0
        }
        connect(method, "commit", self, to: commit)
        connect(method, "preedit-changed", self, to: preeditChanged)
        connect(method, "preedit-end", self, to: preeditEnded)
        connect(method, "retrieve-surrounding", self, to: surroundingWanted)
        gtk_im_context_set_client_widget(method, view.widget)
        tree.focus.onFocusChange = { [weak self] in MainActor.assumeIsolated { self?.treeFocusChanged() } }
    }

    private func treeFocusChanged() {
        updateFocus()
        view.accessibility.focusChanged()
    }

    private func add(_ controller: OpaquePointer) {
        gtk_widget_add_controller(view.widget, controller)
        controllers.append(controller)
    }

    func end() {
        tree.focus.onFocusChange = nil
        for controller in controllers { gtk_widget_remove_controller(view.widget, controller) }
        gtk_im_context_focus_out(method)
        gtk_im_context_set_client_widget(method, nil)
        disconnect(method, self)
        g_object_unref(method)
    }

    /// Whether the widget receives keys: it or one of its children has the focus in the active window.
    var containsFocus: Bool { gtk_event_controller_focus_contains_focus(focusController) != 0 }

    /// Focuses the widget unless it already receives keys.
    func takeFocus() {
        if !containsFocus { gtk_widget_grab_focus(view.widget) }
    }

    // MARK: Keys

    private func press(_ value: guint, _ code: guint, _ state: GdkModifierType, _ controller: OpaquePointer?) -> Bool {
        let isRepeated = !keysDown.insert(code).inserted
        holdModifiers(state, with: value, isDown: true)
        guard let received = keyPress(value, code, state, controller, phase: isRepeated ? .repeat : .down) else {
            return filter(controller)
        }
        tree.passIdleTime(until: view.now)
        if inspects(received) { return true }
        guard let press = tree.monitored(received) else { return true }
        // The input method knows only the key that the user has pressed, not the one that a monitor has put in its place.
        if client != nil, press.characters == received.characters, press.modifiers.isDisjoint(with: [.command]) {
            currentPress = press
            defer { currentPress = nil }
            if filter(controller) { return true }
        }
        let isUsed = pastes(press) || isShortcut(press) || tree.send(press, isMonitored: true) || unusedKey(press)
        // Shift with a movement key, and the command to select all, change the selection.
        if press.modifiers.contains(.shift) || press.key == "a" { offerSelection() }
        if isUsed { return true }
        // Keys that move the focus must not leave the views.
        return press.key == .tab && press.modifiers.subtracting(.shift).isEmpty
    }

    /// Performs the shortcut of a command that uses Control with a movement or deletion key; returns whether there is one.
    ///
    /// In text Control changes the effect of these keys. Elsewhere it is the command key.
    private func isShortcut(_ press: KeyPress) -> Bool {
        guard client == nil, press.modifiers.contains(.control) else { return false }
        return tree.performShortcut(
            KeyPress(
                press.key, characters: press.characters, modifiers: press.modifiers.subtracting(.control).union(.command), phase: press.phase))
    }

    /// Handles Ctrl+Shift+I, which shows the inspector, and the keys of the inspector; returns whether the key is one.
    private func inspects(_ press: KeyPress) -> Bool {
        if view.mayInspect, press.phase == .down, press.key.character.lowercased() == "i", press.modifiers.isSuperset(of: [.command, .shift]) {
            view.toggleInspector()
            return true
        }
        guard let inspector = view.inspector, press.modifiers.isEmpty else { return false }
        switch press.key {
        case .escape: view.toggleInspector()
        case .upArrow: inspector.selectParent()
        default: return false
        }
        return true
    }

    private func release(_ value: guint, _ code: guint, _ state: GdkModifierType, _ controller: OpaquePointer?) {
        keysDown.remove(code)
        holdModifiers(state, with: value, isDown: false)
        if client != nil { _ = filter(controller) }
        if let press = keyPress(value, code, state, controller, phase: .up), !tree.send(press) { _ = unusedKey(press) }
    }

    /// Tells which modifier keys are held. The state of an event of such a key is the one before the event.
    private func holdModifiers(_ state: GdkModifierType, with value: guint, isDown: Bool) {
        var modifiers = KeyNames.modifiers(state)
        if let own = KeyNames.modifier(of: value) {
            if isDown { modifiers.insert(own) } else { modifiers.remove(own) }
        }
        tree.holdModifiers(modifiers)
    }

    private func keyPress(
        _ value: guint, _ code: guint, _ state: GdkModifierType, _ controller: OpaquePointer?, phase: KeyPress.Phases
    ) -> KeyPress? {
        // The key without modifiers.
        var plain = value
        let event = controller.flatMap { gtk_event_controller_get_current_event($0) }
        let group = event.map { Int32(gdk_key_event_get_layout($0)) } ?? 0
        let unmodified =
            gdk_display_translate_key(
                gtk_widget_get_display(view.widget), code, GdkModifierType(rawValue: 0), group, &plain, nil, nil, nil) != 0 ? plain : value
        guard let key = KeyNames.key(KeyNames.key(value).map(\.isNamed) == true ? value : unmodified) ?? KeyNames.key(value) else { return nil }
        var modifiers = KeyNames.modifiers(state, with: key)
        if KeyNames.isOnNumberPad(value) { modifiers.insert(.numericPad) }
        let isText = modifiers.isDisjoint(with: [.command, .control])
        let characters = key.typedText.isEmpty || !isText || key == .return || key == .tab ? key.typedText : KeyNames.text(value)
        return KeyPress(key, characters: characters, modifiers: modifiers, phase: phase)
    }

    private func filter(_ controller: OpaquePointer?) -> Bool {
        guard client != nil, let controller, let event = gtk_event_controller_get_current_event(controller) else { return false }
        updateCaret()
        return gtk_im_context_filter_keypress(method, event) != 0
    }

    // MARK: The input method

    /// The text client that has the focus, if any.
    private var client: (any TextInputClient)? { tree.focus.focused as? any TextInputClient }

    private func commit(_ text: String) {
        guard let client else { return }
        // A key that types its own character is an ordinary key press, which views may handle.
        if let press = currentPress, press.characters == text, !client.isComposing {
            tree.send(press, isMonitored: true)
        } else {
            client.insertText(text)
            tree.update()
        }
        updateCaret()
    }

    private func preeditChanged() {
        guard let client else { return }
        var (text, cursor): (UnsafeMutablePointer<CChar>?, Int32) = (nil, 0)
        gtk_im_context_get_preedit_string(method, &text, nil, &cursor)
        let string = text.map { String(cString: $0) } ?? ""
        g_free(text)
        if string.isEmpty {
            if client.isComposing { client.setMarkedText("", selected: 0..<0) }
        } else {
            let caret = string.prefix(Int(cursor)).utf8.count
            client.setMarkedText(string, selected: caret..<caret)
        }
        tree.update()
    }

    private func giveSurrounding() -> Bool {
        guard let (text, caret, anchor) = client?.surroundingText else { return false }
        gtk_im_context_set_surrounding_with_selection(method, text, Int32(text.utf8.count), Int32(caret), Int32(anchor))
        return true
    }

    /// Updates the position at which the input method shows its candidates.
    func updateCaret() {
        guard isMethodFocused, let frame = client?.caretFrame else { return }
        var area = GdkRectangle(
            x: Int32(frame.minX.rounded()), y: Int32(frame.minY.rounded()), width: 1, height: Int32(max(1, frame.height.rounded())))
        gtk_im_context_set_cursor_location(method, &area)
    }

    /// Activates the input method while a text client is focused and the widget receives keys.
    private func updateFocus() {
        let isFocused = client != nil && containsFocus
        if isMethodFocused { gtk_im_context_reset(method) }
        guard isFocused != isMethodFocused else { return }
        isMethodFocused = isFocused
        if isFocused {
            gtk_im_context_focus_in(method)
            updateCaret()
        } else {
            gtk_im_context_focus_out(method)
        }
        if !containsFocus {
            keysDown = []
            tree.holdModifiers([])
        }
    }

    // MARK: The clipboard

    /// Pastes text from another program, which arrives asynchronously; returns whether the press is the paste command.
    private func pastes(_ press: KeyPress) -> Bool {
        guard client != nil, press.phase != .up, press.key.character.lowercased() == "v", press.modifiers.forCommands == .command,
            !clipboard.isOwn
        else { return false }
        clipboard.fetch { [weak self] in _ = self?.tree.send(press, isMonitored: true) }
        return true
    }

    /// Pastes the primary selection at a location, as the middle button does.
    func pastePrimarySelection(at location: CGPoint) {
        clipboard.fetchPrimary { [weak self] text in
            guard let self else { return }
            // A click moves the caret to the location.
            tree.send(PointerEvent(.began, at: location, time: view.now))
            tree.send(PointerEvent(.ended, at: location, time: view.now))
            client?.insertText(text)
            tree.update()
        }
    }

    /// Makes the selected text the primary selection.
    func offerSelection() {
        guard let text = client?.selectedText, !text.isEmpty else { return }
        clipboard.offerPrimary(text)
    }
}

extension KeyEquivalent {
    /// Whether the key is identified by its function rather than by a character.
    fileprivate var isNamed: Bool { typedText.isEmpty || self == .return || self == .tab || self == .space }
}
#endif
