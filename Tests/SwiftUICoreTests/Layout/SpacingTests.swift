import CoreGraphics
@testable import SwiftUICore
import Testing

/// The gaps that views want between each other.
@MainActor @Suite struct SpacingTests {
    private func text(_ ascend: CGFloat, _ descend: CGFloat, _ leading: CGFloat, _ pixel: CGFloat) -> Spacing.TextMetrics {
        Spacing.TextMetrics(ascend: ascend, descend: descend, leading: leading, pixelLength: pixel)
    }

    private func spacing(_ category: Spacing.Category?, _ values: [(Edge, CGFloat)]) -> Spacing {
        Spacing(minima: Dictionary(uniqueKeysWithValues: values.map { (Spacing.Key(category: category, edge: $0), .distance($1)) }))
    }

    @Test("spacing.textmetrics.mixed: the lower text's leading, rounded up to the upper text's pixels")
    func textToText() {
        let first = text(2, 3, 5, 13)
        let second = text(7, 11, 17, 23)
        #expect(Spacing.Value.bottomTextMetrics(first).distance(to: .topTextMetrics(second)) == 26)
        #expect(Spacing.Value.bottomTextMetrics(second).distance(to: .topTextMetrics(first)) == 23)
    }

    @Test("spacing.value.sum, spacing.category.textAndDistance")
    func distances() {
        #expect(Spacing.Value.distance(10).distance(to: .distance(15)) == 25)
        #expect(Spacing.Value.bottomTextMetrics(text(1, 2, 3, 1)).distance(to: .distance(13)) == 13)
        #expect(Spacing.Value.distance(13).distance(to: .topTextMetrics(text(1, 2, 3, 1))) == 13)
    }

    @Test("spacing.value.order: distances, then text above, then text below; within a kind by line spacing")
    func order() {
        let values: [Spacing.Value] = [
            .distance(100), .topTextMetrics(text(1, 1, 1, 1)), .topTextMetrics(text(1, 1, 2, 1)), .bottomTextMetrics(text(0, 0, 0, 1)),
        ]
        for (index, value) in values.enumerated() {
            for larger in values[index...] {
                #expect(Spacing.Value.larger(value, larger) == larger)
                #expect(Spacing.Value.larger(larger, value) == larger)
            }
        }
    }

    @Test("spacing.default.edges: of wishes without a category the larger counts")
    func defaultEdges() {
        let first = spacing(nil, [(.top, 2), (.leading, 3), (.bottom, 7), (.trailing, 11)])
        let second = spacing(nil, [(.top, 13), (.leading, 17), (.bottom, 21), (.trailing, 23)])
        #expect(first.distance(to: second, along: .horizontal) == 17)
        #expect(first.distance(to: second, along: .vertical) == 13)
        #expect(second.distance(to: first, along: .horizontal) == 23)
        #expect(second.distance(to: first, along: .vertical) == 21)
    }

    @Test("spacing.category.mismatch, spacing.category.match, viewspacing.default, spacing-005, spacing-010")
    func categories() {
        let right = spacing(.edgeRightText, [(.trailing, 2)])
        let left = spacing(.edgeLeftText, [(.leading, 13)])
        #expect(right.distance(to: left, along: .horizontal) == nil)
        #expect(ViewSpacing(right).distance(to: ViewSpacing(left), along: .horizontal) == 8)
        let matching = spacing(.edgeLeftText, [(.trailing, 2)])
        #expect(matching.distance(to: left, along: .horizontal) == 15)
        #expect(left.distance(to: matching, along: .horizontal) == nil)
        #expect(ViewSpacing().distance(to: ViewSpacing(), along: .vertical) == 8)
        #expect(ViewSpacing().distance(to: ViewSpacing(), along: .horizontal) == 8)
        #expect(ViewSpacing.zero.distance(to: ViewSpacing.zero, along: .vertical) == 0)
    }

    @Test("spacing-006: what a view without wishes says")
    func emptySpacing() {
        #expect(
            Set(ViewSpacing().spacing.minima.keys) == [
                Spacing.Key(category: .edgeBelowText, edge: .top), Spacing.Key(category: .edgeAboveText, edge: .bottom),
                Spacing.Key(category: .edgeRightText, edge: .leading), Spacing.Key(category: .edgeLeftText, edge: .trailing),
            ])
    }

    @Test("spacing-008: a stack asks for spacing only between views")
    func asksOnlyBetweenViews() {
        let log = ProbeLog()
        _ = LaidOutView(VStack { SpacingProbe(log: log) { Color.red } })
        #expect(log.entries.isEmpty)
        _ = LaidOutView(
            VStack {
                SpacingProbe(log: log) { Color.red }; Color.blue
            })
        #expect(!log.entries.isEmpty)
    }

    @Test("spacing-009: text is spaced by its lines, shapes by 8")
    func textBetweenShapes() {
        let frames = LaidOutView(
            VStack {
                Color.red.box(20)
                Text("a")
                Color.blue.box(20)
                Color.green.box(20)
            }, scale: 3, typesetter: FixedWidthTypesetter(lineHeight: 20, descent: 5, leading: 2)
        ).leafFrames
        let gaps = zip(frames, frames.dropFirst()).map { $1.minY - $0.maxY }
        #expect(gaps[0] != 8 && gaps[1] != 8 && gaps[0] != gaps[1])
        #expect(gaps[2] == 8)
    }

    @Test("spacing-001, spacing-002: lines of text follow each other at the lower one's leading, in pixels")
    func linesOfText() {
        let frames = LaidOutView(
            VStack {
                Text("a"); Text("b")
            }, scale: 3, typesetter: FixedWidthTypesetter(lineHeight: 20, leading: 1.713)
        ).leafFrames
        #expect(frames[1].minY - frames[0].maxY == 2)
    }

    @Test("spacing-011, spacing-012: frames and padding take a view's wishes from it on their edges")
    func framesAndPaddingReset() {
        func gap(_ first: some View, _ second: some View) -> CGFloat {
            let frames = LaidOutView(
                VStack {
                    first; second
                }, typesetter: FixedWidthTypesetter(lineHeight: 20, leading: 2)
            ).leafFrames
            return frames[1].minY - frames[0].maxY
        }
        #expect(gap(Text("a"), Text("b")) == 2)
        #expect(gap(Text("a").frame(width: 50), Text("b")) == 2)
        #expect(gap(Text("a").frame(height: 20), Text("b")) != 2)
        #expect(gap(Text("a").padding(.leading, 5), Text("b")) == 2)
        #expect(gap(Text("a").padding(.bottom, 1), Text("b")) != 3)
        #expect(gap(Color.red.box(10), Color.blue.box(10).padding(.top, 3)) == 11)
    }

    @Test("spacing-013: negative spacing overlaps views and shortens the stack")
    func negative() {
        let view = LaidOutView(
            VStack(spacing: -95) {
                Color.red.box(100); Color.blue.box(100); Color.green.box(100)
            })
        #expect(describe(view.size(for: .unspecified)) == "100 110")
        #expect(view.coloredFrames == ["red 50 45 100 100", "blue 50 50 100 100", "green 50 55 100 100"])
    }

    @Test("spacing-014, spacing-015: views at the root stand in a column")
    func root() {
        #expect(describe(LaidOutView(Group { ForEach(0..<4) { _ in Color.red.box(200) } }).size(for: .unspecified)) == "200 824")
        #expect(describe(LaidOutView(Group { ForEach(0..<2) { _ in Color.red.box(200) } }).size(for: .unspecified)) == "200 408")
    }

    @Test("spacing-020: on the Mac lines of text touch; beside each other texts are 8 apart; next to a spacer nothing")
    func macOS() {
        func frames(_ view: some View) -> [CGRect] {
            LaidOutView(view, profile: .macOS, typesetter: FixedWidthTypesetter(lineHeight: 16)).leafFrames
        }
        var pair = frames(
            VStack {
                Text("a"); Text("b")
            })
        #expect(pair[1].minY == pair[0].maxY)
        pair = frames(
            HStack {
                Text("a"); Text("b")
            })
        #expect(pair[1].minX - pair[0].maxX == 8)
        pair = frames(
            HStack {
                Text("a"); Spacer(); Text("b")
            })
        #expect(pair[1].minX == pair[0].maxX && pair[2].minX == pair[1].maxX)
    }

    @Test("spacing-021, stack-030: two readers in 50 points", arguments: [2, 3] as [CGFloat])
    func twoReaders(_ scale: CGFloat) {
        let view = LaidOutView(
            VStack {
                GeometryReader { _ in Color.red }
                GeometryReader { _ in Color.blue }
            }, size: CGSize(width: 100, height: 50), scale: scale)
        #expect(view.coloredFrames == ["red 0 0 100 21", "blue 0 29 100 21"])
    }

    @Test("A container wants what its ends want along its axis")
    func containers() {
        func gap(_ first: some View, _ second: some View) -> CGFloat {
            let frames = LaidOutView(
                VStack {
                    first; second
                }, typesetter: FixedWidthTypesetter(lineHeight: 20, leading: 2)
            ).leafFrames
            return frames[2].minY - frames[1].maxY
        }
        #expect(
            gap(
                VStack {
                    Color.red.box(5); Text("a")
                }, Text("b")) == 2)
        #expect(
            gap(
                VStack {
                    Text("a"); Color.red.box(5)
                }, Color.blue.box(5)) == 8)
    }

    @Test("A spacer wants no gap beside itself; a stack that begins or ends with one keeps the default distance")
    func stacksThatEndWithSpacers() {
        func length(_ axis: Axis, _ view: some View) -> CGFloat {
            let size = LaidOutView(view, typesetter: FixedWidthTypesetter(lineHeight: 20, descent: 5, leading: 2)).size(for: .unspecified)
            return axis == .vertical ? size.height : size.width
        }
        let box = Color.red.box(10)
        let spacer = Spacer(minLength: 5)
        // The spacer lies directly in the stack, whatever is around it.
        #expect(
            length(
                .vertical,
                VStack {
                    box; spacer; box
                }) == 25)
        #expect(
            length(
                .vertical,
                VStack {
                    spacer; box; spacer
                }) == 20)
        #expect(
            length(
                .vertical,
                VStack {
                    box; Group { spacer }; box
                }) == 25)
        #expect(
            length(
                .vertical,
                VStack {
                    box; spacer.layoutPriority(1); box
                }) == 25)
        #expect(
            length(
                .vertical,
                VStack {
                    box; spacer.background(Color.blue); Text("a")
                }) == 35)
        // In a stack of its own it is out of its neighbours' sight.
        #expect(
            length(
                .vertical,
                VStack {
                    box;
                    VStack {
                        spacer; box
                    }
                }) == 33)
        #expect(
            length(
                .vertical,
                VStack {
                    VStack {
                        box; spacer
                    }; box
                }) == 33)
        #expect(
            length(
                .vertical,
                VStack {
                    VStack {
                        box; spacer
                    };
                    VStack {
                        spacer; box
                    }
                }) == 38)
        #expect(
            length(
                .vertical,
                VStack {
                    VStack {
                        box; spacer
                    }; Text("a")
                }) == 43)
        #expect(
            length(
                .vertical,
                VStack {
                    VStack {
                        box; spacer.background(Color.blue)
                    }; box
                }) == 33)
        #expect(
            length(
                .vertical,
                VStack {
                    VStack {
                        VStack {
                            box; spacer
                        }
                    }; box
                }) == 33)
        #expect(
            length(
                .vertical,
                VStack {
                    VStackLayout() {
                        box; spacer
                    }; box
                }) == 33)
        // Beside a spacer there is no gap, even for such a stack.
        #expect(
            length(
                .vertical,
                VStack {
                    VStack {
                        box; spacer
                    }; spacer; box
                }) == 30)
        #expect(
            length(
                .horizontal,
                HStack {
                    HStack {
                        box; spacer
                    }; box
                }) == 33)
        #expect(
            length(
                .horizontal,
                HStack {
                    box;
                    HStack {
                        spacer; box
                    }
                }) == 33)
        // Across the stack a spacer has no say.
        #expect(
            length(
                .vertical,
                VStack {
                    HStack {
                        box; spacer
                    };
                    HStack {
                        spacer; box
                    }
                }) == 28)
        #expect(
            length(
                .vertical,
                VStack {
                    HStack {
                        Text("a"); spacer
                    }; Text("b")
                }) == 42)
    }
}

/// A layout that writes down when it is asked for its spacing.
private struct SpacingProbe: Layout {
    let log: ProbeLog

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { CGSize(width: 10, height: 10) }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
        log.add("spacing", .zero)
        return ViewSpacing()
    }
}
