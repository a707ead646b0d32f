import CoreGraphics
import DisplayLists
import Foundation
import SwiftUI
import Testing

@testable import CairoRendering
@testable import SwiftUICore

/// Groups that fade are painted once, and look as if they were painted in each frame.
@MainActor @Suite struct ComposedGroupTests {
    private nonisolated static let size = CGSize(width: 200, height: 200)

    private struct Page: View {
        var opacity: Double
        var color = Color.orange
        var x: CGFloat = 0

        var body: some View {
            ZStack {
                Color.mint
                VStack(spacing: 1) {
                    ForEach(0..<10) { index in
                        HStack {
                            Circle().fill(color).frame(width: 15, height: 15)
                            Text(verbatim: "Row \(index)").shadow(radius: 2)
                        }
                        .rotationEffect(.degrees(Double(index)))
                    }
                }
                .compositingGroup()
                .opacity(opacity)
                .offset(x: x)
                Text("In front")
            }
        }
    }

    /// A page on a surface.
    private final class Screen {
        let tree: ViewTree
        let surface: RetainedSurface

        init(_ page: Page, scale: CGFloat, threads: Int = 1) throws {
            Engines.install()
            tree = ViewTree(size: ComposedGroupTests.size)
            surface = try RetainedSurface(
                renderer: CairoRenderer(scale: scale, background: .white, threads: threads), size: ComposedGroupTests.size)
            try show(page)
        }

        /// Shows a page, and returns whether the surface looks like a picture painted anew.
        @discardableResult
        func show(_ page: Page) throws -> Bool {
            tree.setRootView(page)
            tree.update()
            let list = DisplayListBuilder.draw(tree.rootNode!, displayScale: surface.renderer.scale)
            try surface.show(list)
            let whole = try surface.renderer.bitmap(of: list, size: ComposedGroupTests.size)
            return surface.bitmap.rgbaBytes() == whole.rgbaBytes()
        }

        var group: ComposedGroups.Group? { surface.composedGroups?.only }
    }

    @Test(arguments: [1.0, 1.5, 2], [1, 3])
    func aFadingGroupIsPaintedOnce(scale: CGFloat, threads: Int) throws {
        let screen = try Screen(Page(opacity: 0.9), scale: scale, threads: threads)
        #expect(screen.group == nil, "nothing fades yet")
        #expect(try screen.show(Page(opacity: 0.8)))
        let group = try #require(screen.group)
        for step in 1...7 {
            #expect(try screen.show(Page(opacity: 0.8 - Double(step) / 10)), "step \(step)")
            #expect(screen.group?.bitmap === group.bitmap)
        }
        #expect(try screen.show(Page(opacity: 0.1)))
        #expect(try screen.show(Page(opacity: 0.1)))
        #expect(screen.group == nil, "the pixels are released when the group no longer fades")
    }

    @Test func aGroupThatHasStoppedLeavesNothing() throws {
        let screen = try Screen(Page(opacity: 0.9), scale: 1)
        #expect(try screen.show(Page(opacity: 0.8)))
        weak var bitmap: Bitmap?
        bitmap = screen.group?.bitmap
        #expect(bitmap != nil)
        screen.surface.animationHasEnded()
        #expect(bitmap == nil)
        #expect(try screen.show(Page(opacity: 0.7)))
    }

    @Test func otherChangesPaintTheGroup() throws {
        let screen = try Screen(Page(opacity: 0.9), scale: 2)
        #expect(try screen.show(Page(opacity: 0.8)))
        let group = try #require(screen.group)
        #expect(try screen.show(Page(opacity: 0.7, color: .blue)))
        #expect(screen.group?.bitmap !== group.bitmap)
        #expect(try screen.show(Page(opacity: 0.6, color: .blue, x: 7.5)))
        #expect(try screen.show(Page(opacity: 0.5, color: .blue, x: 12)))
        #expect(try screen.show(Page(opacity: 1, color: .blue, x: 12)))
    }
}
