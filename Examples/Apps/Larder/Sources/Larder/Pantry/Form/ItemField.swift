/// A field of the item's form that can have the keyboard.
enum ItemField: Hashable {
    case name, amount, minimum, note
}
