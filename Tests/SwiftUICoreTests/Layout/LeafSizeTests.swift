import CoreGraphics
@testable import SwiftUICore
import Testing

/// The sizes with which views without children answer proposals.
@MainActor @Suite struct LeafSizeTests {
    private func sizes(_ view: some View, _ proposals: [ProposedViewSize], profile: PlatformProfile = .iOS) -> [String] {
        let shown = LaidOutView(
            view, profile: profile, typesetter: FixedWidthTypesetter(widths: ["Hello world": 88], lineHeight: 20))
        return proposals.map { describe(shown.size(for: $0)) }
    }

    private let probes: [ProposedViewSize] = [
        .zero, .infinity, ProposedViewSize(width: 37, height: 23), .unspecified, ProposedViewSize(width: nil, height: 23),
        ProposedViewSize(width: 37, height: nil),
    ]

    @Test("leaf-001, leaf-002: shapes and colours take the proposal, and 10 where there is none")
    func shapesAndColors() {
        let expected = ["0 0", "inf inf", "37 23", "10 10", "10 23", "37 10"]
        #expect(sizes(Rectangle(), probes) == expected)
        #expect(sizes(Color.red, probes) == expected)
        #expect(sizes(RoundedRectangle(cornerRadius: 3).fill(.red), probes) == expected)
    }

    /// Of `leaf-017`, which has a reader be nothing where nothing is proposed, this is the stronger, measured fact.
    @Test("leaf-016: a geometry reader is 10 where nothing is proposed")
    func geometryReaders() {
        #expect(sizes(GeometryReader { _ in Color.red.box(70) }, probes) == ["0 0", "inf inf", "37 23", "10 10", "10 23", "37 10"])
        let list = LaidOutView(ScrollView { GeometryReader { _ in Rectangle().fill(.red) } })
        #expect(list.coloredFrames == ["red 0 0 200 10"])
    }

    @Test("leaf-011: spacers take what is proposed along their axis, at least their minimum")
    func spacers() {
        #expect(sizes(HStack { Spacer() }, probes) == ["8 0", "inf 0", "37 0", "8 0", "8 0", "37 0"])
        #expect(sizes(VStack { Spacer(minLength: 30) }, probes) == ["0 30", "0 inf", "0 30", "0 30", "0 30", "0 30"])
        #expect(sizes(ZStack { Spacer() }, probes) == ["8 8", "inf inf", "37 23", "8 8", "8 23", "37 8"])
        #expect(sizes(HStack { Group { Spacer(minLength: 0) } }, probes) == ["0 0", "inf 0", "37 0", "0 0", "0 0", "37 0"])
    }

    @Test("leaf-008: dividers lie across their stack")
    func dividers() {
        #expect(sizes(Divider(), probes) == ["0 0.5", "inf 0.5", "37 0.5", "10 0.5", "10 0.5", "37 0.5"])
        #expect(sizes(VStack { Divider() }, probes) == ["0 0.5", "inf 0.5", "37 0.5", "10 0.5", "10 0.5", "37 0.5"])
        #expect(sizes(HStack { Divider() }, probes) == ["0.5 0", "0.5 inf", "0.5 23", "0.5 10", "0.5 23", "0.5 10"])
    }

    @Test("leaf-009: two dividers in stacks of their own, at two pixels a point")
    func twoDividers() {
        let view = LaidOutView(
            VStack {
                VStack { Divider() }
                HStack { Divider() }
            })
        #expect(describe(view.size(for: .unspecified)) == "10 18.5")
    }

    @Test("leaf-025: a divider on the Mac is a point thick")
    func dividersOnTheMac() {
        #expect(sizes(Divider(), [.unspecified], profile: .macOS) == ["10 1"])
    }

    @Test("leaf-004, leaf-005, leaf-006: text takes its lines, nothing where nothing is offered")
    func texts() {
        let text = Text("Hello world")
        #expect(sizes(text, [.unspecified, .infinity, ProposedViewSize(width: 300, height: 300)]) == ["88 20", "88 20", "88 20"])
        #expect(sizes(text, [.zero]) == ["0 0"])
        let shown = LaidOutView(text, typesetter: FixedWidthTypesetter(widths: ["Hello world": 88], lineHeight: 20))
        let narrow = shown.size(for: ProposedViewSize(width: 50, height: nil))
        #expect(narrow.width <= 50 && narrow.height == 40)
    }

    @Test("leaf-018, leaf-019: a reader's views lie at its top leading corner, whatever their alignment")
    func readersArrangeAtTheCorner() {
        let reader = GeometryReader { _ in
            Color.red.box(50)
            Color.blue.frame(width: 20, height: 30).alignmentGuide(.leading) { _ in -40 }
        }
        #expect(LaidOutView(reader).coloredFrames == ["red 0 0 50 50", "blue 0 0 20 30"])
        let stack = ZStack(alignment: .topLeading) {
            Color.red.box(50)
            Color.blue.frame(width: 20, height: 30)
        }
        .frame(idealWidth: 10, maxWidth: .infinity, idealHeight: 10, maxHeight: .infinity, alignment: .topLeading)
        #expect(LaidOutView(stack).coloredFrames == ["red 0 0 50 50", "blue 0 0 20 30"])
        #expect(sizes(reader, [.unspecified, .infinity]) == sizes(stack, [.unspecified, .infinity]))
    }

    @Test("leaf-020: the proxy's size is the layout's, its global frame the picture's")
    func proxiesTellLayoutAndPicture() {
        var log: [String] = []
        _ = LaidOutView(
            GeometryReader { proxy in
                Color.red.onAppear {
                    log = [describe(proxy.size), describe(proxy.frame(in: .global).size)]
                }
            }
            .frame(width: 100, height: 100)
            .scaleEffect(2.2))
        #expect(log == ["100 100", "220 220"])
    }

    @Test("leaf-021: a quarter of the width for the first column")
    func splitByReader() {
        let view = LaidOutView(
            GeometryReader { proxy in
                HStack(spacing: 0) {
                    Color.red.frame(width: proxy.size.width * 0.25)
                    Color.blue
                }
            }
            .frame(width: 300, height: 60), size: CGSize(width: 300, height: 60))
        #expect(view.coloredFrames == ["red 0 0 75 60", "blue 75 0 225 60"])
    }

    @Test("leaf-023: a vertical scroll view takes the height proposed and its content's width")
    func scrollViews() {
        #expect(sizes(ScrollView { Color.red.box(30, 500) }, [ProposedViewSize(width: 80, height: 90)]) == ["30 90"])
        #expect(sizes(ScrollView { Color.red }, [ProposedViewSize(width: 80, height: 90)]) == ["80 90"])
        #expect(LaidOutView(ScrollView { Color.red }).coloredFrames == ["red 0 0 200 10"])
    }
}
