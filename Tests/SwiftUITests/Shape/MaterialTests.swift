import CoreGraphics
import SwiftUI
import SwiftUITesting
import Testing

/// Materials show what lies behind them, blurred and tinted.
@MainActor struct MaterialTests {
    /// Red at the left, blue at the right, and a panel over the middle.
    private struct Scene<Panel: View>: View {
        @ViewBuilder var panel: Panel

        var body: some View {
            ZStack {
                HStack(spacing: 0) {
                    Color(red: 1, green: 0, blue: 0); Color(red: 0, green: 0, blue: 1)
                }
                panel.frame(width: 100, height: 100)
            }
        }
    }

    private func pixel(_ x: Int, _ panel: some View, scheme: ColorScheme = .light) throws -> [Int] {
        let image = try ViewHost(Scene { panel }, size: CGSize(width: 200, height: 200), scale: 1, colorScheme: scheme).image()
        let start = (100 * image.width + x) * 4
        return image.pixels[start..<start + 4].map(Int.init)
    }

    @Test("Near the edge between two colours both are seen through the panel; beside it there is only one")
    func blurs() throws {
        let inside = try pixel(90, Rectangle().fill(.ultraThinMaterial))
        #expect(inside[0] > 120 && inside[2] > 120, "\(inside)")
        #expect(try pixel(20, Rectangle().fill(.ultraThinMaterial)) == [255, 0, 0, 255])
    }

    @Test("A material blurs in every picture, not only in the first one")
    func blursAgain() throws {
        let host = ViewHost(Scene { Rectangle().fill(.ultraThinMaterial) }, size: CGSize(width: 200, height: 200), scale: 1)
        let first = try host.image()
        #expect(try host.image().pixels == first.pixels)
    }

    @Test("The thicker the material, the less is seen through it")
    func thickness() throws {
        func strength(_ style: Material) throws -> Int {
            let color = try pixel(55, Rectangle().fill(style))
            return color[0] - color[1]
        }
        let all = try [Material.ultraThin, .thin, .regular, .thick, .ultraThick].map(strength)
        #expect(all == all.sorted(by: >), "\(all)")
        #expect(all[0] > 60)
        #expect(all[4] > 0)
    }

    @Test("In the dark the tint is dark")
    func dark() throws {
        let (light, dark) = try (pixel(55, Rectangle().fill(.regularMaterial)), pixel(55, Rectangle().fill(.regularMaterial), scheme: .dark))
        #expect(light[1] > dark[1] + 80)
    }

    @Test("What lies behind a group is seen from inside it: clipped, faded, in a group of its own")
    func groups() throws {
        let plain = try pixel(55, Rectangle().fill(.thinMaterial))
        let clipped = try pixel(55, Rectangle().fill(.thinMaterial).clipShape(RoundedRectangle(cornerRadius: 10)))
        let grouped = try pixel(55, Rectangle().fill(.thinMaterial).compositingGroup())
        for index in 0..<3 {
            #expect(abs(plain[index] - clipped[index]) <= 2)
            #expect(abs(plain[index] - grouped[index]) <= 2)
        }
        let faded = try pixel(55, Rectangle().fill(.thinMaterial).opacity(0.5))
        #expect(faded[1] > 60 && faded[1] < plain[1])
    }
}
