/// The technologies whose focus an accessibility focus state follows.
public struct AccessibilityTechnologies: SetAlgebra, OptionSet, Sendable {
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// A screen reader.
    public static var voiceOver: AccessibilityTechnologies { AccessibilityTechnologies(rawValue: 1 << 0) }
    /// Switch control.
    public static var switchControl: AccessibilityTechnologies { AccessibilityTechnologies(rawValue: 1 << 1) }
}

/// Whether a view has the focus of assistive technologies, or which of several views has it. Writing the value moves that focus:
///
///     @AccessibilityFocusState private var isErrorFocused: Bool
///
///     Text(error).accessibilityFocused($isErrorFocused)
///     Button("Send") { isErrorFocused = !send() }
///
/// The state has no value, and cannot be given one, while no assistive technology is in use. Screen readers on Linux follow the keyboard
/// focus: moving the accessibility focus moves it, also to views that the keyboard does not reach.
@propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    /// A reference to an accessibility focus state, for `accessibilityFocused(_:)` and for other views.
    @propertyWrapper public struct Binding {
        let state: FocusState<Value>.Binding

        /// The value of the state; the value for no focus if the binding was created outside a view's body.
        public var wrappedValue: Value {
            get { state.wrappedValue }
            nonmutating set { state.wrappedValue = newValue }
        }

        /// Returns the binding itself.
        public var projectedValue: AccessibilityFocusState<Value>.Binding { self }
    }

    var state: FocusState<Value>
    private let technologies: AccessibilityTechnologies

    /// Creates a state that holds whether a view has the accessibility focus; initially false.
    public init() where Value == Bool {
        self.init(for: [.voiceOver, .switchControl])
    }

    /// Creates a state that follows the focus of some technologies. On Linux these share one focus, which the state follows if the set is
    /// not empty.
    public init(for technologies: AccessibilityTechnologies) where Value == Bool {
        state = FocusState()
        self.technologies = technologies
    }

    /// Creates a state that holds which of several views has the accessibility focus; nil while none has.
    public init<T: Hashable>() where Value == T? {
        self.init(for: [.voiceOver, .switchControl])
    }

    /// Creates a state that follows the focus of some technologies; nil while no view has it.
    public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
        state = FocusState()
        self.technologies = technologies
    }

    /// The value of the state. A written value is reset if no view is bound to it, or no assistive technology is in use.
    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { if !technologies.isEmpty { state.wrappedValue = newValue } }
    }

    /// A binding to the state.
    public var projectedValue: AccessibilityFocusState<Value>.Binding { Binding(state: state.projectedValue) }

    public static func _makeProperty(in context: _PropertyContext, at place: _PropertyPlace) -> _PropertyBox? {
        FocusLocation(
            resetValue: place.initialValue(of: AccessibilityFocusState.self).state.resetValue, tree: context.inputs.tree, isForAccessibility: true)
    }
}

extension AccessibilityFocusState: @unchecked Sendable where Value: Sendable {}
extension AccessibilityFocusState.Binding: @unchecked Sendable where Value: Sendable {}

extension AccessibilityFocusState: CustomComparable {
    package func isSame(as other: AccessibilityFocusState<Value>) -> Bool { true }
}

extension AccessibilityFocusState.Binding: CustomComparable {
    package func isSame(as other: AccessibilityFocusState<Value>.Binding) -> Bool { state.isSame(as: other.state) }
}
