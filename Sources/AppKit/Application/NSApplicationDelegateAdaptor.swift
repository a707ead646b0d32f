import Foundation
import KitValues
import SwiftUI

/// Creates the delegate of a program that is written in SwiftUI.
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
    }
}
