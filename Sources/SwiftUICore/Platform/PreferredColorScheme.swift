import AttributeGraph

/// A wish for the colour scheme of the whole window.
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
    /// Gives the window the scheme that is wished for once the change being shown is laid out.
    fileprivate func colorSchemeWishesChanged() {
        guard !areColorSchemeWishesStale else { return }
        areColorSchemeWishesStale = true
        schedule { [weak self] in
            guard let self else { return }
            areColorSchemeWishesStale = false
            // The outermost wish counts, as with every preference that a view around another gives.
            let wishes = colorSchemeWishes.all().compactMap { $0 as? PreferredColorSchemeNode }.filter { !$0.hasEnded && $0.scheme != nil }
            preferredColorScheme = wishes.min { $0.depth < $1.depth }?.scheme
        }
    }
}

extension View {
    /// Wishes a colour scheme for the window that the view is in; nil for none. Where several views do, the outermost counts.
    nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        modifier(PreferredColorSchemeModifier(scheme: colorScheme))
    }
}
