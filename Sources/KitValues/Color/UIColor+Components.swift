import CoreGraphics
import SwiftUI
import SwiftUICore

extension UIColor {
    /// The colour in the appearance of the context.
    package var components: Color.Resolved { resolved(CurrentAppearance.scheme) }

    /// The colour as a Core Graphics colour in the sRGB colour space, in the current appearance.
    public var cgColor: CGColor { components.cgColor }

    /// Stores the sRGB components, which are between 0 and 1 for colours inside the gamut. Returns true.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let components = components
        red?.pointee = CGFloat(components.red)
        green?.pointee = CGFloat(components.green)
        blue?.pointee = CGFloat(components.blue)
        alpha?.pointee = CGFloat(components.opacity)
        return true
    }

    /// Stores the hue, saturation, brightness and opacity, between 0 and 1. Returns true.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?, brightness: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let parts = hueComponents
        hue?.pointee = parts.hue
        saturation?.pointee = parts.saturation
        brightness?.pointee = parts.brightness
        alpha?.pointee = CGFloat(components.opacity)
        return true
    }

    /// Stores the brightness of a gray and the opacity. Returns false, and stores nothing, for other colours.
    @discardableResult
    public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let components = components
        guard abs(components.red - components.green) < 1e-5, abs(components.green - components.blue) < 1e-5 else { return false }
        white?.pointee = CGFloat(components.red)
        alpha?.pointee = CGFloat(components.opacity)
        return true
    }

    /// The hue, saturation and brightness between 0 and 1.
    package var hueComponents: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
        let components = components
        let (red, green, blue) = (CGFloat(components.red), CGFloat(components.green), CGFloat(components.blue))
        let (largest, smallest) = (max(red, green, blue), min(red, green, blue))
        let span = largest - smallest
        guard span > 0, largest > 0 else { return (0, 0, largest) }
        var sixth: CGFloat
        switch largest {
        case red: sixth = (green - blue) / span
        case green: sixth = (blue - red) / span + 2
        default: sixth = (red - green) / span + 4
        }
        if sixth < 0 { sixth += 6 }
        return (sixth / 6, span / largest, largest)
    }

    /// Creates a colour from a resource of an asset catalogue.
    public convenience init(resource: ColorResource) { self.init(resource.color) }

    /// Creates a colour from Display P3 components.
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(Color(.displayP3, red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
    }

    /// Makes the colour that of following fills and strokes in the current graphics context.
    public func set() {
        setFill()
        setStroke()
    }

    /// Makes the colour that of following fills in the current graphics context.
    public func setFill() { GraphicsStack.current?.setFillColor(cgColor) }
    /// Makes the colour that of following strokes in the current graphics context.
    public func setStroke() { GraphicsStack.current?.setStrokeColor(cgColor) }
}

/// The appearance in which colours are resolved where no view says which.
package enum CurrentAppearance {
    /// The scheme for the running task.
    @TaskLocal package static var override: ColorScheme?

    package static var scheme: ColorScheme { override ?? .light }
}
