import CoreGraphics
import SwiftUICore

/// The screens of the devices that previews name.
enum PreviewScreen {
    /// The upright screen's size in points; nil for a device that is not known.
    static func size(of device: PreviewDevice) -> CGSize? {
        // "iPhone SE (3rd generation)" and "iPad Pro (11-inch) (4th generation)" go by their beginnings; the longest one counts.
        let name = device.rawValue
        let match = sizes.filter { name.hasPrefix($0.name) }.max { $0.name.count < $1.name.count }
        return match.map { CGSize(width: $0.width, height: $0.height) }
    }

    private static let sizes: [(name: String, width: Double, height: Double)] = [
        ("iPhone SE", 375, 667), ("iPhone SE (1st", 320, 568), ("iPhone 8", 375, 667), ("iPhone 8 Plus", 414, 736),
        ("iPhone X", 375, 812), ("iPhone Xʀ", 414, 896), ("iPhone XR", 414, 896), ("iPhone XS Max", 414, 896),
        ("iPhone 11", 414, 896), ("iPhone 11 Pro", 375, 812), ("iPhone 11 Pro Max", 414, 896),
        ("iPhone 12", 390, 844), ("iPhone 12 mini", 375, 812), ("iPhone 12 Pro Max", 428, 926),
        ("iPhone 13", 390, 844), ("iPhone 13 mini", 375, 812), ("iPhone 13 Pro Max", 428, 926),
        ("iPhone 14", 390, 844), ("iPhone 14 Plus", 428, 926), ("iPhone 14 Pro", 393, 852), ("iPhone 14 Pro Max", 430, 932),
        ("iPhone 15", 393, 852), ("iPhone 15 Plus", 430, 932), ("iPhone 15 Pro Max", 430, 932),
        ("iPhone 16", 393, 852), ("iPhone 16 Plus", 430, 932), ("iPhone 16 Pro", 402, 874), ("iPhone 16 Pro Max", 440, 956),
        ("iPad", 810, 1080), ("iPad (10th", 820, 1180), ("iPad mini", 744, 1133), ("iPad Air", 820, 1180),
        ("iPad Pro (9.7-inch)", 768, 1024), ("iPad Pro (10.5-inch)", 834, 1112), ("iPad Pro (11-inch)", 834, 1194),
        ("iPad Pro 11-inch", 834, 1210), ("iPad Pro (12.9-inch)", 1024, 1366), ("iPad Pro 13-inch", 1032, 1376),
    ]
}

extension InterfaceOrientation {
    /// Whether the device lies on its side.
    var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
