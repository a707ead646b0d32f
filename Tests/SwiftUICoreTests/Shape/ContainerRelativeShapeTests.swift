import CoreGraphics
@testable import SwiftUICore
import Testing

/// Shapes that follow their container's.
@MainActor @Suite struct ContainerRelativeShapeTests {
    private func outlines<Content: View>(_ view: Content) -> [Path] {
        let tree = ViewTree(size: CGSize(width: 100, height: 100), environment: EnvironmentValues())
        tree.setRootView(view)
        tree.update()
        func paths(in list: DisplayList) -> [Path] {
            list.items.flatMap { item -> [Path] in
                switch item.content {
                case .fill(let outline, _, _): [Path(storage: outline)]
                case .group(.clip(let outline, _), let content): [Path(storage: outline)] + paths(in: content)
                case .group(_, let content): paths(in: content)
                default: []
                }
            }
        }
        return paths(in: DisplayListBuilder.draw(tree.rootNode!, displayScale: 1))
    }

    private func rounded(_ rect: CGRect, _ radius: CGFloat) -> Path {
        Path(roundedRect: rect, cornerRadius: radius, style: .circular)
    }

    private let container = RoundedRectangle(cornerRadius: 20, style: .circular)
    private let whole = CGRect(x: 0, y: 0, width: 100, height: 100)

    @Test("Without a container's shape it is a rectangle")
    func noContainer() {
        #expect(outlines(ContainerRelativeShape()) == [Path(whole)])
        #expect(ContainerRelativeShape().inset(by: 5).path(in: whole) == Path(whole.insetBy(dx: 5, dy: 5)))
    }

    @Test("Its corners are concentric with the container's", arguments: [0, 8, 19, 20, 30] as [CGFloat])
    func concentric(padding: CGFloat) {
        let view = ContainerRelativeShape().padding(padding).containerShape(container)
        #expect(outlines(view) == [rounded(whole.insetBy(dx: padding, dy: padding), max(0, 20 - padding))])
    }

    @Test("The smallest distance from an edge counts, wherever the view lies")
    func distances() {
        let view = ContainerRelativeShape()
            .padding(EdgeInsets(top: 30, leading: 4, bottom: 10, trailing: 6)).containerShape(container)
        #expect(outlines(view) == [rounded(CGRect(x: 4, y: 30, width: 90, height: 60), 16)])
    }

    @Test("The nearest container counts, and one that lies outside of it does not")
    func nested() {
        let view = ContainerRelativeShape().padding(2)
            .containerShape(RoundedRectangle(cornerRadius: 6, style: .circular)).padding(10).containerShape(container)
        #expect(outlines(view) == [rounded(whole.insetBy(dx: 12, dy: 12), 4)])
    }

    @Test("Insets, clips and backgrounds follow it too")
    func otherUses() {
        let clipped = Color.red.clipShape(ContainerRelativeShape()).padding(5).containerShape(container)
        #expect(outlines(clipped).first == rounded(whole.insetBy(dx: 5, dy: 5), 15))
        let inset = ContainerRelativeShape().inset(by: 3).padding(5).containerShape(container)
        #expect(outlines(inset) == [rounded(whole.insetBy(dx: 8, dy: 8), 12)])
        let background = Color.clear.background(.blue, in: .containerRelative).padding(5).containerShape(container)
        #expect(outlines(background).contains(rounded(whole.insetBy(dx: 5, dy: 5), 15)))
    }

    @Test("It is touched where it is drawn")
    func touches() {
        let tree = ViewTree(size: CGSize(width: 100, height: 100), environment: EnvironmentValues())
        tree.setRootView(ContainerRelativeShape().containerShape(Circle()))
        tree.update()
        #expect(!tree.hitPath(at: CGPoint(x: 50, y: 50)).isEmpty)
        #expect(tree.hitPath(at: CGPoint(x: 3, y: 3)).isEmpty)
    }
}
