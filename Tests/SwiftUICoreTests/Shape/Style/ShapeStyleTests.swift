import CoreGraphics
import SwiftUICore
import Testing

@Suite struct ShapeStyleTests {
    static let bounds = CGRect(x: 10, y: 20, width: 100, height: 50)

    private func paint<S: ShapeStyle>(_ style: S, _ context: StyleContext = StyleContext()) -> Paint {
        style.paint(in: context, bounds: Self.bounds).paint
    }

    private func context(_ styles: AnyShapeStyle..., outer: ForegroundStyles = .standard) -> StyleContext {
        StyleContext(foreground: .styles(styles, outer: outer))
    }

    /// The ways in which programs name styles must compile.
    @Test func stylesAreNamedWithoutTheirType() {
        #expect(paint(.red) == paint(Color.red))
        #expect(paint(.red.opacity(0.5)) == paint(Color.red.opacity(0.5)))
        #expect(paint(.tint) == paint(Color.blue))
        #expect(paint(.tint.opacity(0.25)).solidColor?.opacity == 0.25)
        #expect(paint(.blue.gradient) == paint(Color.blue.gradient))
        #expect(paint(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)) != .clear)
        #expect(paint(.background) == .color(.white))
        #expect(paint(.separator) == paint(Color(system: .separator)))
        #expect(paint(.primary) == .color(.black))
    }

    /// Effects without a style are effects on the foreground style, also where they are set as the foreground style.
    @Test func effectsAreNamedWithoutAStyle() {
        func fill(_ style: AnyShapeStyle, _ context: StyleContext) -> StyledPaint { style.paint(in: context, bounds: Self.bounds) }
        let red = context(AnyShapeStyle(.red))
        let shadow = ShadowStyle.drop(color: .blue, radius: 2)
        for (effect, expected) in [
            (AnyShapeStyle(.opacity(0.5)), AnyShapeStyle(Color.red.opacity(0.5))),
            (AnyShapeStyle(.shadow(shadow)), AnyShapeStyle(Color.red.shadow(shadow))),
            (AnyShapeStyle(.blendMode(.multiply)), AnyShapeStyle(Color.red.blendMode(.multiply))),
        ] {
            #expect(fill(effect, red) == fill(expected, red))
            let set = StyleContext(foreground: .styles([effect], outer: .styles([AnyShapeStyle(.red)], outer: .standard)))
            #expect(fill(AnyShapeStyle(.foreground), set) == fill(expected, red))
        }
    }

    // MARK: Levels

    /// const.levels, color-039: the levels of one style are fainter: 1, .5, .25, .18.
    @Test func levelsOfAStyleAreFainter() {
        let red = context(AnyShapeStyle(.red))
        let opacities = [
            paint(.primary, red), paint(.secondary, red), paint(.tertiary, red), paint(.quaternary, red),
        ].map { $0.solidColor?.opacity }
        #expect(opacities == [1, 0.5, 0.25, 0.18])
        #expect(paint(Color.red.secondary) == paint(.secondary, red))
    }

    /// The levels of the background are opaque colours of their own on iOS; of a background that is set they are fainter, as of any style.
    @Test func theBackgroundHasColorsForItsLevels() {
        #expect(paint(BackgroundStyle().secondary) == paint(Color(system: .secondaryBackground)))
        #expect(paint(.background.tertiary) == paint(Color(system: .tertiaryBackground)))
        #expect(paint(.background.quaternary) == paint(Color(system: .tertiaryBackground)))
        #expect(paint(Color(system: .secondaryBackground)).solidColor?.opacity == 1)
        #expect(paint(.background.secondary, StyleContext(background: AnyShapeStyle(.red))) == paint(Color.red.secondary))
    }

    @Test func levelsThatAreSetAreUsedFirst() {
        let three = context(AnyShapeStyle(.red), AnyShapeStyle(.green), AnyShapeStyle(.blue))
        #expect(paint(.foreground, three) == paint(Color.red))
        #expect(paint(.secondary, three) == paint(Color.green))
        #expect(paint(.tertiary, three) == paint(Color.blue))
        #expect(paint(.quaternary, three) == paint(Color.blue.opacity(0.5)))
    }

    @Test func withoutStylesTheLevelsAreLabelColors() {
        for (style, name) in [
            (HierarchicalShapeStyle.primary, SystemColor.primary), (.secondary, .secondary), (.tertiary, .tertiary),
            (.quaternary, .quaternary), (.quinary, .quinary),
        ] {
            #expect(paint(style) == paint(Color(system: name)))
        }
        #expect(paint(ForegroundStyle().secondary) == paint(Color.secondary))
    }

    @Test func aStyleMeansWhatItMeantWhereItWasSet() {
        // foregroundStyle(.red) around foregroundStyle(.secondary): half red, and no endless reference to itself.
        let inner = context(AnyShapeStyle(HierarchicalShapeStyle.secondary), outer: .styles([AnyShapeStyle(.red)], outer: .standard))
        #expect(paint(.foreground, inner) == paint(Color.red.opacity(0.5)))
        #expect(paint(.secondary, inner) == paint(Color.red.opacity(0.25)))
        let selfReferring = StyleContext(tint: AnyShapeStyle(.tint), background: AnyShapeStyle(.background))
        #expect(paint(.tint, selfReferring) == paint(Color.accentColor))
        #expect(paint(.background, selfReferring) == .color(.white))
    }

    // MARK: Gradients

    @Test func gradientsSpreadOverTheBounds() {
        let colors = [Color.black, .white]
        guard case .linearGradient(_, let start, let end) = paint(LinearGradient(colors: colors, startPoint: .topLeading, endPoint: .bottomTrailing))
        else {
            Issue.record("another paint")
            return
        }
        #expect(start == CGPoint(x: 10, y: 20) && end == CGPoint(x: 110, y: 70))
        guard case .radialGradient(_, let center, _, _) = paint(RadialGradient(colors: colors, center: .center, startRadius: 5, endRadius: 20))
        else {
            Issue.record("another paint")
            return
        }
        #expect(center == CGPoint(x: 60, y: 45))
        let ellipse = paint(EllipticalGradient(colors: colors))
        #expect(ellipse.color(at: CGPoint(x: 60, y: 45)) == .black)
        #expect(ellipse.color(at: CGPoint(x: 110, y: 45)) == .white)
        #expect(ellipse.color(at: CGPoint(x: 60, y: 70)) == .white)
        let conic = paint(AngularGradient(colors: colors, center: .center))
        // Halfway from black to white in a perceptual colour space.
        #expect(abs(conic.color(at: CGPoint(x: 0, y: 45)).linearRed - 0.125) < 0.01)
        let anchored = paint(Color.blue.gradient.in(CGRect(x: 0, y: 0, width: 1, height: 2)))
        #expect(anchored.color(at: CGPoint(x: 0, y: 2)) == Color.blue.resolve(in: ColorContext()))
    }

    // MARK: Derived styles

    @Test func shadowsAndBlendModesArriveWithThePaint() {
        let styled = Color.red.shadow(.drop(radius: 3, x: 1, y: 2)).blendMode(.multiply)
            .paint(in: StyleContext(), bounds: Self.bounds)
        #expect(styled.paint == paint(Color.red))
        #expect(styled.blendMode == .multiply)
        #expect(styled.shadows.map(\.radius) == [3])
        #expect(styled.shadows.map(\.offset) == [CGSize(width: 1, height: 2)])
        // color-040, const.shadow
        #expect(styled.shadows.first?.color == Color.Resolved(colorSpace: .sRGBLinear, red: 0, green: 0, blue: 0, opacity: 0.33))
    }

    @Test func erasedStylesCompareByWhatTheyErase() {
        #expect(AnyShapeStyle(.red) == AnyShapeStyle(AnyShapeStyle(.red)))
        #expect(AnyShapeStyle(.red) != AnyShapeStyle(.blue))
        #expect(AnyShapeStyle(.red) != AnyShapeStyle(.tint))
        #expect(AnyShapeStyle(Color.red.opacity(0.5).secondary) == AnyShapeStyle(Color.red.opacity(0.5).secondary))
    }
}
