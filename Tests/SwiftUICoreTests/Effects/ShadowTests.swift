import CoreGraphics
import Observation
@testable import SwiftUICore
import Testing

@Observable private final class Switch {
    var isOn = false
}

private struct Glow: View {
    let model: Switch

    var body: some View {
        Color.white.frame(width: 40, height: 40).shadow(color: model.isOn ? .primary : .clear, radius: model.isOn ? 8 : 0)
    }
}

// SwiftUI's order of drawing, measured on macOS 27: each leaf view casts a shadow of its own, unless an effect such as a clip composites the leaf views
// first.
@Suite struct ShadowTests {
    private let red = Color(red: 1, green: 0, blue: 0)
    private let blue = Color(red: 0, green: 0, blue: 1)
    private var stack: some View {
        ZStack(alignment: .topLeading) {
            red.frame(width: 40, height: 40)
            blue.frame(width: 20, height: 20)
        }
        .fixedSize()
    }
    private let redLine = "rect 30 30 40 40 #FF0000FF"
    private let blueLine = "rect 30 30 20 20 #0000FFFF"

    @Test func eachViewOfAStackCastsAShadow() {
        #expect(
            picture(stack.shadow(color: .black, radius: 3)) == [
                "shadow #000000FF 3.0", "  \(redLine)", "shadow #000000FF 3.0", "  \(blueLine)",
            ])
    }

    @Test func aTextCastsItsShadowOnItsBackground() {
        let lines = picture(Text("Card").padding(4).background(Color.white).shadow(radius: 2))
        #expect(lines.map { $0.prefix($0.hasPrefix(" ") ? 6 : 8) } == ["shadow #", "  rect", "shadow #", "  text"])
    }

    @Test func aComposedViewCastsOneShadow() {
        let parts = ["    \(redLine)", "    \(blueLine)"]
        #expect(
            picture(stack.compositingGroup().shadow(color: .black, radius: 3)) == ["shadow #000000FF 3.0", "  compositing"] + parts)
        #expect(
            picture(stack.clipShape(Circle()).shadow(color: .black, radius: 3)) == ["shadow #000000FF 3.0", "  clip ellipse smooth"] + parts)
    }

    @Test func eachViewOfAStackIsTransparent() {
        #expect(picture(stack.opacity(0.5)) == ["opacity 0.5", "  \(redLine)", "opacity 0.5", "  \(blueLine)"])
        #expect(
            picture(stack.opacity(0.5).shadow(color: .black, radius: 3)) == [
                "shadow #000000FF 3.0", "  opacity 0.5", "    \(redLine)", "shadow #000000FF 3.0", "  opacity 0.5", "    \(blueLine)",
            ])
        #expect(picture(stack.compositingGroup().opacity(0.5)) == ["opacity 0.5", "  \(redLine)", "  \(blueLine)"])
        #expect(picture(stack.blendMode(.multiply)).count == 4)
    }

    /// The direction of the light is that of the view with the shadow, whatever turns its parts.
    @Test func aShadowIsOutsideOfTheTransformsOfParts() {
        #expect(
            picture(stack.scaleEffect(2).shadow(color: .black, radius: 3)) == [
                "shadow #000000FF 3.0", "  transform", "    \(redLine)", "shadow #000000FF 3.0", "  transform", "    \(blueLine)",
            ])
    }

    @Test func aSecondShadowFallsFromTheFirstToo() {
        #expect(
            picture(red.frame(width: 40, height: 40).shadow(color: .black, radius: 3).shadow(color: .blue, radius: 1)).map { $0.prefix(8) }
                == ["shadow #", "  shadow", "    rect"])
    }

    /// Measured on macOS 27: radius, offset and the components of the colour are animated, as the environment resolves it.
    @MainActor @Test func theColourIsAnimated() throws {
        let model = Switch()
        let tree = ViewTree(size: CGSize(width: 100, height: 100))
        func shadow() throws -> (opacity: Float, radius: CGFloat)? {
            let list = DisplayListBuilder.draw(try #require(tree.rootNode), displayScale: 1)
            for item in list.items {
                if case .group(.shadow(let color, let radius, _), _) = item.content { return (color.opacity, radius) }
            }
            return nil
        }
        tree.setRootView(Glow(model: model))
        tree.update()
        #expect(try shadow() == nil)
        withAnimation(.linear(duration: 1)) { model.isOn = true }
        tree.update()
        tree.advance(to: tree.clock.time + 0.25)
        let quarter = try #require(try shadow())
        let final = Color.primary.resolve(in: tree.environment).opacity
        #expect(abs(quarter.opacity - final / 4) < 1e-3 && abs(quarter.radius - 2) < 1e-6)
        tree.advance(to: tree.clock.time + 1)
        #expect(try shadow()?.opacity == final)
        // The colour follows the environment again.
        tree.environment.colorScheme = .dark
        tree.update()
        let list = DisplayListBuilder.draw(try #require(tree.rootNode), displayScale: 1)
        guard case .group(.shadow(let color, _, _), _) = list.items.first?.content else { throw CancellationError() }
        #expect(color.red == 1)
    }
}
