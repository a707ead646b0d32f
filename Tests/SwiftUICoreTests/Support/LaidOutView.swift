import CoreGraphics
import Foundation
@testable import SwiftUICore

/// A view shown in a window of a given size, for tests to look at.
@MainActor struct LaidOutView {
    let tree: ViewTree

    init<Content: View>(
        _ view: Content, size: CGSize = CGSize(width: 200, height: 200), scale: CGFloat = 2, profile: PlatformProfile = .iOS,
        typesetter: any TextTypesetter = FixedWidthTypesetter(), layoutDirection: LayoutDirection = .leftToRight
    ) {
        var environment = EnvironmentValues()
        environment.displayScale = scale
        environment.platformProfile = profile
        environment.layoutDirection = layoutDirection
        environment.textTypesetter = typesetter
        tree = ViewTree(size: size, environment: environment)
        tree.inspection.bodyTrace = BodyTrace()
        tree.diagnostics.onWarning = { _ in }
        tree.setRootView(view)
        tree.update()
    }

    /// Shows another value of the view, which keeps its state when it is of the same type.
    func show<Content: View>(_ view: Content) {
        tree.setRootView(view)
        tree.update()
    }

    /// The root view's own answer to a proposal.
    func size(for proposal: ProposedViewSize) -> CGSize {
        tree.rootNode!.contentSize(for: Proposal(proposal))
    }

    /// The nodes without children, in view order.
    var leaves: [ViewNode] {
        var leaves: [ViewNode] = []
        func visit(_ node: ViewNode) {
            var isLeaf = true
            node.forEachChild {
                isLeaf = false
                visit($0)
            }
            if isLeaf { leaves.append(node) }
        }
        tree.rootNode!.forEachChild(visit)
        return leaves
    }

    /// The frames of the leaves in the window, not snapped to pixels.
    var leafFrames: [CGRect] { leaves.map(\.globalFrame) }

    /// What is drawn, back to front: a colour's name and the rectangle it is drawn in, snapped to pixels.
    var coloredFrames: [String] {
        draws(in: DisplayListBuilder.draw(tree.rootNode!, displayScale: tree.environment.displayScale))
    }

    private func draws(in list: DisplayList) -> [String] {
        list.items.flatMap { item -> [String] in
            switch item.content {
            case .fill(let outline, let paint, _): ["\(name(of: paint)) \(describe(outline.tightBounds))"]
            case .text: ["text \(describe(item.frame))"]
            case .repeated: ["repeated \(describe(item.frame))"]
            case .rectangles: ["rectangles \(describe(item.frame))"]
            case .image: ["image \(describe(item.frame))"]
            case .group(_, let content): draws(in: content)
            }
        }
    }

    private func name(of paint: Paint) -> String {
        guard let color = paint.solidColor else { return "gradient" }
        // Truth `leaf-010`.
        let separator = Color.Resolved(red: 60 / 255, green: 60 / 255, blue: 67 / 255, opacity: 0.29)
        if color.description == separator.description { return "separator" }
        return namedColors.first { $0.color.resolve(in: tree.environment).description == color.description }?.name
            ?? color.description
    }

    private var namedColors: [(name: String, color: Color)] {
        [("red", .red), ("blue", .blue), ("green", .green), ("yellow", .yellow), ("gray", .gray), ("black", .black), ("white", .white)]
    }
}

/// A rectangle as "x y width height", to a tenth of a point.
func describe(_ rect: CGRect) -> String {
    [rect.minX, rect.minY, rect.width, rect.height].map(describe).joined(separator: " ")
}

/// What `describe` returns for a frame, or for what is drawn in it at an opacity.
func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, opacity: Double? = nil) -> String {
    (opacity.map { "\($0) " } ?? "") + describe(CGRect(x: x, y: y, width: width, height: height))
}

/// A length to a tenth of a point, without a trailing zero.
func describe(_ length: CGFloat) -> String {
    let rounded = (length * 10).rounded() / 10
    return rounded == rounded.rounded() && rounded.isFinite && abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(rounded)"
}

/// A size as "width height", to a tenth of a point.
func describe(_ size: CGSize) -> String { "\(describe(size.width)) \(describe(size.height))" }

/// What `describe` returns for a size.
func size(_ width: CGFloat, _ height: CGFloat) -> String { describe(CGSize(width: width, height: height)) }

extension Color {
    /// The colour in a frame of a fixed size.
    func box(_ width: CGFloat, _ height: CGFloat) -> some View { frame(width: width, height: height) }
    /// The colour in a square frame.
    func box(_ length: CGFloat) -> some View { box(length, length) }
}
