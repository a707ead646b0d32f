/// A device whose screen views are shown on: its size, safe areas and scale.
package struct Device: Sendable, Equatable {
    /// Lengths at the edges of the screen, in points, in the order of the command line.
    package struct Insets: Codable, Sendable, Hashable {
        package var top: Double
        package var leading: Double
        package var bottom: Double
        package var trailing: Double

        package init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
            self.top = top
            self.leading = leading
            self.bottom = bottom
            self.trailing = trailing
        }
    }

    package enum Kind: Sendable, Equatable {
        case phone
        /// A phone wide enough for two columns in landscape.
        case largePhone
        case tablet
        case desktop
    }

    package var name: String
    /// The screen in portrait, in points.
    package var size: RunnerJob.Size
    /// Pixels per point.
    package var scale: Double
    package var kind: Kind
    /// The safe area insets in portrait.
    package var safeArea: Insets
    /// The safe area insets in landscape.
    package var landscapeSafeArea: Insets

    package var profile: RunnerJob.Profile { kind == .desktop ? .macOS : .iOS }

    /// Whether the width and the height are compact: the size classes.
    package func isCompact(isLandscape: Bool) -> (horizontal: Bool, vertical: Bool) {
        switch kind {
        case .phone: (true, isLandscape)
        case .largePhone: (!isLandscape, isLandscape)
        case .tablet, .desktop: (false, false)
        }
    }

    /// The device of a name as Xcode gives it, ignoring case. Of several devices whose names are prefixes of the given
    /// name, the one with the longest name is returned: "iPhone SE (3rd generation)" is an "iPhone SE".
    package static func named(_ name: String) -> Device? {
        let wanted = name.lowercased()
        let match = table.filter { row in
            let known = row.name.lowercased()
            guard wanted.hasPrefix(known) else { return false }
            // "iPhone 150" is not an "iPhone 15".
            guard let next = wanted.dropFirst(known.count).first else { return true }
            return !next.isNumber && !next.isLetter
        }.max { $0.name.count < $1.name.count }
        return match.map(Device.init)
    }

    /// The names of all known devices, newer ones last.
    package static var names: [String] { table.map(\.name) }

    // MARK: Table

    private typealias Row = (name: String, kind: Kind, width: Double, height: Double, scale: Double, top: Double, bottom: Double)

    private init(_ row: Row) {
        name = row.name
        size = .init(width: row.width, height: row.height)
        scale = row.scale
        kind = row.kind
        safeArea = Insets(top: row.top, bottom: row.bottom)
        switch kind {
        case .phone, .largePhone:
            // In landscape there is no status bar; the cut-out is inset on both sides, so that the content is centred.
            let side = row.bottom > 0 ? row.top : 0
            landscapeSafeArea = Insets(leading: side, bottom: row.bottom > 0 ? 21 : 0, trailing: side)
        case .tablet, .desktop:
            landscapeSafeArea = safeArea
        }
    }

    /// The size and scale of the screen, and the insets of the status bar and the home indicator at its top and bottom edge.
    private static let table: [Row] = [
        ("iPhone SE", .phone, 375, 667, 2, 20, 0), ("iPhone SE (1st generation)", .phone, 320, 568, 2, 20, 0),
        ("iPhone 8", .phone, 375, 667, 2, 20, 0), ("iPhone 8 Plus", .largePhone, 414, 736, 3, 20, 0),
        ("iPhone X", .phone, 375, 812, 3, 44, 34), ("iPhone XS", .phone, 375, 812, 3, 44, 34),
        ("iPhone XS Max", .largePhone, 414, 896, 3, 44, 34), ("iPhone XR", .largePhone, 414, 896, 2, 48, 34),
        ("iPhone Xʀ", .largePhone, 414, 896, 2, 48, 34),
        ("iPhone 11", .largePhone, 414, 896, 2, 48, 34), ("iPhone 11 Pro", .phone, 375, 812, 3, 44, 34),
        ("iPhone 11 Pro Max", .largePhone, 414, 896, 3, 44, 34),
        ("iPhone 12 mini", .phone, 375, 812, 3, 50, 34), ("iPhone 12", .phone, 390, 844, 3, 47, 34),
        ("iPhone 12 Pro", .phone, 390, 844, 3, 47, 34), ("iPhone 12 Pro Max", .largePhone, 428, 926, 3, 47, 34),
        ("iPhone 13 mini", .phone, 375, 812, 3, 50, 34), ("iPhone 13", .phone, 390, 844, 3, 47, 34),
        ("iPhone 13 Pro", .phone, 390, 844, 3, 47, 34), ("iPhone 13 Pro Max", .largePhone, 428, 926, 3, 47, 34),
        ("iPhone 14", .phone, 390, 844, 3, 47, 34), ("iPhone 14 Plus", .largePhone, 428, 926, 3, 47, 34),
        ("iPhone 14 Pro", .phone, 393, 852, 3, 59, 34), ("iPhone 14 Pro Max", .largePhone, 430, 932, 3, 59, 34),
        ("iPhone 15", .phone, 393, 852, 3, 59, 34), ("iPhone 15 Plus", .largePhone, 430, 932, 3, 59, 34),
        ("iPhone 15 Pro", .phone, 393, 852, 3, 59, 34), ("iPhone 15 Pro Max", .largePhone, 430, 932, 3, 59, 34),
        ("iPhone 16e", .phone, 390, 844, 3, 47, 34), ("iPhone 16", .phone, 393, 852, 3, 59, 34),
        ("iPhone 16 Plus", .largePhone, 430, 932, 3, 59, 34), ("iPhone 16 Pro", .phone, 402, 874, 3, 62, 34),
        ("iPhone 16 Pro Max", .largePhone, 440, 956, 3, 62, 34),
        ("iPhone 17", .phone, 402, 874, 3, 62, 34), ("iPhone 17 Pro", .phone, 402, 874, 3, 62, 34),
        ("iPhone 17 Pro Max", .largePhone, 440, 956, 3, 62, 34), ("iPhone Air", .largePhone, 420, 912, 3, 68, 34),
        ("iPad", .tablet, 810, 1080, 2, 20, 0), ("iPad (10th generation)", .tablet, 820, 1180, 2, 24, 20),
        ("iPad (A16)", .tablet, 820, 1180, 2, 24, 20), ("iPad mini", .tablet, 744, 1133, 2, 24, 20),
        ("iPad mini (5th generation)", .tablet, 768, 1024, 2, 20, 0), ("iPad Air", .tablet, 820, 1180, 2, 24, 20),
        ("iPad Air (3rd generation)", .tablet, 834, 1112, 2, 20, 0), ("iPad Air 13-inch", .tablet, 1024, 1366, 2, 24, 20),
        ("iPad Pro (9.7-inch)", .tablet, 768, 1024, 2, 20, 0), ("iPad Pro (10.5-inch)", .tablet, 834, 1112, 2, 20, 0),
        ("iPad Pro (11-inch)", .tablet, 834, 1194, 2, 24, 20), ("iPad Pro 11-inch", .tablet, 834, 1210, 2, 24, 20),
        ("iPad Pro (12.9-inch)", .tablet, 1024, 1366, 2, 24, 20), ("iPad Pro 13-inch", .tablet, 1032, 1376, 2, 24, 20),
        ("Mac", .desktop, 900, 450, 2, 0, 0),
    ]
}
