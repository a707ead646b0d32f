import Foundation

@testable import SwiftUICore

/// A laid out view, whose parts are found by the names of their coordinate spaces.
@MainActor
struct NamedFrames {
    let tree: ViewTree

    init(
        _ view: some View, in size: CGSize = CGSize(width: 200, height: 200), safeArea: EdgeInsets = EdgeInsets(),
        keyboard: CGFloat = 0, environment: EnvironmentValues = EnvironmentValues()
    ) {
        tree = ViewTree(size: size, environment: environment)
        tree.diagnostics.onWarning = { _ in }
        tree.safeAreas.windowInsets = safeArea
        tree.safeAreas.keyboardHeight = keyboard
        tree.setRootView(view)
        tree.update()
    }

    /// The frame, in the window's coordinates, of the view with a name.
    subscript(_ name: String) -> CGRect? {
        node(name)?.globalFrame
    }

    func node(_ name: String) -> ViewNode? {
        func find(_ node: ViewNode) -> ViewNode? {
            if node.hasCoordinateSpace(named: name) { return node }
            var found: ViewNode?
            node.forEachChild { found = found ?? find($0) }
            return found
        }
        return tree.rootNode.flatMap(find)
    }

    /// Every node's frame.
    var allFrames: [(name: String, frame: CGRect)] {
        var frames: [(String, CGRect)] = []
        func visit(_ node: ViewNode) {
            frames.append((node.typeName, node.globalFrame))
            node.forEachChild(visit)
        }
        if let root = tree.rootNode { visit(root) }
        return frames
    }
}

extension View {
    /// Gives the view a name by which `NamedFrames` finds it.
    nonisolated func named(_ name: String) -> some View {
        coordinateSpace(name: name)
    }
}

extension CGRect {
    init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
        self.init(x: x, y: y, width: width, height: height)
    }
}
