import Foundation

/// The published tracking of the system font: additional space per advance, which tightens text sizes and loosens small and
/// display sizes.
enum Tracking {
    /// The tracking in thousandths of an em, by size in points.
    private static let table: [(size: Double, tracking: Double)] = [
        (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11), (15, -16), (16, -20), (17, -26),
        (18, -25), (19, -24), (20, -23), (21, -18), (22, -12), (23, -4), (24, 3), (25, 6), (26, 8), (27, 11), (28, 14),
        (30, 14), (32, 13), (34, 12), (36, 10), (40, 10), (44, 9), (48, 8), (52, 6), (56, 6), (60, 5), (64, 4), (72, 3),
        (80, 2), (88, 1), (96, 0),
    ]

    /// Returns the tracking at a size in points, in ems, interpolated linearly between the published sizes.
    static func ems(atSize size: Double) -> Double {
        guard let first = table.first, size > first.size else { return table[0].tracking / 1000 }
        guard let upper = table.firstIndex(where: { $0.size >= size }) else { return 0 }
        let (low, high) = (table[upper - 1], table[upper])
        let share = (size - low.size) / (high.size - low.size)
        return (low.tracking + (high.tracking - low.tracking) * share) / 1000
    }
}

/// The optical sizes of San Francisco, between which letters become narrower from the text design to the display design.
enum OpticalSize {
    /// The size in points up to which the text design is used.
    private static let text = 17.0
    /// The size in points from which the display design is used.
    private static let display = 28.0

    /// Returns the fraction of the display design at a size in points, 0 to 1.
    static func displayShare(atSize size: Double) -> Double {
        min(max((size - text) / (display - text), 0), 1)
    }
}
