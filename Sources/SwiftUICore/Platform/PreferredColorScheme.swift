import AttributeGraph

/// A preference for the colour scheme of the window.
struct PreferredColorSchemeModifier {
    var scheme: ColorScheme?
}

extension PreferredColorSchemeModifier: UnaryNodeModifier {
    typealias Body = Never
    typealias Node = PreferredColorSchemeNode
}

final class PreferredColorSchemeNode: UnaryNode, ValueObserver, ModifierNode {
    private(set) var scheme: ColorScheme?

    init(child: ViewNode, modifier: _GraphValue<PreferredColorSchemeModifier>, inputs: _ViewInputs) {
        scheme = modifier.value.scheme
        super.init(child: child, inputs: inputs)
        modifier.observe(by: self)
        tree.rootEnvironment.colorSchemePreferences.append(self)
        tree.rootEnvironment.colorSchemePreferencesChanged()
    }

    func valueChanged(from old: PreferredColorSchemeModifier, to new: PreferredColorSchemeModifier) {
        scheme = new.scheme
        tree.rootEnvironment.colorSchemePreferencesChanged()
    }

    override func end() {
        super.end()
        tree.rootEnvironment.colorSchemePreferences.remove(self)
        tree.rootEnvironment.colorSchemePreferencesChanged()
    }

    override var typeName: String { "preferredColorScheme" }
}

extension RootEnvironment {
    /// Updates the preferred colour scheme of the window at the end of the round.
    fileprivate func colorSchemePreferencesChanged() {
        guard !areColorSchemePreferencesStale else { return }
        areColorSchemePreferencesStale = true
        tree.schedule { [weak self] in
            guard let self else { return }
            areColorSchemePreferencesStale = false
            // A preference replaces those in its content, also by nil. Of siblings the first one that has a scheme takes precedence.
            let preferences = colorSchemePreferences.all().compactMap { $0 as? PreferredColorSchemeNode }.filter { !$0.hasEnded }
            let outermost = preferences.filter { node in !node.ancestors.contains { $0 is PreferredColorSchemeNode } }
            preferredColorScheme = outermost.filter { $0.scheme != nil }.min { $0.depth < $1.depth }?.scheme
        }
    }
}

extension View {
    /// Sets the preferred colour scheme of the window; nil for no preference. It replaces the preferences of the views inside.
    nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        modifier(PreferredColorSchemeModifier(scheme: colorScheme))
    }
}
