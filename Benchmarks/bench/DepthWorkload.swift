import SwiftUI
import SwiftUICore

/// The modifiers whose nodes read state of their ancestors, as far as the root.
enum DepthKind: String, CaseIterable {
    /// Frames with an animation of their own.
    case animations
    /// Frames that one modifier animates.
    case frames
    /// Views that extend into the safe area.
    case safeAreas
    /// Views that observe their frame in the window.
    case geometry
    /// Frames whose alignment changes.
    case arrangements
}

@MainActor @Observable private final class DepthStep {
    var number = 0
}

/// One modifier around the other. The type is hidden at each level, or it would be as deep as the tree.
private struct Deep: View {
    let kind: DepthKind
    let level: Int
    let step: DepthStep

    private var length: CGFloat { CGFloat(500 + step.number % 2) }

    private var inner: AnyView { AnyView(Deep(kind: kind, level: level - 1, step: step)) }

    var body: some View {
        if level == 0 {
            Color.blue.frame(width: 10, height: 10)
        } else {
            switch kind {
            case .animations: inner.frame(width: length).animation(.linear(duration: 0.1), value: step.number)
            case .frames: inner.frame(width: length)
            case .safeAreas: inner.ignoresSafeArea(edges: step.number.isMultiple(of: 2) ? .top : .bottom)
            case .geometry: inner.onGeometryChange(for: CGRect.self, of: { $0.frame(in: .global) }) { _ in }
            case .arrangements: inner.frame(width: 500, height: 500, alignment: step.number.isMultiple(of: 2) ? .leading : .trailing)
            }
        }
    }
}

/// The cost of changes of a modifier that occurs at each level of a deep tree. Run it for several depths and numbers of changes under a
/// counter of instructions: twice the depth should cost twice as much.
@MainActor struct DepthWorkload {
    let kind: DepthKind
    let depth: Int
    let changes: Int

    /// Reads the kind, the depth and the number of changes; nil if they are anything else.
    init?(_ arguments: [String]) {
        guard arguments.count == 3, let kind = DepthKind(rawValue: arguments[0]), let depth = Int(arguments[1]),
            let changes = Int(arguments[2]), depth > 0, changes > 0
        else { return nil }
        (self.kind, self.depth, self.changes) = (kind, depth, changes)
    }

    func run() {
        let tree = ViewTree(size: CGSize(width: 1000, height: 1000))
        tree.safeAreas.windowInsets = EdgeInsets(top: 40, leading: 0, bottom: 20, trailing: 0)
        let step = DepthStep()
        let root = Deep(kind: kind, level: depth, step: step)
        tree.setRootView(VStack { root }.animation(kind == .frames ? .linear(duration: 0.1) : nil, value: step.number))
        tree.update()
        for change in 1...changes {
            step.number += 1
            if kind == .geometry { tree.size.width = CGFloat(1000 + change % 2) }
            tree.update()
            tree.advance(to: tree.clock.time + 1)
        }
    }
}
