/// A property in the value of a view that its parent has made.
///
/// The memory holds a value of the type whose stored properties are asked for, and must not be read after the value has gone.
public struct _PropertyPlace {
    private let memory: UnsafeRawPointer

    private init(_ memory: UnsafeRawPointer) {
        self.memory = memory
    }

    /// The place of a view's value in its cell.
    init<Value>(of source: _GraphValue<Value>) {
        memory = source.unretainedCell.use { $0.base } + source.offset
    }

    /// Calls a function with the place of a temporary value.
    static func with<Value, Result>(_ value: Value, _ body: (_PropertyPlace) -> Result) -> Result {
        withUnsafePointer(to: value) { body(_PropertyPlace($0)) }
    }

    /// Returns the stored property at an offset in bytes.
    func property(at offset: Int) -> _PropertyPlace { _PropertyPlace(memory + offset) }

    /// The property's value after the view's initialiser.
    package func initialValue<Property>(of _: Property.Type) -> Property {
        memory.assumingMemoryBound(to: Property.self).pointee
    }
}
