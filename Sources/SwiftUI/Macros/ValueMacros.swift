import SwiftUICore

/// Adds a value to the environment, a transaction, a container's or the focused values: the variable's initial value is the default.
///
/// The macro writes a key for the value and accessors that use it.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "EntryMacro")

/// Makes a type `Animatable` in its stored variables; those marked `@AnimatableIgnored`, or wrapped, stay as they are.
///
/// The variables have types written out, or a decimal number as their initial value.
@attached(extension, conformances: Animatable, names: named(animatableData))
public macro Animatable() = #externalMacro(module: "SwiftUIMacros", type: "AnimatableMacro")

/// Leaves a stored variable out of what `@Animatable` animates.
@attached(peer)
public macro AnimatableIgnored() = #externalMacro(module: "SwiftUIMacros", type: "AnimatableIgnoredMacro")
