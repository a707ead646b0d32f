import AttributeGraph
import CoreGraphics
import Foundation

/// What lies over the root view: sheets, alerts, popovers, menus; the one presented last in front.
///
/// A part of the root's own content, so that a picture, a window and a test show it alike. What is presented is made with the
/// environment of the view that presents it, lies in the root (which proposes the window less what is covered, as it does to
/// the root view), and comes and goes by its own transitions. Use `View.presentation(isPresented:level:content:)`.
package final class PresentationHost: DynamicChildren {
    private var items = ContiguousArray<DynamicChild>()

    init(tree: ViewTree) {
        super.init(tree: tree, depth: 2)
    }

    package override func forEachItem(_ body: (DynamicChild) -> Void) {
        for item in items { body(item) }
    }

    /// Whether anything is presented.
    package var isEmpty: Bool { items.isEmpty }

    fileprivate func present<Presented: View>(
        from inputs: _ViewInputs, _ content: @escaping () -> Presented
    ) -> (cell: FunctionCell<Presented>, scope: EnvironmentScope) {
        let cell = FunctionCell(tree: tree, depth: inputs.depth + 1, make: content)
        let scope = EnvironmentScope(
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

/// Shows a view over the root view while it is asked to.
struct PresentationModifier<Presented: View> {
    var isPresented: Bool
    var level: Double
    /// Makes the view, given the frame in the window of the view that presents it.
    var content: (CGRect) -> Presented
    /// Whether `content` wants to know when that frame changes.
    var followsAnchor: Bool
    /// Whether the focus goes back to who had it before.
    var returnsFocus = false
}

extension PresentationModifier: ViewModifier {
    typealias Body = Never

    nonisolated static func _makeView<Content: View>(
        modifier: _GraphValue<Self>, content: _GraphValue<Content>, inputs: _ViewInputs
    ) {
        let start = inputs.tree.emission.count
        Content._makeView(content, inputs: inputs)
        let anchor = inputs.tree.emission.count > start ? inputs.tree.emission[start] : nil
        inputs.scope.adopt(PresentationSource(modifier: modifier, anchor: anchor, inputs: inputs))
    }
}

/// The view that presents.
private final class PresentationSource<Presented: View>: ViewElement, ValueObserver {
    private typealias Content = ModifiedContent<
        ModifiedContent<Presented, _EnvironmentKeyWritingModifier<Bool>>, _TraitWritingModifier<ZIndexTraitKey>
    >

    private var modifier: PresentationModifier<Presented>
    private let inputs: _ViewInputs
    private let anchor: NodeEntry?
    private var shown: (cell: FunctionCell<Content>, scope: EnvironmentScope)?
    private var shownFrame = CGRect.zero

    init(modifier: _GraphValue<PresentationModifier<Presented>>, anchor: NodeEntry?, inputs: _ViewInputs) {
        self.modifier = modifier.value
        self.anchor = anchor
        self.inputs = inputs
        super.init(tree: inputs.tree, depth: inputs.depth)
        modifier.observe(by: self)
        // Not before the views around are made: they may be presented themselves.
        if self.modifier.isPresented { enqueue() }
    }

    func valueChanged(from old: PresentationModifier<Presented>, to new: PresentationModifier<Presented>) {
        guard !isSame(old, new) else { return }
        modifier = new
        enqueue()
    }

    private var anchorFrame: CGRect {
        var nodes = ContiguousArray<ViewNode>()
        switch anchor {
        case .node(let node): nodes.append(node)
        case .dynamic(let dynamicChildren): dynamicChildren.appendNodes(to: &nodes)
        case nil: break
        }
        guard let node = nodes.first, !node.hasEnded else { return shownFrame }
        return node.globalFrame
    }

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
            } else if let layer = tree.presentationHost {
                shown = layer.present(from: inputs, makeContent())
                if modifier.returnsFocus, let shown { tree.focusLoans.begin(shown.cell) }
                if modifier.followsAnchor { tree.geometryObservers.append(self) }
            }
        } else {
            dismiss()
        }
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
        tree.geometryObservers.remove(self)
        if modifier.returnsFocus { tree.focusLoans.end(shown.cell) }
        tree.presentationHost?.dismiss(shown.cell)
    }

    override func end() {
        guard !hasEnded else { return }
        super.end()
        // What goes may be seen a while longer than the environment it has come from.
        shown?.scope.detach()
        dismiss()
    }
}

extension View {
    /// Shows a view over the root view, in the window's own picture, while `isPresented`.
    ///
    /// The content is proposed the window less what is covered and lies at its leading top corner; it is new, with new state,
    /// each time. Give its parts transitions with animations of their own. What has a higher level lies in front; of the same
    /// level, what is presented later.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the content is shown.
    ///   - level: 1 for what is modal, such as sheets; 2 for menus and other small things in front of everything; less than 1 for
    ///     what lets the views behind be used and have the focus.
    ///   - content: The views to show.
    nonisolated package func presentation<Presented: View>(
        isPresented: Bool, level: Double = 1, @ViewBuilder content: @escaping () -> Presented
    ) -> some View {
        modifier(PresentationModifier(isPresented: isPresented, level: level, content: { _ in content() }, followsAnchor: false))
    }

    /// Shows a view over the root view, which is made from the frame of this view in the window, in points, and follows it.
    ///
    /// - Parameter returnsFocus: Whether the focus goes back to who had it before when the view goes with it.
    nonisolated package func anchoredPresentation<Presented: View>(
        isPresented: Bool, level: Double = 2, returnsFocus: Bool = false, @ViewBuilder content: @escaping (CGRect) -> Presented
    ) -> some View {
        modifier(PresentationModifier(isPresented: isPresented, level: level, content: content, followsAnchor: true, returnsFocus: returnsFocus))
    }
}
