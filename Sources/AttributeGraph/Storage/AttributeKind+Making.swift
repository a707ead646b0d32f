extension AttributeKind {
    /// Returns the kind of the inputs of a type and name, whose values are set from outside.
    @inlinable
    static func input<Value>(_ type: Value.Type, name: StaticString, key: KindKey) -> AttributeKind {
        AttributeKind(
            key: key, layout: PayloadLayout<Value, Void>.self,
            // A forced input counts as changed.
            evaluate: { _, _, _ in true },
            cycleFallback: { nil },
            name: { _ in
                name.hasPointerRepresentation && name.utf8CodeUnitCount > 0 ? "\(name)" : "input of \(Value.self)"
            })
    }

    /// Returns the kind of the attributes that a type of rule computes.
    @inlinable
    static func rule<R: Rule>(_ type: R.Type, key: KindKey) -> AttributeKind {
        AttributeKind(ruleType: R.self, key: key) { graph, index, payload in
            let rule = PayloadLayout<R.Value, R>.rule(in: payload)
            return graph.install(rule.pointee.evaluate(in: graph), inPayload: payload, of: index)
        }
    }

    /// Returns the kind of the attributes that a type of rule with state computes.
    @inlinable
    static func statefulRule<R: StatefulRule>(_ type: R.Type, key: KindKey) -> AttributeKind {
        AttributeKind(ruleType: R.self, key: key) { graph, index, payload in
            let rule = PayloadLayout<R.Value, R>.rule(in: payload)
            let hasValue = graph.storage.pointee.nodes.base[Int(index)].flags.hasAny(.hasValue)
            let current = hasValue ? payload.assumingMemoryBound(to: R.Value.self).pointee : nil
            guard let value = rule.pointee.evaluate(in: graph, current: current) else {
                if !graph.storage.pointee.nodes.base[Int(index)].flags.hasAny(.hasValue) {
                    graph.stopForMissingValue(index)
                }
                return false
            }
            return graph.install(value, inPayload: payload, of: index)
        }
    }

    /// The kind of all sinks, which the graph evaluates itself.
    static var sink: AttributeKind {
        AttributeKind(
            key: KindKey(type: GraphSink.self, role: .sink), equals: nil,
            evaluate: { _, _, _ in true },
            useCycleFallback: { _ in true },
            destroy: { _, _ in () },
            name: { Unmanaged<GraphSink>.fromOpaque($0).takeUnretainedValue().name },
            size: 0, alignment: 1)
    }

    /// Creates the kind of the attributes that a type of rule computes. The initializers are inlined, so that the functions of the kind are
    /// specialised for the rule.
    @inlinable @inline(__always)
    init<R: GraphRule>(ruleType: R.Type, key: KindKey, evaluate: @escaping (Graph, UInt32, UnsafeMutableRawPointer) -> Bool) {
        self.init(
            key: key, layout: PayloadLayout<R.Value, R>.self, evaluate: evaluate,
            cycleFallback: { R.cycleFallback },
            name: { PayloadLayout<R.Value, R>.rule(in: $0).pointee.name })
    }

    /// Creates the kind of attributes whose payloads have a layout.
    @inlinable @inline(__always)
    init<Value, RuleType>(
        key: KindKey, layout: PayloadLayout<Value, RuleType>.Type,
        evaluate: @escaping (Graph, UInt32, UnsafeMutableRawPointer) -> Bool,
        cycleFallback: @escaping () -> Value?,
        name: @escaping (UnsafeMutableRawPointer) -> String
    ) {
        self.init(
            key: key, equals: Equality.function(for: Value.self), evaluate: evaluate,
            useCycleFallback: { payload in
                guard let value = cycleFallback() else { return false }
                payload.initializeMemory(as: Value.self, to: value)
                return true
            },
            destroy: { payload, hasValue in
                if hasValue { payload.assumingMemoryBound(to: Value.self).deinitialize(count: 1) }
                PayloadLayout<Value, RuleType>.rule(in: payload).deinitialize(count: 1)
            },
            name: name, size: layout.size, alignment: layout.alignment)
    }
}

extension Graph {
    /// Stores a computed value and returns whether it differs from the previous one.
    @inlinable
    func install<Value>(_ value: consuming Value, inPayload payload: UnsafeMutableRawPointer, of index: UInt32) -> Bool {
        let node = storage.pointee.nodes.base + Int(index)
        // The attribute was freed by its own evaluation; the payload is destroyed when the evaluation ends.
        if node.pointee.flags.hasAny(.dead) { return false }
        let place = payload.assumingMemoryBound(to: Value.self)
        guard node.pointee.flags.hasAny(.hasValue) else {
            place.initialize(to: value)
            node.pointee.flags.insert(.hasValue)
            return true
        }
        let isEqual = withUnsafePointer(to: value) { new in
            Equality.areEqual(place, new, kind: storage.pointee.kinds.kinds + Int(node.pointee.kind))
        }
        if isEqual { return false }
        place.pointee = value
        return true
    }

    @usableFromInline
    func stopForMissingValue(_ index: UInt32) -> Never {
        fatalError("AttributeGraph: the first evaluation of \(name(ofNode: index)) gave no value.")
    }
}
