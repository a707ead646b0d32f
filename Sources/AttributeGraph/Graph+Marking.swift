extension Graph {
    /// Sets the value of an input. If it differs, the readers of the old value are marked; nothing is evaluated yet.
    ///
    /// Does nothing if the attribute has been freed.
    @inlinable
    package func set<Value>(_ attribute: Attribute<Value>, to value: consuming Value) {
        guard isLive(attribute.id) else { return }
        let node = storage.pointee.nodes.base + Int(attribute.id.index)
        precondition(node.pointee.flags.hasAny(.input), "AttributeGraph: only inputs can be set.")
        let place = node.pointee.payload.assumingMemoryBound(to: Value.self)
        let isEqual = withUnsafePointer(to: value) { new in
            Equality.areEqual(place, new, kind: storage.pointee.kinds.kinds + Int(node.pointee.kind))
        }
        if isEqual { return }
        // Readers are marked before the old value is destroyed, which may run code that uses the graph.
        markOutputs(of: attribute.id.index, duringPull: false)
        place.pointee = value
    }

    /// Forces an attribute to be evaluated again regardless of its inputs; an input counts as changed. Does nothing if it has been
    /// freed.
    package func invalidate(_ id: AttributeID) {
        guard isLive(id) else { return }
        let node = storage.pointee.nodes.base + Int(id.index)
        if node.pointee.flags.hasAny(.input) {
            markOutputs(of: id.index, duringPull: false)
        } else {
            if storage.pointee.isTracing { trace?.note(.invalidated, for: id) }
            let base = storage.pointee.markStack.count
            markDirty(id.index)
            markFurther(above: base)
        }
    }

    /// Marks the readers of a changed attribute as dirty, and all attributes that depend on them as possibly dirty.
    ///
    /// During a pull, readers that are being evaluated have requested the value, and need no mark.
    @usableFromInline
    func markOutputs(of source: UInt32, duringPull: Bool) {
        let storage = storage
        let base = storage.pointee.markStack.count
        var edge = storage.pointee.nodes.base[Int(source)].firstOutput
        while edge != 0 {
            let target = storage.pointee.edges.base[Int(edge)].target
            let flags = storage.pointee.nodes.base[Int(target)].flags
            if !(duringPull && flags.hasAny(.evaluating) && !flags.hasAny(.outOfDate)) {
                if storage.pointee.isTracing { noteChange(of: source, for: target) }
                markDirty(target)
            }
            edge = storage.pointee.edges.base[Int(edge)].nextOutput
        }
        if storage.pointee.markStack.count > base { markFurther(above: base) }
    }

    @inline(__always)
    func markDirty(_ target: UInt32) {
        let node = storage.pointee.nodes.base + Int(target)
        let flags = node.pointee.flags
        if flags.hasAny(.dirty | .dead) { return }
        node.pointee.flags = flags | .dirty
        if flags.hasAny(.maybeDirty) { return }
        storage.pointee.markStack.append(target)
        if flags.hasAny(.sink) { tellInvalidated(node.pointee.payload) }
    }

    /// Processes the entries of the mark stack above `base`, iteratively.
    @inline(__always)
    func markFurther(above base: Int) {
        let storage = storage
        while storage.pointee.markStack.count > base {
            let source = storage.pointee.markStack.removeLast()
            var edge = storage.pointee.nodes.base[Int(source)].firstOutput
            while edge != 0 {
                let target = storage.pointee.edges.base[Int(edge)].target
                let node = storage.pointee.nodes.base + Int(target)
                let flags = node.pointee.flags
                if !flags.hasAny(.dirty | .maybeDirty | .dead) {
                    node.pointee.flags = flags | .maybeDirty
                    storage.pointee.markStack.append(target)
                    if flags.hasAny(.sink) { tellInvalidated(node.pointee.payload) }
                }
                edge = storage.pointee.edges.base[Int(edge)].nextOutput
            }
        }
    }

    @inline(never)
    func tellInvalidated(_ payload: UnsafeMutableRawPointer) {
        Unmanaged<GraphSink>.fromOpaque(payload)._withUnsafeGuaranteedRef { $0.invalidated() }
    }
}
