import Foundation

/// Where in a bitmap's memory the components of a pixel are.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The bits that hold a `CGImageAlphaInfo`.
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    /// Components are floating-point numbers. No context has them here.
    public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
    /// The bits that hold the order of bytes.
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    /// Words of 16 bits, the least byte first.
    public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
    /// Words of 32 bits, the least byte first.
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
    /// Words of 16 bits, the greatest byte first.
    public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
    /// Words of 32 bits, the greatest byte first.
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)
}
