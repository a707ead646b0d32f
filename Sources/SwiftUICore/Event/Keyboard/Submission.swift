/// The kinds of submission.
public struct SubmitTriggers: OptionSet, Sendable {
    public typealias RawValue = Int

    public let rawValue: SubmitTriggers.RawValue

    /// Creates a set from its bits.
    public init(rawValue: SubmitTriggers.RawValue) {
        self.rawValue = rawValue
    }

    /// Return in a text field.
    public static let text = SubmitTriggers(rawValue: 1 << 0)
    /// Return in a search field.
    public static let search = SubmitTriggers(rawValue: 1 << 1)
}

/// The label of the submit key of an on-screen keyboard.
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

    /// The text of the label.
    package var title: String { "\(kind)".prefix(1).uppercased() + "\(kind)".dropFirst() }
}

extension EnvironmentValues {
    /// The label of the submit key. Defaults to `return`.
    @Entry package var submitLabel = SubmitLabel.return
}

/// Calls a function when a view in its content submits, or hides submissions from the enclosing views.
struct SubmitModifier {
    var triggers: SubmitTriggers
    var action: (() -> Void)?
    var isBarrier: Bool
}

extension SubmitModifier: UnaryNodeModifier {
    typealias Body = Never
    typealias Node = SubmitNode
}

final class SubmitNode: ObservingNode<SubmitModifier> {
    override var typeName: String { modifier.action == nil ? "submitScope" : "onSubmit" }
}

extension ViewNode {
    /// Calls the submit actions of the enclosing views, from the innermost outwards. Returns whether there are any.
    @discardableResult
    package final func submit(_ trigger: SubmitTriggers) -> Bool {
        var isHandled = false
        var node: ViewNode? = self
        while let current = node {
            // The action may end the node.
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
    /// Calls a function when a view inside submits. Actions of nested views are called first.
    nonisolated public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping (() -> Void)) -> some View {
        modifier(SubmitModifier(triggers: triggers, action: action, isBarrier: false))
    }

    /// Hides submissions of the views inside from the enclosing views.
    nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
        modifier(SubmitModifier(triggers: [], action: nil, isBarrier: isBlocking))
    }

    /// Sets the label of the submit key of an on-screen keyboard.
    nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
        environment(\.submitLabel, submitLabel)
    }
}

/// Submits on behalf of a view elsewhere in the tree, such as a search field in a bar for the content of the page.
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
    typealias Node = SubmitSourceNode
}

final class SubmitSourceNode: UnaryNode, ModifierNode {
    init(child: ViewNode, modifier: _GraphValue<SubmitSourceModifier>, inputs: _ViewInputs) {
        super.init(child: child, inputs: inputs)
        modifier.value.source.node = self
    }

    override var typeName: String { "submitSource" }
}

extension View {
    /// Makes the view the origin of the submissions of a source.
    nonisolated package func submitSource(_ source: SubmitSource) -> some View {
        modifier(SubmitSourceModifier(source: source))
    }
}
