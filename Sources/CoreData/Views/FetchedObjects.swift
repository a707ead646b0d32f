import Foundation
import Observation
import SwiftUI
import SwiftUICore

/// The results of a view's fetch. They are fetched again when they are read after a change of the context that may affect them.
@Observable final class FetchedObjects: ContextObserver, @unchecked Sendable {
    /// Changes when the results may have changed; views observe it.
    private var version = 0
    @ObservationIgnored private var isCurrent = false
    @ObservationIgnored private var fetched: [Any] = []
    @ObservationIgnored private var context: NSManagedObjectContext?
    @ObservationIgnored private var lastRequest: AnyObject?
    @ObservationIgnored private var transaction: Transaction?
    /// The predicate and sort descriptors that the view has set in place of those of the request.
    @ObservationIgnored private(set) var predicate: NSPredicate?
    @ObservationIgnored private(set) var sortDescriptors: [NSSortDescriptor]?
    @ObservationIgnored private(set) var sectionIdentifier: AnyKeyPath?

    init() {}

    /// Lets the view be updated when the results change.
    func observe() { _ = version }

    func update<Result>(_ request: NSFetchRequest<Result>, context: NSManagedObjectContext, transaction: Transaction?) {
        self.transaction = transaction
        // The request of a view that was made anew may be another one.
        if lastRequest !== request { isCurrent = false }
        lastRequest = request
        guard context !== self.context else { return }
        self.context = context
        context.addObserver(self)
        isCurrent = false
    }

    func fetch<Result>(_ request: NSFetchRequest<Result>) -> [Result] {
        observe()
        if !isCurrent, let context {
            isCurrent = true
            let own = request.converted(to: Result.self)
            if let predicate { own.predicate = predicate }
            if let sortDescriptors { own.sortDescriptors = sortDescriptors }
            do { fetched = try context.fetch(own) } catch {
                fetched = []
                RuntimeText.report(error, context)
            }
        }
        return fetched.compactMap { $0 as? Result }
    }

    func setPredicate(_ predicate: NSPredicate?) {
        guard predicate !== self.predicate else { return }
        // A request's predicate is taken back by one that all objects fulfil.
        self.predicate = predicate ?? NSPredicate(value: true)
        change()
    }

    func setSortDescriptors(_ descriptors: [NSSortDescriptor]) {
        sortDescriptors = descriptors
        change()
    }

    func setSectionIdentifier(_ path: AnyKeyPath) {
        guard path != sectionIdentifier else { return }
        sectionIdentifier = path
        change()
    }

    // Predicates and orders may look at objects of other entities.
    func contextDidChange(_ entities: Set<String>) {
        guard MainQueue.isCurrent else {
            DispatchQueue.main.async { self.change() }
            return
        }
        change()
    }

    private func change() {
        isCurrent = false
        if let transaction, transaction.animation != nil {
            withTransaction(transaction) { version += 1 }
        } else {
            version += 1
        }
    }
}

private enum RuntimeText {
    static func report(_ error: any Error, _ context: NSManagedObjectContext) {
        CoreDataLog.report(
            context === ManagedObjectContextKey.defaultValue
                ? "Set a .managedObjectContext in the view's environment to use FetchRequest."
                : "Objects could not be fetched: \(error.localizedDescription)")
    }
}
