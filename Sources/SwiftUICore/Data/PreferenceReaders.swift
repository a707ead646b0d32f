import AttributeGraph
import Foundation

/// Calls a function when the value of a preference of its content changes.
public struct _PreferenceActionModifier<Key: PreferenceKey> where Key.Value: Equatable {
    /// The function.
    public var action: (Key.Value) -> Void

    /// Creates a modifier that calls `action` with each new value.
    public init(action: @escaping (Key.Value) -> Void) {
        self.action = action
    }
}

extension _PreferenceActionModifier: UnaryNodeModifier {
    public typealias Body = Never

    typealias Node = PreferenceActionNode<Key>
}

final class PreferenceActionNode<Key: PreferenceKey>: ObservingNode<_PreferenceActionModifier<Key>> where Key.Value: Equatable {
    private var last: Key.Value?
    private let budget = ActionBudget()

    required init(child: ViewNode, modifier: _GraphValue<_PreferenceActionModifier<Key>>, inputs: _ViewInputs) {
        super.init(child: child, modifier: modifier, inputs: inputs)
        tree.preferences.append(self)
        invalidatePreferences()
    }

    override var readPreference: ObjectIdentifier? { ObjectIdentifier(Key.self) }

    override func preferencesMayHaveChanged() {
        let value = PreferenceCollector<Key>.value(from: child)
        guard value != last else { return }
        last = value
        // Without a warning about the library's own views, which the program cannot mend.
        tree.schedule(within: budget, name: StoredFields.isOfFramework(Key.self) ? nil : "onPreferenceChange(\(Key.self))", for: self) {
            [self] in modifier.action(value)
        }
    }

    override func end() {
        super.end()
        tree.preferences.remove(self)
    }

    override var typeName: String { "onPreferenceChange" }
}

/// Puts a view made from a preference of its content in front of the content or behind it.
struct PreferenceSecondaryViewModifier<Key: PreferenceKey, Secondary: View> {
    var alignment: Alignment
    var isInFront: Bool
    var content: (Key.Value) -> Secondary
}

extension PreferenceSecondaryViewModifier: UnaryNodeModifier {
    typealias Body = Never
    typealias Node = PreferenceSecondaryViewNode<Key, Secondary>
}

final class PreferenceSecondaryViewNode<Key: PreferenceKey, Secondary: View>: SecondaryViewNode, ValueObserver, ModifierNode {
    private var modifier: PreferenceSecondaryViewModifier<Key, Secondary>
    private let secondaryContent: PreferenceContent<Key, Secondary>

    init(child: ViewNode, modifier: _GraphValue<PreferenceSecondaryViewModifier<Key, Secondary>>, inputs: _ViewInputs) {
        self.modifier = modifier.value
        secondaryContent = PreferenceContent(inputs: inputs, makeContent: modifier.value.content)
        super.init(
            child: child, alignment: modifier.value.alignment, isInFront: modifier.value.isInFront, secondary: nil, inputs: inputs)
        modifier.observe(by: self)
        tree.preferences.append(self)
        // The secondary view may itself provide preferences once it is made.
        flags.insert(.writesPreferences)
    }

    func valueChanged(from old: PreferenceSecondaryViewModifier<Key, Secondary>, to new: PreferenceSecondaryViewModifier<Key, Secondary>) {
        guard !isSame(old, new) else { return }
        modifier = new
        alignment = new.alignment
        secondaryContent.setFunction(new.content)
    }

    override var readPreference: ObjectIdentifier? { ObjectIdentifier(Key.self) }

    override func preferencesMayHaveChanged() { secondaryContent.preferenceMayHaveChanged(of: child) }

    override func arrange() {
        child.place(at: .zero, proposal: proposal)
        // The content has been laid out, so the geometry it reads, and thereby its preferences, are known.
        if !secondaryContent.isMade {
            secondary = secondaryContent.makeNode(for: self, reading: child)
            secondary?.attach(to: self)
        }
        arrangeSecondary()
    }

    override func end() {
        guard !hasEnded else { return }
        super.end()
        tree.preferences.remove(self)
        secondaryContent.end()
    }

    override var typeName: String { modifier.isInFront ? "overlayPreferenceValue" : "backgroundPreferenceValue" }
}

extension View {
    /// Performs an action when the value of a preference key in this view changes, and initially after the first layout.
    ///
    /// The action runs at most twice per frame; further runs are dropped, with a warning.
    nonisolated public func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        modifier(_PreferenceActionModifier<K>(action: action))
    }

    /// Puts a view made from the value of a preference key in this view in front of it.
    nonisolated public func overlayPreferenceValue<Key: PreferenceKey, T: View>(
        _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
    ) -> some View {
        modifier(PreferenceSecondaryViewModifier<Key, T>(alignment: .center, isInFront: true, content: transform))
    }

    /// Puts a view made from the value of a preference key in this view in front of it.
    ///
    /// - Parameters:
    ///   - key: The preference key.
    ///   - alignment: The alignment of an overlay of a different size; centred by default.
    ///   - transform: Creates the overlay from the value.
    nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(PreferenceSecondaryViewModifier<K, V>(alignment: alignment, isInFront: true, content: transform))
    }

    /// Puts a view made from the value of a preference key in this view behind it.
    nonisolated public func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
        _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
    ) -> some View {
        modifier(PreferenceSecondaryViewModifier<Key, T>(alignment: .center, isInFront: false, content: transform))
    }

    /// Puts a view made from the value of a preference key in this view behind it.
    ///
    /// - Parameters:
    ///   - key: The preference key.
    ///   - alignment: The alignment of a background of a different size; centred by default.
    ///   - transform: Creates the background from the value.
    nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(PreferenceSecondaryViewModifier<K, V>(alignment: alignment, isInFront: false, content: transform))
    }
}
