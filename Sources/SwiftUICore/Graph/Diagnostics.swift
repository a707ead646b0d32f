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
        let path = element.hasEnded ? [] : element.viewPath
        warn(path.isEmpty ? message : "\(message) (in \(path.joined(separator: " > ")))")
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
