import CoreGraphics
import Foundation
import Observation
import Testing
@testable import SwiftUICore

/// A picture as text: what is drawn, with what happens to it around, back to front.
private func describe(_ list: DisplayList) -> [String] {
    list.items.flatMap { item -> [String] in
        switch item.content {
        case .fill(_, let paint, _):
            let name = [("red", Color.red), ("blue", .blue), ("black", .black)].first { $0.1.resolve(in: EnvironmentValues()) == paint.solidColor }
            return ["\(name?.0 ?? "paint") \(SwiftUICoreTests.describe(item.frame))"]
        case .repeated: return ["repeated \(SwiftUICoreTests.describe(item.frame))"]
        case .rectangles: return ["rectangles \(SwiftUICoreTests.describe(item.frame))"]
        case .text: return ["text \(SwiftUICoreTests.describe(item.frame.origin.x)) \(SwiftUICoreTests.describe(item.frame.origin.y))"]
        case .image: return ["image \(SwiftUICoreTests.describe(item.frame))"]
        case .group(let effect, let content):
            let name =
                switch effect {
                case .transform(let t): "transform(\([t.a, t.b, t.c, t.d, t.tx, t.ty].map { SwiftUICoreTests.describe($0) }.joined(separator: " ")))"
                case .projection: "projection"
                case .opacity(let opacity): "opacity(\(opacity))"
                case .clip(let outline, _): "clip(\(SwiftUICoreTests.describe(outline.tightBounds)))"
                case .mask: "mask"
                case .shadow: "shadow"
                case .blur(let radius, _): "blur(\(SwiftUICoreTests.describe(radius)))"
                case .blendMode(let mode): "\(mode)"
                case .compositing: "layer"
                case .colorMatrix: "colors"
                case .porterDuff(let mode): "\(mode)"
                case .alphaThreshold: "threshold"
                case .backdrop: "backdrop"
                }
            return describe(content).map { "\(name) \($0)" }
        }
    }
}

/// Long strokes that a canvas draws again have the outline of the previous drawing; all have that of their path.
@Test func strokesAreKept() {
    let strokes = StrokeOutlines()
    func path(_ count: Int, height: CGFloat = 5) -> Path {
        Path { $0.addLines((0..<count).map { CGPoint(x: CGFloat($0), y: CGFloat($0 % 2) * height) }) }
    }
    func address(_ stroke: StrokeOutlines.Stroke) -> UnsafeRawPointer? {
        stroke.outline.geometry.points.withUnsafeBytes { $0.baseAddress }
    }
    let (thin, thick) = (StrokeStyle(lineWidth: 1), StrokeStyle(lineWidth: 3))
    strokes.begin()
    let first = strokes.stroke(path(1000), style: thin)
    strokes.begin()
    #expect(address(strokes.stroke(path(1000), style: thin)) == address(first))
    for (path, style) in [(path(1000), thick), (path(1000, height: 6), thin), (path(10), thin)] {
        let stroke = strokes.stroke(path, style: style)
        #expect(stroke.outline == path.strokedPath(style).storage && stroke.bounds == path.strokedPath(style).boundingRect)
    }
    strokes.begin()
    strokes.begin()
    #expect(address(strokes.stroke(path(1000), style: thin)) != address(first), "what a drawing does not use is forgotten")
}

@Observable private final class Model {
    var width = 10.0
}

@MainActor @Suite(.fixedWidthText) struct CanvasTests {
    /// What a canvas of 100 by 100 points draws, without what is around all of it.
    private func picture(_ draw: @escaping (inout GraphicsContext, CGSize) -> Void) -> [String] {
        let storage = GraphicsStorage(
            bounds: CGRect(x: 0, y: 0, width: 100, height: 100), environment: EnvironmentValues(), displayScale: 2, symbols: [])
        var context = GraphicsContext(storage: storage)
        draw(&context, storage.bounds.size)
        return describe(storage.list)
    }

    private let square = Path(CGRect(x: 10, y: 20, width: 30, height: 40))

    @Test func pathsAreFilledAndStroked() {
        #expect(picture { context, _ in context.fill(square, with: .color(.red)) } == ["red 10 20 30 40"])
        #expect(picture { context, _ in context.stroke(square, with: .color(.blue), lineWidth: 4) } == ["blue 8 18 34 44"])
        #expect(picture { context, _ in context.fill(Path(), with: .color(.red)) } == [])
        #expect(picture { context, _ in context.fill(square, with: .palette([.color(.blue), .color(.red)])) } == ["blue 10 20 30 40"])
        #expect(picture { context, _ in context.fill(square, with: .foreground) } == ["black 10 20 30 40"])
    }

    /// The last change of coordinates is the innermost.
    @Test func coordinatesChange() {
        #expect(
            picture { context, _ in
                context.translateBy(x: 5, y: 6)
                context.scaleBy(x: 2, y: 3)
                context.fill(square, with: .color(.red))
            } == ["transform(2 0 0 3 5 6) red 10 20 30 40"])
        #expect(
            picture { context, _ in
                context.rotate(by: .degrees(90))
                context.fill(square, with: .color(.red))
            } == ["transform(0 1 -1 0 0 0) red 10 20 30 40"])
    }

    /// A copy is changed by itself and draws into the same picture.
    @Test func contextsAreValues() {
        #expect(
            picture { context, _ in
                var copy = context
                copy.opacity = 0.5
                copy.translateBy(x: 1, y: 0)
                copy.fill(square, with: .color(.red))
                context.fill(square, with: .color(.blue))
            } == ["opacity(0.5) transform(1 0 0 1 1 0) red 10 20 30 40", "blue 10 20 30 40"])
    }

    @Test func effectsSurroundInTheOrderTheyWereAdded() {
        #expect(
            picture { context, _ in
                context.clip(to: Path(CGRect(x: 0, y: 0, width: 20, height: 100)))
                context.addFilter(.alphaThreshold(min: 0.5, color: .red))
                context.addFilter(.blur(radius: 3))
                context.opacity = 0.5
                context.blendMode = .multiply
                context.fill(square, with: .color(.red))
            } == ["multiply opacity(0.5) clip(0 0 20 100) threshold blur(3) red 10 20 30 40"])
        #expect(
            picture { context, _ in
                context.blendMode = .sourceIn
                context.fill(square, with: .color(.red))
            } == ["sourceIn red 10 20 30 40"])
        #expect(
            picture { context, _ in
                context.opacity = 0
                context.fill(square, with: .color(.red))
            } == [])
    }

    @Test func layersAreDrawnAsAWhole() {
        #expect(
            picture { context, _ in
                context.translateBy(x: 1, y: 1)
                context.addFilter(.blur(radius: 2))
                context.drawLayer { layer in
                    layer.fill(square, with: .color(.red))
                    layer.blendMode = .destinationOut
                    layer.fill(square, with: .color(.blue))
                }
            } == ["blur(2) layer transform(1 0 0 1 1 1) red 10 20 30 40", "blur(2) layer destinationOut transform(1 0 0 1 1 1) blue 10 20 30 40"])
        #expect(
            picture { context, _ in
                context.clipToLayer { $0.fill(square, with: .color(.black)) }
                context.fill(square, with: .color(.red))
            } == ["mask red 10 20 30 40"])
    }

    @Test func clipsSayWhatCanBeDrawn() {
        var rects: [CGRect] = []
        _ = picture { context, _ in
            rects.append(context.clipBoundingRect)
            context.translateBy(x: 10, y: 10)
            context.clip(to: Path(CGRect(x: 0, y: 0, width: 20, height: 200)))
            rects.append(context.clipBoundingRect)
        }
        #expect(rects == [CGRect(x: 0, y: 0, width: 100, height: 100), CGRect(x: 0, y: 0, width: 20, height: 90)])
    }

    @Test func repeatedGradientsGoOnAsFarAsTheShape() {
        let gradient = Gradient(colors: [.red, .blue])
        let storage = GraphicsStorage(
            bounds: CGRect(x: 0, y: 0, width: 100, height: 100), environment: EnvironmentValues(), displayScale: 2, symbols: [])
        let context = GraphicsContext(storage: storage)
        let area = CGRect(x: 0, y: 0, width: 100, height: 10)
        func colors(_ options: GraphicsContext.GradientOptions, at places: [CGFloat]) -> [Color.Resolved] {
            let paint = context.styledPaint(
                .linearGradient(gradient, startPoint: CGPoint(x: 40, y: 0), endPoint: CGPoint(x: 60, y: 0), options: options),
                bounds: area
            ).paint
            return places.map { paint.color(at: CGPoint(x: $0, y: 5)) }
        }
        let once = colors([], at: [45, 55, 0.1, 99.9])
        #expect(once[2] == Color.red.resolve(in: EnvironmentValues()))
        let again = colors(.repeat, at: [45, 5, 85])
        #expect(Set(again.map(\.description)) == [once[0].description])
        let mirrored = colors(.mirror, at: [45, 35, 75])
        #expect(Set(mirrored.map(\.description)) == [once[0].description])
    }

    @Test func textsAreMeasuredAndDrawn() {
        var size = CGSize.zero
        let drawn = picture { context, _ in
            let text = context.resolve(Text("Hello"))
            size = text.measure(in: CGSize(width: 1000, height: 1000))
            context.draw(text, at: CGPoint(x: 50, y: 50), anchor: .topLeading)
            context.draw(text, at: CGPoint(x: 50, y: 50))
            #expect(text.firstBaseline(in: size) > 0 && text.firstBaseline(in: size) < size.height)
        }
        #expect(drawn == ["text 50 50", "text \(SwiftUICoreTests.describe(50 - size.width / 2)) \(SwiftUICoreTests.describe(50 - size.height / 2))"])
    }

    private struct Symbols: View {
        let missing: (Bool) -> Void
        var body: some View {
            Canvas(opaque: true) { context, size in
                missing(context.resolveSymbol(id: 9) == nil)
                guard let symbol = context.resolveSymbol(id: 1) else { return }
                context.draw(symbol, at: .zero, anchor: .topLeading)
                context.draw(symbol, in: CGRect(x: 50, y: 50, width: 40, height: 10))
            } symbols: {
                Color.red.frame(width: 20, height: 10).tag(1)
            }
        }
    }

    @Test func viewsAreDrawnAsSymbols() {
        var isMissing = false
        let view = LaidOutView(Symbols { isMissing = $0 }, size: CGSize(width: 100, height: 100))
        let list = DisplayListBuilder.draw(view.tree.rootNode!, displayScale: 2)
        let prefix = "clip(0 0 100 100) transform(1 0 0 1 0 0) "
        #expect(describe(list) == [prefix + "black 0 0 100 100", prefix + "red 0 0 20 10", prefix + "transform(2 0 0 1 50 50) red 0 0 20 10"])
        #expect(isMissing)
    }

    private struct Observing: View {
        let model: Model
        let count: () -> Void
        var body: some View {
            Canvas { context, size in
                count()
                context.fill(Path(CGRect(x: 0, y: 0, width: model.width, height: size.height)), with: .color(.red))
            }
        }
    }

    /// What has not changed is not drawn again; what the function has read is watched.
    @Test func aCanvasIsDrawnWhenSomethingChanges() {
        let model = Model()
        var count = 0
        let view = LaidOutView(Observing(model: model) { count += 1 }, size: CGSize(width: 100, height: 50))
        func draw() -> [String] { describe(DisplayListBuilder.draw(view.tree.rootNode!, displayScale: 2)) }
        #expect(draw() == ["clip(0 0 100 50) transform(1 0 0 1 0 0) red 0 0 10 50"])
        #expect(draw().count == 1)
        #expect(count == 1)
        model.width = 30
        view.tree.update()
        #expect(view.tree.display.isNeeded)
        #expect(draw() == ["clip(0 0 100 50) transform(1 0 0 1 0 0) red 0 0 30 50"])
        view.tree.size.height = 60
        view.tree.update()
        #expect(draw() == ["clip(0 0 100 60) transform(1 0 0 1 0 0) red 0 0 30 60"])
        #expect(count == 3)
    }

    @Test func badNumbersDrawNothing() {
        #expect(
            picture { context, _ in
                context.draw(Text("x"), in: CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10))
                context.fill(Path(CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1)), with: .color(.red))
                context.scaleBy(x: 0, y: 0)
                context.fill(square, with: .backdrop)
            }.isEmpty)
    }
}
