import Foundation

extension URLResourceKey {
    /// The free space on the volume of a file, in bytes: that which the user's programs can fill. Linux does not reserve any by importance.
    public static let volumeAvailableCapacityForImportantUsageKey = URLResourceKey.volumeAvailableCapacityKey
    /// The free space on the volume of a file, in bytes: that which the user's programs can fill. Linux does not reserve any by importance.
    public static let volumeAvailableCapacityForOpportunisticUsageKey = URLResourceKey.volumeAvailableCapacityKey
}

extension URLResourceValues {
    /// The free space on the volume, in bytes; nil unless it was asked for.
    public var volumeAvailableCapacityForImportantUsage: Int64? { volumeAvailableCapacity.map(Int64.init) }
    /// The free space on the volume, in bytes; nil unless it was asked for.
    public var volumeAvailableCapacityForOpportunisticUsage: Int64? { volumeAvailableCapacity.map(Int64.init) }
}
