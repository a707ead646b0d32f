extension LarderStore {
    /// Restores the items of the latest deletion at their former positions.
    public func undoDeletion() {
        guard let deletion else { return }
        self.deletion = nil
        change { household in
            switch deletion.content {
            case .pantry(let items):
                for (index, item) in items { household.pantry.insert(item, at: min(index, household.pantry.count)) }
            case .shopping(let items):
                for (index, item) in items { household.shopping.items.insert(item, at: min(index, household.shopping.items.count)) }
            }
        }
    }

    /// Forgets a deletion, unless another one has happened since.
    public func forgetDeletion(_ id: Deletion.ID) {
        if deletion?.id == id { deletion = nil }
    }

    /// Replaces the whole household.
    public func reset(to household: Household) {
        deletion = nil
        change { $0 = household }
    }
}
