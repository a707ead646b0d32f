/// The edit of a text that is being passed to the program.
///
/// The text has an undo history of its own, so an owner of the value does not record each of its edits once more.
package struct TextEdit: Sendable {
    /// The identity of the text.
    package let text: ObjectIdentifier
    /// Whether all edits of the text are undone.
    package let isUndone: Bool

    /// The edit that is being passed to the program; nil for changes of other origin.
    @TaskLocal package static var current: TextEdit?
}
