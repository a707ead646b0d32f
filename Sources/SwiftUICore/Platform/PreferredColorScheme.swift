import AttributeGraph

/// A preference for the colour scheme of the window.
struct PreferredColorSchemeModifier {
    var scheme: ColorScheme?
}

extension PreferredColorSchemeModifier: UnaryNodeModifier {
    typealias Body = Never

    nonisolated static func makeNode(around child: ViewNode, modifier: _GraphValue<Self>, inputs: _ViewInputs) -> ViewNode {
        PreferredColorSchemeNode(child: child, modifier: modifier, inputs: inputs)
    }
}

private final class PreferredColorSchemeNode: UnaryNode, ValueObserver {
    private(set) var scheme: ColorScheme?

    init(child: ViewNode, modifier: _GraphValue<PreferredColorSchemeModifier>, inputs: _ViewInputs) {
        scheme = modifier.value.scheme
        super.init(child: child, inputs: inputs)
        modifier.observe(by: self)
        tree.colorSchemeWishes.append(self)
        tree.colorSchemeWishesChanged()
    }

    func valueChanged(from old: PreferredColorSchemeModifier, to new: PreferredColorSchemeModifier) {
        scheme = new.scheme
        tree.colorSchemeWishesChanged()
    }

    override func end() {
        super.end()
        tree.colorSchemeWishes.remove(self)
        tree.colorSchemeWishesChanged()
    }

    override var typeName: String { "preferredColorScheme" }
}

extension ViewTree {
    /// Updates the preferred colour scheme of the window at the end of the pass.
    fileprivate func colorSchemeWishesChanged() {
        guard !areColorSchemeWishesStale else { return }
        areColorSchemeWishesStale = true
        schedule { [weak self] in
            guard let self else { return }
            areColorSchemeWishesStale = false
            // The outermost preference takes precedence.
            let wishes = colorSchemeWishes.all().compactMap { $0 as? PreferredColorSchemeNode }.filter { !$0.hasEnded && $0.scheme != nil }
            preferredColorScheme = wishes.min { $0.depth < $1.depth }?.scheme
        }
    }
}

extension View {
    /// Sets the preferred colour scheme of the window; nil for no preference. The outermost preference in a window takes precedence.
    nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        modifier(PreferredColorSchemeModifier(scheme: colorScheme))
    }
}
