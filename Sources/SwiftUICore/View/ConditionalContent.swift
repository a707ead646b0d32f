/// The view of an `if`-`else` or `switch` statement in a view builder: one of two views.
///
/// The view of a branch is created when the branch is taken and removed, with its state, when the other branch is taken.
public struct _ConditionalContent<TrueContent, FalseContent> {
    /// The view of the branch that was taken.
    public enum Storage {
        case trueContent(TrueContent)
        case falseContent(FalseContent)
    }

    @usableFromInline let storage: Storage

    nonisolated init(storage: Storage) {
        self.storage = storage
    }
}

extension _ConditionalContent {
    /// The content of the branch that was taken.
    nonisolated package var branch: Storage { storage }

    /// Creates the content of one branch, which need not be a view.
    nonisolated package init(branch: Storage) {
        self.init(storage: branch)
    }
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
    public typealias Body = Never

    public var body: Never { preconditionFailure("body() should not be called on \(Self.self).") }

    nonisolated public static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        inputs.emitDynamicContent { $0.emit(BranchChildren(source: view, inputs: $0)) }
    }
}

extension _ConditionalContent: BranchingContent where TrueContent: View, FalseContent: View {
    func visitBranch(_ visitor: inout some BranchVisitor) {
        switch storage {
        case .trueContent(let content): visitor.visit(content, branch: 0)
        case .falseContent(let content): visitor.visit(content, branch: 1)
        }
    }
}

extension Optional: View where Wrapped: View {
    public typealias Body = Never

    public var body: Never { preconditionFailure("body() should not be called on \(Self.self).") }

    nonisolated public static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        inputs.emitDynamicContent { $0.emit(BranchChildren(source: view, inputs: $0)) }
    }
}

extension Optional: BranchingContent where Wrapped: View {
    func visitBranch(_ visitor: inout some BranchVisitor) {
        if let self { visitor.visit(self, branch: 0) }
    }
}

/// Content that is one of several views, or none.
protocol BranchingContent {
    func visitBranch(_ visitor: inout some BranchVisitor)
}

protocol BranchVisitor {
    mutating func visit<Content: View>(_ content: Content, branch: Int)
}

/// The dynamic children of a condition: the view of the taken branch, which keeps its state as long as the branch is taken.
private final class BranchChildren<Source: BranchingContent>: DynamicChildren, BranchVisitor, ValueObserver {
    private let source: _GraphValue<Source>
    private let inputs: _ViewInputs
    private var item: DynamicChild?
    private var branch: Int?
    private var visited = false

    init(source: _GraphValue<Source>, inputs: _ViewInputs) {
        self.source = source
        self.inputs = inputs
        super.init(tree: inputs.tree, depth: inputs.depth)
        inputs.scope.adopt(self)
        source.observe(by: self)
        performUpdate()
    }

    override func forEachItem(_ body: (DynamicChild) -> Void) {
        if let item { body(item) }
    }

    func valueChanged(from old: Source, to new: Source) {
        enqueue()
    }

    override func performUpdate() {
        visited = false
        var visitor = self
        source.value.visitBranch(&visitor)
        if !visited, let item {
            self.item = nil
            branch = nil
            retire(item)
            nodesChanged()
        }
    }

    func visit<Content: View>(_ content: Content, branch: Int) {
        visited = true
        if branch == self.branch, let cell = item as? ContentCell<Content> {
            cell.set(content)
            return
        }
        let old = item
        let cell = ContentCell<Content>(tree: tree, depth: depth + 1)
        cell.set(content)
        item = cell
        self.branch = branch
        fill(
            cell,
            inputs: inputs.with {
                $0.scope = cell; $0.depth += 2
            }
        ) {
            Content._makeView(_GraphValue(cell: cell, offset: 0), inputs: $0)
        }
        if let old { retire(old) }
        nodesChanged()
    }
}

extension _ConditionalContent.Storage: CustomComparable {
    /// The branches' contents share the same memory: bytes after the shorter one are undefined.
    package func isSame(as other: Self) -> Bool {
        switch (self, other) {
        case (.trueContent(let old), .trueContent(let new)):
            withUnsafePointer(to: old) { old in withUnsafePointer(to: new) { SwiftUICore.isSame(old, $0) } }
        case (.falseContent(let old), .falseContent(let new)):
            withUnsafePointer(to: old) { old in withUnsafePointer(to: new) { SwiftUICore.isSame(old, $0) } }
        default: false
        }
    }
}
