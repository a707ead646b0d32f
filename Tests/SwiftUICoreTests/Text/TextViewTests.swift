import Foundation
@testable import SwiftUICore
import Testing

@MainActor @Suite struct TextViewTests {
    /// A tree with a typesetter of known widths on the given platform.
    private func tree(
        _ view: some View, size: CGSize = CGSize(width: 400, height: 600), scale: CGFloat = 2, profile: PlatformProfile = .macOS,
        typesetter: any TextTypesetter = FixedWidthTypesetter(widths: ["First": 27, "Second": 46, "Third": 31.5, "Short": 33.5], lineHeight: 16)
    ) -> ViewTree {
        var environment = EnvironmentValues()
        environment.displayScale = scale
        environment.platformProfile = profile
        environment.textTypesetter = typesetter
        let tree = ViewTree(size: size, environment: environment)
        tree.setRootView(view)
        tree.update()
        return tree
    }

    /// The frames of the texts in the picture, in order.
    private func frames(_ tree: ViewTree) -> [CGRect] {
        func frames(_ list: DisplayList) -> [CGRect] {
            list.items.flatMap { item -> [CGRect] in
                switch item.content {
                case .text: [item.frame]
                case .group(_, let content): frames(content)
                default: []
                }
            }
        }
        return frames(DisplayListBuilder.draw(tree.rootNode!, displayScale: tree.environment.displayScale))
    }

    private func items(_ tree: ViewTree) -> [TextItem] {
        DisplayListBuilder.draw(tree.rootNode!, displayScale: tree.environment.displayScale).items.compactMap {
            if case .text(let item) = $0.content { item } else { nil }
        }
    }

    @Test func textsInAColumnTouchOnTheDesktop() {
        let tree = tree(
            VStack {
                Text("First"); Text("Second"); Text("Third")
            }, size: CGSize(width: 46, height: 48))
        #expect(
            frames(tree) == [
                CGRect(x: 9.5, y: 0, width: 27, height: 16), CGRect(x: 0, y: 16, width: 46, height: 16),
                CGRect(x: 7.5, y: 32, width: 31.5, height: 16),
            ])
    }

    @Test func textsInARowStandEightApart() {
        let tree = tree(
            HStack {
                Text("First"); Text("Second")
            }, size: CGSize(width: 81, height: 16))
        #expect(frames(tree).map(\.minX) == [CGFloat(0), 35])
    }

    /// Rows of body text are 22.33 apart at three pixels a point: 20.33 high, and their leading rounded up between.
    @Test func rowsOfBodyTextOnThePhone() {
        let typesetter = FixedWidthTypesetter(lineHeight: 17 * 2444 / 2048, descent: 17 * 494 / 2048, leading: 22 - 17 * 2444.0 / 2048)
        let tree = tree(
            VStack { ForEach(0..<4) { Text("Item \($0)") } }, size: CGSize(width: 200, height: 1000), scale: 3, profile: .iOS,
            typesetter: typesetter)
        let tops = frames(tree).map(\.minY)
        for (upper, lower) in zip(tops, tops.dropFirst()) { #expect(abs(lower - upper - 67.0 / 3) < 0.34) }
        #expect(abs(tops[3] - tops[0] - 67) < 1e-6)
    }

    @Test func gapsToShapesComeFromTheFont() {
        let typesetter = FixedWidthTypesetter(lineHeight: 20, descent: 4, leading: 2)
        let tree = tree(
            VStack {
                Divider(); Text("x"); Divider()
            }, scale: 1, typesetter: typesetter)
        let frames = DisplayListBuilder.draw(tree.rootNode!, displayScale: tree.environment.displayScale).items.map(\.frame)
        #expect(frames.count == 3)
        let metrics = typesetter.metrics(of: Font.body.resolved(in: FontResolutionContext()))
        #expect(frames[1].minY - frames[0].maxY == (2 + 20 - metrics.ascent).rounded())
        #expect(frames[2].minY - frames[1].maxY == max(22 - metrics.capHeight, 2 + metrics.descent))
    }

    @Test func textsAlignByTheirBaselines() {
        struct BySize: View {
            var body: some View {
                HStack(alignment: .firstTextBaseline) {
                    Text("a\nb")
                    Text("c")
                }
            }
        }
        let two = frames(tree(BySize(), size: CGSize(width: 100, height: 32)))
        #expect(two.map(\.minY) == [CGFloat(0), 0])
        let last = frames(
            tree(
                HStack(alignment: .lastTextBaseline) {
                    Text("a\nb"); Text("c")
                }, size: CGSize(width: 100, height: 32)))
        #expect(last.map(\.minY) == [CGFloat(0), 16])
    }

    @Test("A text uses the lines that it reserves, however little height it is proposed", arguments: [0, 10, 16, 31, 32, 100])
    func reservedLines(height: CGFloat) {
        let tree = tree(Text("ab ab").lineLimit(2, reservesSpace: true).frame(width: 24, height: height))
        #expect(items(tree)[0].text.lines.count == 2)
        #expect(frames(tree).map(\.height) == [CGFloat(32)])
    }

    @Test func modifiersReachTextThroughTheEnvironment() {
        let tree = tree(
            VStack(spacing: 0) {
                Text("ab ab").lineLimit(1)
                Text("x").lineLimit(2, reservesSpace: true)
                Text("a\nb").lineSpacing(4)
                Text("ß").textCase(.uppercase)
                Text("a").kerning(3)
                Text("a").foregroundColor(.red)
            }.frame(width: 36).font(.title).bold())
        #expect(frames(tree).map(\.height) == [CGFloat(16), 32, 36, 16, 16, 16])
        #expect(frames(tree).map(\.width) == [CGFloat(24), 8, 8, 16, 11, 8])
        #expect(items(tree)[0].text.lines[0].pieces.contains { $0.isEllipsis })
        let style = items(tree)[1].text.lines[0].pieces[0].source.text.firstStyle
        #expect(style.font.size == 22)
        #expect(style.font.fontWeight == .bold)
        #expect(items(tree)[5].runs[0].paint == .color(Color.red.resolve(in: ColorContext())))
    }

    @Test func textHasTheStyleOfItsSurroundingsUnlessItHasItsOwn() {
        let tree = tree(
            VStack {
                Text("a"); Text("b").foregroundColor(.blue); Text("[c](https://c.example)")
            }.foregroundStyle(Color.red))
        let context = ColorContext(tree.environment)
        #expect(items(tree).map { $0.runs[0].paint } == [Color.red, .blue, .accentColor].map { .color($0.resolve(in: context)) })
    }

    @Test func changesOfTextMoveOnlyWhatTheyMust() {
        let tree = tree(
            VStack {
                Text(verbatim: "First"); Text(verbatim: "Second")
            })
        let before = frames(tree)
        tree.setRootView(
            VStack {
                Text(verbatim: "Third"); Text(verbatim: "Second")
            })
        tree.update()
        #expect(frames(tree)[0].width == 31.5)
        #expect(frames(tree)[1] == before[1])
        // A colour changes the picture and no size.
        tree.setRootView(
            VStack {
                Text(verbatim: "Third").foregroundColor(.red); Text(verbatim: "Second")
            })
        tree.update()
        #expect(frames(tree)[1] == before[1])
    }

    @Test("const.env: defaults of text in the environment") func defaultsOfTheEnvironment() {
        let values = EnvironmentValues()
        #expect(values.font == nil && values.lineLimit == nil && values.textCase == nil)
        #expect(values.lineSpacing == 0 && values.minimumScaleFactor == 1 && !values.allowsTightening)
        #expect(values.truncationMode == .tail && values.multilineTextAlignment == .leading && values.dynamicTypeSize == .large)
    }

    @Test("linelimit.reserve: line limits replace each other") func lineLimitsReplaceEachOther() {
        #expect(style { $0.lineLimit(3, reservesSpace: true) } == [3, 3])
        #expect(style { $0.lineLimit(3, reservesSpace: true).lineLimit(2...5) } == [3, 3])
        #expect(style { $0.lineLimit(2...5) } == [2, 5])
        #expect(style { $0.lineLimit(2...) } == [2, nil])
        #expect(style { $0.lineLimit(...4) } == [nil, 4])
        #expect(style { $0.lineLimit(nil) } == [nil, nil])
    }

    /// The lower and upper line limit that a text inside a modifier sees.
    private func style<Modified: View>(_ modify: (EnvironmentReader) -> Modified) -> [Int?] {
        let probe = EnvironmentProbe()
        _ = tree(modify(EnvironmentReader(probe: probe)))
        return [probe.values.textStyle.lowerLineLimit, probe.values.textStyle.lineLimit]
    }

    @Test func dynamicTypeSizesStayWithinARange() {
        func size(_ view: (EnvironmentReader) -> some View) -> DynamicTypeSize {
            let probe = EnvironmentProbe()
            _ = tree(view(EnvironmentReader(probe: probe)))
            return probe.values.dynamicTypeSize
        }
        #expect(size { $0.dynamicTypeSize(.xSmall ... .medium) } == .medium)
        #expect(size { $0.dynamicTypeSize(...DynamicTypeSize.small).dynamicTypeSize(.accessibility5) } == .small)
        #expect(size { $0.dynamicTypeSize(.xxxLarge) } == .xxxLarge)
    }

    @Test func accessibilitySizesEnlargeText() {
        func width(_ size: DynamicTypeSize) -> CGFloat {
            items(tree(Text("x").dynamicTypeSize(size), profile: .iOS))[0].text.lines[0].pieces[0].source.text.firstStyle.font.size
        }
        #expect(width(.large) == 17)
        #expect(width(.accessibility5) == 53)
    }
}

private final class EnvironmentProbe {
    var values = EnvironmentValues()
}

private struct EnvironmentReader: View {
    let probe: EnvironmentProbe
    @Environment(\.self) private var values

    init(probe: EnvironmentProbe) {
        self.probe = probe
    }

    var body: some View {
        probe.values = values
        return Text("probe")
    }
}
