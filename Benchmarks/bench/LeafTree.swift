import SwiftUI

/// The tree of the workloads W1 and W2: columns and rows in turn, ten parts each, of coloured leaves 10 x 10 points.
protocol IndexedView: View {
    init(index: Int)
}

/// Ten parts under each other.
struct ColumnLevel<Part: IndexedView>: IndexedView {
    let index: Int

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            ForEach(0..<10) { Part(index: index * 10 + $0) }
        }
    }
}

/// Ten parts beside each other.
struct RowLevel<Part: IndexedView>: IndexedView {
    let index: Int

    var body: some View {
        HStack(alignment: .top, spacing: 0) {
            ForEach(0..<10) { Part(index: index * 10 + $0) }
        }
    }
}

/// A leaf that changes through its own state.
struct Leaf: IndexedView {
    let index: Int
    @State private var height: CGFloat = 10
    @State private var isMarked = false

    init(index: Int) {
        self.index = index
    }

    var body: some View {
        LeafHandles.heights[index] = _height
        LeafHandles.marks[index] = _isMarked
        return (isMarked ? Color.orange : Color.blue).frame(width: 10, height: height)
    }
}

/// Where leaves leave their state for the benchmark to change.
@MainActor enum LeafHandles {
    static var heights: [State<CGFloat>?] = []
    static var marks: [State<Bool>?] = []

    static func reset(count: Int) {
        heights = Array(repeating: nil, count: count)
        marks = Array(repeating: nil, count: count)
    }
}

/// Where leaf `index` of `count` lies: digit by digit, its place in each level.
func expectedOrigin(ofLeaf index: Int, count: Int) -> CGPoint {
    var depth = 0
    var remaining = count
    while remaining > 1 {
        remaining /= 10
        depth += 1
    }
    var origin = CGPoint.zero
    // The deepest level lays leaves out; each level above is ten times as long along its axis.
    var size = CGSize(width: 10, height: 10)
    var digits = index
    for level in stride(from: depth - 1, through: 0, by: -1) {
        let digit = CGFloat(digits % 10)
        digits /= 10
        if level.isMultiple(of: 2) {
            origin.y += digit * size.height
            size.height *= 10
        } else {
            origin.x += digit * size.width
            size.width *= 10
        }
    }
    return origin
}
