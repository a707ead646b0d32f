import CoreGraphics
import Foundation
import SwiftUICore

/// The content of a window whose scene determines it.
final class SceneContentView: NSView {
    private let tree: () -> ViewTree?

    init(_ window: NSWindow, tree: @escaping () -> ViewTree?) {
        self.tree = tree
        super.init()
        self.window = window
    }

    required init?(coder: NSCoder) { return nil }

    override var fittingSize: CGSize { tree()?.rootNode?.contentSize(for: .unspecified) ?? .zero }
}
