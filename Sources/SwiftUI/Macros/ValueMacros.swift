import SwiftUICore

/// Adds a value to the environment, a transaction, container values or focused values. The initial value is the default.
///
/// The macro generates a key for the value and accessors that use it.
///
/// ```swift
/// extension EnvironmentValues {
///     @Entry var isCompact = false
/// }
/// ```
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "EntryMacro")

/// Makes a type `Animatable` by interpolating its stored variables, except wrapped ones and those marked with `@AnimatableIgnored`.
///
/// Each variable needs an explicit type or a decimal number as its initial value.
@attached(extension, conformances: Animatable, names: named(animatableData))
public macro Animatable() = #externalMacro(module: "SwiftUIMacros", type: "AnimatableMacro")

/// Excludes a stored variable from the values that `@Animatable` interpolates.
@attached(peer)
public macro AnimatableIgnored() = #externalMacro(module: "SwiftUIMacros", type: "AnimatableIgnoredMacro")
