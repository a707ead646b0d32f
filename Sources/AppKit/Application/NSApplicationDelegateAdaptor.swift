import Foundation
import KitValues
import SwiftUI
import SwiftUICore

/// Creates the delegate of a program that is written in SwiftUI. Its views find a delegate that is observable in their environment, by its type.
@preconcurrency @MainActor @propertyWrapper
public struct NSApplicationDelegateAdaptor<DelegateType: NSObject & NSApplicationDelegate>: DynamicProperty {
    /// The delegate.
    public let wrappedValue: DelegateType

    /// Creates an object of the type and makes it the delegate of the running program.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {
        if let known = NSApplication.shared.delegate as? DelegateType {
            wrappedValue = known
        } else {
            wrappedValue = makeObject(delegateType)
            NSApplication.shared.delegate = wrappedValue
        }
        ProgramDelegate.provide(wrappedValue)
    }

    nonisolated public static func _makeProperty(in context: _PropertyContext, at place: _PropertyPlace) -> _PropertyBox? {
        let property = place.initialValue(of: Self.self)
        return ProgramDelegate.makeProperty(of: onMainActor { property.wrappedValue }, in: context)
    }
}

extension NSApplicationDelegateAdaptor where DelegateType: ObservableObject {
    /// Provides bindings to the delegate's properties.
    public var projectedValue: ObservedObject<DelegateType>.Wrapper { ObservedObject(wrappedValue: wrappedValue).projectedValue }
}

extension NSApplicationDelegateAdaptor where DelegateType: Observable {
    /// Provides bindings to the delegate's properties.
    public var projectedValue: Bindable<DelegateType> { Bindable(wrappedValue) }
}
