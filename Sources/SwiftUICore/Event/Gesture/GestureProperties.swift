/// The storage of the dynamic properties (`@GestureState`, `@State`, `@Environment` and others) of the custom gestures of one view.
///
/// A gesture is nested in other values and has no place in the tree. Its properties are therefore identified by the order in
/// which the bodies are evaluated, which is the same each time.
final class GestureProperties: @unchecked Sendable {
    /// The properties of the view whose gesture is being made.
    @TaskLocal static var current: GestureProperties?

    private let inputs: _ViewInputs
    private unowned(unsafe) let owner: ValueCell
    private var kept: [(type: ObjectIdentifier, properties: DynamicProperties)] = []
    private var next = 0

    init(owner: ValueCell, inputs: _ViewInputs) {
        self.owner = owner
        self.inputs = inputs
    }

    /// Runs a function that makes the gesture of the view, with these properties as the current ones.
    func making<Result>(_ make: () -> Result) -> Result {
        next = 0
        return Self.$current.withValue(self, operation: make)
    }

    /// Installs the stored properties in a gesture before its body is evaluated.
    func install<Made>(in gesture: inout Made) {
        let place = next
        next += 1
        if place >= kept.count || kept[place].type != ObjectIdentifier(Made.self) {
            for old in kept.indices[min(place, kept.count)...] { kept[old].properties.end() }
            kept.removeSubrange(min(place, kept.count)...)
            let fields = inputs.tree.types.facts(of: Made.self).propertyFields
            let properties = _PropertyPlace.with(gesture) { place in
                fields.isEmpty ? DynamicProperties() : DynamicProperties(fields, at: place, owner: owner, inputs: inputs)
            }
            kept.append((ObjectIdentifier(Made.self), properties))
        }
        kept[place].properties.install(in: &gesture)
    }

    func end() {
        for old in kept.indices { kept[old].properties.end() }
        kept = []
    }
}
