import CoreGraphics
import SwiftUICore

/// The sizes of widgets, in points.
///
/// They are those of the tables "iOS widget dimensions" and "iPadOS widget dimensions" of Apple's Human Interface Guidelines
/// (https://developer.apple.com/design/human-interface-guidelines/widgets#Specifications). Widgets on a Mac have no published sizes: those of
/// an iPhone of 393 × 852 points are taken, which is what a Mac shows of an iPhone's widgets, with the extra large one in proportion.
struct WidgetSizes {
    /// The shorter and the longer side of the screen.
    let screen: CGSize
    let small: CGFloat
    let medium: CGSize
    let large: CGSize
    /// Nil on phones.
    var extraLarge: CGSize?
    var circular: CGFloat = 72
    var rectangular = CGSize(width: 160, height: 72)
    var inline = CGSize(width: 234, height: 26)

    /// The size of a family. A phone has no extra large widgets: their size is that of a large one.
    func size(of family: WidgetFamily) -> CGSize {
        switch family {
        case .systemSmall: CGSize(width: small, height: small)
        case .systemMedium: medium
        case .systemLarge: large
        case .systemExtraLarge: extraLarge ?? large
        case .accessoryCircular: CGSize(width: circular, height: circular)
        case .accessoryRectangular: rectangular
        case .accessoryInline: inline
        }
    }

    /// Whether the program is compiled as for macOS.
    static let isMac = CompiledPlatform.current.map { PlatformProfile($0).isMac } == true

    /// The sizes on the screen that views are shown on.
    static var ofScreen: WidgetSizes { WidgetSizes(screen: ScreenMetrics.main.size, isMac: isMac) }

    /// The sizes on a screen: those of the largest published screen that is not larger, or of the smallest one.
    init(screen: CGSize, isMac: Bool) {
        let width = min(screen.width, screen.height), height = max(screen.width, screen.height)
        if isMac {
            self = Self.phone(393, 852, 158, CGSize(width: 338, height: 158), 354)
            extraLarge = CGSize(width: 695, height: 354)
            return
        }
        let known = width >= 700 ? Self.pads : Self.phones
        self = known.last { $0.screen.width <= width && $0.screen.height <= height } ?? known[0]
    }

    private init(
        screen: CGSize, small: CGFloat, medium: CGSize, large: CGSize, extraLarge: CGSize? = nil, circular: CGFloat = 72,
        rectangular: CGSize = CGSize(width: 160, height: 72), inline: CGFloat = 234
    ) {
        self.screen = screen
        self.small = small
        self.medium = medium
        self.large = large
        self.extraLarge = extraLarge
        self.circular = circular
        self.rectangular = rectangular
        self.inline = CGSize(width: inline, height: 26)
    }

    private static func phone(
        _ width: CGFloat, _ height: CGFloat, _ small: CGFloat, _ medium: CGSize, _ large: CGFloat, circular: CGFloat = 72,
        rectangular: CGFloat = 160, inline: CGFloat = 234
    ) -> Self {
        Self(
            screen: CGSize(width: width, height: height), small: small, medium: medium, large: CGSize(width: medium.width, height: large),
            circular: circular, rectangular: CGSize(width: rectangular, height: circular), inline: inline)
    }

    private static func pad(_ width: CGFloat, _ height: CGFloat, _ small: CGFloat, _ medium: CGFloat, _ extraLarge: CGFloat) -> Self {
        Self(
            screen: CGSize(width: width, height: height), small: small, medium: CGSize(width: medium, height: small),
            large: CGSize(width: medium, height: medium), extraLarge: CGSize(width: extraLarge, height: medium))
    }

    private static let phones = [
        phone(320, 568, 141, CGSize(width: 292, height: 141), 311, circular: 68, rectangular: 153, inline: 225),
        phone(360, 780, 155, CGSize(width: 329, height: 155), 345, rectangular: 157, inline: 225),
        phone(375, 667, 148, CGSize(width: 321, height: 148), 324, circular: 68, rectangular: 153, inline: 225),
        phone(375, 812, 155, CGSize(width: 329, height: 155), 345, rectangular: 157, inline: 225),
        phone(390, 844, 158, CGSize(width: 338, height: 158), 354),
        phone(393, 852, 158, CGSize(width: 338, height: 158), 354),
        phone(414, 736, 157, CGSize(width: 348, height: 157), 357, circular: 76, rectangular: 170, inline: 248),
        phone(414, 896, 169, CGSize(width: 360, height: 169), 379, circular: 76, rectangular: 160, inline: 248),
        phone(428, 926, 170, CGSize(width: 364, height: 170), 382, circular: 76, rectangular: 172, inline: 257),
        phone(430, 932, 170, CGSize(width: 364, height: 170), 382, circular: 76, rectangular: 172, inline: 257),
    ]

    private static let pads = [
        pad(744, 1133, 141, 305.5, 634.5), pad(768, 1024, 141, 305.5, 634.5), pad(810, 1080, 146, 320.5, 669), pad(820, 1180, 155, 342, 715.5),
        pad(834, 1112, 150, 327.5, 682), pad(834, 1194, 155, 342, 715.5), pad(1024, 1366, 170, 378.5, 795),
    ]
}
