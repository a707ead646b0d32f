import CoreGraphics
import Foundation

/// A type-erased transition.
public struct AnyTransition: @unchecked Sendable {
    // Safe to send: the box is immutable.
    let box: TransitionBox

    init(box: TransitionBox) {
        self.box = box
    }

    /// Erases the type of a transition.
    public init<T: Transition>(_ transition: T) {
        box = TypedTransitionBox(transition)
    }

    /// The view appears and disappears without a transition.
    public static let identity = AnyTransition(IdentityTransition())
    /// The view fades in and out.
    public static let opacity = AnyTransition(OpacityTransition())
    /// The view moves in from the leading edge and out to the trailing edge.
    public static var slide: AnyTransition { AnyTransition(SlideTransition()) }
    /// The view grows from its center and shrinks to it.
    public static var scale: AnyTransition { scale(scale: CGFloat(ScaleTransition.smallestScale)) }

    /// The view grows from a multiple of its size, and shrinks to it, around an anchor.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition(ScaleTransition(Double(scale), anchor: anchor))
    }

    /// The view moves in from an edge, and out to it, by its own size.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }

    /// The view moves in from an offset in points, and out to it.
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(OffsetTransition(offset)) }

    /// The view moves in from an offset in points, and out to it.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { offset(CGSize(width: x, height: y)) }

    /// The view moves in from an edge and out to the opposite edge while it fades.
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition(PushTransition(edge: edge)) }

    /// The view is modified by `identity` while it is present, and by `active` before it appears and after it disappears.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        AnyTransition(ModifierTransition(active: active, identity: identity))
    }

    /// The view appears with one transition and disappears with another.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        AnyTransition(
            box: CombinedTransitionBox(
                first: MaskedTransitionBox(base: insertion.box, phases: .appearing),
                second: MaskedTransitionBox(base: removal.box, phases: .disappearing)))
    }

    /// Combines both transitions.
    public func combined(with other: AnyTransition) -> AnyTransition {
        AnyTransition(box: CombinedTransitionBox(first: box, second: other.box))
    }

    /// Gives the transition its own animation, which replaces that of the change; nil turns animation off.
    public func animation(_ animation: Animation?) -> AnyTransition {
        AnyTransition(box: AnimatedTransitionBox(base: box, animation: animation))
    }
}

/// The phases in which a transition modifies the view.
struct TransitionPhases: OptionSet {
    let rawValue: Int
    static let appearing = TransitionPhases(rawValue: 1)
    static let disappearing = TransitionPhases(rawValue: 2)
    static let all: TransitionPhases = [.appearing, .disappearing]

    func masked(_ phase: TransitionPhase) -> TransitionPhase {
        switch phase {
        case .willAppear: contains(.appearing) ? phase : .identity
        case .didDisappear: contains(.disappearing) ? phase : .identity
        case .identity: phase
        }
    }
}

/// A transition of any type.
class TransitionBox {
    /// Makes the modified view and adds the drivers that control it to `drivers`.
    func makeView(
        _ content: ModifierContent, inputs: _ViewInputs, phase: TransitionPhase, phases: TransitionPhases,
        drivers: inout [TransitionDriver]
    ) {}

    /// The transition's own animation in a phase; nil if it uses that of the change.
    func animation(in phase: TransitionPhases) -> Animation?? { nil }

    /// Whether the transition changes nothing in a phase.
    func isIdentity(in phase: TransitionPhases) -> Bool { false }

    /// Whether the layout of the view is the same before and after it appears.
    var keepsLayoutWhenAppearing: Bool { false }

    /// Replaces the transitions of drivers made by a box of the same structure, consuming them in the order in which they were added.
    func replace(_ drivers: inout ArraySlice<TransitionDriver>) {}
}

private final class TypedTransitionBox<T: Transition>: TransitionBox {
    private let transition: T

    init(_ transition: T) {
        self.transition = transition
    }

    override func makeView(
        _ content: ModifierContent, inputs: _ViewInputs, phase: TransitionPhase, phases: TransitionPhases,
        drivers: inout [TransitionDriver]
    ) {
        if T.properties.hasMotion, inputs.environment.values.accessibilityReduceMotion {
            return add(TypedTransitionDriver(OpacityTransition(), inputs: inputs, phase: phase, phases: phases), content, inputs, &drivers)
        }
        add(TypedTransitionDriver(transition, inputs: inputs, phase: phase, phases: phases), content, inputs, &drivers)
    }

    private func add<Shown: Transition>(
        _ driver: TypedTransitionDriver<Shown>, _ content: ModifierContent, _ inputs: _ViewInputs, _ drivers: inout [TransitionDriver]
    ) {
        drivers.append(driver)
        driver.makeView(content, inputs: inputs)
    }

    override func animation(in phase: TransitionPhases) -> Animation?? { transition.ownAnimation(in: phase) }
    override func isIdentity(in phase: TransitionPhases) -> Bool { transition is IdentityTransition }
    override var keepsLayoutWhenAppearing: Bool { T.properties.keepsLayout }

    override func replace(_ drivers: inout ArraySlice<TransitionDriver>) {
        (drivers.popFirst() as? TypedTransitionDriver<T>)?.transition = transition
    }
}

private final class CombinedTransitionBox: TransitionBox {
    private let first: TransitionBox
    private let second: TransitionBox

    init(first: TransitionBox, second: TransitionBox) {
        self.first = first
        self.second = second
    }

    override func makeView(
        _ content: ModifierContent, inputs: _ViewInputs, phase: TransitionPhase, phases: TransitionPhases,
        drivers: inout [TransitionDriver]
    ) {
        let inner = TransitionContent(first, content, phase: phase, phases: phases, in: inputs.scope)
        second.makeView(inner, inputs: inputs, phase: phase, phases: phases, drivers: &drivers)
        drivers += inner.drivers
    }

    override func animation(in phase: TransitionPhases) -> Animation?? {
        first.animation(in: phase) ?? second.animation(in: phase)
    }

    override func isIdentity(in phase: TransitionPhases) -> Bool {
        first.isIdentity(in: phase) && second.isIdentity(in: phase)
    }

    override var keepsLayoutWhenAppearing: Bool { first.keepsLayoutWhenAppearing && second.keepsLayoutWhenAppearing }

    override func replace(_ drivers: inout ArraySlice<TransitionDriver>) {
        second.replace(&drivers)
        first.replace(&drivers)
    }
}

private final class MaskedTransitionBox: TransitionBox {
    private let base: TransitionBox
    private let phases: TransitionPhases

    init(base: TransitionBox, phases: TransitionPhases) {
        self.base = base
        self.phases = phases
    }

    override func makeView(
        _ content: ModifierContent, inputs: _ViewInputs, phase: TransitionPhase, phases: TransitionPhases,
        drivers: inout [TransitionDriver]
    ) {
        base.makeView(content, inputs: inputs, phase: phase, phases: phases.intersection(self.phases), drivers: &drivers)
    }

    override func animation(in phase: TransitionPhases) -> Animation?? {
        phases.contains(phase) ? base.animation(in: phase) : nil
    }

    override func isIdentity(in phase: TransitionPhases) -> Bool { !phases.contains(phase) || base.isIdentity(in: phase) }
    override var keepsLayoutWhenAppearing: Bool { !phases.contains(.appearing) || base.keepsLayoutWhenAppearing }
    override func replace(_ drivers: inout ArraySlice<TransitionDriver>) { base.replace(&drivers) }
}

private final class AnimatedTransitionBox: TransitionBox {
    private let base: TransitionBox
    private let ownAnimation: Animation?

    init(base: TransitionBox, animation: Animation?) {
        self.base = base
        ownAnimation = animation
    }

    override func makeView(
        _ content: ModifierContent, inputs: _ViewInputs, phase: TransitionPhase, phases: TransitionPhases,
        drivers: inout [TransitionDriver]
    ) {
        base.makeView(content, inputs: inputs, phase: phase, phases: phases, drivers: &drivers)
    }

    override func animation(in phase: TransitionPhases) -> Animation?? { .some(ownAnimation) }
    override func isIdentity(in phase: TransitionPhases) -> Bool { base.isIdentity(in: phase) }
    override var keepsLayoutWhenAppearing: Bool { base.keepsLayoutWhenAppearing }
    override func replace(_ drivers: inout ArraySlice<TransitionDriver>) { base.replace(&drivers) }
}

/// A view modified by a transition, as the content of another transition.
private final class TransitionContent: ModifierContent {
    private let box: TransitionBox
    private let content: ModifierContent
    private let phase: TransitionPhase
    private let phases: TransitionPhases
    private(set) var drivers: [TransitionDriver] = []

    init(_ box: TransitionBox, _ content: ModifierContent, phase: TransitionPhase, phases: TransitionPhases, in scope: ScopeCell) {
        self.box = box
        self.content = content
        self.phase = phase
        self.phases = phases
        super.init(changing: content, in: scope)
    }

    override func make(inputs: _ViewInputs) {
        box.makeView(content, inputs: inputs, phase: phase, phases: phases, drivers: &drivers)
    }
}

/// Controls the phase of a view made by a transition.
class TransitionDriver {
    var phase: TransitionPhase = .identity
}

private final class TypedTransitionDriver<T: Transition>: TransitionDriver {
    var transition: T
    private let cell: ContentCell<T.Body>
    private let phases: TransitionPhases

    init(_ transition: T, inputs: _ViewInputs, phase: TransitionPhase, phases: TransitionPhases) {
        self.transition = transition
        self.phases = phases
        cell = ContentCell(tree: inputs.tree, depth: inputs.depth)
        inputs.scope.adopt(cell)
        super.init()
        self.phase = phase
        show()
    }

    override var phase: TransitionPhase {
        didSet { if phase != oldValue { show() } }
    }

    private func show() {
        guard !cell.hasEnded else { return }
        nonisolated(unsafe) let transition = transition
        let phase = phases.masked(phase)
        nonisolated(unsafe) var body: T.Body?
        onMainActor { body = transition.body(content: PlaceholderContentView(), phase: phase) }
        if let body { cell.set(body) }
    }

    func makeView(_ content: ModifierContent, inputs: _ViewInputs) {
        T.Body._makeView(
            _GraphValue(cell: cell, offset: 0),
            inputs: inputs.with {
                $0.depth += 1
                $0.modifierContent = content
            })
    }
}
