extension Graph {
    /// Updates an attribute. Returns false if it is already being updated, that is, if it depends on itself.
    @usableFromInline
    func bringUpToDateOrReportCycle(_ index: UInt32) -> Bool {
        if storage.pointee.nodes.base[Int(index)].flags.hasAny(.active) {
            reportCycle(closedBy: index)
            return false
        }
        bringUpToDate(index)
        return true
    }

    /// Updates an attribute by walking down through the inputs of its last evaluation, in the order of reading, and back up.
    ///
    /// An attribute is evaluated as soon as one of its inputs has changed; the inputs before it are unchanged, so it would
    /// certainly read this one again, and no unneeded attribute is evaluated. The path is kept on an explicit stack.
    @inline(never)
    func bringUpToDate(_ index: UInt32) {
        let storage = storage
        let base = storage.pointee.updateStack.count
        push(index)
        while storage.pointee.updateStack.count > base {
            let depth = storage.pointee.updateStack.count - 1
            let frame = storage.pointee.updateStack.base[depth]
            let node = storage.pointee.nodes.base + Int(frame.node)
            let flags = node.pointee.flags
            if flags.hasAny(.dead) {
                pop(frame.node)
                continue
            }
            if flags.hasAny(.dirty) {
                evaluate(frame.node)
                pop(frame.node)
                continue
            }
            var edge = frame.edge
            var below: UInt32 = 0
            while edge != 0 {
                let source = storage.pointee.edges.base[Int(edge)].source
                if source != 0 && storage.pointee.nodes.base[Int(source)].flags.hasAny(.notReadable) {
                    below = source
                    break
                }
                edge = storage.pointee.edges.base[Int(edge)].nextInput
            }
            if below == 0 {
                // All inputs are unchanged.
                node.pointee.flags.remove(.outOfDate)
                pop(frame.node)
            } else if storage.pointee.nodes.base[Int(below)].flags.hasAny(.active) {
                // The evaluation will encounter the cycle again, and report it.
                node.pointee.flags.insert(.dirty)
            } else {
                storage.pointee.updateStack.base[depth].edge = edge
                push(below)
            }
        }
    }

    @inline(__always)
    func push(_ index: UInt32) {
        let node = storage.pointee.nodes.base + Int(index)
        node.pointee.flags.insert(.pending)
        storage.pointee.updateStack.append(UpdateFrame(node: index, edge: node.pointee.firstInput))
    }

    @inline(__always)
    func pop(_ index: UInt32) {
        storage.pointee.updateStack.count -= 1
        let node = storage.pointee.nodes.base + Int(index)
        node.pointee.flags.remove(.pending)
        if node.pointee.flags.hasAny(.dead) { recycle(index) }
    }

    @inline(__always)
    func evaluate(_ index: UInt32) {
        NativeStack.withSpace { evaluateInPlace(index) }
    }

    @inline(never)
    func evaluateInPlace(_ index: UInt32) {
        let storage = storage
        let context = beginEvaluation(of: index)
        let node = storage.pointee.nodes.base[Int(index)]
        var hasChanged = true
        if node.flags.hasAny(.sink) {
            // Retained during the evaluation, since it may free itself.
            Unmanaged<GraphSink>.fromOpaque(node.payload).takeUnretainedValue().evaluate(in: self)
        } else {
            hasChanged = storage.pointee.kinds.kinds[Int(node.kind)].evaluate(self, index, node.payload)
        }
        endEvaluation(of: index, context, hasChanged: hasChanged)
    }

    @inline(__always)
    func beginEvaluation(of index: UInt32) -> EvaluationContext {
        let storage = storage
        let node = storage.pointee.nodes.base + Int(index)
        node.pointee.flags.remove(.outOfDate)
        node.pointee.flags.insert(.evaluating)
        if storage.pointee.isTracing { noteEvaluation(of: index) }
        let context = EvaluationContext(storage)
        storage.pointee.recorder = index
        storage.pointee.evaluating = index
        storage.pointee.cursor = 0
        storage.pointee.stamp = storage.pointee.makeStamp()
        return context
    }

    @inline(__always)
    func endEvaluation(of index: UInt32, _ context: EvaluationContext, hasChanged: Bool) {
        let storage = storage
        let isDead = storage.pointee.nodes.base[Int(index)].flags.hasAny(.dead)
        if !isDead { dropInputs(of: index, after: storage.pointee.cursor) }
        restore(context)
        storage.pointee.nodes.base[Int(index)].flags.remove(.evaluating)
        if hasChanged && !isDead && storage.pointee.nodes.base[Int(index)].firstOutput != 0 {
            markOutputs(of: index, duringPull: true)
        }
    }

    @inline(__always)
    func restore(_ context: EvaluationContext) {
        storage.pointee.evaluating = context.evaluating
        resumeRecording(recorder: context.recorder, cursor: context.cursor, stamp: context.stamp)
    }
}

/// The state of the recorder that an evaluation interrupts.
struct EvaluationContext {
    let recorder: UInt32
    let cursor: UInt32
    let stamp: UInt32
    let evaluating: UInt32

    @inline(__always)
    init(_ storage: UnsafeMutablePointer<GraphStorage>) {
        recorder = storage.pointee.recorder
        cursor = storage.pointee.cursor
        stamp = storage.pointee.stamp
        evaluating = storage.pointee.evaluating
    }
}
