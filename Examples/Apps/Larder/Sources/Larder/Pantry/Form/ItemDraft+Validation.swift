import LarderModel
import SwiftUI

extension ItemDraft {
    /// A reason for which a draft cannot be saved.
    enum Problem: Hashable {
        case noName
        case nameInUse
        case negativeAmount
        case noMinimum

        var message: Text {
            switch self {
            case .noName: Text("Give the item a name.", bundle: .module)
            case .nameInUse: Text("There is an item of this name in the same place.", bundle: .module)
            case .negativeAmount: Text("The quantity cannot be negative.", bundle: .module)
            case .noMinimum: Text("The minimum has to be more than zero.", bundle: .module)
            }
        }
    }

    /// The first problem of the draft among the items of a pantry, or nil if it can be saved.
    func problem(in pantry: [PantryItem]) -> Problem? {
        if trimmedName.isEmpty { return .noName }
        if amount < 0 { return .negativeAmount }
        if hasMinimum, minimumAmount <= 0 { return .noMinimum }
        let isInUse = pantry.contains { item in
            item.id != id && item.location == location && item.name.caseInsensitiveCompare(trimmedName) == .orderedSame
        }
        return isInUse ? .nameInUse : nil
    }
}
