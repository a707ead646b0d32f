import CoreGraphics
import Foundation

/// Reads a stored property of all elements of an array from their memory, without the runtime calls of a key path for each element.
enum StoredColumn {
    /// Returns the numbers or dates, or nil if the property is not stored as one, or the elements are not in an array.
    static func numbers<Element, Value>(
        of data: some RandomAccessCollection<Element>, at property: KeyPath<Element, Value>
    ) -> [Double]? {
        guard let offset = MemoryLayout<Element>.offset(of: property) else { return nil }
        return switch Value.self {
        case is Double.Type: values(of: data, offset: offset) { (value: Double) in value }
        case is Float.Type: values(of: data, offset: offset) { (value: Float) in Double(value) }
        case is CGFloat.Type: values(of: data, offset: offset) { (value: CGFloat) in Double(value) }
        case is Int.Type: values(of: data, offset: offset) { (value: Int) in Double(value) }
        case is Date.Type: values(of: data, offset: offset) { (value: Date) in value._scalar.continuous ?? .nan }
        default: nil
        }
    }

    private static func values<Element, Value>(
        of data: some RandomAccessCollection<Element>, offset: Int, number: (Value) -> Double
    ) -> [Double]? {
        data.withContiguousStorageIfAvailable { elements in
            // Each element stores a `Value`, which has no references, at this offset of its own memory.
            let bytes = UnsafeRawBufferPointer(elements)
            return (0..<elements.count).map { number(bytes.load(fromByteOffset: $0 * MemoryLayout<Element>.stride + offset, as: Value.self)) }
        }
    }
}
