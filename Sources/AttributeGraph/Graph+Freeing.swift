extension Graph {
    /// Frees a single attribute and marks its readers as dirty. Does nothing if it has been freed.
    package func free(_ id: AttributeID) {
        guard isLive(id) else { return }
        let nodes = storage.pointee.nodes.base
        let node = nodes + Int(id.index)
        if node.pointee.previousInScope != 0 {
            nodes[Int(node.pointee.previousInScope)].nextInScope = node.pointee.nextInScope
        } else {
            storage.pointee.scopes.base[Int(node.pointee.scope)].firstNode = node.pointee.nextInScope
        }
        if node.pointee.nextInScope != 0 {
            nodes[Int(node.pointee.nextInScope)].previousInScope = node.pointee.previousInScope
        }
        var dead: UInt32 = 0
        kill(id.index, into: &dead)
        bury(dead)
    }

    /// Frees all attributes of a scope and of nested scopes, iteratively, and marks their readers outside as dirty.
    ///
    /// Does nothing if the scope has been freed.
    package func free(_ scope: GraphScope) {
        let storage = storage
        guard isLive(scope) else { return }
        unlink(scope.index)
        var dead: UInt32 = 0
        let base = storage.pointee.markStack.count
        storage.pointee.markStack.append(scope.index)
        while storage.pointee.markStack.count > base {
            let index = storage.pointee.markStack.removeLast()
            let record = storage.pointee.scopes.base + Int(index)
            var node = record.pointee.firstNode
            while node != 0 {
                let next = storage.pointee.nodes.base[Int(node)].nextInScope
                kill(node, into: &dead)
                node = next
            }
            var child = record.pointee.firstChild
            while child != 0 {
                storage.pointee.markStack.append(child)
                child = storage.pointee.scopes.base[Int(child)].nextSibling
            }
            record.pointee.generation += 1
            record.pointee.nextSibling = storage.pointee.firstFreeScope
            storage.pointee.firstFreeScope = index
        }
        bury(dead)
    }

    /// Whether the scope has not been freed.
    package func isLive(_ scope: GraphScope) -> Bool {
        Int(scope.index) < storage.pointee.scopes.count
            && storage.pointee.scopes.base[Int(scope.index)].generation == scope.generation
    }

    private func unlink(_ scope: UInt32) {
        let scopes = storage.pointee.scopes.base
        let record = scopes[Int(scope)]
        if record.previousSibling != 0 {
            scopes[Int(record.previousSibling)].nextSibling = record.nextSibling
        } else if record.parent != 0 {
            scopes[Int(record.parent)].firstChild = record.nextSibling
        }
        if record.nextSibling != 0 { scopes[Int(record.nextSibling)].previousSibling = record.previousSibling }
    }

    /// Makes references to an attribute stale and adds it to the list of dead attributes.
    @inline(__always)
    private func kill(_ index: UInt32, into dead: inout UInt32) {
        let node = storage.pointee.nodes.base + Int(index)
        if storage.pointee.isTracing { trace?.forget(id(ofNode: index)) }
        node.pointee.generation &+= 1
        node.pointee.flags.insert(.dead)
        node.pointee.nextInScope = dead
        dead = index
    }

    /// Removes dead attributes from the graph, and only then destroys their values, which may run code that uses the graph.
    private func bury(_ dead: UInt32) {
        let storage = storage
        let base = storage.pointee.markStack.count
        var index = dead
        while index != 0 {
            if storage.pointee.recorder == index { storage.pointee.recorder = 0 }
            let node = storage.pointee.nodes.base + Int(index)
            var edge = node.pointee.firstOutput
            while edge != 0 {
                let target = storage.pointee.edges.base[Int(edge)].target
                storage.pointee.edges.base[Int(edge)].source = 0
                let flags = storage.pointee.nodes.base[Int(target)].flags
                if !flags.hasAny(.dead | .evaluating) {
                    if storage.pointee.isTracing { trace?.note(.freed(name(ofNode: index)), for: id(ofNode: target)) }
                    markDirty(target)
                }
                edge = storage.pointee.edges.base[Int(edge)].nextOutput
            }
            edge = storage.pointee.nodes.base[Int(index)].firstInput
            while edge != 0 {
                let next = storage.pointee.edges.base[Int(edge)].nextInput
                freeInput(edge)
                edge = next
            }
            storage.pointee.nodes.base[Int(index)].firstInput = 0
            storage.pointee.nodes.base[Int(index)].firstOutput = 0
            index = storage.pointee.nodes.base[Int(index)].nextInScope
        }
        markFurther(above: base)
        index = dead
        while index != 0 {
            let node = storage.pointee.nodes.base[Int(index)]
            if !node.flags.hasAny(.active) { recycle(index) }
            index = node.nextInScope
        }
    }

    /// Recycles the slot and payload of a dead attribute.
    func recycle(_ index: UInt32) {
        let storage = storage
        let slot = storage.pointee.nodes.base + Int(index)
        let node = slot.pointee
        slot.pointee.nextInScope = storage.pointee.firstFreeNode
        storage.pointee.firstFreeNode = index
        if node.flags.hasAny(.sink) { return }
        let (size, alignment, destroy) = payloadEnd(of: node)
        destroy(node.payload, node.flags.hasAny(.hasValue))
        storage.pointee.payloads.deallocate(node.payload, size: size, alignment: alignment)
    }

    @inline(__always)
    private func payloadEnd(of node: Node) -> (size: Int, alignment: Int, destroy: (UnsafeMutableRawPointer, Bool) -> Void) {
        let kind = storage.pointee.kinds.kinds + Int(node.kind)
        return (kind.pointee.size, kind.pointee.alignment, kind.pointee.destroy)
    }

    /// Destroys all remaining values when the graph is deallocated.
    func destroyPayloads() {
        for index in 1..<max(storage.pointee.nodes.count, 1) {
            let node = storage.pointee.nodes.base[index]
            if node.flags.hasAny(.dead | .sink) { continue }
            let (size, alignment, destroy) = payloadEnd(of: node)
            destroy(node.payload, node.flags.hasAny(.hasValue))
            storage.pointee.payloads.deallocate(node.payload, size: size, alignment: alignment)
        }
    }
}
