import CoreGraphics
import SwiftUICore
import Testing

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
        let lines = picture(Text("Card").background(Color.white).shadow(radius: 2))
        #expect(lines.map { $0.prefix(8) } == ["shadow #", "  rect 3", "shadow #", "  text"])
    }

    @Test func aComposedViewCastsOneShadow() {
        let parts = ["    \(redLine)", "    \(blueLine)"]
        #expect(
            picture(stack.compositingGroup().shadow(color: .black, radius: 3)) == ["shadow #000000FF 3.0", "  compositing"] + parts)
        #expect(picture(stack.opacity(0.5).shadow(color: .black, radius: 3)) == ["shadow #000000FF 3.0", "  opacity 0.5"] + parts)
        #expect(
            picture(stack.clipShape(Circle()).shadow(color: .black, radius: 3)) == ["shadow #000000FF 3.0", "  clip ellipse smooth"] + parts)
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
}
