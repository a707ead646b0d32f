extension Graph {
    /// Runs `body` as an evaluation of `id`: its reads replace the recorded ones, and `id` is up to date from the start of it.
    ///
    /// For sinks that do their work on their own schedule instead of in `GraphSink.evaluate`. If `id` has been freed or is being
    /// evaluated, `body` is run without that.
    package func evaluate<Result, Failure: Error>(
        _ id: AttributeID, _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        guard isLive(id), !storage.pointee.nodes.base[Int(id.index)].flags.hasAny(.active) else { return try body() }
        push(id.index)
        let context = beginEvaluation(of: id.index)
        defer {
            endEvaluation(of: id.index, context, hasChanged: true)
            pop(id.index)
        }
        return try body()
    }

    /// Runs `body` and records its reads as additional inputs of `id`, until the next evaluation of `id` replaces them.
    ///
    /// Whether `id` is out of date does not change. If `id` has been freed, reads are not recorded.
    package func trackReads<Result, Failure: Error>(
        of id: AttributeID, _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        guard isLive(id) else { return try untracked(body) }
        if storage.pointee.recorder == id.index { return try body() }
        let isActive = storage.pointee.nodes.base[Int(id.index)].flags.hasAny(.active)
        if !isActive { push(id.index) }
        let context = EvaluationContext(storage)
        storage.pointee.recorder = id.index
        storage.pointee.evaluating = id.index
        storage.pointee.stamp = storage.pointee.makeStamp()
        storage.pointee.cursor = stampInputs(of: id.index)
        defer {
            restore(context)
            if !isActive { pop(id.index) }
        }
        return try body()
    }

    /// Marks all inputs as read, and returns the last one.
    private func stampInputs(of target: UInt32) -> UInt32 {
        let stamp = storage.pointee.stamp
        var last: UInt32 = 0
        var edge = storage.pointee.nodes.base[Int(target)].firstInput
        while edge != 0 {
            let source = storage.pointee.edges.base[Int(edge)].source
            storage.pointee.nodes.base[Int(source)].readStamp = stamp
            last = edge
            edge = storage.pointee.edges.base[Int(edge)].nextInput
        }
        return last
    }
}
