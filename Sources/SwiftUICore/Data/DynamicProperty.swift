@_spi(Reflection) import Swift

/// A stored property of a view that the framework brings up to date before it computes the body.
///
/// A type of one's own may be built from other dynamic properties; implement `update()` to derive values from them.
public protocol DynamicProperty {
    /// Called before each computation of the body, after the properties inside have been brought up to date.
    mutating func update()

    /// Makes what the property keeps from one body to the next. There is a default; do not call or implement it.
    static func _makeProperty(in context: _PropertyContext, at place: _PropertyPlace) -> _PropertyBox?
}

extension DynamicProperty {
    public mutating func update() {}

    public static func _makeProperty(in context: _PropertyContext, at place: _PropertyPlace) -> _PropertyBox? {
        CompositeBox<Self>(fields: context.makeBoxes(for: context.inputs.tree.facts(of: Self.self).propertyFields, at: place))
    }
}

/// Where a property is being made: the view's tree, owner and environment.
public struct _PropertyContext {
    package unowned(unsafe) let owner: ValueCell
    package let inputs: _ViewInputs

    /// The boxes of dynamic properties.
    func makeBoxes(for fields: [PropertyField], at place: _PropertyPlace) -> [(offset: Int, box: _PropertyBox)] {
        var boxes: [(offset: Int, box: _PropertyBox)] = []
        boxes.reserveCapacity(fields.count)
        for field in fields {
            let place = _PropertyPlace(pointer: place.pointer + field.offset)
            if let box = field.maker.map({ $0.makeBox(in: self, at: place) }) ?? field.type._makeProperty(in: self, at: place) {
                boxes.append((field.offset, box))
            }
        }
        return boxes
    }
}

/// A property's place in the view's value.
public struct _PropertyPlace {
    let pointer: UnsafeRawPointer

    /// The property as the view's initialiser left it.
    package func initialValue<Property>(of _: Property.Type) -> Property {
        pointer.assumingMemoryBound(to: Property.self).pointee
    }
}

/// What a dynamic property keeps from one body to the next.
open class _PropertyBox {
    init() {}

    /// Writes what is kept into the property of a copy of the view.
    package func install(at pointer: UnsafeMutableRawPointer, in properties: DynamicProperties) {}

    /// Whether the property reads the environment.
    package var readsEnvironment: Bool { false }

    /// Whether the property reads something else from the new environment than it has now.
    package func isAffected(byChangeTo values: EnvironmentValues) -> Bool { false }

    /// Called when the view goes away.
    package func end() {}
}

private final class CompositeBox<Property: DynamicProperty>: _PropertyBox {
    private let fields: [(offset: Int, box: _PropertyBox)]

    init(fields: [(offset: Int, box: _PropertyBox)]) {
        self.fields = fields
    }

    override func install(at pointer: UnsafeMutableRawPointer, in properties: DynamicProperties) {
        for field in fields { field.box.install(at: pointer + field.offset, in: properties) }
        pointer.assumingMemoryBound(to: Property.self).pointee.update()
    }

    override var readsEnvironment: Bool { fields.contains { $0.box.readsEnvironment } }

    override func isAffected(byChangeTo values: EnvironmentValues) -> Bool {
        fields.contains { $0.box.isAffected(byChangeTo: values) }
    }

    override func end() {
        for field in fields { field.box.end() }
    }
}

/// The dynamic properties of one view in the tree.
package final class DynamicProperties {
    private let fields: [(offset: Int, box: _PropertyBox)]
    private unowned(unsafe) let scope: EnvironmentScope
    private unowned(unsafe) let owner: ValueCell
    private let readsEnvironment: Bool

    var environment: EnvironmentValues { scope.values }

    /// Nil when the view has none.
    convenience init?<Content>(_ propertyFields: [PropertyField], of source: _GraphValue<Content>, owner: ValueCell, inputs: _ViewInputs) {
        guard !propertyFields.isEmpty else { return nil }
        self.init(propertyFields, at: _PropertyPlace(pointer: source.cell.base + source.offset), owner: owner, inputs: inputs)
    }

    /// The properties of a value that lies at a place for now. Nil when it has none.
    init?(_ propertyFields: [PropertyField], at place: _PropertyPlace, owner: ValueCell, inputs: _ViewInputs) {
        guard !propertyFields.isEmpty else { return nil }
        fields = _PropertyContext(owner: owner, inputs: inputs).makeBoxes(for: propertyFields, at: place)
        scope = inputs.environment
        self.owner = owner
        readsEnvironment = fields.contains { $0.box.readsEnvironment }
        if readsEnvironment { scope.addReader(self) }
    }

    func install<Content>(in view: inout Content) {
        withUnsafeMutablePointer(to: &view) { pointer in
            for field in fields { field.box.install(at: UnsafeMutableRawPointer(pointer) + field.offset, in: self) }
        }
    }

    func environmentChanged(from old: EnvironmentValues, to new: EnvironmentValues) {
        if fields.contains(where: { $0.box.isAffected(byChangeTo: new) }) { owner.invalidate() }
    }

    func end() {
        if readsEnvironment { scope.removeReader(self) }
        for field in fields { field.box.end() }
    }
}

/// Makes what properties of one type keep.
///
/// Generic code asks the runtime for each generic type it uses, every time it runs; a maker is asked for once per type of view.
class PropertyMaker {
    func makeBox(in context: _PropertyContext, at place: _PropertyPlace) -> _PropertyBox {
        preconditionFailure("A maker makes a box")
    }
}

/// A dynamic property with a maker.
protocol PropertyWithMaker: DynamicProperty {
    static var maker: PropertyMaker { get }
}

/// A stored property that is a dynamic property.
struct PropertyField {
    let offset: Int
    let type: any DynamicProperty.Type
    let maker: PropertyMaker?

    /// The dynamic properties among the stored properties of a type, in order.
    static func fields(of type: Any.Type) -> [PropertyField] {
        var fields: [PropertyField] = []
        _forEachField(of: type) { _, offset, fieldType, _ in
            if let propertyType = fieldType as? any DynamicProperty.Type {
                fields.append(PropertyField(
                    offset: offset, type: propertyType, maker: (propertyType as? any PropertyWithMaker.Type)?.maker))
            }
            return true
        }
        return fields
    }
}

/// What is known of a type of view, modifier or property: looked at once, since reflection is slow.
struct SourceFacts {
    /// The dynamic properties among the stored properties, in order.
    let propertyFields: [PropertyField]
    /// Whether a value has parts of its own to animate.
    let isAnimatable: Bool

    init(of type: Any.Type) {
        func hasData<Concrete: Animatable>(_: Concrete.Type) -> Bool { Concrete.AnimatableData.self != EmptyAnimatableData.self }
        propertyFields = PropertyField.fields(of: type)
        // The outlines of shapes are animated where they are drawn.
        isAnimatable = !(type is any Shape.Type) && (type as? any Animatable.Type).map { hasData($0) } == true
    }
}
