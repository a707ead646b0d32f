/// What the dynamic properties of the program's own gestures on one view keep: `@GestureState`, `@State`, `@Environment` and
/// others in a gesture with a `body`.
///
/// A gesture is a value within values, which lies nowhere in the tree: its properties are known by the order in which the
/// bodies are asked for, which is the same each time.
final class GestureProperties: @unchecked Sendable {
    /// Those of the view whose gesture is being made.
    @TaskLocal static var current: GestureProperties?

    private let inputs: _ViewInputs
    private unowned(unsafe) let owner: ValueCell
    private var kept: [(type: ObjectIdentifier, properties: DynamicProperties?)] = []
    private var next = 0

    init(owner: ValueCell, inputs: _ViewInputs) {
        self.owner = owner
        self.inputs = inputs
    }

    /// Makes a gesture of the view.
    func making<Result>(_ make: () -> Result) -> Result {
        next = 0
        return Self.$current.withValue(self, operation: make)
    }

    /// Writes what is kept into a gesture whose body is about to be asked for.
    func install<Made>(in gesture: inout Made) {
        let place = next
        next += 1
        if place >= kept.count || kept[place].type != ObjectIdentifier(Made.self) {
            for old in kept[min(place, kept.count)...] { old.properties?.end() }
            kept.removeSubrange(min(place, kept.count)...)
            let fields = inputs.tree.facts(of: Made.self).propertyFields
            let properties = withUnsafePointer(to: gesture) {
                DynamicProperties(fields, at: _PropertyPlace(pointer: $0), owner: owner, inputs: inputs)
            }
            kept.append((ObjectIdentifier(Made.self), properties))
        }
        kept[place].properties?.install(in: &gesture)
    }

    func end() {
        for old in kept { old.properties?.end() }
        kept = []
    }
}
