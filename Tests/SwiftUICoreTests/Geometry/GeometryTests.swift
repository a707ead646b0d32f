import CoreGraphics
@testable import SwiftUICore
import Testing

private enum Anchors: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] { [] }
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}

/// A view's place as seen from elsewhere.
@MainActor @Suite struct GeometryTests {
    /// Where an anchor of a square of 20 points is seen by a view that fills the window.
    private func seen(_ modify: @escaping (Color) -> some View) -> String {
        var result = ""
        _ = LaidOutView(
            ZStack { modify(Color.red) }
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .overlayPreferenceValue(Anchors.self) { anchors in
                    GeometryReader { proxy in
                        let _ = result = anchors.map { describe(proxy[$0]) }.joined(separator: ", ")
                        Color.clear
                    }
                })
        return result
    }

    private func anchored(_ color: Color) -> some View {
        color.box(20).anchorPreference(key: Anchors.self, value: .bounds) { [$0] }
    }

    @Test("Anchors follow what moves the picture")
    func anchors() {
        #expect(seen { anchored($0) } == rect(90, 90, 20, 20))
        #expect(seen { anchored($0).offset(x: 30, y: -5) } == rect(120, 85, 20, 20))
        #expect(seen { anchored($0).scaleEffect(2) } == rect(80, 80, 40, 40))
        #expect(seen { anchored($0).scaleEffect(x: 2, y: 3).offset(x: 1, y: 1) } == rect(81, 71, 40, 60))
        #expect(seen { anchored($0).rotationEffect(.degrees(90), anchor: .topLeading) } == rect(70, 90, 20, 20))
        #expect(seen { anchored($0).position(x: 10, y: 20) } == rect(0, 10, 20, 20))
    }

    @Test("Two views in a scroll view that has been moved")
    func anchorsInScrollView() {
        var result: [String] = []
        let view = LaidOutView(
            ScrollView {
                VStack(spacing: 0) {
                    Color.blue.box(20, 300); anchored(.red); Color.blue.box(20, 300)
                }
            }
            .overlayPreferenceValue(Anchors.self) { anchors in
                GeometryReader { proxy in
                    let _ = result.append(describe(proxy[anchors[0]]))
                    Color.clear
                }
            })
        func scroll(_ node: ViewNode) {
            (node as? ScrollNode)?.scroll(to: CGPoint(x: 0, y: 250))
            node.forEachChild(scroll)
        }
        scroll(view.tree.rootNode!)
        view.tree.update()
        #expect(result.first == rect(0, 300, 20, 20) && result.last == rect(0, 50, 20, 20))
    }

    @Test("transform.translation, transform.sizedspace.scale: named spaces through effects")
    func namedSpaces() {
        var frames: [String] = []
        let reader = GeometryReader { proxy in
            let _ = frames.append(describe(proxy.frame(in: .named("space"))))
            let _ = frames.append(proxy.bounds(of: .named("space")).map { describe($0) } ?? "nil")
            Color.clear
        }
        _ = LaidOutView(reader.frame(width: 10, height: 20).offset(x: 3, y: 4).coordinateSpace(name: "space"))
        #expect(frames.suffix(2) == [rect(3, 4, 10, 20), rect(-3, -4, 10, 20)])
        _ = LaidOutView(reader.frame(width: 10, height: 20).scaleEffect(x: 2, y: 3, anchor: .topLeading).coordinateSpace(name: "space"))
        #expect(frames.suffix(2) == [rect(0, 0, 20, 60), rect(0, 0, 5, 6.7)])
        _ = LaidOutView(reader.frame(width: 10, height: 20).coordinateSpace(name: "other"))
        #expect(frames.suffix(2) == [rect(95, 90, 10, 20), "nil"])
    }

    @Test("coord-002: a space named inside of the safe area lies below the covered top")
    func safeArea() {
        var places: [CGFloat] = []
        let view = LaidOutView(
            GeometryReader { proxy in
                let _ = places = [proxy.frame(in: .global).midY, proxy.frame(in: .named("Custom")).midY]
                Color.red
            }
            .coordinateSpace(name: "Custom"), size: CGSize(width: 390, height: 844), scale: 3)
        view.tree.safeAreas.windowInsets = EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)
        view.tree.update()
        #expect(places[0] - places[1] == 47)
        #expect(view.coloredFrames == ["red 0 47 390 763"])
    }

    @Test("safearea.center, safearea.bottom, safearea.leading: insets at the edges a view touches")
    func coveredInsets() {
        func insets(_ origin: CGPoint) -> [CGFloat] {
            var insets = EdgeInsets()
            let view = LaidOutView(
                GeometryReader { proxy in
                    let _ = insets = proxy.safeAreaInsets
                    Color.clear
                }
                .frame(width: 100, height: 20).position(x: origin.x + 50 - 20, y: origin.y + 10 - 10),
                size: CGSize(width: 400, height: 800))
            view.tree.safeAreas.windowInsets = EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
            view.tree.update()
            return [insets.top, insets.leading, insets.bottom, insets.trailing]
        }
        #expect(insets(CGPoint(x: 150, y: 390)) == [0, 0, 0, 0])
        #expect(insets(CGPoint(x: 150, y: 750)) == [0, 0, 30, 0])
        #expect(insets(CGPoint(x: 20, y: 100)) == [0, 20, 0, 0])
    }

    private struct Pushed: View {
        @State var length: CGFloat = 10
        let log: Log<CGFloat>
        var body: some View {
            log.binding = $length
            return VStack(alignment: .leading, spacing: 0) {
                Color.blue.box(10, length)
                VStack {
                    GeometryReader { proxy in
                        let _ = log.add("reader \(describe(proxy.frame(in: .global).minY)) ")
                        Color.red
                    }
                    .frame(width: 10, height: 10)
                    .onGeometryChange(for: CGFloat.self, of: { $0.frame(in: .global).minY }) { log.add("change \(describe($0)) ") }
                }
            }
            .frame(maxHeight: .infinity, alignment: .top)
        }
    }

    @Test("Readers of places are told when something far away moves them, and only then")
    func movedFromAfar() {
        let log = Log<CGFloat>()
        let view = LaidOutView(Pushed(log: log))
        #expect(log.entries.last == "change 10 ")
        log.entries = []
        log.binding!.wrappedValue = 50
        view.tree.update()
        #expect(log.entries.suffix(2) == ["reader 50 ", "change 50 "])
        log.entries = []
        // The frame moves sideways: the reader has read all of it, the other only how far down it lies.
        view.tree.size.width = 100
        view.tree.update()
        #expect(log.entries == ["reader 50 "])
        log.entries = []
        view.tree.update()
        #expect(log.entries == [])
    }

    @Test("A reader that reads only its size is not computed when it moves")
    func sizeOnly() {
        struct Moving: View {
            @State var length: CGFloat = 10
            let log: Log<CGFloat>
            var body: some View {
                log.binding = $length
                return VStack(spacing: 0) {
                    Color.blue.box(10, length)
                    Inner(log: log)
                }
                .frame(maxHeight: .infinity, alignment: .top)
            }
        }
        struct Inner: View {
            let log: Log<CGFloat>
            var body: some View {
                GeometryReader { proxy in
                    let _ = log.add("\(describe(proxy.size)) ")
                    Color.red
                }
                .frame(width: 20, height: 20)
            }
        }
        let log = Log<CGFloat>()
        let view = LaidOutView(Moving(log: log))
        log.binding!.wrappedValue = 60
        view.tree.update()
        #expect(log.text == "20 20 ")
        #expect(view.coloredFrames == ["blue 95 0 10 60", "red 90 60 20 20"])
    }

    @Test("The content of a reader follows its size in the same update")
    func resized() {
        let view = LaidOutView(GeometryReader { proxy in Color.red.frame(width: proxy.size.width / 2) })
        view.tree.size = CGSize(width: 80, height: 40)
        view.tree.update()
        #expect(view.coloredFrames == ["red 0 0 40 40"])
    }

    @Test("Reading again and again does not keep more and more")
    func readsAreKeptOnce() {
        struct Counting: View {
            @State var count = 0
            let log: Log<Int>
            var body: some View {
                log.binding = $count
                return GeometryReader { proxy in
                    let _ = log.add("\(count) \(describe(proxy.size)) \(describe(proxy.frame(in: .global)))")
                    Color.red
                }
            }
        }
        let log = Log<Int>()
        let view = LaidOutView(Counting(log: log))
        let before = view.tree.graph.edgeCount
        for number in 1...50 {
            log.binding!.wrappedValue = number
            view.tree.update()
        }
        #expect(log.entries.count == 51)
        #expect(view.tree.graph.edgeCount == before)
        log.entries = []
        view.tree.size = CGSize(width: 50, height: 50)
        view.tree.update()
        #expect(log.entries == ["50 50 50 0 0 50 50"])
    }
}

@MainActor struct GeometryReaderContentTests {
    /// A change deep in a reader's content, below a view whose size does not depend on it, reaches layout again and again.
    @Test func `Content of a reader is laid out after each change, wherever it is`() {
        func view(_ width: CGFloat) -> some View {
            GeometryReader { _ in
                HStack(spacing: 0) {
                    Color.red.frame(width: 20, height: 20)
                    GeometryReader { _ in Color.blue.frame(width: width, height: 10) }.frame(width: 60, height: 60)
                }
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        let laidOut = LaidOutView(view(10))
        for width: CGFloat in [20, 30, 15, 40] {
            laidOut.tree.setRootView(view(width))
            laidOut.tree.update()
            let fresh = LaidOutView(view(width))
            func frames(_ tree: ViewTree) -> [CGRect] {
                var frames: [CGRect] = []
                func visit(_ node: ViewNode) {
                    frames.append(node.globalFrame)
                    node.forEachChild(visit)
                }
                visit(tree.rootNode!)
                return frames
            }
            #expect(frames(laidOut.tree) == frames(fresh.tree))
        }
    }
}
