import CoreMedia
import Foundation

// The `NSValue` of Linux holds the structures that it knows: a time is kept in a rectangle, in numbers that are exact.

extension NSValue {
    /// Creates a value that contains a time.
    public convenience init(time: CMTime) {
        let bits = UInt64(bitPattern: time.value)
        self.init(
            rect: CGRect(
                x: Double(bits >> 32), y: Double(bits & 0xFFFF_FFFF), width: Double(time.timescale), height: Double(time.flags.rawValue)))
    }

    /// The time in the value; invalid if it has none.
    public var timeValue: CMTime {
        // Values of other types have no rectangle, and Foundation ends the program for asking.
        guard String(cString: objCType) == String(cString: NSValue(rect: .zero).objCType) else { return .invalid }
        let rect = rectValue
        guard let high = UInt32(exactly: rect.origin.x), let low = UInt32(exactly: rect.origin.y),
            let scale = CMTimeScale(exactly: rect.size.width), let flags = UInt32(exactly: rect.size.height)
        else { return .invalid }
        return CMTime(
            value: CMTimeValue(bitPattern: UInt64(high) << 32 | UInt64(low)), timescale: scale, flags: CMTimeFlags(rawValue: flags), epoch: 0)
    }
}
