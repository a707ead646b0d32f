import Foundation
import Observation
import SwiftUI
import SwiftUICore
import os

/// The results of a query. They are fetched again when they are read after a change of the context that may affect them.
@Observable final class QueryResults<Element: PersistentModel>: ModelContextObserver {
    /// Changes when the results may have changed; views observe it.
    private var version = 0
    @ObservationIgnored private var isCurrent = false
    @ObservationIgnored private var fetched: [Element] = []
    @ObservationIgnored private var failure: (any Error)?
    @ObservationIgnored private var context: ModelContext?
    @ObservationIgnored private var descriptor = FetchDescriptor<Element>()
    @ObservationIgnored private var transaction: Transaction?

    var models: [Element] {
        _ = version
        fetchIfNeeded()
        return fetched
    }

    var error: (any Error)? {
        _ = version
        fetchIfNeeded()
        return failure
    }

    func update(_ descriptor: FetchDescriptor<Element>, context: ModelContext, transaction: Transaction?) {
        self.descriptor = descriptor
        self.transaction = transaction
        // The descriptor may be another one, as predicates cannot be compared.
        isCurrent = isCurrent && !isSelective
        guard context !== self.context else { return }
        self.context = context
        context.addObserver(self)
        isCurrent = false
    }

    /// Whether changes of models affect the results.
    private var isSelective: Bool { descriptor.predicate != nil || !descriptor.sortBy.isEmpty }

    func contextDidChange(entity: String, membership: Bool) {
        // A predicate may look at models of other types.
        guard entity == EntityLayout.of(Element.self).name ? membership || isSelective : descriptor.predicate != nil else { return }
        isCurrent = false
        if let transaction {
            withTransaction(transaction) { version += 1 }
        } else {
            version += 1
        }
    }

    private func fetchIfNeeded() {
        guard !isCurrent, let context else { return }
        isCurrent = true
        do {
            (fetched, failure) = (try context.fetch(descriptor), nil)
        } catch {
            (fetched, failure) = ([], error)
            let hasContainer = context !== ModelContextKey.defaultValue
            RuntimeWarnings.report(
                hasContainer
                    ? "Models of type \(Element.self) could not be fetched: \(error)" : "Set a .modelContext in view's environment to use Query")
        }
    }
}
