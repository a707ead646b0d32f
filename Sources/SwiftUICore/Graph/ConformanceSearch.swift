/// A search for the conformance of types to one protocol.
///
/// The runtime answers the first question about a type by going through all conformances in the process. It is asked only for types that an index
/// knows to be declared to conform; and for a generic type that conforms on conditions only once, if that answers the question for its other
/// specializations as well: a screen has hundreds of those of `ModifiedContent` and its like.
final class ConformanceSearch<Conformance>: Sendable {
    /// The types of which no specialization conforms if one of them does not.
    enum UniformTypes {
        /// All types: the protocol has no conditional conformances.
        case all
        /// Types whose qualified names begin with one of the prefixes, such as "Swift.".
        case named([String])
    }

    private let index: ConformanceIndex
    private let uniformTypes: UniformTypes
    private let find: @Sendable (Any.Type) -> Conformance?
    private let nonconforming = Locked<Set<GenericType>>([])

    /// - Parameters:
    ///   - existential: The type of values that conform to the protocol, such as `(any Equatable).self`.
    ///   - uniformTypes: The types of which no specialization conforms if one of them does not.
    ///   - find: Asks the runtime for the conformance of a type.
    init(to existential: Any.Type, uniformTypes: UniformTypes, find: @escaping @Sendable (Any.Type) -> Conformance?) {
        index = ConformanceIndex(existential)
        self.uniformTypes = uniformTypes
        self.find = find
    }

    /// Returns the conformance of a type, or nil if there is none.
    func conformance(of type: Any.Type) -> Conformance? {
        switch TypeKind(of: type) {
        case .tuple, .existential, .function: return nil
        case .structure, .enumeration, .optional, .other: break
        }
        guard let genericType = GenericType(of: type) else { return find(type) }
        if nonconforming.withLock({ $0.contains(genericType) }) || !index.mayContain(genericType) { return nil }
        if let conformance = find(type) { return conformance }
        if isUniform(type) { nonconforming.withLock { _ = $0.insert(genericType) } }
        return nil
    }

    private func isUniform(_ type: Any.Type) -> Bool {
        switch uniformTypes {
        case .all: return true
        case .named(let prefixes):
            let name = _typeName(type, qualified: true)
            return prefixes.contains { name.hasPrefix($0) }
        }
    }
}
