import Foundation

/// A programming mistake that was found while views were made or laid out.
struct FoundMistake {
    let element: ViewElement
    /// Returns the message at the end of the update; nil if the mistake no longer exists then.
    let message: () -> String?
}

/// The warnings for the program's author.
package final class Diagnostics {
    /// The warnings so far, in order, each once.
    package private(set) var warnings: [String] = []
    /// The elements of `warnings`, for lookup.
    private var knownWarnings: Set<String> = []
    /// Mistakes found in the current update, reported at its end.
    private var foundMistakes: [FoundMistake] = []
    /// The messages that were reported for each element that has not ended. A mistake that is found in every update must not look up the
    /// path of its views each time.
    private var messages: [ObjectIdentifier: Set<String>] = [:]
    /// Called with each new warning; by default writes it to standard error.
    package var onWarning: (String) -> Void = { FileHandle.standardError.write(Data("\($0)\n".utf8)) }

    /// Reports a programming mistake, once.
    package func warn(_ message: @autoclosure () -> String) {
        let message = message()
        guard knownWarnings.insert(message).inserted else { return }
        warnings.append(message)
        onWarning(message)
    }

    /// Reports a programming mistake, once for each path of views in which it is found.
    func warn(_ message: String, in element: ViewElement) {
        guard !element.hasEnded else { return warn(message) }
        element.hasReportedMistake = true
        guard messages[ObjectIdentifier(element), default: []].insert(message).inserted else { return }
        let path = element.viewPath
        warn(path.isEmpty ? message : "\(message) (in \(path.joined(separator: " > ")))")
    }

    /// Forgets what was reported for an element that ends: another element may get its address.
    func forget(_ element: ViewElement) {
        messages[ObjectIdentifier(element)] = nil
    }

    /// Postpones a report to the end of the update, when all views are in place.
    func postpone(_ mistake: FoundMistake) {
        foundMistakes.append(mistake)
    }

    /// Removes the postponed mistakes and returns them in order.
    func takeFoundMistakes() -> [FoundMistake] {
        defer { foundMistakes.removeAll() }
        return foundMistakes
    }
}
