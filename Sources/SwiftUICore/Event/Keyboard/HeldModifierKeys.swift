extension EnvironmentValues {
    /// The modifier keys that are held while the window has the keyboard, as set by the host.
    @Entry package var heldModifierKeys: EventModifiers = []
}

/// Calls a function when the held modifier keys change.
private struct ModifierKeysObserver {
    @Environment(\.heldModifierKeys) private var held
    var mask: EventModifiers
    var isInitial: Bool
    var action: (EventModifiers, EventModifiers) -> Void

    nonisolated init(mask: EventModifiers, isInitial: Bool, action: @escaping (EventModifiers, EventModifiers) -> Void) {
        self.mask = mask
        self.isInitial = isInitial
        self.action = action
    }
}

extension ModifierKeysObserver: ViewModifier {
    func body(content: Content) -> some View {
        content.onChange(of: held.intersection(mask), initial: isInitial, action)
    }
}

/// Shows another view while modifier keys are held.
private struct ModifierKeyAlternate<Alternate: View> {
    @Environment(\.heldModifierKeys) private var held
    var modifiers: EventModifiers
    var alternate: Alternate

    nonisolated init(modifiers: EventModifiers, alternate: Alternate) {
        self.modifiers = modifiers
        self.alternate = alternate
    }
}

extension ModifierKeyAlternate: ViewModifier {
    @ViewBuilder func body(content: Content) -> some View {
        if !modifiers.isEmpty, held.isSuperset(of: modifiers) { alternate } else { content }
    }
}

extension View {
    /// Calls a function with the old and the new modifier keys when the held modifier keys change while the window has the keyboard focus.
    ///
    /// - Parameters:
    ///   - mask: The keys to observe; changes of others are ignored.
    ///   - initial: Whether the function is also called when the view appears, with the same keys twice.
    ///   - action: The function.
    nonisolated public func onModifierKeysChanged(
        mask: EventModifiers = .all, initial: Bool = true, _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
    ) -> some View {
        modifier(ModifierKeysObserver(mask: mask, isInitial: initial, action: action))
    }

    /// Shows another view in place of this one while all of some modifier keys are held, such as a further item of a menu.
    nonisolated public func modifierKeyAlternate<V: View>(_ modifiers: EventModifiers, @ViewBuilder _ alternate: () -> V) -> some View {
        modifier(ModifierKeyAlternate(modifiers: modifiers, alternate: alternate()))
    }
}
