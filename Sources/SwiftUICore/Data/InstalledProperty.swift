/// A stored property of a copy of a view, into which its box writes before the view's body is evaluated.
///
/// The memory belongs to a value to which `DynamicProperties.install(in:)` has exclusive access, and holds a property of the type whose
/// `_makeProperty` has made the box. It must not be kept.
package struct InstalledProperty {
    private let memory: UnsafeMutableRawPointer

    init(_ memory: UnsafeMutableRawPointer) {
        self.memory = memory
    }

    /// Returns the stored property at an offset in bytes.
    func property(at offset: Int) -> InstalledProperty { InstalledProperty(memory + offset) }

    /// The property, which must be of the given type.
    subscript<Property>(as type: Property.Type) -> Property {
        get { memory.assumingMemoryBound(to: Property.self).pointee }
        nonmutating _modify { yield &memory.assumingMemoryBound(to: Property.self).pointee }
    }

    /// Sets the optional reference to an object, of any class, that the property has at an offset in bytes. It needs no generic type, which
    /// the runtime would have to look up.
    func setReference(_ object: AnyObject, at offset: Int) {
        (memory + offset).assumingMemoryBound(to: AnyObject?.self).pointee = object
    }
}
