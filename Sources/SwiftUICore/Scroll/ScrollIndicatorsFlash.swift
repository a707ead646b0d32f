import Foundation

/// Shows the indicators of the scroll views inside its content for a moment whenever a value changes.
struct ScrollIndicatorsFlash<Trigger: Equatable> {
    var trigger: Trigger
}

extension ScrollIndicatorsFlash: UnaryNodeModifier {
    typealias Body = Never
    typealias Node = ScrollIndicatorsFlashNode<Trigger>
}

final class ScrollIndicatorsFlashNode<Trigger: Equatable>: ObservingNode<ScrollIndicatorsFlash<Trigger>> {
    /// The duration of a flash, in seconds.
    private let duration = 1.2

    override func modifierChanged(from old: ScrollIndicatorsFlash<Trigger>) {
        guard modifier.trigger != old.trigger else { return }
        setFlashing(true)
        tree.clock.setAlarm(at: tree.clock.time + duration, for: self)
    }

    override func timeChanged() { setFlashing(false) }

    private func setFlashing(_ isFlashing: Bool) {
        var nodes: ContiguousArray<ViewNode> = [child]
        while let node = nodes.popLast() {
            (node as? ScrollNode)?.isFlashingIndicators = isFlashing
            node.forEachChild { nodes.append($0) }
        }
    }

    override func end() {
        guard !hasEnded else { return }
        tree.clock.removeAlarm(of: self)
        super.end()
    }

    override var typeName: String { "scrollIndicatorsFlash" }
}

/// Flashes the scroll indicators when the view appears.
private struct AppearingIndicatorsFlash {
    @State private var count = 0

    nonisolated init() {}
}

extension AppearingIndicatorsFlash: ViewModifier {
    func body(content: Content) -> some View {
        content.scrollIndicatorsFlash(trigger: count).onAppear { count += 1 }
    }
}

extension View {
    /// Shows the indicators of the scroll views inside the view for a moment when they appear; `onAppear` false does not.
    ///
    /// Hidden indicators stay hidden.
    @ViewBuilder nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
        if onAppear {
            modifier(AppearingIndicatorsFlash())
        } else {
            self
        }
    }

    /// Shows the indicators of the scroll views inside the view for a moment each time a value changes.
    ///
    /// ```swift
    /// ScrollView { ... }.scrollIndicatorsFlash(trigger: messages.count)
    /// ```
    nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
        modifier(ScrollIndicatorsFlash(trigger: value))
    }
}
