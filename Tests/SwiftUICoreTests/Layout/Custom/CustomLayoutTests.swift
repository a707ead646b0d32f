import CoreGraphics
@testable import SwiftUICore
import Testing

private struct Weight: LayoutValueKey {
    static let defaultValue = 1
}

/// Views one below the other, each as high as ten times its weight.
private struct Weighted: Layout {
    var log: Log<Int>?
    var gap: CGFloat = 0

    func makeCache(subviews: Subviews) -> Int {
        log?.add("cache ")
        return subviews.reduce(0) { $0 + $1[Weight.self] }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
        CGSize(width: 20, height: CGFloat(cache) * 10 + gap * CGFloat(subviews.count - 1))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) {
        var y = bounds.minY
        for subview in subviews {
            let height = CGFloat(subview[Weight.self]) * 10
            subview.place(at: CGPoint(x: bounds.midX, y: y), anchor: .top, proposal: ProposedViewSize(width: 20, height: height))
            y += height + gap
        }
    }
}

/// Places its first view only.
private struct FirstOnly: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { CGSize(width: 100, height: 60) }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.first?.place(at: bounds.origin, proposal: .unspecified)
    }
}

/// Says explicitly where its top lies.
private struct Lowered: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { CGSize(width: 10, height: 10) }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
    }
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGFloat? {
        guide == .top ? -30 : nil
    }
}

/// Layouts defined by a program.
@MainActor @Suite(.fixedWidthText) struct CustomLayoutTests {
    @Test("Views are placed by their anchors; values reach the layout they lie in directly")
    func valuesAndAnchors() {
        let view = LaidOutView(
            Weighted {
                Color.red.layoutValue(key: Weight.self, value: 2)
                Group { Color.blue.layoutValue(key: Weight.self, value: 3) }
                Color.green.box(6)
                HStack { Color.yellow.layoutValue(key: Weight.self, value: 9) }
            })
        #expect(view.coloredFrames == ["red 90 65 20 20", "blue 90 85 20 30", "green 97 115 6 6", "yellow 90 125 20 10"])
    }

    @Test("Views that are not placed go to the centre")
    func unplaced() {
        let view = LaidOutView(
            FirstOnly {
                Color.red.box(10)
                Color.blue.box(20)
                Color.green
            })
        #expect(view.coloredFrames == ["red 50 70 10 10", "blue 90 90 20 20", "green 0 0 200 200"])
    }

    @Test("A guide that the layout places counts for the stack around it")
    func explicitGuides() {
        let view = LaidOutView(
            HStack(alignment: .top, spacing: 0) {
                Lowered { Color.red }
                Color.blue.box(10)
            })
        #expect(view.coloredFrames == ["red 90 110 10 10", "blue 100 80 10 10"])
    }

    @Test("alignment-006: where a layout says nothing of baselines, its views' count")
    func mergedBaselines() {
        let node = LaidOutView(
            Weighted {
                Text("a"); Text("b")
            }, typesetter: FixedWidthTypesetter(lineHeight: 8, descent: 2)
        ).tree.rootNode!.children[0]
        let dimensions = node.dimensions(in: .unspecified)
        #expect(dimensions[explicit: VerticalAlignment.firstTextBaseline] == 6)
        #expect(dimensions[explicit: VerticalAlignment.lastTextBaseline] == 16)
        #expect(dimensions[explicit: VerticalAlignment.top] == nil)
    }

    @Test("The cache is made once and brought up to date when views change")
    func cache() {
        struct Host: View {
            @State var weight = 1
            let log: Log<Int>
            var body: some View {
                log.binding = $weight
                return Weighted(log: log) {
                    Color.red.layoutValue(key: Weight.self, value: weight)
                    if weight == 3 { Color.blue }
                }
            }
        }
        let log = Log<Int>()
        let view = LaidOutView(Host(log: log))
        #expect(log.text == "cache ")
        _ = view.size(for: ProposedViewSize(width: 1, height: 2))
        #expect(log.text == "cache ")
        log.binding!.wrappedValue = 2
        view.tree.update()
        #expect(view.coloredFrames == ["red 90 90 20 20"])
        log.binding!.wrappedValue = 3
        view.tree.update()
        #expect(view.coloredFrames == ["red 90 80 20 30", "blue 90 110 20 10"])
    }

    @Test("A changed layout lays out anew; a layout's data can be animated")
    func changedLayout() {
        struct Host: View {
            @State var gap: CGFloat = 0
            let log: Log<CGFloat>
            var body: some View {
                log.binding = $gap
                return Weighted(gap: gap) {
                    Color.red; Color.blue
                }
            }
        }
        let log = Log<CGFloat>()
        let view = LaidOutView(Host(log: log))
        log.binding!.wrappedValue = 20
        view.tree.update()
        #expect(view.coloredFrames == ["red 90 80 20 10", "blue 90 110 20 10"])
    }

    @Test("The built-in layouts lay out as the stacks do")
    func builtInLayouts() {
        let row = LaidOutView(
            HStack(alignment: .bottom, spacing: 3) {
                Color.red.box(10); Spacer(); Color.blue.frame(minWidth: 50).frame(height: 20)
            })
        let same = LaidOutView(
            HStackLayout(alignment: .bottom, spacing: 3) {
                Color.red.box(10); Spacer(); Color.blue.frame(minWidth: 50).frame(height: 20)
            })
        #expect(row.coloredFrames == same.coloredFrames)
        let column = LaidOutView(
            VStack(alignment: .trailing) {
                Color.red.box(10); Text("a"); Color.blue
            })
        let sameColumn = LaidOutView(
            VStackLayout(alignment: .trailing) {
                Color.red.box(10); Text("a"); Color.blue
            })
        #expect(column.coloredFrames == sameColumn.coloredFrames)
    }

    @Test("Sizes and places that are not numbers, negative or infinite do no harm")
    func badAnswers() {
        struct Bad: Layout {
            let length: CGFloat
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { CGSize(width: length, height: length) }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
                for subview in subviews {
                    subview.place(at: CGPoint(x: length, y: length), proposal: ProposedViewSize(width: length, height: length))
                }
            }
        }
        for length: CGFloat in [.nan, -50, .infinity, -.infinity, .greatestFiniteMagnitude] {
            let view = LaidOutView(
                VStack {
                    Bad(length: length) {
                        Color.red; Text("text")
                    }
                    Color.blue
                })
            #expect(view.leaves.count == 3)
            _ = view.coloredFrames
        }
    }
}
