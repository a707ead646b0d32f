import AttributeGraph
import Foundation

/// Calls functions when its content appears and disappears.
public struct _AppearanceActionModifier {
    /// Called after the content has been laid out for the first time.
    public var appear: (() -> Void)?
    /// Called after the content has been removed.
    public var disappear: (() -> Void)?

    /// Creates a modifier that calls the given functions; nil for none.
    @inlinable nonisolated public init(appear: (() -> Void)? = nil, disappear: (() -> Void)? = nil) {
        self.appear = appear
        self.disappear = disappear
    }
}

extension _AppearanceActionModifier: UnaryNodeModifier {
    public typealias Body = Never

    typealias Node = AppearActionNode
}

extension _AppearanceActionModifier {
    nonisolated public static func _makeView<Content: View>(
        modifier: _GraphValue<Self>, content: _GraphValue<Content>, inputs: _ViewInputs
    ) {
        inputs.wrappingEmission(with: AppearActionWrapper(modifier, inputs)) {
            NativeStack.withSpace { Content._makeView(content, inputs: inputs) }
        }
    }
}

/// Makes the nodes of one modifier around several views, such as those of a loop, which appear and disappear together. Views in the background of
/// several views, and copies of a content, have modifiers of their own.
private final class AppearActionWrapper: ChildWrapper {
    private let modifier: _GraphValue<_AppearanceActionModifier>
    private let inputs: _ViewInputs
    private let siblings = AppearActionNode.Siblings()

    init(_ modifier: _GraphValue<_AppearanceActionModifier>, _ inputs: _ViewInputs) {
        self.modifier = modifier
        self.inputs = inputs
    }

    override func wrap(_ node: ViewNode, scope: ScopeCell, insertion: _ViewInputs.Insertion) -> ViewNode {
        AppearActionNode(child: node, modifier: modifier, inputs: inputs.with { $0.scope = scope }, siblings: siblings)
    }
}

final class AppearActionNode: ObservingNode<_AppearanceActionModifier> {
    /// The nodes of one modifier.
    fileprivate final class Siblings {
        var appearedCount = 0
    }

    private var isVisible = true
    private var hasAppeared = false
    private let siblings: Siblings

    fileprivate init(child: ViewNode, modifier: _GraphValue<_AppearanceActionModifier>, inputs: _ViewInputs, siblings: Siblings) {
        self.siblings = siblings
        super.init(child: child, modifier: modifier, inputs: inputs)
        scheduleAppearance()
    }

    required convenience init(child: ViewNode, modifier: _GraphValue<_AppearanceActionModifier>, inputs: _ViewInputs) {
        self.init(child: child, modifier: modifier, inputs: inputs, siblings: Siblings())
    }

    private func scheduleAppearance() {
        tree.schedule(for: self) { [self] in
            guard !hasEnded, isVisible, !hasAppeared, !isHiddenByAncestor else { return }
            hasAppeared = true
            siblings.appearedCount += 1
            if siblings.appearedCount == 1 { modifier.appear?() }
        }
    }

    private func disappear() {
        guard hasAppeared else { return }
        hasAppeared = false
        // Siblings may appear in the same change.
        tree.scheduleDisappearance { [siblings, disappear = modifier.disappear] in
            siblings.appearedCount -= 1
            if siblings.appearedCount == 0 { disappear?() }
        }
    }

    override func visibilityChanged(to isVisible: Bool) {
        self.isVisible = isVisible
        if isVisible { scheduleAppearance() } else { disappear() }
    }

    override func end() {
        super.end()
        disappear()
    }

    override var typeName: String { modifier.appear == nil ? "onDisappear" : "onAppear" }
}

/// Calls a function when a value changes.
struct _ValueActionModifier<Value: Equatable> {
    var value: Value
    var isInitial: Bool
    /// Whether a change calls the function of the modifier before the change, which has captured the old values of the program.
    var callsPreviousAction = false
    var action: (Value, Value) -> Void
}

extension _ValueActionModifier: UnaryNodeModifier {
    typealias Body = Never
    typealias Node = ValueActionNode<Value>
}

final class ValueActionNode<Value: Equatable>: ObservingNode<_ValueActionModifier<Value>> {
    private let budget = ActionBudget()

    required init(child: ViewNode, modifier: _GraphValue<_ValueActionModifier<Value>>, inputs: _ViewInputs) {
        super.init(child: child, modifier: modifier, inputs: inputs)
        if self.modifier.isInitial { call(from: self.modifier) }
    }

    override func modifierChanged(from old: _ValueActionModifier<Value>) {
        if modifier.value != old.value { call(from: old) }
    }

    private func call(from old: _ValueActionModifier<Value>) {
        let value = modifier.value
        let action = modifier.callsPreviousAction ? old.action : modifier.action
        tree.schedule(within: budget, name: "onChange(of: \(Value.self))", for: self, as: .view(self)) { action(old.value, value) }
    }

    override var typeName: String { "onChange" }
}

/// Runs an asynchronous function while its content is visible.
struct TaskModifier<ID: Equatable> {
    var id: ID
    var name: String?
    var executor: (any TaskExecutor)?
    var priority: TaskPriority
    var action: @Sendable @isolated(any) () async -> Void
}

extension TaskModifier: UnaryNodeModifier {
    typealias Body = Never
    typealias Node = TaskNode<ID>
}

final class TaskNode<ID: Equatable>: ObservingNode<TaskModifier<ID>> {
    private var task: Task<Void, Never>?
    private var isVisible = true

    required init(child: ViewNode, modifier: _GraphValue<TaskModifier<ID>>, inputs: _ViewInputs) {
        super.init(child: child, modifier: modifier, inputs: inputs)
        start()
    }

    private func start() {
        tree.schedule(for: self) { [self] in
            guard !hasEnded, isVisible, !isHiddenByAncestor else { return }
            let action = modifier.action
            if let task, !task.isCancelled { return }
            // Passed unchanged, so that tasks of the main actor are enqueued there at once, in the order in which they start.
            task =
                if let executor = modifier.executor {
                    Task(name: modifier.name, executorPreference: executor, priority: modifier.priority, operation: action)
                } else {
                    Task(name: modifier.name, priority: modifier.priority, operation: action)
                }
        }
    }

    override func modifierChanged(from old: TaskModifier<ID>) {
        guard modifier.id != old.id else { return }
        task?.cancel()
        start()
    }

    override func visibilityChanged(to isVisible: Bool) {
        self.isVisible = isVisible
        if isVisible {
            start()
        } else {
            task?.cancel()
        }
    }

    override func end() {
        super.end()
        task?.cancel()
    }

    override var typeName: String { "task" }
}

/// The identity of a task that is started once.
private struct OnlyTask: Equatable {}

extension View {
    /// Performs an action when the view appears, after it has been laid out.
    ///
    /// The action runs again whenever the view appears after having disappeared, such as when a lazy container shows it again.
    ///
    /// - Parameter action: The action; nil has no effect.
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(_AppearanceActionModifier(appear: action))
    }

    /// Performs an action when the view has disappeared: when it was removed or, in a lazy container, when it became invisible.
    ///
    /// The action runs only for a view that has appeared before.
    ///
    /// - Parameter action: The action; nil has no effect.
    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(_AppearanceActionModifier(disappear: action))
    }

    /// Performs an action when a value changes.
    ///
    ///     TextField("Search", text: $query)
    ///         .onChange(of: query) { search() }
    ///
    /// The action runs after the change has been laid out, and at most twice per frame; further runs are dropped, with a warning.
    ///
    /// - Parameters:
    ///   - value: The observed value, compared by `==`.
    ///   - initial: Whether the action also runs when the view is created; false by default.
    ///   - action: The action.
    nonisolated public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some View {
        modifier(_ValueActionModifier(value: value, isInitial: initial) { _, _ in action() })
    }

    /// Performs an action with the old and the new value when a value changes.
    ///
    /// - Parameters:
    ///   - value: The observed value, compared by `==`.
    ///   - initial: Whether the action also runs when the view is created, with the same value twice; false by default.
    ///   - action: The action, called as described at `onChange(of:initial:_:)` without parameters.
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        modifier(_ValueActionModifier(value: value, isInitial: initial, action: action))
    }

    /// Performs an action with the new value when a value changes.
    ///
    /// The action is the one of the view before the change: its capture list has the old values. Those of the other forms have the new ones.
    ///
    ///     .onChange(of: count) { [count] newCount in print(count, newCount) }    // 1 2
    @available(*, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead.")
    nonisolated public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some View {
        modifier(_ValueActionModifier(value: value, isInitial: false, callsPreviousAction: true) { action($1) })
    }

    /// Runs an asynchronous function while the view is visible.
    ///
    /// The task starts when the view has been laid out and is cancelled when the view disappears; it starts again when the view
    /// reappears.
    ///
    /// - Parameters:
    ///   - priority: The priority of the task; `.userInitiated` by default.
    ///   - action: The function.
    @preconcurrency nonisolated public func task(
        priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable @isolated(any) () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: OnlyTask(), priority: priority, action: action))
    }

    /// Runs an asynchronous function while the view is visible, and restarts it whenever a value changes.
    ///
    /// - Parameters:
    ///   - value: The value, compared by `==`. A change cancels the running task and starts a new one.
    ///   - priority: The priority of the task; `.userInitiated` by default.
    ///   - action: The function.
    @preconcurrency nonisolated public func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable @isolated(any) () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: value, priority: priority, action: action))
    }

    /// Runs an asynchronous function with a name while the view is visible; see ``task(priority:_:)``.
    ///
    /// - Parameters:
    ///   - name: The name of the task, which debuggers show.
    ///   - taskExecutor: The executor on which the function runs where it is not isolated to an actor; nil for the default.
    ///   - priority: The priority of the task; `.userInitiated` by default.
    ///   - action: The function.
    @preconcurrency nonisolated public func task(
        name: String, executorPreference taskExecutor: (any TaskExecutor)? = nil, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable @isolated(any) () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: OnlyTask(), name: name, executor: taskExecutor, priority: priority, action: action))
    }

    /// Runs an asynchronous function with a name while the view is visible, and restarts it whenever a value changes; see
    /// ``task(id:priority:_:)``.
    ///
    /// - Parameters:
    ///   - value: The value, compared by `==`. A change cancels the running task and starts a new one.
    ///   - name: The name of the task, which debuggers show.
    ///   - taskExecutor: The executor on which the function runs where it is not isolated to an actor; nil for the default.
    ///   - priority: The priority of the task; `.userInitiated` by default.
    ///   - action: The function.
    @preconcurrency nonisolated public func task<T: Equatable>(
        id value: T, name: String, executorPreference taskExecutor: (any TaskExecutor)? = nil, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable @isolated(any) () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: value, name: name, executor: taskExecutor, priority: priority, action: action))
    }
}
