import Foundation

/// What a progress view shows of a progress object.
extension Progress {
    /// The fraction from 0 to 1; nil for an indeterminate progress.
    var shownFraction: Double? {
        let fraction = fractionCompleted
        return isIndeterminate || fraction.isNaN ? nil : min(1, max(0, fraction))
    }

    /// The localized description, or else the percentage, with which Foundation describes progress on Apple's systems; nil for none.
    var shownDescription: String? {
        if let description = localizedDescription, !description.isEmpty { return description }
        return shownFraction.map { "\(Int(($0 * 100).rounded(.down)))% completed" }
    }

    /// The localized additional description, or else the number of completed units; nil for none.
    var shownAmount: String? {
        if let description = localizedAdditionalDescription, !description.isEmpty { return description }
        return shownFraction == nil ? nil : "\(completedUnitCount.formatted()) of \(totalUnitCount.formatted())"
    }
}
