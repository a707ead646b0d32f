import AttributeGraph
import CoreGraphics
import Foundation

/// Shows a view, made from a preference of the content, at the content's top or bottom edge, as a safe area inset of the content.
struct PreferenceInsetModifier<Key: PreferenceKey, Inset: View> {
    var isAtTop: Bool
    var inset: (Key.Value) -> Inset
}

extension PreferenceInsetModifier: UnaryNodeModifier {
    typealias Body = Never
    typealias Node = PreferenceInsetNode<Key, Inset>
}

/// A node with an inset at an edge. The inset is made when the node is first measured, from the current preferences.
final class PreferenceInsetNode<Key: PreferenceKey, Inset: View>: UnaryLayoutNode, ValueObserver, ModifierNode {
    private var modifier: PreferenceInsetModifier<Key, Inset>
    private let content: PreferenceContent<Key, Inset>
    private var inset: ViewNode?

    init(child: ViewNode, modifier: _GraphValue<PreferenceInsetModifier<Key, Inset>>, inputs: _ViewInputs) {
        self.modifier = modifier.value
        content = PreferenceContent(inputs: inputs, makeContent: modifier.value.inset)
        super.init(child: child, inputs: inputs)
        modifier.observe(by: self)
        tree.preferences.append(self)
        tree.safeAreas.coverCount += 1
        flags.insert(.writesPreferences)
    }

    func valueChanged(from old: PreferenceInsetModifier<Key, Inset>, to new: PreferenceInsetModifier<Key, Inset>) {
        guard !isSame(old, new) else { return }
        modifier = new
        content.setFunction(new.inset)
    }

    override var readPreference: ObjectIdentifier? { ObjectIdentifier(Key.self) }

    override func preferencesMayHaveChanged() { content.preferenceMayHaveChanged(of: child) }

    private func insetHeight(for proposal: Proposal) -> CGFloat {
        if !content.isMade {
            inset = content.makeNode(for: self, reading: child)
            inset?.attach(to: self)
        }
        return inset?.size(for: Proposal(width: proposal.width, height: .nan)).height ?? 0
    }

    private func childProposal(_ proposal: Proposal) -> Proposal {
        var inner = proposal
        if !inner.height.isNaN { inner.height = max(0, inner.height - insetHeight(for: proposal)) }
        return inner
    }

    override func measure(_ proposal: Proposal) -> CGSize {
        let covered = insetHeight(for: proposal)
        var size = child.size(for: childProposal(proposal))
        size.height += covered
        return size
    }

    override func childPlacement(in size: CGSize, proposal: Proposal) -> (origin: CGPoint, proposal: Proposal) {
        (CGPoint(x: 0, y: modifier.isAtTop ? insetHeight(for: proposal) : 0), childProposal(proposal))
    }

    override func arrange() {
        super.arrange()
        guard let inset else { return }
        let height = insetHeight(for: proposal)
        placeChild(
            inset, at: CGPoint(x: 0, y: modifier.isAtTop ? 0 : size.height - height),
            proposal: Proposal(width: size.width, height: height))
    }

    override func cover(_ resolution: inout SafeAreaResolution, of child: ViewNode) {
        guard child === self.child else { return }
        let height = insetHeight(for: proposal)
        resolution.cover(
            CGRect(origin: .zero, size: size),
            container: EdgeInsets(top: modifier.isAtTop ? height : 0, leading: 0, bottom: modifier.isAtTop ? 0 : height, trailing: 0),
            isBar: true)
    }

    override func forEachChild(_ body: (ViewNode) -> Void) {
        body(child)
        if let inset { body(inset) }
    }

    /// The inset is derived from the content's preferences and contributes none.
    override func collectPreference<Asked: PreferenceKey>(_ collector: inout PreferenceCollector<Asked>) {
        collector.collect(child)
    }

    override func end() {
        guard !hasEnded else { return }
        super.end()
        tree.preferences.remove(self)
        tree.safeAreas.coverCount -= 1
        content.end()
    }

    override var typeName: String { "preferenceInset" }
}

extension View {
    /// Shows a view, made from a preference of this view, at its top or bottom edge, as a safe area inset of this view. Used for
    /// bars whose appearance depends on the content.
    nonisolated package func preferenceInset<Key: PreferenceKey, Inset: View>(
        _ key: Key.Type, edge: VerticalEdge, @ViewBuilder inset: @escaping (Key.Value) -> Inset
    ) -> some View {
        modifier(PreferenceInsetModifier<Key, Inset>(isAtTop: edge == .top, inset: inset))
    }
}
