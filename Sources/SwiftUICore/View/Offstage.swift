import Foundation

/// Keeps a view with its state while other views are shown in its place.
struct OffstageModifier: Equatable {
    var isOffstage: Bool
    /// The duration for which the view is still drawn after it has gone offstage, in seconds.
    var lingering: Double
}

extension OffstageModifier: UnaryNodeModifier {
    typealias Body = Never
    typealias Node = OffstageNode
}

/// Hides its child while it is offstage: the child is not drawn, hit-tested or found, contributes no preferences, and is notified
/// that it has become invisible.
final class OffstageNode: UnaryNode, ValueObserver, ModifierNode {
    private var modifier: OffstageModifier
    private var isVisible = true
    /// The time until which the view is still drawn although it is offstage.
    private var lingersUntil: Double?

    init(child: ViewNode, modifier: _GraphValue<OffstageModifier>, inputs: _ViewInputs) {
        self.modifier = modifier.value
        super.init(child: child, inputs: inputs)
        modifier.observe(by: self)
        if self.modifier.isOffstage { child.setVisible(false) }
    }

    func valueChanged(from old: OffstageModifier, to new: OffstageModifier) {
        guard new != modifier else { return }
        let was = modifier
        modifier = new
        if was.isOffstage != new.isOffstage {
            if isVisible { child.setVisible(!new.isOffstage) }
            invalidatePreferences()
            tree.geometryChanged()
            lingersUntil = new.isOffstage && new.lingering > 0 ? tree.clock.time + new.lingering : nil
            if lingersUntil == nil { tree.clock.stopTiming(self) } else { tree.clock.startTiming(self) }
        }
        invalidateDisplay()
    }

    override func visibilityChanged(to isVisible: Bool) {
        guard self.isVisible != isVisible else { return }
        self.isVisible = isVisible
    }

    override func forEachChild(_ body: (ViewNode) -> Void) {
        if !modifier.isOffstage { body(child) }
    }

    override func forEachOwnedChild(_ body: (ViewNode) -> Void) { body(child) }

    override func draw(into list: inout DisplayListBuilder) {
        if !modifier.isOffstage || lingersUntil != nil { list.draw(child) }
    }

    override func timeChanged() {
        if let lingersUntil, tree.clock.time < lingersUntil { return }
        lingersUntil = nil
        tree.clock.stopTiming(self)
        invalidateDisplay()
    }

    override func end() {
        super.end()
        if lingersUntil != nil { tree.clock.stopTiming(self) }
    }

    /// Offstage only preferences that apply regardless of visibility are collected.
    override func collectPreference<Key: PreferenceKey>(_ collector: inout PreferenceCollector<Key>) {
        if !modifier.isOffstage || Key.self is any OffstagePreferenceKey.Type { collector.collect(child) }
    }

    override func allowsHit(at point: CGPoint) -> Bool { !modifier.isOffstage }

    override var typeName: String { "offstage" }
}

/// A preference that is collected from offstage views too.
package protocol OffstagePreferenceKey: PreferenceKey {}

extension View {
    /// Keeps the view and its state, but makes it invisible and unreachable by input while `isOffstage` is true. It is still laid
    /// out.
    ///
    /// - Parameter lingering: The duration for which the view is still drawn, in seconds, such as while another view moves in front
    ///   of it.
    nonisolated package func offstage(_ isOffstage: Bool, lingering: Double = 0) -> some View {
        modifier(OffstageModifier(isOffstage: isOffstage, lingering: lingering))
    }
}
