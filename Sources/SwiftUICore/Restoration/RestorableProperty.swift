/// A state of a view in the tree, which can be archived and restored.
struct RestorableProperty {
    /// The name of the property, prefixed with the names of the properties that contain it.
    let name: String
    /// Returns the archived value, and whether it is the initial one; nil if the value cannot be archived.
    let archive: (ValueArchiver) -> (value: ArchivedValue, isInitial: Bool)?
    /// Sets the value from an archive; returns whether the archive fits.
    let restore: (ArchivedValue) -> Bool
}
