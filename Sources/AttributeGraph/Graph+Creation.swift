extension Graph {
    /// Makes a lifetime scope; freeing `parent` frees it as well.
    package func makeScope(parent: GraphScope? = nil) -> GraphScope {
        var parentIndex: UInt32 = 0
        if let parent {
            checkScope(parent)
            parentIndex = parent.index
        }
        let index: UInt32
        if storage.pointee.firstFreeScope != 0 {
            index = storage.pointee.firstFreeScope
            storage.pointee.firstFreeScope = storage.pointee.scopes.base[Int(index)].nextSibling
        } else {
            index = UInt32(storage.pointee.scopes.count)
            storage.pointee.scopes.append(
                ScopeRecord(generation: 0, parent: 0, firstChild: 0, nextSibling: 0, previousSibling: 0, firstNode: 0))
        }
        let scopes = storage.pointee.scopes.base
        let generation = scopes[Int(index)].generation + 1
        var next: UInt32 = 0
        if parentIndex != 0 {
            next = scopes[Int(parentIndex)].firstChild
            if next != 0 { scopes[Int(next)].previousSibling = index }
            scopes[Int(parentIndex)].firstChild = index
        }
        scopes[Int(index)] = ScopeRecord(
            generation: generation, parent: parentIndex, firstChild: 0, nextSibling: next, previousSibling: 0, firstNode: 0)
        return GraphScope(index: index, generation: generation)
    }

    /// Makes an attribute whose value is set from outside. `name` is for diagnostics.
    @inlinable
    package func input<Value>(_ value: Value, name: StaticString = "", in scope: GraphScope) -> Attribute<Value> {
        let nameKey = name.hasPointerRepresentation && name.utf8CodeUnitCount > 0 ? UInt(bitPattern: name.utf8Start) : 0
        let key = KindKey(type: Value.self, role: .input, name: nameKey)
        let kind = storage.pointee.kinds.index(of: key) { AttributeKind.input(Value.self, name: name, key: key) }
        let payload = storage.pointee.payloads.allocate(
            size: MemoryLayout<Value>.size, alignment: MemoryLayout<Value>.alignment)
        payload.initializeMemory(as: Value.self, to: value)
        return Attribute(id: makeNode(payload: payload, kind: kind, flags: .hasValue | .input, in: scope))
    }

    /// Makes an attribute whose value `rule` computes on the first read.
    @inlinable
    package func rule<R: Rule>(_ rule: R, in scope: GraphScope) -> Attribute<R.Value> {
        attribute(of: rule, role: .rule, in: scope) { AttributeKind.rule(R.self, key: $0) }
    }

    /// Makes an attribute whose value is computed on the first read by `rule`, which keeps state between evaluations.
    @inlinable
    package func statefulRule<R: StatefulRule>(_ rule: R, in scope: GraphScope) -> Attribute<R.Value> {
        attribute(of: rule, role: .statefulRule, in: scope) { AttributeKind.statefulRule(R.self, key: $0) }
    }

    @inlinable @inline(__always)
    func attribute<R: GraphRule>(
        of rule: R, role: KindKey.Role, in scope: GraphScope, kind makeKind: (KindKey) -> AttributeKind
    ) -> Attribute<R.Value> {
        let key = KindKey(type: R.self, role: role)
        let kind = storage.pointee.kinds.index(of: key) { makeKind(key) }
        let layout = PayloadLayout<R.Value, R>.self
        let payload = storage.pointee.payloads.allocate(size: layout.size, alignment: layout.alignment)
        (payload + layout.ruleOffset).initializeMemory(as: R.self, to: rule)
        return Attribute(id: makeNode(payload: payload, kind: kind, flags: .dirty, in: scope))
    }

    /// Makes an attribute for `sink`, out of date until its first update. The sink must outlive the attribute.
    @inlinable
    package func sink(_ sink: GraphSink, in scope: GraphScope) -> AttributeID {
        makeNode(
            payload: Unmanaged.passUnretained(sink).toOpaque(), kind: 0, flags: .dirty | .hasValue | .sink, in: scope)
    }

    @usableFromInline
    func makeNode(payload: UnsafeMutableRawPointer, kind: UInt16, flags: NodeFlags, in scope: GraphScope) -> AttributeID {
        checkScope(scope)
        let storage = storage
        let record = storage.pointee.scopes.base + Int(scope.index)
        let index: UInt32
        var node = Node(payload: payload, generation: 1, kind: kind, flags: flags, scope: scope.index)
        node.nextInScope = record.pointee.firstNode
        if storage.pointee.firstFreeNode != 0 {
            index = storage.pointee.firstFreeNode
            let slot = storage.pointee.nodes.base + Int(index)
            storage.pointee.firstFreeNode = slot.pointee.nextInScope
            node.generation = slot.pointee.generation &+ 1
            slot.pointee = node
        } else {
            index = UInt32(truncatingIfNeeded: storage.pointee.nodes.count)
            storage.pointee.nodes.append(node)
        }
        if node.nextInScope != 0 { storage.pointee.nodes.base[Int(node.nextInScope)].previousInScope = index }
        record.pointee.firstNode = index
        return AttributeID(index: index, generation: node.generation)
    }

    @inline(__always)
    func checkScope(_ scope: GraphScope) {
        precondition(
            Int(scope.index) < storage.pointee.scopes.count
                && storage.pointee.scopes.base[Int(scope.index)].generation == scope.generation,
            "AttributeGraph: an attribute or scope was made in a scope that has been freed.")
    }
}

/// The layout of a payload: the value first, so that it can be read without knowing the rule. The rule of an input is `Void`.
@frozen @usableFromInline
enum PayloadLayout<Value, RuleType> {
    @inlinable static var ruleOffset: Int {
        let mask = MemoryLayout<RuleType>.alignment - 1
        return (MemoryLayout<Value>.size + mask) & ~mask
    }
    @inlinable static var size: Int { ruleOffset + MemoryLayout<RuleType>.size }
    @inlinable static var alignment: Int { max(MemoryLayout<Value>.alignment, MemoryLayout<RuleType>.alignment) }

    /// Returns the place of the rule in a payload, which is bound to the rule's type as long as the attribute exists.
    @inlinable @inline(__always)
    static func rule(in payload: UnsafeMutableRawPointer) -> UnsafeMutablePointer<RuleType> {
        (payload + ruleOffset).assumingMemoryBound(to: RuleType.self)
    }
}
