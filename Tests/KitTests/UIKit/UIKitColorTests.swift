import SwiftUI
import Testing
import UIKit

/// Colours of UIKit.
struct UIKitColorTests {
    @Test(arguments: [
        (UIColor.red, 0.0, 1.0, 1.0), (UIColor(red: 0, green: 0.5, blue: 0, alpha: 1), 1 / 3.0, 1, 0.5), (.blue, 2 / 3.0, 1, 1), (.gray, 0, 0, 0.5),
        (UIColor(hue: 0.9, saturation: 0.4, brightness: 0.7, alpha: 1), 0.9, 0.4, 0.7), (.black, 0, 0, 0),
    ])
    func componentsAreReadBack(_ color: UIColor, _ hue: Double, _ saturation: Double, _ brightness: Double) {
        var found: (CGFloat, CGFloat, CGFloat, CGFloat) = (-1, -1, -1, -1)
        #expect(color.getHue(&found.0, saturation: &found.1, brightness: &found.2, alpha: &found.3))
        #expect(abs(found.0 - hue) < 1e-3 && abs(found.1 - saturation) < 1e-3 && abs(found.2 - brightness) < 1e-3 && found.3 == 1)
    }

    @Test func onlyGraysHaveAWhite() {
        var white: CGFloat = -1
        #expect(!UIColor.red.getWhite(&white, alpha: nil) && white == -1)
        var alpha: CGFloat = 0
        #expect(UIColor(white: 0.25, alpha: 0.5).withAlphaComponent(0.8).getWhite(&white, alpha: &alpha) && abs(alpha - 0.8) < 1e-4)
        #expect(UIColor.red.withAlphaComponent(0.5) == UIColor.red.withAlphaComponent(0.5))
        #expect(UIColor(white: 0.25, alpha: 1).getWhite(&white, alpha: nil) && abs(white - 0.25) < 1e-4)
    }

    @Test func aProvidedColorFollowsTheStyle() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        let light = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
        let dark = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
        var red: CGFloat = -1
        light.getRed(&red, green: nil, blue: nil, alpha: nil)
        #expect(red < 1e-4)
        dark.getRed(&red, green: nil, blue: nil, alpha: nil)
        #expect(abs(red - 1) < 1e-4)
        UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
            #expect(UITraitCollection.current.userInterfaceStyle == .dark)
            color.getRed(&red, green: nil, blue: nil, alpha: nil)
        }
        #expect(abs(red - 1) < 1e-4)
        #expect(UITraitCollection.current.userInterfaceStyle == .light)
    }

    @Test func literalsAreColors() {
        let color = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
        #expect(color == UIColor.red)
        #expect(Color(#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)) == Color(uiColor: .red))
    }

    /// `color-042` and its siblings.
    @Test(arguments: [
        (UIColor.systemGray, 0x8E8E93, 0x8E8E93), (.systemGray2, 0xAEAEB2, 0x636366), (.systemGray3, 0xC7C7CC, 0x48484A),
        (.systemGray4, 0xD1D1D6, 0x3A3A3C), (.systemGray5, 0xE5E5EA, 0x2C2C2E), (.systemGray6, 0xF2F2F7, 0x1C1C1E),
    ])
    func graysFollowTheStyle(_ color: UIColor, _ light: Int, _ dark: Int) {
        for (style, expected) in [(UIUserInterfaceStyle.light, light), (.dark, dark)] {
            var found: (CGFloat, CGFloat, CGFloat, CGFloat) = (-1, -1, -1, -1)
            color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style)).getRed(&found.0, green: &found.1, blue: &found.2, alpha: &found.3)
            let bytes = [found.0, found.1, found.2].reduce(0) { $0 << 8 | Int(($1 * 255).rounded()) }
            #expect(bytes == expected && found.3 == 1)
        }
    }
}
