@_spi(Reflection) import Swift

/// A stored property of a view that is updated before the view's body is evaluated.
///
/// A custom dynamic property is a struct that contains other dynamic properties; implement `update()` to derive values from them.
public protocol DynamicProperty {
    /// Called before each evaluation of the body, after the contained dynamic properties have been updated; does nothing by
    /// default.
    mutating func update()

    /// Creates the persistent storage of the property. There is a default implementation; do not call or implement it.
    static func _makeProperty(in context: _PropertyContext, at place: _PropertyPlace) -> _PropertyBox?
}

extension DynamicProperty {
    public mutating func update() {}

    public static func _makeProperty(in context: _PropertyContext, at place: _PropertyPlace) -> _PropertyBox? {
        CompositeBox<Self>(fields: context.makeBoxes(for: context.inputs.tree.types.facts(of: Self.self).propertyFields, at: place))
    }
}

/// The context of a property that is being made: the view's tree, owner and environment.
public struct _PropertyContext {
    let unretainedOwner: Unretained<ValueCell>
    package let inputs: _ViewInputs

    package var owner: ValueCell { unretainedOwner.object }

    /// Creates the storage of dynamic properties.
    func makeBoxes(for fields: [PropertyField], at place: _PropertyPlace) -> [(offset: Int, box: _PropertyBox)] {
        var boxes: [(offset: Int, box: _PropertyBox)] = []
        boxes.reserveCapacity(fields.count)
        for field in fields {
            if let box = makeBox(for: field, at: place) { boxes.append((field.offset, box)) }
        }
        return boxes
    }

    /// Creates the storage of one dynamic property of the value at `place`; nil if it needs none.
    func makeBox(for field: PropertyField, at place: _PropertyPlace) -> _PropertyBox? {
        let place = place.property(at: field.offset)
        if let maker = field.maker { return maker.makeBox(in: self, at: place) }
        return field.type._makeProperty(in: self, at: place)
    }
}

/// The persistent storage of a dynamic property, from one body to the next.
open class _PropertyBox {
    /// The box of the next dynamic property of the same view. Most views have few, so that a list would be larger than the boxes.
    @exclusivity(unchecked) final var next: _PropertyBox?
    /// The offset of the property in the view.
    @exclusivity(unchecked) fileprivate final var offset: Int32 = 0

    init() {}

    /// Calls `body` with this box and those after it.
    @inline(__always)
    final func forEachInChain(_ body: (_PropertyBox) -> Void) {
        body(self)
        // Each box keeps those after it.
        var box = next.map { Unretained($0) }
        while let current = box {
            box = current.use {
                body($0)
                return $0.next.map { Unretained($0) }
            }
        }
    }

    /// The environment of the view; nil for the box of a property.
    var environment: EnvironmentValues? { nil }

    /// Writes the stored value into the property of a copy of the view.
    package func install(in installed: InstalledProperty, of properties: DynamicProperties) {}

    /// Whether the property reads the environment.
    package var readsEnvironment: Bool { false }

    /// Whether the property would read a different value from the new environment.
    package func isAffected(byChangeTo values: EnvironmentValues) -> Bool { false }

    /// Describes the change that new values of the environment mean for the property; nil if it reads none.
    package func environmentChange(from old: EnvironmentValues, to new: EnvironmentValues) -> String? { nil }

    /// How often the value that the property reads has changed, other than by the environment.
    package func changeCount(in tree: ViewTree) -> UInt32 { 0 }

    /// Whether the property reads different values from two environments.
    package func differs(between old: EnvironmentValues, and new: EnvironmentValues) -> Bool { false }

    /// The boxes of the properties inside this one, with their offsets.
    var parts: [(offset: Int, box: _PropertyBox)] { [] }

    /// Called when the view is removed.
    package func end() {}

    /// Calls `body` with each state in the property.
    ///
    /// - Parameters:
    ///   - name: The name of the property.
    ///   - place: The property in the value that the view's parent has made.
    func forEachState(named name: String, at place: _PropertyPlace, _ body: (RestorableProperty) -> Void) {}
}

/// Calls `body` with each state in the stored properties of a view or property.
private func forEachState(
    in boxes: [(offset: Int, box: _PropertyBox)], of type: Any.Type, named prefix: String, at place: _PropertyPlace,
    _ body: (RestorableProperty) -> Void
) {
    let names = Dictionary((StoredFields.fields(of: type) ?? []).map { ($0.offset, $0.name) }, uniquingKeysWith: { first, _ in first })
    for (offset, box) in boxes {
        guard let name = names[offset] else { continue }
        box.forEachState(named: prefix + name, at: place.property(at: offset), body)
    }
}

/// The boxes of the dynamic properties that a property or a style has in its stored properties.
class FieldsBox: _PropertyBox {
    final let fields: [(offset: Int, box: _PropertyBox)]

    init(fields: [(offset: Int, box: _PropertyBox)]) {
        self.fields = fields
    }

    override func install(in installed: InstalledProperty, of properties: DynamicProperties) {
        for field in fields { field.box.install(in: installed.property(at: field.offset), of: properties) }
    }

    override var readsEnvironment: Bool { fields.contains { $0.box.readsEnvironment } }
    override var parts: [(offset: Int, box: _PropertyBox)] { fields }

    override func changeCount(in tree: ViewTree) -> UInt32 { fields.reduce(0) { $0 &+ $1.box.changeCount(in: tree) } }

    override func differs(between old: EnvironmentValues, and new: EnvironmentValues) -> Bool {
        fields.contains { $0.box.differs(between: old, and: new) }
    }

    override func isAffected(byChangeTo values: EnvironmentValues) -> Bool {
        fields.contains { $0.box.isAffected(byChangeTo: values) }
    }

    override func end() {
        for field in fields { field.box.end() }
    }
}

private final class CompositeBox<Property: DynamicProperty>: FieldsBox {
    override func install(in installed: InstalledProperty, of properties: DynamicProperties) {
        super.install(in: installed, of: properties)
        installed[as: Property.self].update()
    }

    override func forEachState(named name: String, at place: _PropertyPlace, _ body: (RestorableProperty) -> Void) {
        SwiftUICore.forEachState(in: fields, of: Property.self, named: name + ".", at: place, body)
    }
}

/// The dynamic properties of one view in the tree.
package struct DynamicProperties {
    /// The boxes, each of which refers to the next. If one of them reads the environment, an `EnvironmentReader` is the first.
    private var first: _PropertyBox?

    /// Creates properties of a value without any.
    init() {}

    /// Creates the properties of a value, which may lie at a temporary address.
    init(_ propertyFields: [PropertyField], at place: _PropertyPlace, owner: ValueCell, inputs: _ViewInputs) {
        let owner = Unretained(owner)
        let context = _PropertyContext(unretainedOwner: owner, inputs: inputs)
        var readsEnvironment = false
        var last: Unretained<_PropertyBox>?
        for field in propertyFields {
            guard let box = context.makeBox(for: field, at: place) else { continue }
            box.offset = Int32(field.offset)
            if box.readsEnvironment { readsEnvironment = true }
            if let last { last.use { $0.next = box } } else { first = box }
            last = Unretained(box)
        }
        guard readsEnvironment else { return }
        let reader = EnvironmentReader(scope: inputs.unretainedEnvironment, owner: owner)
        reader.next = first
        first = reader
    }

    var isEmpty: Bool { first == nil }

    /// The environment of the view; nil if no property reads it.
    var environment: EnvironmentValues? { first?.environment }

    @inline(__always)
    private func forEachBox(_ body: (_PropertyBox) -> Void) {
        first?.forEachInChain(body)
    }

    /// The boxes, with the offsets of their properties.
    var fields: [(offset: Int, box: _PropertyBox)] {
        var fields: [(offset: Int, box: _PropertyBox)] = []
        forEachBox { if !($0 is EnvironmentReader) { fields.append((Int($0.offset), $0)) } }
        return fields
    }

    func install<Content>(in view: inout Content) {
        withUnsafeMutablePointer(to: &view) { install(in: InstalledProperty($0)) }
    }

    private func install(in view: InstalledProperty) {
        forEachBox { $0.install(in: view.property(at: Int($0.offset)), of: self) }
    }

    /// Calls `body` with each state in the properties of a view, whose value is at `place`.
    func forEachState(of type: Any.Type, at place: _PropertyPlace, _ body: (RestorableProperty) -> Void) {
        SwiftUICore.forEachState(in: fields, of: type, named: "", at: place, body)
    }

    mutating func end() {
        var box = first
        first = nil
        while let current = box {
            current.end()
            // A box may live on, as a binding to its state does; it must not keep the others.
            box = current.next
            current.next = nil
        }
    }
}

/// Creates the storage of properties of one type.
///
/// Generic code looks up each generic type it uses in the runtime, every time it runs; a maker is created once per type of view.
class PropertyMaker {
    func makeBox(in context: _PropertyContext, at place: _PropertyPlace) -> _PropertyBox {
        preconditionFailure("A maker makes a box")
    }
}

/// A dynamic property with a maker.
protocol PropertyWithMaker: DynamicProperty {
    static var maker: PropertyMaker { get }
}

/// A type whose stored values have dynamic properties that are updated as if they were its own, such as a sequence of toolbar items.
package protocol DynamicPropertyContainer {}

/// A stored property whose type is a dynamic property.
struct PropertyField {
    let offset: Int
    let type: any DynamicProperty.Type
    let maker: PropertyMaker?

    /// Only types of programs may be dynamic properties on conditions.
    private static let propertyTypes = ConformanceSearch(to: (any DynamicProperty).self, uniformTypes: .named(StoredFields.frameworks)) {
        $0 as? any DynamicProperty.Type
    }

    private static let containerTypes = ConformanceSearch(to: (any DynamicPropertyContainer).self, uniformTypes: .all) {
        $0 as? any DynamicPropertyContainer.Type
    }
    private static let typesWithMakers = ConformanceSearch(to: (any PropertyWithMaker).self, uniformTypes: .all) { $0 as? any PropertyWithMaker.Type }

    /// The dynamic properties of a type; for a container those of the values in it.
    static func contentFields(of type: Any.Type) -> [PropertyField] {
        guard containerTypes.conformance(of: type) != nil || TypeKind(of: type) == .tuple else { return SourceFacts.shared(of: type).propertyFields }
        var fields: [PropertyField] = []
        _forEachField(of: type) { _, offset, fieldType, _ in
            fields += contentFields(of: fieldType).map { PropertyField(offset: offset + $0.offset, type: $0.type, maker: $0.maker) }
            return true
        }
        return fields
    }

    /// The dynamic properties among the stored properties of a type, in order.
    static func fields(of type: Any.Type) -> [PropertyField] {
        var fields: [PropertyField] = []
        _forEachField(of: type) { _, offset, fieldType, _ in
            if let propertyType = propertyTypes.conformance(of: fieldType) {
                fields.append(
                    PropertyField(
                        offset: offset, type: propertyType, maker: typesWithMakers.conformance(of: propertyType)?.maker))
            }
            return true
        }
        return fields
    }
}

/// Reflection data of a type of view, modifier or property, cached since reflection is slow.
package final class SourceFacts: @unchecked Sendable {
    // Sendable: the makers of properties have no state that changes.

    /// The dynamic properties among the stored properties, in order.
    let propertyFields: [PropertyField]

    private static let all = Locked<[ObjectIdentifier: SourceFacts]>([:])
    /// Separate, as most types hold no content, and it takes long to find out that a type is no container.
    private static let contents = Locked<[ObjectIdentifier: [PropertyField]]>([:])

    /// The dynamic properties of a type of content, such as that of a toolbar, and of the values in it.
    static func contentFields(of type: Any.Type) -> [PropertyField] {
        let key = ObjectIdentifier(type)
        if let fields = contents.withLock({ $0[key] }) { return fields }
        let fields = PropertyField.contentFields(of: type)
        contents.withLock { $0[key] = fields }
        return fields
    }

    /// The facts of a type, which all trees share.
    static func shared(of type: Any.Type) -> SourceFacts {
        let key = ObjectIdentifier(type)
        if let facts = all.withLock({ $0[key] }) { return facts }
        let facts = SourceFacts(of: type)
        all.withLock { $0[key] = facts }
        return facts
    }

    /// Whether values of a type have dynamic properties.
    package static func hasDynamicProperties(_ type: Any.Type) -> Bool { !shared(of: type).propertyFields.isEmpty }

    private init(of type: Any.Type) {
        propertyFields = PropertyField.fields(of: type)
    }
}
