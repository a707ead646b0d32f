import SwiftUICore

/// How high bars are, which depends on the screen.
enum BarSize: Sendable {
    /// On phones in landscape orientation.
    case compact
    /// On phones in portrait orientation, and in windows.
    case standard
    /// On tablets.
    case regular
}

/// The heights of a bar in points.
struct BarHeights: Sendable {
    var compact: CGFloat
    var standard: CGFloat
    var regular: CGFloat

    init(compact: CGFloat, standard: CGFloat, regular: CGFloat) {
        self.compact = compact
        self.standard = standard
        self.regular = regular
    }

    /// The same height on all screens.
    init(_ height: CGFloat) {
        self.init(compact: height, standard: height, regular: height)
    }

    subscript(size: BarSize) -> CGFloat {
        switch size {
        case .compact: compact
        case .standard: standard
        case .regular: regular
        }
    }
}

extension EnvironmentValues {
    /// How high bars are on the screen.
    var barSize: BarSize {
        if isMac {
            .standard
        } else if verticalSizeClass == .compact {
            .compact
        } else if horizontalSizeClass == .regular {
            .regular
        } else {
            .standard
        }
    }
}
