import Combine
import Observation

/// The captured values of a function.
///
/// A function that captures a single reference has no context of its own: the referenced object is the context. The content of a view with
/// nothing but an observed object, such as `GeometryReader { _ in Text(model.name) }`, is such a function. It is the same function before
/// and after the object changes, but has another result.
enum FunctionContext {
    /// The size of a function with a context, in bytes: a code pointer and a reference.
    static let functionSize = 2 * MemoryLayout<Int>.size

    /// Whether the context of a function is an `ObservableObject` whose reads are not tracked.
    ///
    /// - Parameter function: The address of a function of `functionSize` bytes.
    static func isObservableObject(ofFunctionAt function: UnsafeRawPointer) -> Bool {
        // Swift ABI: the context is null or a heap object, whose first word is its metadata. The first word of a class's metadata is 0 or a
        // pointer; that of a box of captured values is a number between.
        guard let context = function.load(fromByteOffset: MemoryLayout<Int>.size, as: UnsafeRawPointer?.self) else { return false }
        let kind = context.load(as: UnsafePointer<Int>.self).pointee
        guard kind == 0 || kind > 0x7FF else { return false }
        let object = Unmanaged<AnyObject>.fromOpaque(context).takeUnretainedValue()
        return object is any ObservableObject && !(object is any Observable)
    }
}
