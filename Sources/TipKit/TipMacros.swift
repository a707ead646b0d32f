/// Makes a rule of a parameter: the tip may be shown while the closure returns true.
///
/// ```swift
/// var rules: [Rule] { #Rule(Self.$isLoggedIn) { $0 == true } }
/// ```
@freestanding(expression)
public macro Rule<Value>(_ parameter: Tips.Parameter<Value>, _ condition: @escaping @Sendable (Value) -> Bool) -> Tips.Rule =
    #externalMacro(module: "SwiftUIMacros", type: "RuleMacro")

/// Makes a rule of an event: the tip may be shown while the closure returns true.
///
/// ```swift
/// var rules: [Rule] { #Rule(Self.opened) { $0.donations.count >= 3 } }
/// ```
@freestanding(expression)
public macro Rule<Info>(_ event: Tips.Event<Info>, _ condition: @escaping @Sendable (Tips.Event<Info>) -> Bool) -> Tips.Rule =
    #externalMacro(module: "SwiftUIMacros", type: "RuleMacro")

/// Makes a static variable of a tip a parameter, which rules read with a dollar sign, and which is kept when the program ends.
@attached(accessor) @attached(peer, names: prefixed(`$`))
public macro Parameter(_ options: Tips.ParameterOption...) = #externalMacro(module: "SwiftUIMacros", type: "ParameterMacro")
