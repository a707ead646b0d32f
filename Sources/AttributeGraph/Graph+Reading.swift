extension Graph {
    /// Returns the up-to-date value of an attribute. During the evaluation of another attribute it is recorded as an input of that
    /// attribute.
    ///
    /// The cost is independent of the reader's number of inputs. Reading a freed attribute is a programming error and a fatal
    /// error.
    @inlinable @inline(__always)
    package func value<Value>(of attribute: Attribute<Value>) -> Value {
        let storage = storage
        let index = attribute.id.index
        guard isLive(attribute.id) else { stopForFreedAttribute(attribute.id, Value.self) }
        if storage.pointee.nodes.base[Int(index)].flags.hasAny(.notReadable) {
            guard prepareRead(attribute.id, Value.self) else {
                return storage.pointee.nodes.base[Int(index)].payload.assumingMemoryBound(to: Value.self).pointee
            }
        }
        if storage.pointee.recorder != 0 { recordRead(of: index) }
        return storage.pointee.nodes.base[Int(index)].payload.assumingMemoryBound(to: Value.self).pointee
    }

    /// Returns the up-to-date value of an attribute without recording it as an input of the attribute being evaluated.
    @inlinable @inline(__always)
    package func peek<Value>(_ attribute: Attribute<Value>) -> Value {
        guard isLive(attribute.id) else { stopForFreedAttribute(attribute.id, Value.self) }
        let index = Int(attribute.id.index)
        if storage.pointee.nodes.base[index].flags.hasAny(.notReadable) {
            _ = prepareRead(attribute.id, Value.self)
        }
        return storage.pointee.nodes.base[index].payload.assumingMemoryBound(to: Value.self).pointee
    }

    /// Updates an attribute and records it as an input of the attribute being evaluated, without reading its value.
    ///
    /// Used to depend on a sink: each of its evaluations counts as a change. Does nothing if it has been freed.
    @inlinable
    package func read(_ id: AttributeID) {
        guard isLive(id) else { return }
        if storage.pointee.nodes.base[Int(id.index)].flags.hasAny(.notReadable) {
            guard bringUpToDateOrReportCycle(id.index), isLive(id) else { return }
        }
        if storage.pointee.recorder != 0 { recordRead(of: id.index) }
    }

    /// Reads an attribute if the previous evaluation of the attribute being evaluated has read it, in whatever order.
    ///
    /// Does nothing if this evaluation has read it already, or if it has been freed. Linear in the number of inputs.
    package func readAgain(_ id: AttributeID) {
        let storage = storage
        guard storage.pointee.recorder != 0, isLive(id), storage.pointee.nodes.base[Int(id.index)].readStamp != storage.pointee.stamp
        else { return }
        let recorder = storage.pointee.recorder
        let cursor = storage.pointee.cursor
        let edges = storage.pointee.edges.base
        let expected = cursor == 0 ? storage.pointee.nodes.base[Int(recorder)].firstInput : edges[Int(cursor)].nextInput
        var previous = cursor
        var edge = expected
        while edge != 0, edges[Int(edge)].source != id.index {
            previous = edge
            edge = edges[Int(edge)].nextInput
        }
        guard edge != 0 else { return }
        // The inputs between are kept: the evaluation has yet to read them.
        if edge != expected {
            edges[Int(previous)].nextInput = edges[Int(edge)].nextInput
            edges[Int(edge)].nextInput = expected
            linkInput(edge, after: cursor, of: recorder)
        }
        read(id)
    }

    /// Updates an attribute without reading it. Does nothing if it has been freed.
    @inlinable
    package func update(_ id: AttributeID) {
        guard isLive(id), storage.pointee.nodes.base[Int(id.index)].flags.hasAny(.outOfDate) else { return }
        _ = bringUpToDateOrReportCycle(id.index)
    }

    /// Runs `body` without recording its reads.
    @inlinable
    package func untracked<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        let recorder = storage.pointee.recorder
        let cursor = storage.pointee.cursor
        let stamp = storage.pointee.stamp
        storage.pointee.recorder = 0
        defer { resumeRecording(recorder: recorder, cursor: cursor, stamp: stamp) }
        return try body()
    }

    /// Updates the attribute for a read. Returns false if the read closes a cycle and must not be recorded.
    @usableFromInline @inline(never)
    func prepareRead(_ id: AttributeID, _ valueType: Any.Type) -> Bool {
        let isUpToDate = bringUpToDateOrReportCycle(id.index)
        guard isLive(id) else { stopForFreedAttribute(id, valueType) }
        if !isUpToDate { provideFallback(id.index) }
        return isUpToDate
    }

    @usableFromInline @inline(never)
    func stopForFreedAttribute(_ id: AttributeID, _ valueType: Any.Type) -> Never {
        fatalError("AttributeGraph: attribute \(id.index) of type \(valueType) was read after it had been freed.")
    }
}

extension Graph {
    /// Records that the recorder has read `source`.
    ///
    /// A rule usually reads the same attributes in the same order as last time, so the read is compared with the next recorded one.
    @inlinable @inline(__always)
    func recordRead(of source: UInt32) {
        let storage = storage
        let sourceNode = storage.pointee.nodes.base + Int(source)
        let stamp = storage.pointee.stamp
        if sourceNode.pointee.readStamp == stamp { return }
        sourceNode.pointee.readStamp = stamp
        let cursor = storage.pointee.cursor
        let edges = storage.pointee.edges.base
        let expected =
            cursor == 0
            ? storage.pointee.nodes.base[Int(storage.pointee.recorder)].firstInput
            : edges[Int(cursor)].nextInput
        if expected != 0 && edges[Int(expected)].source == source {
            storage.pointee.cursor = expected
        } else {
            recordUnexpectedRead(of: source, expected: expected)
        }
    }

    @usableFromInline @inline(never)
    func recordUnexpectedRead(of source: UInt32, expected: UInt32) {
        let storage = storage
        let recorder = storage.pointee.recorder
        let cursor = storage.pointee.cursor
        if expected != 0 {
            // One read was dropped: continue with the one after it.
            let following = storage.pointee.edges.base[Int(expected)].nextInput
            if following != 0 && storage.pointee.edges.base[Int(following)].source == source {
                linkInput(following, after: cursor, of: recorder)
                freeInput(expected)
                storage.pointee.cursor = following
                return
            }
        }
        let edge = makeEdge(from: source, to: recorder, nextInput: expected)
        linkInput(edge, after: cursor, of: recorder)
        storage.pointee.cursor = edge
    }

    @inline(__always)
    func linkInput(_ edge: UInt32, after cursor: UInt32, of target: UInt32) {
        if cursor == 0 {
            storage.pointee.nodes.base[Int(target)].firstInput = edge
        } else {
            storage.pointee.edges.base[Int(cursor)].nextInput = edge
        }
    }

    /// Removes the recorded reads after the cursor, which the evaluation has not repeated.
    @inline(__always)
    func dropInputs(of target: UInt32, after cursor: UInt32) {
        let first =
            cursor == 0
            ? storage.pointee.nodes.base[Int(target)].firstInput
            : storage.pointee.edges.base[Int(cursor)].nextInput
        if first == 0 { return }
        linkInput(0, after: cursor, of: target)
        var edge = first
        while edge != 0 {
            let next = storage.pointee.edges.base[Int(edge)].nextInput
            freeInput(edge)
            edge = next
        }
    }

    @usableFromInline
    func resumeRecording(recorder: UInt32, cursor: UInt32, stamp: UInt32) {
        let isDead = recorder != 0 && storage.pointee.nodes.base[Int(recorder)].flags.hasAny(.dead)
        storage.pointee.recorder = isDead ? 0 : recorder
        storage.pointee.cursor = cursor
        storage.pointee.stamp = stamp
    }
}

extension Graph {
    /// Makes an edge and appends it to the outputs of `source`.
    @inline(__always)
    func makeEdge(from source: UInt32, to target: UInt32, nextInput: UInt32) -> UInt32 {
        let storage = storage
        let index: UInt32
        if storage.pointee.firstFreeEdge != 0 {
            index = storage.pointee.firstFreeEdge
            storage.pointee.firstFreeEdge = storage.pointee.edges.base[Int(index)].nextInput
        } else {
            index = UInt32(truncatingIfNeeded: storage.pointee.edges.count)
            storage.pointee.edges.append(GraphEdge(source: 0, target: 0, nextInput: 0, nextOutput: 0, previousOutput: 0))
        }
        let edges = storage.pointee.edges.base
        let node = storage.pointee.nodes.base + Int(source)
        let first = node.pointee.firstOutput
        var last = index
        if first == 0 {
            node.pointee.firstOutput = index
        } else {
            last = edges[Int(first)].previousOutput
            edges[Int(last)].nextOutput = index
            edges[Int(first)].previousOutput = index
        }
        edges[Int(index)] = GraphEdge(source: source, target: target, nextInput: nextInput, nextOutput: 0, previousOutput: last)
        return index
    }

    /// Removes an edge, which is no longer among its target's inputs, from its source's outputs and recycles it.
    func freeInput(_ index: UInt32) {
        let edges = storage.pointee.edges.base
        let edge = edges[Int(index)]
        if edge.source != 0 {
            let node = storage.pointee.nodes.base + Int(edge.source)
            let first = node.pointee.firstOutput
            if first == index {
                node.pointee.firstOutput = edge.nextOutput
                if edge.nextOutput != 0 { edges[Int(edge.nextOutput)].previousOutput = edge.previousOutput }
            } else {
                edges[Int(edge.previousOutput)].nextOutput = edge.nextOutput
                let following = edge.nextOutput != 0 ? edge.nextOutput : first
                edges[Int(following)].previousOutput = edge.previousOutput
            }
        }
        edges[Int(index)].nextInput = storage.pointee.firstFreeEdge
        storage.pointee.firstFreeEdge = index
    }
}
