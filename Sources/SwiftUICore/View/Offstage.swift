import Foundation

/// Keeps a view, with its state, while others stand in its place.
struct OffstageModifier: Equatable {
    var isStandingBy: Bool
    /// How long the view is still drawn after it has begun to stand by, in seconds.
    var lingering: Double
}

extension OffstageModifier: UnaryNodeModifier {
    typealias Body = Never

    nonisolated static func makeNode(around child: ViewNode, modifier: _GraphValue<Self>, inputs: _ViewInputs) -> ViewNode {
        OffstageNode(child: child, modifier: modifier, inputs: inputs)
    }
}

/// Hides its child from everyone while it stands by: it is not drawn, hit, or found, gives no preferences, and is told that it
/// has gone out of sight.
private final class OffstageNode: UnaryNode, ValueObserver {
    private var modifier: OffstageModifier
    private var isVisible = true
    /// Until when the view is drawn although it stands by.
    private var lingersUntil: Double?

    init(child: ViewNode, modifier: _GraphValue<OffstageModifier>, inputs: _ViewInputs) {
        self.modifier = modifier.value
        super.init(child: child, inputs: inputs)
        modifier.observe(by: self)
        if self.modifier.isStandingBy { child.setVisible(false) }
    }

    func valueChanged(from old: OffstageModifier, to new: OffstageModifier) {
        guard new != modifier else { return }
        let was = modifier
        modifier = new
        if was.isStandingBy != new.isStandingBy {
            if isVisible { child.setVisible(!new.isStandingBy) }
            invalidatePreferences()
            tree.geometryChanged()
            lingersUntil = new.isStandingBy && new.lingering > 0 ? tree.time + new.lingering : nil
            if lingersUntil == nil { tree.stopTiming(self) } else { tree.startTiming(self) }
        }
        invalidateDisplay()
    }

    override func visibilityChanged(to isVisible: Bool) {
        guard self.isVisible != isVisible else { return }
        self.isVisible = isVisible
    }

    override func forEachChild(_ body: (ViewNode) -> Void) {
        if !modifier.isStandingBy { body(child) }
    }

    override func forEachOwnedChild(_ body: (ViewNode) -> Void) { body(child) }

    override func draw(into list: inout DisplayListBuilder) {
        if !modifier.isStandingBy || lingersUntil != nil { list.draw(child) }
    }

    override func timeChanged() {
        if let lingersUntil, tree.time < lingersUntil { return }
        lingersUntil = nil
        tree.stopTiming(self)
        invalidateDisplay()
    }

    override func end() {
        super.end()
        if lingersUntil != nil { tree.stopTiming(self) }
    }

    /// Of what it says in preferences only what is to be heard from everywhere.
    override func collectPreference<Key: PreferenceKey>(_ collector: inout PreferenceCollector<Key>) {
        if !modifier.isStandingBy || Key.self is any OffstagePreferenceKey.Type { collector.collect(child) }
    }

    override func allowsHit(at point: CGPoint) -> Bool { !modifier.isStandingBy }

    override var typeName: String { "offstage" }
}

/// A preference that views give while they stand by too.
package protocol OffstagePreferenceKey: PreferenceKey {}

extension View {
    /// Keeps the view and its state but takes it out of everyone's sight while `isStandingBy`; it is laid out all the same.
    ///
    /// - Parameter lingering: How long it is still drawn, in seconds, such as while another view moves in front of it.
    nonisolated package func offstage(_ isStandingBy: Bool, lingering: Double = 0) -> some View {
        modifier(OffstageModifier(isStandingBy: isStandingBy, lingering: lingering))
    }
}
