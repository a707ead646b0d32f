import SwiftUI
import SwiftUITesting
import Testing

/// Pages that grow out of a view.
@MainActor struct NavigationTransitionTests {
    struct Gallery: View {
        @Namespace private var namespace
        var zooms = true
        var hasSource = true
        @State private var path: [Int] = []

        var body: some View {
            NavigationStack(path: $path) {
                VStack(spacing: 0) {
                    Color.blue.frame(width: 80, height: 60)
                        .modifier(Source(namespace: hasSource ? namespace : nil))
                        .onTapGesture { path = [7] }
                        .accessibilityElement()
                        .accessibilityIdentifier("source")
                    Color.white
                }
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
                .toolbar(.hidden)
                .navigationDestination(for: Int.self) { number in
                    Color.red.ignoresSafeArea().toolbar(.hidden).accessibilityElement().accessibilityIdentifier("page")
                        .modifier(Zoom(id: zooms ? number : nil, namespace: namespace))
                        .onTapGesture { path = [] }
                }
            }
        }
    }

    struct Source: ViewModifier {
        var namespace: Namespace.ID?
        func body(content: Content) -> some View {
            if let namespace {
                content.matchedTransitionSource(id: 7, in: namespace) { $0.clipShape(RoundedRectangle(cornerRadius: 12)).background(.green) }
            } else {
                content
            }
        }
    }

    struct Zoom: ViewModifier {
        var id: Int?
        var namespace: Namespace.ID
        func body(content: Content) -> some View {
            if let id {
                content.navigationTransition(.zoom(sourceID: id, in: namespace))
            } else {
                content.navigationTransition(.automatic)
            }
        }
    }

    private func pixel(_ host: ViewHost, _ x: Int, _ y: Int) throws -> [UInt8] {
        let image = try host.image()
        let place = (y * image.width + x) * 4
        return Array(image.pixels[place..<place + 3])
    }

    private func isRed(_ pixel: [UInt8]) -> Bool { pixel[0] > 200 && pixel[1] < 120 && pixel[2] < 120 }

    @Test("A page that grows reaches into the safe area")
    func zoomInSafeArea() throws {
        let host = ViewHost(
            Gallery(), size: CGSize(width: 200, height: 400), scale: 1, safeAreaInsets: EdgeInsets(top: 40, leading: 0, bottom: 60, trailing: 0))
        try host.tap(.identifier("source"))
        var isCovered = false
        for _ in 0..<40 {
            host.advance(by: 0.02)
            // The page has the width of the window at its end, and then the height too.
            if isRed(try pixel(host, 198, 300)), isRed(try pixel(host, 1, 300)) { isCovered = isRed(try pixel(host, 100, 385)); break }
        }
        #expect(isCovered)
        host.advance(by: 1)
        for y in [1, 398] { #expect(isRed(try pixel(host, 100, y))) }
    }

    @Test("A page grows out of its source and shrinks back into it")
    func zoom() throws {
        let host = ViewHost(Gallery(), size: CGSize(width: 200, height: 400), scale: 1)
        try host.tap(.identifier("source"))
        // On its way the page fills a frame between those of the source and of the window, at the top.
        host.advance(by: 0.05)
        #expect(isRed(try pixel(host, 60, 60)))
        #expect(!isRed(try pixel(host, 195, 390)))
        host.advance(by: 1)
        #expect(isRed(try pixel(host, 195, 390)))
        try host.tap(.identifier("page"))
        host.advance(by: 0.05)
        #expect(!isRed(try pixel(host, 195, 395)))
        #expect(isRed(try pixel(host, 60, 60)))
        host.advance(by: 1)
        #expect(!isRed(try pixel(host, 100, 200)))
        #expect(!host.contains(.identifier("page")))
    }

    @Test("Without a source, and with the automatic transition, a page slides in from the trailing edge", arguments: [true, false])
    func slide(zooms: Bool) throws {
        let host = ViewHost(Gallery(zooms: zooms, hasSource: !zooms), size: CGSize(width: 200, height: 400), scale: 1)
        try host.tap(.identifier("source"))
        host.advance(by: 0.05)
        // The page has its full height from the beginning.
        #expect(isRed(try pixel(host, 198, 390)))
        #expect(!isRed(try pixel(host, 5, 100)))
        host.advance(by: 1)
        #expect(isRed(try pixel(host, 5, 390)))
    }

    @Test("A cover grows out of its source")
    func cover() throws {
        struct Screen: View {
            @Namespace private var namespace
            @State private var isShown = false
            var body: some View {
                Color.blue.frame(width: 40, height: 40).matchedTransitionSource(id: "a", in: namespace)
                    .onTapGesture { isShown = true }
                    .accessibilityElement()
                    .accessibilityIdentifier("source")
                    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
                    .fullScreenCover(isPresented: $isShown) {
                        Color.red.navigationTransition(.zoom(sourceID: "a", in: namespace))
                    }
            }
        }
        let host = ViewHost(Screen(), size: CGSize(width: 200, height: 400), scale: 1)
        try host.tap(.identifier("source"))
        host.advance(by: 0.12)
        let corner = try pixel(host, 197, 397)
        #expect(corner.allSatisfy { $0 > 240 }, "\(corner)")
        host.advance(by: 1)
        #expect(isRed(try pixel(host, 197, 397)))
    }
}
