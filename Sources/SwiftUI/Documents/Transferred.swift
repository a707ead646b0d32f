/// Carries a value to another thread, on which it is used alone.
struct Transferred<Value>: @unchecked Sendable {
    let value: Value
}
