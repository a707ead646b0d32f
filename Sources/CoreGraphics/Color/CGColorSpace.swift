import Foundation

/// The kind of a colour space.
public enum CGColorSpaceModel: Int32, Hashable, Sendable {
    case unknown = -1
    case monochrome = 0
    case rgb = 1
}

/// What a colour's components mean.
public final class CGColorSpace: Hashable, Sendable {
    /// The space's name, if it is one of the named ones.
    public let name: String?
    /// The kind of the space.
    public let model: CGColorSpaceModel

    let primaries: Primaries
    let isLinear: Bool

    enum Primaries: Hashable, Sendable {
        case gray, sRGB, displayP3
    }

    /// Creates a named space; nil for a name that is not one of this type's constants.
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

    /// How many components a colour of this space has, opacity not counted.
    public var numberOfComponents: Int { primaries == .gray ? 1 : 3 }

    /// Whether bytes of this space are bytes of sRGB.
    package var isPlainSRGB: Bool { primaries == .sRGB && !isLinear }

    /// Whether colours of this space reach beyond sRGB.
    public var isWideGamutRGB: Bool { primaries == .displayP3 }

    /// Whether two spaces give components the same meaning.
    public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
        left.name == right.name && left.primaries == right.primaries
    }

    /// Hashes the space's name.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(primaries)
    }
}

extension CGColorSpace {
    /// The standard space of screens.
    public static let sRGB = "kCGColorSpaceSRGB"
    /// sRGB whose components are proportional to light.
    public static let linearSRGB = "kCGColorSpaceLinearSRGB"
    /// sRGB with components beyond 0...1.
    public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
    /// Linear sRGB with components beyond 0...1.
    public static let extendedLinearSRGB = "kCGColorSpaceExtendedLinearSRGB"
    /// The wide-gamut space of Apple's displays.
    public static let displayP3 = "kCGColorSpaceDisplayP3"
    /// Display P3 with components beyond 0...1.
    public static let extendedDisplayP3 = "kCGColorSpaceExtendedDisplayP3"
    /// Display P3 whose components are proportional to light.
    public static let linearDisplayP3 = "kCGColorSpaceLinearDisplayP3"
    /// Linear Display P3 with components beyond 0...1.
    public static let extendedLinearDisplayP3 = "kCGColorSpaceExtendedLinearDisplayP3"
    /// Gray with a gamma of 2.2.
    public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
    /// Gray proportional to light.
    public static let linearGray = "kCGColorSpaceLinearGray"
    /// Gray with components beyond 0...1.
    public static let extendedGray = "kCGColorSpaceExtendedGray"
    /// Linear gray with components beyond 0...1.
    public static let extendedLinearGray = "kCGColorSpaceExtendedLinearGray"
}

/// The RGB space of the device; sRGB here.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }

/// The gray space of the device.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }
