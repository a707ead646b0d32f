import CoreGraphics
import Observation
import SwiftUICore
import Testing

/// A view's picture as lines: what is drawn, where and with what; groups hold the lines after them, indented.
func picture<Content: View>(
    _ view: Content, width: CGFloat = 100, height: CGFloat = 100, environment: EnvironmentValues = EnvironmentValues()
) -> [String] {
    let tree = ViewTree(size: CGSize(width: width, height: height), environment: environment)
    tree.setRootView(view)
    tree.update()
    return picture(of: tree)
}

func picture(of tree: ViewTree) -> [String] {
    guard let root = tree.rootNode else { return [] }
    return lines(of: DisplayListBuilder.draw(root, displayScale: tree.environment.displayScale))
}

private func lines(of list: DisplayList) -> [String] {
    func numbers(_ rect: CGRect) -> String {
        [rect.minX, rect.minY, rect.width, rect.height].map { number in
            let rounded = (number * 100).rounded() / 100
            return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
        }.joined(separator: " ")
    }
    return list.items.flatMap { item -> [String] in
        switch item.content {
        case .fill(let outline, let paint, _):
            let color = paint.solidColor.map { $0.description } ?? "gradient"
            return ["\(kind(of: outline)) \(numbers(outline.tightBounds)) \(color)"]
        case .repeated: return ["repeated"]
        case .rectangles: return ["rectangles"]
        case .text: return ["text"]
        case .image: return ["image"]
        case .group(let effect, let content): return [name(of: effect)] + lines(of: content).map { "  " + $0 }
        }
    }
}

private func kind(of outline: Outline) -> String {
    switch outline {
    case .empty: "empty"
    case .rect: "rect"
    case .ellipse: "ellipse"
    case .roundedRect: "rounded"
    case .elements: "path"
    }
}

private func name(of effect: DisplayList.Effect) -> String {
    switch effect {
    case .transform: "transform"
    case .projection: "projection"
    case .opacity(let opacity): "opacity \(opacity)"
    case .clip(let outline, let options): "clip \(kind(of: outline)) \(options.isAntialiased ? "smooth" : "hard")"
    case .mask(let mask): "mask [\(lines(of: mask).joined(separator: ", "))]"
    case .shadow(let color, let radius, _): "shadow \(color) \(radius)"
    case .blur(let radius, _): "blur \(radius)"
    case .blendMode(let mode): "blend \(mode)"
    case .compositing: "compositing"
    case .colorMatrix, .porterDuff, .alphaThreshold: "colors"
    case .backdrop: "backdrop"
    }
}

@Suite struct ShapeViewTests {
    @Test func shapesFillTheirFrameWithTheForegroundStyle() {
        #expect(picture(Rectangle()) == ["rect 0 0 100 100 #000000FF"])
        #expect(picture(Rectangle().foregroundStyle(.red)) == ["rect 0 0 100 100 #FF3B30FF"])
        #expect(picture(Circle().fill(.blue).frame(width: 40, height: 20)) == ["ellipse 40 40 20 20 #007AFFFF"])
        #expect(picture(Color.green.frame(width: 10, height: 10)) == ["rect 45 45 10 10 #34C759FF"])
        #expect(picture(RoundedRectangle(cornerRadius: 5).fill(.red.gradient)) == ["rounded 0 0 100 100 gradient"])
    }

    @Test func darkPicturesHaveDarkColors() {
        var environment = EnvironmentValues()
        environment.colorScheme = .dark
        #expect(picture(Rectangle(), environment: environment) == ["rect 0 0 100 100 #FFFFFFFF"])
        #expect(picture(Color.red, environment: environment) == ["rect 0 0 100 100 #FF453AFF"])
        environment.platformProfile = .macOS
        #expect(picture(Color.teal, environment: environment) == ["rect 0 0 100 100 #6AC4DCFF"])
    }

    @Test func levelsTintAndAccentComeFromTheEnvironment() {
        #expect(picture(Rectangle().fill(.secondary).foregroundStyle(.red)) == ["rect 0 0 100 100 #FF3B3080"])
        #expect(picture(Rectangle().fill(.secondary).foregroundStyle(.red, .blue)) == ["rect 0 0 100 100 #007AFFFF"])
        #expect(picture(Rectangle().foregroundStyle(.secondary).foregroundStyle(.red)) == ["rect 0 0 100 100 #FF3B3080"])
        #expect(picture(Rectangle().fill(.tint).tint(.green)) == ["rect 0 0 100 100 #34C759FF"])
        #expect(picture(Color.accentColor.accentColor(.pink)) == ["rect 0 0 100 100 #FF2D55FF"])
        #expect(picture(Rectangle().foregroundColor(nil).foregroundColor(.red)) == ["rect 0 0 100 100 #000000FF"])
    }

    /// Circle's size is the square of the proposal's smaller side.
    @Test func circlesAreSquare() {
        #expect(Circle().sizeThatFits(ProposedViewSize(width: 30, height: 80)) == CGSize(width: 30, height: 30))
        #expect(Circle().sizeThatFits(.unspecified) == CGSize(width: 10, height: 10))
        #expect(Circle().sizeThatFits(ProposedViewSize(width: nil, height: 7)) == CGSize(width: 7, height: 7))
        #expect(Rectangle().sizeThatFits(ProposedViewSize(width: nil, height: 7)) == CGSize(width: 10, height: 7))
        #expect(picture(Rectangle().fixedSize()) == ["rect 45 45 10 10 #000000FF"])
    }

    @Test func edgesLieOnPixels() {
        var environment = EnvironmentValues()
        environment.displayScale = 2
        let lines = picture(Color.red.frame(width: 10.3, height: 10.3), environment: environment)
        #expect(lines == ["rect 45 45 10 10 #FF3B30FF"])
    }

    @Test func bordersLieInsideTheFrame() {
        let lines = picture(Color.red.frame(width: 20, height: 20).border(.blue, width: 4))
        #expect(lines == ["rect 40 40 20 20 #FF3B30FF", "path 40 40 20 20 #007AFFFF"])
        #expect(picture(Circle().strokeBorder(.red, lineWidth: 10)) == ["path 0 0 100 100 #FF3B30FF"])
        #expect(picture(Rectangle().stroke(.red, lineWidth: 10)) == ["path -5 -5 110 110 #FF3B30FF"])
    }

    @Test func laterFillsAndStrokesLieInFront() {
        let lines = picture(Rectangle().fill(.red).stroke(.blue, lineWidth: 2))
        #expect(lines == ["rect 0 0 100 100 #FF3B30FF", "path -1 -1 102 102 #007AFFFF"])
    }

    @Test func backgroundsTakeStylesShapesAndViews() {
        let content = Color.clear.frame(width: 20, height: 10)
        #expect(picture(content.background(.green.opacity(0.5))) == ["rect 40 45 20 10 #34C75980"])
        #expect(picture(content.background(.red, in: Capsule())) == ["rounded 40 45 20 10 #FF3B30FF"])
        #expect(picture(content.background(Color.red)) == ["rect 40 45 20 10 #FF3B30FF"])
        #expect(picture(content.overlay(.red, in: .rect(cornerRadius: 2))) == ["rounded 40 45 20 10 #FF3B30FF"])
        // Programs print this type.
        #expect("\(type(of: content.background(Color.red)))".contains("_BackgroundModifier<Color>"))
    }

    @Test func shapesAreMirroredWhereLayoutRunsTheOtherWay() {
        var environment = EnvironmentValues()
        environment.layoutDirection = .rightToLeft
        let half = Rectangle().size(width: 30, height: 100)
        #expect(picture(half) == ["rect 0 0 30 100 #000000FF"])
        #expect(picture(half, environment: environment) == ["rect 70 0 30 100 #000000FF"])
    }

    // MARK: Effects

    @Test func effectsDrawTheirContentAsAGroup() {
        let red = "  rect 0 0 100 100 #FF3B30FF"
        #expect(picture(Rectangle().fill(.red).opacity(0.5)) == ["opacity 0.5", red])
        #expect(picture(Color.red.clipped()) == ["clip rect hard", red])
        #expect(picture(Color.red.clipShape(.circle)) == ["clip ellipse smooth", red])
        #expect(picture(Color.red.cornerRadius(9)) == ["clip rounded smooth", red])
        #expect(picture(Color.red.mask(Circle())) == ["mask [ellipse 0 0 100 100 #000000FF]", red])
        // color-040, const.shadow
        #expect(picture(Color.red.shadow(radius: 3)) == ["shadow #00000054 3.0", red])
        #expect(picture(Color.red.blur(radius: 3)) == ["blur 3.0", red])
        #expect(picture(Color.red.blendMode(.multiply)) == ["blend multiply", red])
        #expect(picture(Color.red.compositingGroup()) == ["compositing", red])
        #expect(picture(Color.red.brightness(0.1).grayscale(1)) == ["colors", "  colors", "  " + red])
        #expect(picture(Color.red.colorInvert()) == ["colors", red])
    }

    @Test func visualEffectsMultiplyAsTheModifierDoes() throws {
        func effect(of view: some View, in scheme: ColorScheme) -> DisplayList.Effect? {
            var environment = EnvironmentValues()
            environment.colorScheme = scheme
            let tree = ViewTree(size: CGSize(width: 10, height: 10), environment: environment)
            tree.setRootView(view)
            tree.update()
            guard let root = tree.rootNode, case .group(let effect, _) = DisplayListBuilder.draw(root, displayScale: 1).items.first?.content
            else { return nil }
            return effect
        }
        let effects = try [ColorScheme.light, .dark].map { scheme in
            let found = try #require(effect(of: Color.white.visualEffect { content, _ in content.colorMultiply(.red) }, in: scheme))
            #expect(found.isSame(as: try #require(effect(of: Color.white.colorMultiply(.red), in: scheme))))
            return found
        }
        #expect(!effects[0].isSame(as: effects[1]))
    }

    @Test func effectsThatChangeNothingLeaveNoTrace() {
        let plain = picture(Color.red)
        #expect(picture(Rectangle().fill(.red).opacity(1)) == plain)
        #expect(picture(Rectangle().fill(.red).opacity(.nan)) == plain)
        #expect(picture(Color.red.blur(radius: -1)) == plain)
        #expect(picture(Color.red.blendMode(.normal)) == plain)
        #expect(picture(Color.red.brightness(0).contrast(1).saturation(1)) == plain)
        #expect(picture(Color.red.shadow(color: .clear, radius: 3)) == plain)
        #expect(picture(Rectangle().fill(.red).opacity(0)) == [])
        #expect(picture(Color.red.mask(EmptyView())) == [])
    }

    @Test func stylesCarryTheirShadowsAndBlendModes() {
        let lines = picture(Rectangle().fill(.red.shadow(.drop(radius: 4)).blendMode(.screen)))
        #expect(lines == ["blend screen", "  shadow #00000054 4.0", "    rect 0 0 100 100 #FF3B30FF"])
        let inner = picture(Rectangle().fill(.red.shadow(.inner(radius: 4))))
        #expect(inner.prefix(3) == ["rect 0 0 100 100 #FF3B30FF", "clip rect smooth", "  shadow #0000008C 4.0"])
    }

    // MARK: Change and animation

    @Observable final class Model: @unchecked Sendable {
        var isOn = false
    }

    struct Fading: View {
        let model: Model
        nonisolated init(_ model: Model) { self.model = model }
        var body: some View { Rectangle().fill(model.isOn ? .red : .clear) }
    }

    struct Growing: View {
        let model: Model
        nonisolated init(_ model: Model) { self.model = model }
        var body: some View { Rectangle().trim(to: model.isOn ? 0.25 : 0).stroke(.red, lineWidth: 2) }
    }

    /// The pictures half-way through and after a change that is animated for a second.
    private func picturesOfChange<Content: View>(_ make: (Model) -> Content) -> (start: [String], half: [String], end: [String]) {
        let model = Model()
        let tree = ViewTree(size: CGSize(width: 100, height: 100))
        tree.setRootView(make(model))
        tree.update()
        let start = picture(of: tree)
        withAnimation(.linear(duration: 1)) { model.isOn = true }
        tree.update()
        tree.advance(to: 0.5)
        let half = picture(of: tree)
        tree.advance(to: 1.5)
        #expect(!tree.clock.isAnimating)
        return (start, half, picture(of: tree))
    }

    @Test func colorsFadeThroughTheirOwnHue() {
        let pictures = picturesOfChange { Fading($0) }
        #expect(pictures.start == [])
        #expect(pictures.half == ["rect 0 0 100 100 #FF3B3080"])
        #expect(pictures.end == ["rect 0 0 100 100 #FF3B30FF"])
    }

    @Test func outlinesMoveToTheirNewShape() {
        let pictures = picturesOfChange { Growing($0) }
        #expect(pictures.start == [])
        #expect(pictures.half == ["path 0 -1 50 2 #FF3B30FF"])
        #expect(pictures.end == ["path 0 -1 100 2 #FF3B30FF"])
    }
}
