/// The state of leaving out views that contain themselves infinitely.
package struct RecursionGuard {
    /// The last views that were found to contain themselves infinitely; nil if none were.
    package internal(set) var foundCycle: RecursiveViewCheck?
    /// The nesting depth of the outermost body of the cycle whose views are being left out; otherwise nil.
    var abandonedNesting: Int32?
}

extension ViewTree {
    /// Whether a body may be made; false inside views that contain themselves infinitely.
    @inline(__always)
    func makesBody(_ inputs: _ViewInputs) -> Bool {
        if recursion.abandonedNesting != nil { return false }
        return inputs.bodyNesting < RecursiveViewCheck.checkedNesting || makesDeepBody(inputs)
    }

    @inline(never)
    private func makesDeepBody(_ inputs: _ViewInputs) -> Bool {
        // After a first cycle was found all deep bodies are checked: lazy containers make theirs piece by piece.
        guard recursion.foundCycle != nil || inputs.bodyNesting % RecursiveViewCheck.checkedNesting == 0, let body = inputs.enclosingBody,
            let cycle = RecursiveViewCheck(around: body, nesting: inputs.bodyNesting)
        else { return true }
        recursion.abandonedNesting = cycle.outermostNesting
        recursion.foundCycle = cycle
        diagnostics.warn(cycle.message)
        return false
    }

    /// Called when a body was made. Resumes making views once the abandoned cycle has been left.
    @inline(__always)
    func didMakeBody(_ inputs: _ViewInputs) {
        if let nesting = recursion.abandonedNesting, inputs.bodyNesting <= nesting { recursion.abandonedNesting = nil }
    }
}
