import Foundation

/// The system font's published tracking: space added to every advance, which tightens text sizes and
/// loosens small and display sizes.
enum Tracking {
    /// Thousandths of an em by size in points.
    private static let table: [(size: Double, tracking: Double)] = [
        (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11), (15, -16), (16, -20), (17, -26),
        (18, -25), (19, -24), (20, -23), (21, -18), (22, -12), (23, -4), (24, 3), (25, 6), (26, 8), (27, 11), (28, 14),
        (30, 14), (32, 13), (34, 12), (36, 10), (40, 10), (44, 9), (48, 8), (52, 6), (56, 6), (60, 5), (64, 4), (72, 3),
        (80, 2), (88, 1), (96, 0),
    ]

    /// The tracking at a size in points, in ems; linear between the published sizes.
    static func ems(atSize size: Double) -> Double {
        guard let first = table.first, size > first.size else { return table[0].tracking / 1000 }
        guard let upper = table.firstIndex(where: { $0.size >= size }) else { return 0 }
        let (low, high) = (table[upper - 1], table[upper])
        let share = (size - low.size) / (high.size - low.size)
        return (low.tracking + (high.tracking - low.tracking) * share) / 1000
    }
}

/// San Francisco's optical sizes: between its text and its display design the letters become narrower.
enum OpticalSize {
    /// Up to this size in points letters have the text design.
    static let text = 17.0
    /// From this size in points on letters have the display design.
    static let display = 28.0
    /// How much narrower the average letter of the display design is, in ems.
    private static let narrowing = 0.0574

    /// What an advance of the design at one size gains at another, in ems.
    static func ems(from design: Double, to size: Double) -> Double {
        (share(design) - share(size)) * narrowing
    }

    /// How much of the display design a size has, 0 to 1.
    private static func share(_ size: Double) -> Double {
        min(max((size - text) / (display - text), 0), 1)
    }
}
