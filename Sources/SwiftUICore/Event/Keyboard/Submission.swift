/// What makes a view submit what was entered.
public struct SubmitTriggers: OptionSet, Sendable {
    public typealias RawValue = Int

    public let rawValue: SubmitTriggers.RawValue

    /// The triggers with the given bits.
    public init(rawValue: SubmitTriggers.RawValue) {
        self.rawValue = rawValue
    }

    /// Return in a field for text.
    public static let text = SubmitTriggers(rawValue: 1 << 0)
    /// Return in a field for a search.
    public static let search = SubmitTriggers(rawValue: 1 << 1)
}

/// What the key says that submits.
public struct SubmitLabel: Sendable {
    enum Kind: Hashable { case done, go, send, join, route, search, `return`, next, `continue` }

    let kind: Kind

    public static var done: SubmitLabel { SubmitLabel(kind: .done) }
    public static var go: SubmitLabel { SubmitLabel(kind: .go) }
    public static var send: SubmitLabel { SubmitLabel(kind: .send) }
    public static var join: SubmitLabel { SubmitLabel(kind: .join) }
    public static var route: SubmitLabel { SubmitLabel(kind: .route) }
    public static var search: SubmitLabel { SubmitLabel(kind: .search) }
    public static var `return`: SubmitLabel { SubmitLabel(kind: .return) }
    public static var next: SubmitLabel { SubmitLabel(kind: .next) }
    public static var `continue`: SubmitLabel { SubmitLabel(kind: .continue) }

    /// The word, for keyboards on a screen.
    package var title: String { "\(kind)".prefix(1).uppercased() + "\(kind)".dropFirst() }
}

private enum SubmitLabelKey: EnvironmentKey { static let defaultValue = SubmitLabel.return }

extension EnvironmentValues {
    /// What the key says that submits.
    package var submitLabel: SubmitLabel {
        get { self[SubmitLabelKey.self] }
        set { self[SubmitLabelKey.self] = newValue }
    }
}

/// Calls a function when a view in its content submits, or keeps that from the views around.
struct SubmitModifier {
    var triggers: SubmitTriggers
    var action: (() -> Void)?
    var isBarrier: Bool
}

extension SubmitModifier: UnaryNodeModifier {
    typealias Body = Never

    nonisolated static func makeNode(around child: ViewNode, modifier: _GraphValue<Self>, inputs: _ViewInputs) -> ViewNode {
        SubmitNode(child: child, modifier: modifier, inputs: inputs)
    }
}

private final class SubmitNode: ObservingNode<SubmitModifier> {
    override var typeName: String { modifier.action == nil ? "submitScope" : "onSubmit" }
}

extension ViewNode {
    /// Calls the functions around this view that want to know of a submission, the innermost first; says whether there are any.
    @discardableResult
    package final func submit(_ trigger: SubmitTriggers) -> Bool {
        var isHandled = false
        var node: ViewNode? = self
        while let current = node {
            // The function may end the view.
            node = current.parent
            guard let modifier = (current as? SubmitNode)?.modifier else { continue }
            if modifier.isBarrier { break }
            guard let action = modifier.action, !modifier.triggers.isDisjoint(with: trigger) else { continue }
            action()
            isHandled = true
        }
        return isHandled
    }
}

extension View {
    /// Calls a function when something in the view submits what was entered, after those inside it.
    nonisolated public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping (() -> Void)) -> some View {
        modifier(SubmitModifier(triggers: triggers, action: action, isBarrier: false))
    }

    /// Keeps what is submitted in the view from the views around it.
    nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
        modifier(SubmitModifier(triggers: [], action: nil, isBarrier: isBlocking))
    }

    /// Says what the key says that submits.
    nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
        environment(\.submitLabel, submitLabel)
    }
}

/// Submits at a view for something that lies elsewhere, such as a field in a bar for the content of the page.
package final class SubmitSource {
    fileprivate weak var node: ViewNode?

    package init() {}

    package func submit(_ trigger: SubmitTriggers) { node?.submit(trigger) }
}

struct SubmitSourceModifier {
    var source: SubmitSource
}

extension SubmitSourceModifier: UnaryNodeModifier {
    typealias Body = Never

    nonisolated static func makeNode(around child: ViewNode, modifier: _GraphValue<Self>, inputs: _ViewInputs) -> ViewNode {
        SubmitSourceNode(child: child, modifier: modifier, inputs: inputs)
    }
}

private final class SubmitSourceNode: UnaryNode {
    init(child: ViewNode, modifier: _GraphValue<SubmitSourceModifier>, inputs: _ViewInputs) {
        super.init(child: child, inputs: inputs)
        modifier.value.source.node = self
    }

    override var typeName: String { "submitSource" }
}

extension View {
    /// Makes the view the one at which a source submits.
    nonisolated package func submitSource(_ source: SubmitSource) -> some View {
        modifier(SubmitSourceModifier(source: source))
    }
}
