import Foundation

/// The colour model of a colour space.
public enum CGColorSpaceModel: Int32, Hashable, Sendable {
    case unknown = -1
    case monochrome = 0
    case rgb = 1
}

/// A colour space, which defines the meaning of a colour's components.
public final class CGColorSpace: Hashable, Sendable {
    /// The name of a named colour space; nil for device colour spaces.
    public let name: String?
    /// The colour model.
    public let model: CGColorSpaceModel

    let primaries: Primaries
    let isLinear: Bool

    enum Primaries: Hashable, Sendable {
        case gray, sRGB, displayP3
    }

    /// Creates a named colour space; nil for a name that is not one of this type's constants.
    public init?(name: String) {
        switch name {
        case CGColorSpace.sRGB, CGColorSpace.extendedSRGB: (primaries, isLinear) = (.sRGB, false)
        case CGColorSpace.linearSRGB, CGColorSpace.extendedLinearSRGB: (primaries, isLinear) = (.sRGB, true)
        case CGColorSpace.displayP3, CGColorSpace.extendedDisplayP3: (primaries, isLinear) = (.displayP3, false)
        case CGColorSpace.linearDisplayP3, CGColorSpace.extendedLinearDisplayP3:
            (primaries, isLinear) = (.displayP3, true)
        case CGColorSpace.genericGrayGamma2_2, CGColorSpace.extendedGray: (primaries, isLinear) = (.gray, false)
        case CGColorSpace.linearGray, CGColorSpace.extendedLinearGray: (primaries, isLinear) = (.gray, true)
        default: return nil
        }
        self.name = name
        model = primaries == .gray ? .monochrome : .rgb
    }

    private init(device primaries: Primaries) {
        self.primaries = primaries
        isLinear = false
        name = nil
        model = primaries == .gray ? .monochrome : .rgb
    }

    static let deviceRGB = CGColorSpace(device: .sRGB)
    static let deviceGray = CGColorSpace(device: .gray)

    /// The number of components of a colour, without the opacity.
    public var numberOfComponents: Int { primaries == .gray ? 1 : 3 }

    /// Whether bytes in this colour space are bytes in sRGB.
    package var isPlainSRGB: Bool { primaries == .sRGB && !isLinear }

    /// Whether the gamut of the colour space exceeds sRGB.
    public var isWideGamutRGB: Bool { primaries == .displayP3 }

    /// Returns whether two colour spaces define the same meaning of components.
    public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
        left.name == right.name && left.primaries == right.primaries
    }

    /// Hashes the name and the primaries.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(primaries)
    }
}

extension CGColorSpace {
    /// The standard RGB colour space of screens, with gamma-encoded components.
    public static let sRGB = "kCGColorSpaceSRGB"
    /// sRGB with linear components, proportional to light intensity.
    public static let linearSRGB = "kCGColorSpaceLinearSRGB"
    /// sRGB with an extended range of components beyond 0...1.
    public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
    /// Linear sRGB with an extended range of components beyond 0...1.
    public static let extendedLinearSRGB = "kCGColorSpaceExtendedLinearSRGB"
    /// The wide-gamut Display P3 colour space.
    public static let displayP3 = "kCGColorSpaceDisplayP3"
    /// Display P3 with an extended range of components beyond 0...1.
    public static let extendedDisplayP3 = "kCGColorSpaceExtendedDisplayP3"
    /// Display P3 with linear components, proportional to light intensity.
    public static let linearDisplayP3 = "kCGColorSpaceLinearDisplayP3"
    /// Linear Display P3 with an extended range of components beyond 0...1.
    public static let extendedLinearDisplayP3 = "kCGColorSpaceExtendedLinearDisplayP3"
    /// Gray with a gamma of 2.2.
    public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
    /// Gray with linear components, proportional to light intensity.
    public static let linearGray = "kCGColorSpaceLinearGray"
    /// Gray with an extended range of components beyond 0...1.
    public static let extendedGray = "kCGColorSpaceExtendedGray"
    /// Linear gray with an extended range of components beyond 0...1.
    public static let extendedLinearGray = "kCGColorSpaceExtendedLinearGray"
}

/// Returns the device RGB colour space, which is treated as sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }

/// Returns the device gray colour space.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }
