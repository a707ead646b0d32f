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

    @inlinable @inline(__always) nonisolated init(storage: Storage) {
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
        inputs.emitDynamicContent { $0.emitBranches(of: view) }
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
        inputs.emitDynamicContent { $0.emitBranches(of: view) }
    }
}

extension Optional: BranchingContent where Wrapped: View {
    func visitBranch(_ visitor: inout some BranchVisitor) {
        if let self { visitor.visit(self, branch: 0) }
    }
}

extension _ViewInputs {
    /// Emits the dynamic children of a condition.
    fileprivate func emitBranches<Source: BranchingContent>(of source: _GraphValue<Source>) {
        unretainedTree.use { emit($0.types.branchMaker(of: Source.self).makeChildren(source: source, inputs: self)) }
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
final class BranchChildren<Source: BranchingContent>: ReplaceableChild, ValueObserver {
    private let source: _GraphValue<Source>

    required init(source: _GraphValue<Source>, inputs: _ViewInputs) {
        self.source = source
        super.init(inputs: inputs)
        source.observe(by: self)
        performUpdate()
    }

    func valueChanged(from old: Source, to new: Source) {
        enqueue()
    }

    override func performUpdate() {
        var taken = TakenBranch(children: self)
        source.value.visitBranch(&taken)
        if taken.isNone { showNothing() }
    }
}

/// Shows the view of the taken branch. It is not generic, so that no update of a condition asks the runtime for its type.
private struct TakenBranch: BranchVisitor {
    let children: ReplaceableChild
    var isNone = true

    mutating func visit<Content: View>(_ content: Content, branch: Int) {
        isNone = false
        children.show(content, branch: branch)
    }
}

extension _ConditionalContent.Storage: CustomComparable {
    /// The branches' contents share the same memory: bytes after the shorter one are undefined.
    package func isSame(as other: Self) -> Bool {
        switch (self, other) {
        case (.trueContent(let old), .trueContent(let new)): SwiftUICore.isSame(old, new)
        case (.falseContent(let old), .falseContent(let new)): SwiftUICore.isSame(old, new)
        default: false
        }
    }
}
