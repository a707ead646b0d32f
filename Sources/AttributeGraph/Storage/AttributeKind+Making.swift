extension AttributeKind {
    @inlinable
    static func input<Value>(_ type: Value.Type, name: StaticString, key: KindKey) -> AttributeKind {
        AttributeKind(
            key: key, equals: Equality.function(for: Value.self),
            // A forced input counts as changed.
            evaluate: { _, _, _ in true },
            useCycleFallback: { _ in false },
            destroy: { payload, hasValue in
                if hasValue { payload.assumingMemoryBound(to: Value.self).deinitialize(count: 1) }
            },
            name: { _ in
                name.hasPointerRepresentation && name.utf8CodeUnitCount > 0 ? "\(name)" : "input of \(Value.self)"
            },
            size: MemoryLayout<Value>.size, alignment: MemoryLayout<Value>.alignment)
    }

    @inlinable
    static func rule<R: Rule>(_ type: R.Type, key: KindKey) -> AttributeKind {
        let layout = PayloadLayout<R.Value, R>.self
        return AttributeKind(
            key: key, equals: Equality.function(for: R.Value.self),
            evaluate: { graph, index, payload in
                let rule = (payload + PayloadLayout<R.Value, R>.ruleOffset).assumingMemoryBound(to: R.self)
                return graph.install(rule.pointee.evaluate(in: graph), inPayload: payload, of: index)
            },
            useCycleFallback: { payload in installFallback(R.cycleFallback, in: payload) },
            destroy: { payload, hasValue in
                if hasValue { payload.assumingMemoryBound(to: R.Value.self).deinitialize(count: 1) }
                (payload + PayloadLayout<R.Value, R>.ruleOffset).assumingMemoryBound(to: R.self).deinitialize(count: 1)
            },
            name: { payload in
                (payload + PayloadLayout<R.Value, R>.ruleOffset).assumingMemoryBound(to: R.self).pointee.name
            },
            size: layout.size, alignment: layout.alignment)
    }

    @inlinable
    static func statefulRule<R: StatefulRule>(_ type: R.Type, key: KindKey) -> AttributeKind {
        let layout = PayloadLayout<R.Value, R>.self
        return AttributeKind(
            key: key, equals: Equality.function(for: R.Value.self),
            evaluate: { graph, index, payload in
                let rule = (payload + PayloadLayout<R.Value, R>.ruleOffset).assumingMemoryBound(to: R.self)
                let hasValue = graph.storage.pointee.nodes.base[Int(index)].flags.hasAny(.hasValue)
                let current = hasValue ? payload.assumingMemoryBound(to: R.Value.self).pointee : nil
                guard let value = rule.pointee.evaluate(in: graph, current: current) else {
                    if !graph.storage.pointee.nodes.base[Int(index)].flags.hasAny(.hasValue) {
                        graph.stopForMissingValue(index)
                    }
                    return false
                }
                return graph.install(value, inPayload: payload, of: index)
            },
            useCycleFallback: { payload in installFallback(R.cycleFallback, in: payload) },
            destroy: { payload, hasValue in
                if hasValue { payload.assumingMemoryBound(to: R.Value.self).deinitialize(count: 1) }
                (payload + PayloadLayout<R.Value, R>.ruleOffset).assumingMemoryBound(to: R.self).deinitialize(count: 1)
            },
            name: { payload in
                (payload + PayloadLayout<R.Value, R>.ruleOffset).assumingMemoryBound(to: R.self).pointee.name
            },
            size: layout.size, alignment: layout.alignment)
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

    @inlinable
    static func installFallback<Value>(_ value: Value?, in payload: UnsafeMutableRawPointer) -> Bool {
        guard let value else { return false }
        payload.initializeMemory(as: Value.self, to: value)
        return true
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
