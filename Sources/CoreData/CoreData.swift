@_exported import Foundation

/// Makes a property of a managed object one whose value the context keeps. `apus` reads `@NSManaged` as this macro, as only Objective-C could make
/// the accessors at runtime.
@attached(accessor)
public macro NSmanaged() = #externalMacro(module: "SwiftUIMacros", type: "ManagedPropertyMacro")

/// Makes a method of a managed object one that changes a relationship, such as `addToItems(_:)`. `apus` reads `@NSManaged` before functions as this
/// macro.
@attached(body)
public macro NSmutator() = #externalMacro(module: "SwiftUIMacros", type: "ManagedPropertyMacro")
