import Foundation
import SwiftUI

extension EnvironmentValues {
    /// The context of a view's fetch requests.
    public var managedObjectContext: NSManagedObjectContext {
        get { self[ManagedObjectContextKey.self] }
        set { self[ManagedObjectContextKey.self] = newValue }
    }
}

struct ManagedObjectContextKey: EnvironmentKey {
    // A context without stores: fetches fail with a warning, and nothing can be saved.
    static let defaultValue = NSManagedObjectContext(.mainQueue)
}
