import Foundation

/// Calls functions when its content appears and disappears.
public struct _AppearanceActionModifier {
    /// Called after the content has been laid out for the first time.
    public var appear: (() -> Void)?
    /// Called when the content has gone.
    public var disappear: (() -> Void)?

    /// A modifier that calls the given functions.
    @inlinable nonisolated public init(appear: (() -> Void)? = nil, disappear: (() -> Void)? = nil) {
        self.appear = appear
        self.disappear = disappear
    }
}

extension _AppearanceActionModifier: UnaryNodeModifier {
    public typealias Body = Never

    nonisolated package static func makeNode(around child: ViewNode, modifier: _GraphValue<Self>, inputs: _ViewInputs) -> ViewNode {
        AppearActionNode(child: child, modifier: modifier, inputs: inputs)
    }
}

private final class AppearActionNode: UnaryNode, ValueObserver {
    private var modifier: _AppearanceActionModifier
    private var isVisible = true
    private var hasAppeared = false

    init(child: ViewNode, modifier: _GraphValue<_AppearanceActionModifier>, inputs: _ViewInputs) {
        self.modifier = modifier.value
        super.init(child: child, inputs: inputs)
        modifier.observe(by: self)
        scheduleAppearance()
    }

    private func scheduleAppearance() {
        tree.schedule { [self] in
            guard !hasEnded, isVisible, !hasAppeared, !isHiddenByAncestor else { return }
            hasAppeared = true
            modifier.appear?()
        }
    }

    private func disappear() {
        guard hasAppeared else { return }
        hasAppeared = false
        if let disappear = modifier.disappear { tree.schedule(disappear) }
    }

    override func visibilityChanged(to isVisible: Bool) {
        self.isVisible = isVisible
        if isVisible { scheduleAppearance() } else { disappear() }
    }

    func valueChanged(from old: _AppearanceActionModifier, to new: _AppearanceActionModifier) {
        modifier = new
    }

    override func end() {
        super.end()
        disappear()
    }

    override var typeName: String { modifier.appear == nil ? "onDisappear" : "onAppear" }
}

/// Calls a function when a value changes.
struct ValueActionModifier<Value: Equatable> {
    var value: Value
    var isInitial: Bool
    var action: (Value, Value) -> Void
}

extension ValueActionModifier: UnaryNodeModifier {
    typealias Body = Never

    nonisolated static func makeNode(around child: ViewNode, modifier: _GraphValue<Self>, inputs: _ViewInputs) -> ViewNode {
        ValueActionNode(child: child, modifier: modifier, inputs: inputs)
    }
}

private final class ValueActionNode<Value: Equatable>: UnaryNode, ValueObserver {
    private var modifier: ValueActionModifier<Value>
    private let budget = ActionBudget()

    init(child: ViewNode, modifier: _GraphValue<ValueActionModifier<Value>>, inputs: _ViewInputs) {
        self.modifier = modifier.value
        super.init(child: child, inputs: inputs)
        modifier.observe(by: self)
        if self.modifier.isInitial { call(from: self.modifier.value) }
    }

    func valueChanged(from old: ValueActionModifier<Value>, to new: ValueActionModifier<Value>) {
        let previous = modifier.value
        modifier = new
        if modifier.value != previous { call(from: previous) }
    }

    private func call(from previous: Value) {
        let (value, action) = (modifier.value, modifier.action)
        tree.schedule(within: budget, name: "onChange(of: \(Value.self))", for: self) { action(previous, value) }
    }

    override var typeName: String { "onChange" }
}

/// Runs an asynchronous function while its content is shown.
struct TaskModifier<ID: Equatable> {
    var id: ID
    var priority: TaskPriority
    var action: @Sendable @isolated(any) () async -> Void
}

extension TaskModifier: UnaryNodeModifier {
    typealias Body = Never

    nonisolated static func makeNode(around child: ViewNode, modifier: _GraphValue<Self>, inputs: _ViewInputs) -> ViewNode {
        TaskNode(child: child, modifier: modifier, inputs: inputs)
    }
}

private final class TaskNode<ID: Equatable>: UnaryNode, ValueObserver {
    private var modifier: TaskModifier<ID>
    private var task: Task<Void, Never>?
    private var isVisible = true

    init(child: ViewNode, modifier: _GraphValue<TaskModifier<ID>>, inputs: _ViewInputs) {
        self.modifier = modifier.value
        super.init(child: child, inputs: inputs)
        modifier.observe(by: self)
        start()
    }

    private func start() {
        tree.schedule { [self] in
            guard !hasEnded, isVisible, !isHiddenByAncestor else { return }
            let action = modifier.action
            if let task, !task.isCancelled { return }
            // Given as it is, so that tasks of the main actor are queued there at once, in the order in which they start.
            task = Task(priority: modifier.priority, operation: action)
        }
    }

    func valueChanged(from old: TaskModifier<ID>, to new: TaskModifier<ID>) {
        let previous = modifier.id
        modifier = new
        guard modifier.id != previous else { return }
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

/// Identifies a task that is started once.
private struct OnlyTask: Equatable {}

extension View {
    /// Calls a function after the view has been laid out for the first time.
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(_AppearanceActionModifier(appear: action))
    }

    /// Calls a function when the view has gone.
    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(_AppearanceActionModifier(disappear: action))
    }

    /// Calls a function when a value changes, and at first if `initial`.
    nonisolated public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some View {
        modifier(ValueActionModifier(value: value, isInitial: initial) { _, _ in action() })
    }

    /// Calls a function with the old and the new value when a value changes, and with the value twice at first if `initial`.
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        modifier(ValueActionModifier(value: value, isInitial: initial, action: action))
    }

    /// Calls a function with the new value when a value changes.
    @available(*, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead.")
    nonisolated public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some View {
        modifier(ValueActionModifier(value: value, isInitial: false) { action($1) })
    }

    /// Runs an asynchronous function while the view is shown; it is cancelled when the view goes.
    @preconcurrency nonisolated public func task(
        priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable @isolated(any) () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: OnlyTask(), priority: priority, action: action))
    }

    /// Runs an asynchronous function while the view is shown; it is cancelled, and started anew, when the value changes.
    @preconcurrency nonisolated public func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable @isolated(any) () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: value, priority: priority, action: action))
    }
}
