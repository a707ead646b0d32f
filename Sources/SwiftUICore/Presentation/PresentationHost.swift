import AttributeGraph
import CoreGraphics
import Foundation

/// The presentations above the root view: sheets, alerts, popovers and menus, the last presented in front.
///
/// Presentations are part of the tree, so that images, windows and tests show them alike. Presented views have the environment of
/// the presenting view, are placed in the root (which proposes the size of the safe area, as it does to the root view), and appear
/// and disappear with their own transitions. Use `View.presentation(isPresented:level:content:)`.
package final class PresentationHost: DynamicChildren {
    private var items = ContiguousArray<DynamicChild>()
    /// The exclusive presentations of the window's views.
    let turns = PresentationTurns()

    init(tree: ViewTree) {
        super.init(tree: Unretained(tree), depth: 2)
    }

    package override func forEachItem(_ body: (DynamicChild) -> Void) {
        for item in items { body(item) }
    }

    /// Whether nothing is presented.
    package var isEmpty: Bool { items.isEmpty }

    func present<Presented: View>(
        from inputs: _ViewInputs, _ content: @escaping () -> Presented
    ) -> (cell: FunctionCell<Presented>, scope: EnvironmentScope) {
        let cell = FunctionCell(tree: tree, depth: inputs.depth + 1, make: content)
        let scope = PresentedScope(
            values: inputs.environment.values, outer: inputs.environment, tree: tree, depth: inputs.depth + 1)
        cell.adopt(scope)
        items.append(cell)
        let presented = inputs.with {
            $0.scope = cell
            $0.environment = scope
            $0.depth += 2
            $0.arity = .list
            $0.stackAxis = nil
            $0.isInGrid = false
            $0.isInLazyContainer = false
            $0.makesLoopsLazily = false
            $0.stateKeeper = nil
            $0.insertion = .none
            $0.modifierContent = nil
        }
        fill(cell, inputs: presented) { Presented._makeView(_GraphValue(cell: cell, offset: 0), inputs: $0) }
        nodesChanged()
        return (cell, scope)
    }

    fileprivate func dismiss(_ item: DynamicChild) {
        guard !hasEnded else { return item.end() }
        items.removeAll { $0 === item }
        retire(item)
        nodesChanged()
    }
}

/// Presents a view above the root view while a condition is true.
struct PresentationModifier<Presented: View> {
    var isPresented: Bool
    var level: Double
    /// Returns the presented view, given the frame of the presenting view in the window.
    var content: (CGRect) -> Presented
    /// Whether the content is updated when that frame changes.
    var followsAnchor: Bool
    /// Whether the focus returns to its previous view when the presentation ends.
    var returnsFocus = false
    /// Whether the presentation waits until no other exclusive one is shown by the same views.
    var isExclusive = false
    /// Called when the dismissed view has disappeared.
    var onDismiss: (() -> Void)?

    /// Whether the views behind cannot be used.
    var isModal: Bool { level >= 1 && level < 2 }
}

extension PresentationModifier: ViewModifier {
    typealias Body = Never

    nonisolated static func _makeView<Content: View>(
        modifier: _GraphValue<Self>, content: _GraphValue<Content>, inputs: _ViewInputs
    ) {
        let anchor = PresentationAnchor()
        inputs.wrappingEmission(with: anchor) { Content._makeView(content, inputs: inputs) }
        inputs.scope.adopt(PresentationSource(modifier: modifier, anchor: anchor, inputs: inputs))
    }
}

/// The nodes of the presenting view, without the modifiers and the row around it.
private final class PresentationAnchor: ChildWrapper {
    private struct Reference {
        weak var node: ViewNode?
    }

    private var references: [Reference] = []
    /// The number of references from which those of removed nodes are sought, which doubles: a loop may have very many nodes.
    private var limit = 8

    override func wrap(_ node: ViewNode, scope: ScopeCell, insertion: _ViewInputs.Insertion) -> ViewNode {
        if references.count >= limit {
            references.removeAll { $0.node?.hasEnded ?? true }
            limit = max(8, 2 * references.count)
        }
        references.append(Reference(node: node))
        return node
    }

    /// The frame of the first node in the window; nil without a node.
    var frame: CGRect? { references.lazy.compactMap(\.node).first { !$0.hasEnded }?.globalFrame }
}

/// The element of the presenting view, which adds and removes the presentation.
private final class PresentationSource<Presented: View>: ViewElement, ValueObserver {
    private typealias Content = ModifiedContent<
        ModifiedContent<Presented, _EnvironmentKeyWritingModifier<Bool>>, _TraitWritingModifier<ZIndexTraitKey>
    >

    private var modifier: PresentationModifier<Presented>
    private let inputs: _ViewInputs
    private let anchor: PresentationAnchor
    private var shown: (cell: FunctionCell<Content>, scope: EnvironmentScope)?
    private var shownFrame = CGRect.zero
    /// The exclusive presentations that this one belongs to while it is presented or waits.
    private var turns: PresentationTurns?
    /// The end of the presented view; nil if nothing is presented, or if nothing waits for the end.
    private var departure: PresentationDeparture?

    init(modifier: _GraphValue<PresentationModifier<Presented>>, anchor: PresentationAnchor, inputs: _ViewInputs) {
        self.modifier = modifier.value
        self.anchor = anchor
        self.inputs = inputs
        super.init(tree: inputs.unretainedTree, depth: inputs.depth)
        modifier.observe(by: self)
        // Wait until the enclosing views are made: they may be presented themselves.
        if self.modifier.isPresented { enqueue() }
    }

    func valueChanged(from old: PresentationModifier<Presented>, to new: PresentationModifier<Presented>) {
        guard !isSame(old, new) else { return }
        modifier = new
        enqueue()
    }

    private var anchorFrame: CGRect { anchor.frame ?? shownFrame }

    private func makeContent() -> () -> Content {
        let (modifier, frame) = (modifier, shownFrame)
        return {
            modifier.content(frame)
                .modifier(_EnvironmentKeyWritingModifier(keyPath: \.isInBar, value: false))
                .modifier(_TraitWritingModifier<ZIndexTraitKey>(value: modifier.level))
        }
    }

    override func performUpdate() {
        if modifier.isPresented {
            if modifier.followsAnchor { shownFrame = anchorFrame }
            if let shown {
                shown.cell.make = makeContent()
                shown.cell.invalidate()
            } else if let host = tree.presentationHost {
                guard !modifier.isExclusive || takeTurn() else { return }
                shown = host.present(from: inputs, makeContent())
                if modifier.isExclusive || modifier.onDismiss != nil, let shown {
                    let departure = PresentationDeparture(tree: inputs.unretainedTree, depth: inputs.depth + 1)
                    shown.cell.adopt(departure)
                    self.departure = departure
                }
                if modifier.returnsFocus || modifier.isModal, let shown { tree.focus.loans.begin(shown.cell, isModal: modifier.isModal) }
                if modifier.followsAnchor { tree.geometry.append(self) }
            }
        } else {
            departure?.action = modifier.onDismiss
            leaveTurn()
            dismiss()
        }
    }

    /// Returns whether this source may present now. Otherwise it is updated again when it may.
    private func takeTurn() -> Bool {
        if turns == nil { turns = PresentationTurns.turns(around: inputs.environment) }
        guard let turns, !turns.take(self) else { return true }
        // The other presentation may end in the same change.
        tree.schedule { [weak self] in self?.warnOfWaiting() }
        return false
    }

    private func warnOfWaiting() {
        guard !hasEnded, let turns, turns.isWaiting(self) else { return }
        warn(
            """
            Currently, only presenting a single sheet is supported.
            The next sheet will be presented when the currently presented sheet gets dismissed.
            """)
    }

    private func leaveTurn() {
        turns?.leave(self, departure: departure)
        turns = nil
        departure = nil
    }

    override func geometryMayHaveChanged() {
        guard let shown, anchorFrame != shownFrame else { return }
        shownFrame = anchorFrame
        shown.cell.make = makeContent()
        shown.cell.invalidate()
    }

    private func dismiss() {
        guard let shown else { return }
        self.shown = nil
        tree.geometry.remove(self)
        // The departing view may outlive the environment it comes from.
        shown.scope.detach()
        tree.focus.loans.end(shown.cell)
        tree.presentationHost?.dismiss(shown.cell)
    }

    override func end() {
        guard !hasEnded else { return }
        super.end()
        leaveTurn()
        dismiss()
    }
}

extension View {
    /// Presents a view above the root view, within the window, while `isPresented` is true.
    ///
    /// The content is proposed the size of the safe area and placed at its top leading corner. It is made anew, with new state, for each
    /// presentation. Give its parts transitions with their own animations. Presentations of a higher level are in front; of the same
    /// level, the later ones are.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the content is presented.
    ///   - onDismiss: Called when the content has disappeared after `isPresented` has become false.
    ///   - level: 1 for modal views, such as sheets, which take the focus from the views behind until they close; 2 for menus and other
    ///     small views in front of everything; less than 1 for presentations that leave the views behind interactive and focusable.
    ///   - content: The presented views.
    ///   - isExclusive: Whether the presentation waits, with SwiftUI's warning, while another exclusive one is shown by views of the
    ///     same presentation or of the window.
    nonisolated package func presentation<Presented: View>(
        isPresented: Bool, level: Double = 1, isExclusive: Bool = false, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Presented
    ) -> some View {
        modifier(
            PresentationModifier(
                isPresented: isPresented, level: level, content: { _ in content() }, followsAnchor: false, isExclusive: isExclusive,
                onDismiss: onDismiss))
    }

    /// Presents a view above the root view that depends on the frame of this view in the window, in points, and follows its changes.
    ///
    /// - Parameter returnsFocus: Whether the focus, if it is in the presented view when that closes, returns to the view that had it
    ///   before.
    nonisolated package func anchoredPresentation<Presented: View>(
        isPresented: Bool, level: Double = 2, returnsFocus: Bool = false, @ViewBuilder content: @escaping (CGRect) -> Presented
    ) -> some View {
        modifier(PresentationModifier(isPresented: isPresented, level: level, content: content, followsAnchor: true, returnsFocus: returnsFocus))
    }
}
