import CoreGraphics
import Foundation

/// A filter: the values that it takes, and what it makes of them.
struct FilterDefinition: Sendable {
    /// A value that a filter takes.
    struct Input: Sendable {
        enum Value: Sendable {
            case image
            case number(Double)
            case vector([CGFloat])
            case color(Pixel)
            case text(String)
            case data
            case transform
        }

        let key: String
        /// The kind of the value and what it is at first; images and data have none at first.
        let value: Value
    }

    let name: String
    let inputs: [Input]
    let categories: [String]
    /// Makes the image; nil if an image that it needs is missing.
    let make: @Sendable (FilterValues) -> ImageRecipe?

    init(
        _ name: String, _ categories: [String], _ inputs: [(String, Input.Value)], _ make: @escaping @Sendable (FilterValues) -> ImageRecipe?
    ) {
        self.name = name
        self.inputs = inputs.map { Input(key: $0.0, value: $0.1) }
        self.categories = categories
        self.make = make
    }

    /// All filters by name.
    static let all: [String: FilterDefinition] = Dictionary(
        uniqueKeysWithValues: (colorFilters + blurFilters + shapeFilters + geometryFilters + generators + compositions).map { ($0.name, $0) })
}

/// The values of a filter.
struct FilterValues {
    let definition: FilterDefinition
    let values: [String: Any]

    /// An image; nil without one.
    func image(_ key: String = kCIInputImageKey) -> ImageRecipe? { (values[key] as? CIImage)?.recipe }

    /// A number, or the one that the value is at first. Numbers that are not finite count as 0.
    func number(_ key: String) -> Double {
        let number = Self.number(values[key]) ?? initial(key) { if case .number(let number) = $0 { number } else { nil } } ?? 0
        return number.isFinite ? number : 0
    }

    /// A vector, or the one that the value is at first.
    func vector(_ key: String) -> CIVector {
        switch values[key] {
        case let vector as CIVector: return vector
        case let point as CGPoint: return CIVector(cgPoint: point)
        case let rect as CGRect: return CIVector(cgRect: rect)
        default:
            let numbers: [CGFloat] = initial(key) { if case .vector(let numbers) = $0 { numbers } else { nil } } ?? []
            return CIVector(values: numbers, count: numbers.count)
        }
    }

    /// A number rounded to a whole one, within a range.
    func whole(_ key: String, in range: ClosedRange<Int>, dividedBy divisor: Double = 1) -> Int {
        Int(min(max((number(key) / divisor).rounded(), Double(range.lowerBound)), Double(range.upperBound)))
    }

    /// A point. Coordinates that are not finite count as 0, and those that are larger than any picture are limited.
    func point(_ key: String) -> CGPoint {
        func limited(_ value: CGFloat) -> CGFloat { value.isFinite ? min(max(value, -1e7), 1e7) : 0 }
        let vector = vector(key)
        return CGPoint(x: limited(vector.x), y: limited(vector.y))
    }

    /// A colour, straight in sRGB, or the one that the value is at first.
    func color(_ key: String) -> Pixel {
        if let color = values[key] as? CIColor { return color.pixel }
        return initial(key) { if case .color(let color) = $0 { color } else { nil } } ?? .zero
    }

    func text(_ key: String) -> String {
        (values[key] as? String) ?? (values[key] as? NSString).map { String($0) }
            ?? initial(key) { if case .text(let text) = $0 { text } else { nil } } ?? ""
    }

    func data(_ key: String) -> Data? { values[key] as? Data ?? (values[key] as? NSData).map { Data(referencing: $0) } }

    func transform(_ key: String) -> CGAffineTransform {
        values[key] as? CGAffineTransform ?? (values[key] as? CIVector)?.cgAffineTransformValue ?? .identity
    }

    private func initial<Value>(_ key: String, _ value: (FilterDefinition.Input.Value) -> Value?) -> Value? {
        definition.inputs.first { $0.key == key }.flatMap { value($0.value) }
    }

    static func number(_ value: Any?) -> Double? {
        switch value {
        case let number as NSNumber: number.doubleValue
        case let number as Double: number
        case let number as Float: Double(number)
        case let number as CGFloat: Double(number)
        case let number as any BinaryInteger: Double(number)
        case let truth as Bool: truth ? 1 : 0
        default: nil
        }
    }
}
