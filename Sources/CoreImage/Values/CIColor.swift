import CoreGraphics
import Foundation
import KitValues
import SwiftUI
import SwiftUICore

/// A colour that filters take, in sRGB.
///
/// Follows https://developer.apple.com/documentation/coreimage/cicolor.
open class CIColor: NSObject, NSCopying, @unchecked Sendable {
    /// The red, green and blue components, between 0 and 1.
    public let red: CGFloat, green: CGFloat, blue: CGFloat
    /// The opacity, between 0 and 1.
    public let alpha: CGFloat

    /// Creates a colour from its components.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    /// Creates a colour from its components in a colour space; nil if it is not one of red, green and blue.
    public convenience init?(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1, colorSpace: CGColorSpace) {
        guard let color = CGColor(colorSpace: colorSpace, components: [red, green, blue, alpha]) else { return nil }
        self.init(cgColor: color)
    }

    /// Creates a colour from one of Core Graphics.
    public convenience init(cgColor: CGColor) {
        let color = Color(cgColor: cgColor).resolve(in: EnvironmentValues())
        self.init(red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue), alpha: CGFloat(color.opacity))
    }

    /// Creates a colour from one of UIKit or AppKit, in the current appearance.
    public convenience init(color: UIColor) {
        let components = color.components
        self.init(
            red: CGFloat(components.red), green: CGFloat(components.green), blue: CGFloat(components.blue), alpha: CGFloat(components.opacity))
    }

    /// Creates a colour from its components in a text, such as `0.5 0.7 0.3 1.0`. Without alpha it is 1, and missing components are 0.
    public convenience init(string representation: String) {
        let numbers = representation.split { " []".contains($0) }.compactMap { Double($0) }.map { CGFloat($0) }
        func number(_ index: Int, _ other: CGFloat) -> CGFloat { index < numbers.count ? numbers[index] : other }
        self.init(red: number(0, 0), green: number(1, 0), blue: number(2, 0), alpha: number(3, 1))
    }

    public static let black = CIColor(red: 0, green: 0, blue: 0)
    public static let white = CIColor(red: 1, green: 1, blue: 1)
    public static let gray = CIColor(red: 0.5, green: 0.5, blue: 0.5)
    public static let red = CIColor(red: 1, green: 0, blue: 0)
    public static let green = CIColor(red: 0, green: 1, blue: 0)
    public static let blue = CIColor(red: 0, green: 0, blue: 1)
    public static let cyan = CIColor(red: 0, green: 1, blue: 1)
    public static let magenta = CIColor(red: 1, green: 0, blue: 1)
    public static let yellow = CIColor(red: 1, green: 1, blue: 0)
    public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)

    /// The number of components with alpha: 4.
    open var numberOfComponents: Int { 4 }
    /// The colour space: sRGB.
    open var colorSpace: CGColorSpace { CGColorSpace(name: CGColorSpace.sRGB) ?? CGColorSpaceCreateDeviceRGB() }
    /// The components in a text, as `init(string:)` reads them.
    open var stringRepresentation: String { "\(red) \(green) \(blue) \(alpha)" }

    /// The straight components as pixels have them.
    var pixel: Pixel { Pixel(Float(red), Float(green), Float(blue), Float(alpha)) }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool { (object as? CIColor)?.pixel == pixel }
    open override var hash: Int { pixel.hashValue }
    open override var description: String { "(" + stringRepresentation + ")" }
}

extension UIColor {
    /// Creates a colour from one of Core Image.
    public convenience init(ciColor: CIColor) {
        self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
    }
    /// The colour for filters, in the current appearance.
    public var ciColor: CIColor { CIColor(color: self) }
}
