import SwiftUI
@testable import SwiftUICore
@testable import SwiftUITesting
import Testing

private final class Log { var lines: [String] = [] }

/// Modifier keys and resizing of windows, shapes of effects, and settings of materials and palettes.
@MainActor struct WindowInputTests {
    @Test("Changes of the held modifier keys are reported within the mask")
    func modifierKeys() {
        let log = Log()
        let view = Text("x")
            .onModifierKeysChanged(mask: .shift, initial: false) { old, new in log.lines.append("\(old.rawValue) \(new.rawValue)") }
            .onModifierKeysChanged { _, new in log.lines.append("all \(new.rawValue)") }
        let host = ViewHost(view)
        #expect(log.lines == ["all 0"])
        log.lines = []
        host.heldModifierKeys = [.shift, .option]
        host.heldModifierKeys = .option
        host.heldModifierKeys = []
        #expect(log.lines.filter { !$0.hasPrefix("all") } == ["0 2", "2 0"])
        #expect(log.lines.filter { $0.hasPrefix("all") } == ["all 10", "all 8", "all 0"])
    }

    @Test("An alternate is shown while all of its keys are held")
    func alternate() {
        let host = ViewHost(Text("Close").modifierKeyAlternate([.option, .shift]) { Text("Close All") })
        #expect(host.contains(.text("Close")))
        host.heldModifierKeys = .option
        #expect(host.contains(.text("Close")))
        host.heldModifierKeys = [.option, .shift, .command]
        #expect(host.contains(.text("Close All")) && !host.contains(.text("Close")))
    }

    @Test("Resizing begins and ends")
    func resizing() {
        let log = Log()
        let host = ViewHost(Text("x").onInteractiveResizeChange { log.lines.append("\($0)") })
        for isResized in [true, true, false] {
            host.tree.environment.isWindowResized = isResized
            host.tree.update()
        }
        #expect(log.lines == ["true", "false"])
    }

    @Test("A rotation in space is drawn in perspective, as by the modifier of views")
    func rotation() throws {
        func pixels(_ view: some View) throws -> [UInt8] { try ViewHost(view, size: CGSize(width: 60, height: 60), scale: 1).image().pixels }
        let square = Color.red.frame(width: 40, height: 40)
        let plain = try pixels(square)
        let modifier = try pixels(square.rotation3DEffect(.degrees(50), axis: (x: 0, y: 1, z: 0)))
        #expect(try pixels(square.visualEffect { effect, _ in effect.rotation3DEffect(.degrees(50), axis: (x: 0, y: 1, z: 0)) }) == modifier)
        #expect(try pixels(square.perspectiveRotationEffect(.degrees(50), axis: (x: 0, y: 1, z: 0))) == modifier)
        #expect(modifier != plain)
        // Two halves of a turn after each other are none.
        let turned = square.visualEffect { effect, _ in
            effect.rotation3DEffect(.degrees(180), axis: (x: 1, y: 0, z: 0)).rotation3DEffect(.degrees(180), axis: (x: 1, y: 0, z: 0))
        }
        #expect(try pixels(turned) == plain)
    }

    @Test("The shape for dragging clips the image of the drag, that for hovering is the highlight, that for the focus its ring")
    func shapes() throws {
        let square = CGRect(x: 0, y: 0, width: 40, height: 40)
        #expect(dragOutline(Color.red.contentShape(.dragPreview, Circle()).draggable("x"), for: .dragPreview) == square)
        #expect(dragOutline(Color.red.draggable("x").contentShape(.dragPreview, Circle()), for: .dragPreview) == square)
        #expect(dragOutline(Color.red.draggable("x").contentShape(.dragPreview, Circle()), for: .hoverEffect) == nil)

        func hovered(_ view: some View) throws -> UInt8 {
            let host = ViewHost(view.frame(width: 40, height: 40).hoverEffect(.highlight), size: CGSize(width: 60, height: 60), scale: 1)
            try host.hover(.point(30, 30))
            host.advance(by: 1)
            // The corner of the frame, which a circle does not cover.
            let image = try host.image()
            return image.pixels[(12 * image.width + 12) * 4]
        }
        #expect(try hovered(Color.clear.contentShape(Rectangle())) < 255)
        #expect(try hovered(Color.clear.contentShape(Rectangle()).contentShape(.hoverEffect, Circle())) == 255)
    }

    /// The bounding rectangle of the outline that the source of a drag has for a purpose.
    private func dragOutline(_ view: some View, for kind: ContentShapeKinds) -> CGRect? {
        let host = ViewHost(view, size: CGSize(width: 40, height: 40))
        var nodes = [ViewNode](host.tree.rootNode.map { [$0] } ?? [])
        while let node = nodes.popLast() {
            if let source = node as? DragSourceNode { return source.contentOutline(for: kind)?.boundingRect }
            node.forEachChild { nodes.append($0) }
        }
        return nil
    }

    @Test("An inactive material is opaque")
    func material() throws {
        func pixel(_ view: some View) throws -> [UInt8] {
            Array(try ViewHost(view, size: CGSize(width: 8, height: 8), scale: 1).image().pixels.prefix(3))
        }
        func pane(_ material: Material) -> some View {
            ZStack {
                Color.red
                Rectangle().fill(material)
            }
        }
        let active = try pixel(pane(.ultraThin))
        let inactive = try pixel(pane(.ultraThin).materialActiveAppearance(.inactive))
        #expect(active[0] > active[1] && inactive[0] == inactive[1])
        #expect(try pixel(pane(.ultraThin.materialActiveAppearance(.inactive))) == inactive)
        #expect(try pixel(pane(.ultraThin.materialActiveAppearance(.active)).materialActiveAppearance(.inactive)) == active)
    }

    @Test("A palette marks its selection with a ring, a variant of the symbol, or not at all")
    func palette() throws {
        func pixels(_ effect: PaletteSelectionEffect, selected: Int) throws -> [UInt8] {
            let picker = Picker("Mark", selection: .constant(selected)) {
                Label("Heart", systemImage: "heart").tag(0)
                Label("Star", systemImage: "star").tag(1)
            }
            return try ViewHost(
                picker.pickerStyle(.palette).paletteSelectionEffect(effect), size: CGSize(width: 120, height: 60), scale: 1
            ).image().pixels
        }
        let plain = try pixels(.custom, selected: 7)
        #expect(try pixels(.custom, selected: 0) == plain)
        let (ring, filled) = (try pixels(.automatic, selected: 0), try pixels(.symbolVariant(.fill), selected: 0))
        #expect(ring != plain && filled != plain && ring != filled)
    }

    @Test("Items of a library are values of the program; settings of other systems change nothing")
    func otherSystems() throws {
        struct Items: LibraryContentProvider {
            @LibraryContentBuilder var views: [LibraryItem] {
                LibraryItem(Text("a"), title: "A", category: .control)
                if true { LibraryItem(Color.red) }
            }
            @LibraryContentBuilder func modifiers(base: Text) -> [LibraryItem] { LibraryItem(base.bold()) }
        }
        #expect(Items().views.map(\.title) == ["A", nil])
        #expect(Items().modifiers(base: Text("x")).count == 1)
        let view = Image(systemName: "star")
        let changed =
            view
            .widgetAccentable().handGestureShortcut(.primaryAction).interactionActivityTrackingTag("x").writingToolsBehavior(.limited)
            .allowedDynamicRange(.high)
        let size = CGSize(width: 40, height: 40)
        #expect(try ViewHost(changed, size: size).image().pixels == ViewHost(view, size: size).image().pixels)
    }
}
