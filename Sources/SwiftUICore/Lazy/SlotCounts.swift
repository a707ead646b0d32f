/// The number of views that each slot of a loop contributes.
///
/// Constant memory while all slots have the usual number of views; otherwise lookups take logarithmic time in the number of
/// exceptions.
struct SlotCounts {
    private struct Exception {
        var slot: Int
        var count: Int
        /// The number of views of all preceding slots.
        var start: Int
    }

    private var exceptions = ContiguousArray<Exception>()
    /// The assumed number of views of an unknown slot; at least one.
    private(set) var usual = 1

    var isUniform: Bool { exceptions.isEmpty }

    /// Returns the number of views of all slots.
    func total(of slots: Int) -> Int {
        guard let last = exceptions.last else { return slots * usual }
        return last.start + last.count + max(0, slots - last.slot - 1) * usual
    }

    /// Returns the index of the last exception whose `key` is at most `value`; -1 if there is none.
    private func last(_ key: (Exception) -> Int, atMost value: Int) -> Int {
        var (low, high) = (0, exceptions.count)
        while low < high {
            let middle = (low + high) / 2
            if key(exceptions[middle]) <= value { low = middle + 1 } else { high = middle }
        }
        return low - 1
    }

    func count(of slot: Int) -> Int {
        let place = last(\.slot, atMost: slot)
        return place >= 0 && exceptions[place].slot == slot ? exceptions[place].count : usual
    }

    /// Returns the number of views before a slot.
    func start(of slot: Int) -> Int {
        let place = last(\.slot, atMost: slot)
        guard place >= 0 else { return slot * usual }
        let exception = exceptions[place]
        return exception.slot == slot ? exception.start : exception.start + exception.count + (slot - exception.slot - 1) * usual
    }

    /// Returns the slot that contains a view, and the index of the view in the slot.
    func slot(ofView view: Int) -> (slot: Int, offset: Int) {
        let place = last(\.start, atMost: view)
        guard place >= 0 else { return (view / usual, view % usual) }
        let exception = exceptions[place]
        if view < exception.start + exception.count { return (exception.slot, view - exception.start) }
        let rest = view - exception.start - exception.count
        return (exception.slot + 1 + rest / usual, rest % usual)
    }

    /// Uses the first known count as the usual one.
    mutating func assume(_ count: Int) {
        if exceptions.isEmpty, count > 0 { usual = count }
    }

    mutating func set(_ count: Int, at slot: Int) {
        let place = last(\.slot, atMost: slot)
        let change = count - self.count(of: slot)
        guard change != 0 else { return }
        var next = place + 1
        if place >= 0, exceptions[place].slot == slot {
            if count == usual {
                exceptions.remove(at: place)
                next = place
            } else {
                exceptions[place].count = count
            }
        } else {
            exceptions.insert(Exception(slot: slot, count: count, start: start(of: slot)), at: next)
            next += 1
        }
        for index in exceptions.indices[next...] { exceptions[index].start += change }
    }

    mutating func removeAll() {
        exceptions.removeAll()
    }
}
