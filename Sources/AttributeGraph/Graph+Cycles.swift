import Glibc

extension Graph {
    /// Reports the names of the attributes between `index` and the read that closed the cycle.
    func reportCycle(closedBy index: UInt32) {
        let names = namesOnCycle(closedBy: index)
        if let onCycle {
            onCycle(names)
        } else if !hasWarnedOfCycle {
            hasWarnedOfCycle = true
            let way = (names + names.prefix(1)).joined(separator: " -> ")
            let warning = "AttributeGraph: cycle: \(way). The previous value is used.\n"
            _ = warning.utf8.withContiguousStorageIfAvailable { write(STDERR_FILENO, $0.baseAddress, $0.count) }
        }
    }

    private func namesOnCycle(closedBy index: UInt32) -> [String] {
        let stack = UnsafeBufferPointer(
            start: storage.pointee.updateStack.base, count: storage.pointee.updateStack.count)
        let start = stack.lastIndex { $0.node == index } ?? stack.count
        return stack[start...].map { frame in
            storage.pointee.nodes.base[Int(frame.node)].flags.hasAny(.dead) ? "freed attribute" : name(ofNode: frame.node)
        }
    }

    /// Ensures that an attribute on a cycle has a value to continue with.
    func provideFallback(_ index: UInt32) {
        let node = storage.pointee.nodes.base[Int(index)]
        if node.flags.hasAny(.hasValue) { return }
        guard storage.pointee.kinds.kinds[Int(node.kind)].useCycleFallback(node.payload) else {
            let way = (namesOnCycle(closedBy: index) + [name(ofNode: index)]).joined(separator: " -> ")
            fatalError("AttributeGraph: cycle without a previous value: \(way).")
        }
        storage.pointee.nodes.base[Int(index)].flags.insert(.hasValue)
    }
}
