import CoreGraphics
import Foundation
import os

/// The members that all filters share.
public protocol CIFilterProtocol: NSObjectProtocol {
    /// The image that the filter makes; nil if an image that it needs is missing.
    var outputImage: CIImage? { get }
}

/// A filter: makes an image of other images and values.
///
///     let filter = CIFilter.sepiaTone()
///     filter.inputImage = image
///     filter.intensity = 0.8
///     let result = filter.outputImage
///
/// Apple does not publish how most filters calculate. The filters here do what their documentation says; pixels differ from those of Apple's
/// systems.
///
/// Follows https://developer.apple.com/documentation/coreimage/cifilter-swift.class.
open class CIFilter: NSObject, CIFilterProtocol, NSCopying, @unchecked Sendable {
    let definition: FilterDefinition
    fileprivate(set) var values: [String: Any] = [:]

    init(_ definition: FilterDefinition) { self.definition = definition }

    /// Creates a filter without values, for a subclass that makes its image itself.
    public override init() { definition = FilterDefinition("CIFilter", [], []) { _ in nil } }

    /// Creates the filter of a name, such as `CISepiaTone`, with its first values; nil if there is none.
    public convenience init?(name: String) { self.init(name: name, parameters: nil) }

    /// Creates the filter of a name with values by key; nil if there is none.
    public convenience init?(name: String, parameters params: [String: Any]?) {
        guard let definition = FilterDefinition.all[name] else { return nil }
        self.init(definition)
        for (key, value) in params ?? [:] { setValue(value, forKey: key) }
    }

    /// The name of the filter.
    open var name: String { definition.name }
    /// The keys of the values that the filter takes.
    open var inputKeys: [String] { definition.inputs.map(\.key) }
    /// The keys of what the filter makes.
    open var outputKeys: [String] { [kCIOutputImageKey] }
    /// Whether the filter takes part: filters that are left out return their image.
    open var isEnabled = true

    /// The name of the filter and the descriptions of its inputs, by key.
    open var attributes: [String: Any] {
        var attributes: [String: Any] = [
            kCIAttributeFilterName: name, kCIAttributeFilterDisplayName: CIFilter.localizedName(forFilterName: name) ?? name,
        ]
        attributes[kCIAttributeFilterCategories] = definition.categories
        for input in definition.inputs {
            var properties: [String: Any] = [kCIAttributeName: input.key]
            properties[kCIAttributeDefault] = initialValue(input)
            attributes[input.key] = properties
        }
        return attributes
    }

    private func initialValue(_ input: FilterDefinition.Input) -> Any? {
        switch input.value {
        case .image, .data: nil
        case .number(let number): NSNumber(value: number)
        case .vector(let numbers): CIVector(values: numbers, count: numbers.count)
        case .color(let color): CIColor(red: CGFloat(color.x), green: CGFloat(color.y), blue: CGFloat(color.z), alpha: CGFloat(color.w))
        case .text(let text): text
        case .transform: CGAffineTransform.identity
        }
    }

    /// Sets a value by its key; nil sets the first value. A key that the filter does not have has no effect, with a warning.
    open func setValue(_ value: Any?, forKey key: String) {
        guard definition.inputs.contains(where: { $0.key == key }) else {
            return RuntimeWarnings.report("The filter \(name) has no value for the key \(key).")
        }
        values[key] = value
    }

    /// Returns a value by its key, which may also be `outputImage`; nil for others.
    open func value(forKey key: String) -> Any? {
        if key == kCIOutputImageKey { return outputImage }
        return values[key] ?? definition.inputs.first { $0.key == key }.flatMap(initialValue)
    }

    /// Sets all values to the first ones.
    open func setDefaults() { values = [:] }

    open var outputImage: CIImage? {
        let values = FilterValues(definition: definition, values: values)
        if !isEnabled { return values.image().map { CIImage($0) } }
        return definition.make(values).map { CIImage($0) }
    }

    /// Returns a filter of the same kind with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = CIFilter(definition)
        copy.values = values
        return copy
    }

    open override var description: String { "<\(name)>" }

    // MARK: Names

    /// Returns the names of filters that belong to a category; nil for all.
    open class func filterNames(inCategory category: String?) -> [String] {
        FilterDefinition.all.values.filter { category.map($0.categories.contains) ?? true }.map(\.name).sorted()
    }

    /// Returns the names of filters that belong to all of some categories; nil for all filters.
    open class func filterNames(inCategories categories: [String]?) -> [String] {
        FilterDefinition.all.values.filter { Set(categories ?? []).isSubset(of: $0.categories) }.map(\.name).sorted()
    }

    /// Returns the name of a filter in words, such as "Sepia Tone"; nil if there is no such filter.
    open class func localizedName(forFilterName filterName: String) -> String? {
        guard FilterDefinition.all[filterName] != nil else { return nil }
        if filterName == "CIQRCodeGenerator" { return "QR Code Generator" }
        return filterName.dropFirst(2).reduce(into: "") { words, letter in
            if letter.isUppercase, !words.isEmpty { words.append(" ") }
            words.append(letter)
        }
    }
}

/// A filter with properties for its values.
class BuiltinFilter: CIFilter, @unchecked Sendable {
    required override init(_ definition: FilterDefinition) { super.init(definition) }

    /// Creates a filter of the table; one that changes nothing if there is none of the name.
    convenience init(builtin name: String) {
        self.init(FilterDefinition.all[name] ?? FilterDefinition(name, [], [(kCIInputImageKey, .image)]) { $0.image() })
    }

    override func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init(definition)
        copy.values = values
        return copy
    }
}

extension CIImage {
    /// Returns what a filter makes of the image. Without a filter of the name the image does not change, with a warning.
    ///
    /// - Parameters:
    ///   - filterName: The name, such as `CISepiaTone`.
    ///   - params: The values of the filter by key.
    public func applyingFilter(_ filterName: String, parameters params: [String: Any]) -> CIImage {
        guard let filter = CIFilter(name: filterName, parameters: params) else {
            RuntimeWarnings.report("There is no filter \(filterName).")
            return self
        }
        filter.setValue(self, forKey: kCIInputImageKey)
        return filter.outputImage ?? .empty()
    }

    /// Returns what a filter makes of the image with its first values. Without a filter of the name the image does not change, with a warning.
    public func applyingFilter(_ filterName: String) -> CIImage { applyingFilter(filterName, parameters: [:]) }
}
