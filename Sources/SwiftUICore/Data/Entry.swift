/// Adds a value to the environment or a transaction, like the macro of the module `SwiftUI`, which this module cannot import.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "CoreEntryMacro")
