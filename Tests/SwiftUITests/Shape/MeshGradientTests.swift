import CoreGraphics
import SwiftUI
import SwiftUITesting
import Testing

/// Colours of a grid of vertices, mixed between them.
@MainActor struct MeshGradientTests {
    private static let square: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]
    private static let corners = [Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 1, blue: 0), Color(red: 0, green: 0, blue: 1), .white]

    private func pixel(_ x: Int, _ y: Int, _ view: some View) throws -> [Int] {
        let image = try ViewHost(view, size: CGSize(width: 100, height: 100), scale: 1).image()
        let start = (y * image.width + x) * 4
        return image.pixels[start..<start + 4].map(Int.init)
    }

    private func isNear(_ pixel: [Int], _ color: [Int], by distance: Int = 4) -> Bool {
        zip(pixel, color).allSatisfy { abs($0 - $1) <= distance }
    }

    @Test("Four vertices at the corners mix evenly in both directions", arguments: [true, false])
    func mixing(isSmooth: Bool) throws {
        let mesh = MeshGradient(width: 2, height: 2, points: Self.square, colors: Self.corners, smoothsColors: isSmooth)
        for (x, y) in [(10, 10), (50, 50), (90, 20), (30, 80)] {
            let (u, v) = ((Double(x) + 0.5) / 100, (Double(y) + 0.5) / 100)
            let expected = [(1 - u) * (1 - v) + u * v, u * (1 - v) + u * v, (1 - u) * v + u * v].map { Int($0 * 255) }
            #expect(isNear(try pixel(x, y, mesh), expected + [255]), "at \(x), \(y)")
        }
    }

    @Test("What the vertices do not reach is the background, over what is behind")
    func background() throws {
        let points: [SIMD2<Float>] = [[0.25, 0.25], [0.75, 0.25], [0.25, 0.75], [0.75, 0.75]]
        let red = Array(repeating: Color(red: 1, green: 0, blue: 0), count: 4)
        let blue = Color(red: 0, green: 0, blue: 1)
        let plain = MeshGradient(width: 2, height: 2, points: points, colors: red)
        #expect(try pixel(10, 50, plain.background(blue)) == [0, 0, 255, 255])
        #expect(isNear(try pixel(50, 50, plain.background(blue)), [255, 0, 0, 255], by: 1))
        let filled = MeshGradient(width: 2, height: 2, points: points, colors: red, background: blue)
        #expect(try pixel(10, 50, filled) == [0, 0, 255, 255])
        #expect(isNear(try pixel(50, 50, filled), [255, 0, 0, 255], by: 1))
        #expect(try pixel(5, 5, Circle().fill(filled)) == [255, 255, 255, 255])
    }

    @Test("Smooth colours pass the vertices without an edge; even ones have one there")
    func smoothing() throws {
        let points: [SIMD2<Float>] = [[0, 0], [0.5, 0], [1, 0], [0, 1], [0.5, 1], [1, 1]]
        let colors: [Color] = [.black, .white, .black, .black, .white, .black]
        /// How much the slope changes at the vertex in the middle.
        func bend(_ isSmooth: Bool) throws -> Int {
            let mesh = MeshGradient(width: 3, height: 2, points: points, colors: colors, smoothsColors: isSmooth)
            let image = try ViewHost(mesh, size: CGSize(width: 100, height: 20), scale: 1).image()
            let values = [45, 50, 55].map { Int(image.pixels[(10 * image.width + $0) * 4]) }
            return abs((values[1] - values[0]) - (values[2] - values[1]))
        }
        #expect(try bend(true) < 16)
        #expect(try bend(false) > 40)
    }

    @Test("Control points bend the sides")
    func bending() throws {
        func vertex(_ x: Float, _ y: Float, leading: SIMD2<Float>, trailing: SIMD2<Float>) -> MeshGradient.BezierPoint {
            MeshGradient.BezierPoint(
                position: [x, y], leadingControlPoint: leading, topControlPoint: [x, y], trailingControlPoint: trailing,
                bottomControlPoint: [x, y])
        }
        // The upper side hangs down to three quarters of the way to its control points.
        let mesh = MeshGradient(
            width: 2, height: 2,
            bezierPoints: [
                vertex(0, 0, leading: [0, 0], trailing: [0.33, 0.6]), vertex(1, 0, leading: [0.67, 0.6], trailing: [1, 0]),
                vertex(0, 1, leading: [0, 1], trailing: [0.33, 1]), vertex(1, 1, leading: [0.67, 1], trailing: [1, 1]),
            ],
            colors: Array(repeating: .black, count: 4))
        #expect(try pixel(50, 40, mesh) == [255, 255, 255, 255])
        #expect(try pixel(50, 50, mesh) == [0, 0, 0, 255])
    }

    @Test("A mesh that is none is its background; numbers that are none do no harm")
    func mistakes() throws {
        let green = Color(red: 0, green: 1, blue: 0)
        let wrong: [(Int, Int, [SIMD2<Float>])] = [
            (1, 1, [[0, 0]]), (2, 2, []), (-1, -4, Self.square), (Int.max, 2, Self.square),
            (2, 2, [[0, 0], [.nan, 0], [0, .infinity], [1, 1]]),
        ]
        for (width, height, points) in wrong {
            let mesh = MeshGradient(width: width, height: height, points: points, colors: Self.corners, background: green)
            #expect(try pixel(50, 50, mesh) == [0, 255, 0, 255], "\(width) \(height)")
        }
    }

    private struct Changing<Style: ShapeStyle>: View {
        var first: Style
        var second: Style
        @State private var isSecond = false

        var body: some View {
            Rectangle().fill(isSecond ? second : first)
                .onTapGesture { withAnimation(.linear(duration: 1)) { isSecond.toggle() } }
        }
    }

    @Test("A gradient that changes under an animation is halfway halfway, and turns back from where it is")
    func animation() throws {
        let (red, blue) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
        func check(_ first: some ShapeStyle, _ second: some ShapeStyle) throws {
            let host = ViewHost(Changing(first: AnyShapeStyle(first), second: AnyShapeStyle(second)), size: CGSize(width: 40, height: 40), scale: 1)
            func middle() throws -> [Int] {
                let image = try host.image()
                return image.pixels[(20 * image.width + 20) * 4..<(20 * image.width + 20) * 4 + 4].map(Int.init)
            }
            let start = try middle()
            try host.tap(.point(20, 20))
            host.advance(by: 0.5)
            #expect(isNear(try middle(), [128, 0, 128, 255], by: 6))
            try host.tap(.point(20, 20))
            host.advance(by: 0.5)
            #expect(isNear(try middle(), [191, 0, 64, 255], by: 6))
            host.advance(by: 0.6)
            #expect(try middle() == start)
            #expect(!host.isAnimating)
        }
        func linear(_ color: Color) -> LinearGradient { LinearGradient(colors: [color, color], startPoint: .top, endPoint: .bottom) }
        try check(linear(red), linear(blue))
        try check(
            RadialGradient(colors: [red, red], center: .center, startRadius: 0, endRadius: 30),
            RadialGradient(colors: [blue, blue], center: .top, startRadius: 0, endRadius: 30))
        try check(linear(red), blue)
        func mesh(_ color: Color) -> MeshGradient {
            MeshGradient(width: 2, height: 2, points: Self.square, colors: Array(repeating: color, count: 4))
        }
        try check(mesh(red), mesh(blue))
    }

    @Test func pictures() throws {
        let colors: [Color] = [.red, .purple, .indigo, .orange, .white, .blue, .yellow, .green, .mint]
        func mesh(_ middle: SIMD2<Float>, _ space: Gradient.ColorSpace, _ isSmooth: Bool) -> some View {
            MeshGradient(
                width: 3, height: 3,
                points: [[0, 0], [0.5, 0], [1, 0], [0, 0.5], middle, [1, 0.5], [0, 1], [0.5, 1], [1, 1]], colors: colors,
                smoothsColors: isSmooth, colorSpace: space
            )
            .frame(width: 180, height: 180)
        }
        try lookAt(
            "mesh", profiles: [.iOS],
            VStack {
                HStack {
                    mesh([0.5, 0.5], .device, true); mesh([0.5, 0.5], .device, false)
                }
                HStack {
                    mesh([0.75, 0.3], .device, true); mesh([0.75, 0.3], .perceptual, true)
                }
                Text("Mesh").font(.system(size: 90, weight: .black)).foregroundStyle(
                    MeshGradient(width: 2, height: 2, points: Self.square, colors: [.red, .orange, .purple, .blue]))
            })
    }
}
