/// The value presented last, which is shown while its presentation disappears. It is an object because storing the value updates no view.
final class LastValue<Value> {
    var value: Value?
}
