import SwiftUI
import Testing

@testable import SwiftUICore
@testable import SwiftUITesting

/// Effects at the edges of scroll views and other views, and in the corners of containers.
@MainActor struct EdgeEffectTests {
    private func pixel(_ host: ViewHost, _ x: Int, _ y: Int) throws -> [Int] {
        let image = try host.image()
        let place = (y * image.width + x) * 4
        return image.pixels[place..<place + 3].map { Int($0) }
    }

    // MARK: Scroll indicators

    struct Flashing: View {
        var trigger = 0
        var onAppear = false
        var isHidden = false
        var body: some View {
            ScrollView { Color.white.frame(height: 2000) }
                .scrollIndicators(isHidden ? .hidden : .automatic)
                .scrollIndicatorsFlash(trigger: trigger)
                .scrollIndicatorsFlash(onAppear: onAppear)
        }
    }

    private func showsIndicator(_ host: ViewHost) throws -> Bool {
        let image = try host.image()
        return (0..<image.height).contains { row in image.pixels[(row * image.width + 195) * 4] < 230 }
    }

    @Test("Indicators flash when a value changes, and when the view appears")
    func flashing() throws {
        let size = CGSize(width: 200, height: 300)
        let host = ViewHost(Flashing(), size: size, scale: 1)
        #expect(try !showsIndicator(host))
        host.show(Flashing(trigger: 1))
        #expect(try showsIndicator(host))
        host.advance(by: 2)
        #expect(try !showsIndicator(host))
        let appearing = ViewHost(Flashing(onAppear: true), size: size, scale: 1)
        appearing.advance(by: 0.1)
        #expect(try showsIndicator(appearing))
        appearing.advance(by: 2)
        #expect(try !showsIndicator(appearing))
        let hidden = ViewHost(Flashing(isHidden: true), size: size, scale: 1)
        hidden.show(Flashing(trigger: 1, isHidden: true))
        #expect(try !showsIndicator(hidden))
    }

    // MARK: Edges of scroll views

    struct Scrolling: View {
        var style: ScrollEdgeEffectStyle?
        var isHidden = false
        var body: some View {
            ScrollView { Color.red.frame(height: 2000) }
                .scrollEdgeEffectStyle(style, for: .top)
                .scrollEdgeEffectHidden(isHidden, for: .top)
                .safeAreaInset(edge: .top, spacing: 0) { Color.clear.frame(height: 60) }
        }
    }

    @Test("Content fades out below a bar, or ends in a line, once it lies there")
    func edges() throws {
        func host(_ style: ScrollEdgeEffectStyle?, isHidden: Bool = false, isScrolled: Bool = true) throws -> ViewHost {
            let host = ViewHost(Scrolling(style: style, isHidden: isHidden), size: CGSize(width: 200, height: 400), scale: 1)
            if isScrolled { try host.scroll(.point(100, 200), by: CGSize(width: 0, height: 300)) }
            return host
        }
        let plain = try pixel(host(nil), 100, 30)
        for other in [try host(.automatic), try host(.soft, isHidden: true)] { #expect(try pixel(other, 100, 30) == plain) }
        let soft = try host(.soft)
        let (outer, middle, inner) = (try pixel(soft, 100, 1), try pixel(soft, 100, 30), try pixel(soft, 100, 200))
        #expect(outer[1] > middle[1] && middle[1] > inner[1], "\(outer) \(middle) \(inner)")
        #expect(inner == plain)
        let hard = try host(.hard)
        #expect(try pixel(hard, 100, 60) != plain)
        #expect(try pixel(hard, 100, 30) == plain)
        #expect(try pixel(host(.hard, isScrolled: false), 100, 60) == plain)
    }

    // MARK: Backgrounds

    @Test("A background extends mirrored into the safe area, its frame does not")
    func backgroundExtension() throws {
        func host(isEnabled: Bool) -> ViewHost {
            let picture = VStack(spacing: 0) {
                Color(red: 1, green: 0, blue: 0)
                Color(red: 0, green: 0, blue: 1)
            }
            .accessibilityElement()
            .accessibilityIdentifier("picture")
            return ViewHost(
                picture.backgroundExtensionEffect(isEnabled: isEnabled), size: CGSize(width: 200, height: 400), scale: 1,
                safeAreaInsets: EdgeInsets(top: 60, leading: 0, bottom: 0, trailing: 0))
        }
        let (extended, plain) = (host(isEnabled: true), host(isEnabled: false))
        #expect(try extended.frame(of: .identifier("picture")) == CGRect(x: 0, y: 60, width: 200, height: 340))
        // The mirrored top half of the picture is red.
        let color = try pixel(extended, 100, 30)
        #expect(color[0] > 240 && color[1] < 20 && color[2] < 20, "\(color)")
        #expect(try pixel(plain, 100, 30) == [255, 255, 255])
    }

    // MARK: Corners

    @Test("The corners of a concentric rectangle follow those of its container")
    func concentric() {
        let container = ContainerOutline(shape: RoundedRectangle(cornerRadius: 40), bounds: CGRect(x: 0, y: 0, width: 200, height: 200))
        func same(_ shape: ConcentricRectangle, in rect: CGRect, _ radii: [CGFloat]) -> Bool {
            let path = ContainerOutline.$current.withValue(container) { shape.path(in: rect) }
            let expected = UnevenRoundedRectangle(
                topLeadingRadius: radii[0], bottomLeadingRadius: radii[2], bottomTrailingRadius: radii[3], topTrailingRadius: radii[1])
            return path == expected.path(in: rect)
        }
        let inner = CGRect(x: 10, y: 10, width: 180, height: 180)
        #expect(same(ConcentricRectangle(), in: inner, [30, 30, 30, 30]))
        #expect(same(ConcentricRectangle(corners: .fixed(5)), in: inner, [5, 5, 5, 5]))
        #expect(same(ConcentricRectangle(corners: .concentric(minimum: .fixed(35))), in: inner, [35, 35, 35, 35]))
        let aside = CGRect(x: 10, y: 10, width: 100, height: 100)
        #expect(same(ConcentricRectangle(), in: aside, [30, 0, 0, 0]))
        #expect(same(ConcentricRectangle(corners: .concentric, isUniform: true), in: aside, [30, 30, 30, 30]))
        #expect(same(ConcentricRectangle(corners: .concentric(minimum: 35)), in: inner, [35, 35, 35, 35]))
        #expect(same(ConcentricRectangle(corners: 5.5), in: inner, [5.5, 5.5, 5.5, 5.5]))
        #expect(same(ConcentricRectangle(topLeadingCorner: .fixed(3)), in: inner, [3, 30, 30, 30]))
        #expect(same(ConcentricRectangle(uniformTopCorners: .concentric, uniformBottomCorners: .fixed(0)), in: inner, [30, 30, 0, 0]))
        #expect(same(.rect(topLeadingCorner: 1, topTrailingCorner: 2, bottomLeadingCorner: 3, bottomTrailingCorner: 4), in: inner, [1, 2, 3, 4]))
        #expect(same(.rect(uniformTopCorners: .concentric, uniformBottomCorners: 2), in: aside, [30, 30, 2, 2]))
        #expect(same(.rect(uniformLeadingCorners: .concentric, uniformTrailingCorners: 2), in: aside, [30, 2, 30, 2]))
        #expect(same(.rect(uniformTopCorners: .concentric, bottomLeadingCorner: 1, bottomTrailingCorner: 2), in: aside, [30, 30, 1, 2]))
        #expect(same(.rect(uniformBottomCorners: .concentric, topLeadingCorner: 1, topTrailingCorner: 2), in: aside, [1, 2, 0, 0]))
        #expect(same(.rect(uniformLeadingCorners: .concentric, topTrailingCorner: 1, bottomTrailingCorner: 2), in: aside, [30, 1, 30, 2]))
        #expect(same(.rect(uniformTrailingCorners: .concentric, topLeadingCorner: 1, bottomLeadingCorner: 2), in: aside, [1, 0, 2, 0]))
        // Without a container shape the corners are square.
        #expect(ConcentricRectangle().path(in: inner) == UnevenRoundedRectangle().path(in: inner))
    }

    @Test("A container shape rounds the rectangle that is drawn inside of it")
    func concentricDrawing() throws {
        let view = ConcentricRectangle().fill(Color(red: 1, green: 0, blue: 0)).padding(10).containerShape(RoundedRectangle(cornerRadius: 60))
        let host = ViewHost(view, size: CGSize(width: 200, height: 200), scale: 1)
        #expect(try pixel(host, 12, 12) == [255, 255, 255])
        #expect(try pixel(host, 100, 100) == [255, 0, 0])
    }

    // MARK: Glass

    @Test("Views of one union share a surface of glass, in a container")
    func glassUnion() throws {
        struct Glasses: View {
            @Namespace private var namespace
            var isUnited: Bool
            var body: some View {
                GlassEffectContainer {
                    HStack(spacing: 40) {
                        ForEach(0..<2, id: \.self) { _ in
                            Color.clear.frame(width: 40, height: 40)
                                .glassEffect(.regular.tint(Color(red: 1, green: 0, blue: 0)), in: Rectangle())
                                .glassEffectUnion(id: isUnited ? "a" : nil, namespace: namespace)
                                .glassEffectTransition(.materialize)
                        }
                    }
                }
            }
        }
        let size = CGSize(width: 200, height: 100)
        let (united, apart) = (ViewHost(Glasses(isUnited: true), size: size, scale: 1), ViewHost(Glasses(isUnited: false), size: size, scale: 1))
        // Between the two views.
        let between = try pixel(united, 100, 50)
        #expect(between[0] > 200 && between[1] < 150, "\(between)")
        #expect(try pixel(apart, 100, 50) == [255, 255, 255])
        #expect(try pixel(apart, 60, 50)[1] < 150)
    }

    @Test func pictures() throws {
        let rows = NavigationStack {
            List(0..<60, id: \.self) { Text("Row \($0)") }.scrollEdgeEffectStyle(.soft, for: .all)
                .navigationTitle("Rows").navigationBarTitleDisplayMode(.inline).toolbarBackgroundVisibility(.hidden, for: .navigationBar)
        }
        try lookAt("scroll-edge-soft", profiles: [.iOS], rows) { try $0.scroll(.point(100, 400), by: CGSize(width: 0, height: 300)) }
        let picture = LinearGradient(colors: [.orange, .purple], startPoint: .top, endPoint: .bottom).overlay { Text("Title").font(.largeTitle) }
        try lookAt("background-extension", profiles: [.iOS], picture.backgroundExtensionEffect())
    }

    @Test("Rectangles with two equal corners have the radii of their corners")
    func concentricCorners() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 80)
        func path(_ top: (CGFloat, CGFloat), _ bottom: (CGFloat, CGFloat)) -> Path {
            UnevenRoundedRectangle(topLeadingRadius: top.0, bottomLeadingRadius: bottom.0, bottomTrailingRadius: bottom.1, topTrailingRadius: top.1)
                .path(in: rect)
        }
        let (large, small, none) = (Edge.Corner.Style.fixed(20), Edge.Corner.Style.fixed(5), Edge.Corner.Style.fixed(0))
        #expect(
            ConcentricRectangle(uniformTopCorners: large, bottomLeadingCorner: small, bottomTrailingCorner: none).path(in: rect)
                == path((20, 20), (5, 0)))
        #expect(
            ConcentricRectangle(uniformBottomCorners: large, topLeadingCorner: small, topTrailingCorner: none).path(in: rect)
                == path((5, 0), (20, 20)))
        #expect(
            ConcentricRectangle(uniformLeadingCorners: large, topTrailingCorner: small, bottomTrailingCorner: none).path(in: rect)
                == path((20, 5), (20, 0)))
        #expect(
            ConcentricRectangle(uniformTrailingCorners: large, topLeadingCorner: small, bottomLeadingCorner: none).path(in: rect)
                == path((5, 20), (0, 20)))
    }
}
