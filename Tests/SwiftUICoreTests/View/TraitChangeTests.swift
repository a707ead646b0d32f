import CoreGraphics
@testable import SwiftUICore
import Testing

private struct Width: LayoutValueKey {
    static let defaultValue: CGFloat = 10
}

/// Gives each view the width it asks for.
private struct WidthsAskedFor: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: subviews.reduce(0) { $0 + $1[Width.self] }, height: 20)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var x = bounds.minX
        for subview in subviews {
            subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(width: subview[Width.self], height: 20))
            x += subview[Width.self]
        }
    }
}

/// What a view tells its container changes: the tree is what it would be had it been made so.
@MainActor struct TraitChangeTests {
    private func frames(of laidOut: LaidOutView) -> [String] {
        var frames: [String] = []
        func walk(_ node: ViewNode) {
            frames.append("\(node.typeName) \(node.origin) \(node.size)")
            node.forEachChild(walk)
        }
        walk(laidOut.tree.rootNode!)
        return frames
    }

    private func check(_ make: (Int) -> some View, sourceLocation: SourceLocation = #_sourceLocation) {
        let changing = LaidOutView(make(0))
        for step in [1, 2, 0, 2] {
            changing.show(make(step))
            #expect(frames(of: changing) == frames(of: LaidOutView(make(step))), sourceLocation: sourceLocation)
        }
    }

    @Test func depth() {
        check { step in
            ZStack {
                Color.red.zIndex(Double(step)); Color.blue; Color.green.frame(width: 10)
            }
        }
        check { step in
            HStack {
                Color.red.zIndex(Double(-step)); Color.blue
            }
        }
    }

    @Test func priority() {
        check { step in
            HStack {
                Color.red.layoutPriority(Double(step)); Color.blue.layoutPriority(1)
            }
        }
    }

    @Test func layoutValues() {
        check { step in
            WidthsAskedFor {
                Color.red.layoutValue(key: Width.self, value: CGFloat(step * 10)); Color.blue
            }
        }
    }

    @Test func gridCells() {
        check { step in
            Grid {
                GridRow {
                    Color.red.gridCellColumns(step + 1); Color.blue.gridColumnAlignment(step == 1 ? .leading : .trailing).frame(width: 9)
                }
                GridRow {
                    Color.red; Color.blue; Color.green.gridCellUnsizedAxes(step == 2 ? .horizontal : [])
                }
            }
        }
    }

    @Test func tags() {
        check { step in
            VStack {
                Color.red.tag(step); Color.blue
            }
        }
        check { step in
            ChosenSubview(1) {
                Color.red.tag(step); Color.blue.frame(width: 3).tag(2 - step)
            }
        }
    }
}
