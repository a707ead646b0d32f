import CoreGraphics
import Testing

@testable import SwiftUICore

/// Symbols that are composed of another one and a frame, a badge or a slash.
struct ComposedSymbolTests {
    private func drawing(_ name: String) throws -> SymbolDrawing { try #require(SymbolLibrary.drawing(named: name), "\(name)") }

    private func contains(_ outline: SymbolDrawing.Outline, _ x: CGFloat, _ y: CGFloat) -> Bool {
        outline.path.contains(CGPoint(x: x, y: y), eoFill: outline.isEvenOdd)
    }

    @Test("A frame surrounds the filled symbol in its middle, which it does not touch", arguments: ["heart", "bolt", "leaf", "ellipsis", "airplane"])
    func frames(base: String) throws {
        for frame in ["circle", "square"] {
            let framed = try drawing("\(base).\(frame)")
            #expect(framed.outlines.count == 2)
            #expect(framed.outlines[1].path.boundingRect == CGRect(x: 0, y: 0, width: 16, height: 16))
            let content = framed.outlines[0].path.boundingRect
            #expect(abs(content.midX - 8) < 0.5 && abs(content.midY - 8) < 0.5 && max(content.width, content.height) > 6)
            #expect(content.width * content.width + content.height * content.height < 12.5 * 12.5)
        }
    }

    @Test("A filled frame has the symbol as a hole, and both are layers", arguments: ["heart.circle.fill", "star.square.fill", "leaf.circle.fill"])
    func filledFrames(name: String) throws {
        let framed = try drawing(name)
        #expect(framed.outlines.count == 1)
        #expect(!contains(framed.outlines[0], 8, 8.5) && contains(framed.outlines[0], 8, 1) && contains(framed.outlines[0], 1, 8))
        let layers = framed.layers(of: name)
        #expect(layers.map(\.level).sorted() == [0, 2])
        for layer in layers { #expect(contains(layer, 8, 8.5), "\(layer.level)") }
    }

    @Test(
        "In a heavier weight the frame grows, and so does the hole in it",
        arguments: ["exclamationmark.circle.fill", "xmark.square.fill", "exclamationmark.triangle.fill", "arrow.down.app.fill", "a.circle.fill"])
    func thickenedFrames(name: String) throws {
        func areas(_ thickening: CGFloat) throws -> (frame: CGRect, hole: CGRect) {
            let parts = try #require(drawing(name).solidFrame).area(thickenedBy: thickening).closedParts.map(\.boundingRect)
            let frame = parts.reduce(CGRect.null) { $0.union($1) }
            return (frame, parts.filter { $0 != frame }.reduce(CGRect.null) { $0.union($1) })
        }
        let light = try areas(-0.4), plain = try areas(0), bold = try areas(0.8)
        for (thin, thick) in [(light, plain), (plain, bold)] {
            #expect(thick.frame.width > thin.frame.width + 0.3 && thick.hole.width > thin.hole.width + 0.3)
            #expect(thick.hole.height > thin.hole.height + 0.3 && thick.frame.insetBy(dx: 1, dy: 1).contains(thick.hole))
        }
    }

    @Test("Only what a filled frame encloses is a hole that grows", arguments: ["circle.fill", "heart.fill", "camera.fill", "heart.circle"])
    func noFrames(name: String) throws { #expect(try drawing(name).solidFrame == nil) }

    @Test("Signs stand in the corner of lines of text, without a disc", arguments: ["xmark", "plus", "checkmark"])
    func markedText(kind: String) throws {
        let text = try drawing("text.badge.\(kind)")
        let sign = text.outlines[0].path.boundingRect
        #expect(sign.midX > 10 && sign.midY > 10 && max(sign.width, sign.height) < 7)
        #expect(!contains(text.outlines[1], sign.midX, sign.midY) && !contains(text.outlines[1], sign.minX - 0.5, sign.midY))
    }

    @Test("Lines that enclose nothing are not filled", arguments: ["alternatingcurrent", "arrow.uturn.left", "sum", "figure.walk", "equal"])
    func lines(name: String) throws {
        let plain = try drawing(name), filled = try drawing(name + ".fill")
        #expect(plain.outlines.map(\.path) == filled.outlines.map(\.path))
    }

    @Test("A symbol is in a bubble, as a hole if the bubble is filled", arguments: ["plus", "star", "exclamationmark", "questionmark"])
    func bubbles(name: String) throws {
        let open = try drawing(name + ".bubble"), filled = try drawing(name + ".bubble.fill")
        #expect(open.outlines.count == 2 && filled.outlines.count == 1)
        let content = open.outlines[0].path.boundingRect, bubble = open.outlines[1].path.boundingRect
        #expect(bubble.insetBy(dx: 2, dy: 2).contains(content) && abs(content.midX - bubble.midX) < 0.5 && content.midY < bubble.midY)
        #expect(abs(open.ink.width - filled.ink.width) < 0.5)
        #expect(try drawing(name + ".message").ink == open.ink)
    }

    @Test("Numbers are in round arrows, which point in opposite directions", arguments: ["5", "10", "15", "30", "45", "60", "75", "90"])
    func turns(number: String) throws {
        let forward = try drawing("goforward.\(number)"), backward = try drawing("gobackward.\(number)")
        #expect(forward.outlines[0].path.boundingRect == backward.outlines[0].path.boundingRect)
        for (symbol, head) in [(forward, 9.5), (backward, 6.5)] {
            let digits = symbol.outlines[0].path.boundingRect
            #expect(abs(digits.midX - 8) < 0.1 && digits.width < 8.5 && digits.height > 2.5)
            // The head of the arrow, above the ring.
            #expect(contains(symbol.outlines[1], CGFloat(head), 2.4) && !contains(symbol.outlines[1], CGFloat(16 - head), 2.4 - 1))
            for corner in [digits.minX, digits.maxX] { #expect(!contains(symbol.outlines[1], corner, digits.midY)) }
        }
        #expect(SymbolLibrary.drawing(named: "goforward.x") == nil)
    }

    @Test("A badge lies in a corner, apart from the symbol, and is the primary layer")
    func badges() throws {
        let plus = try drawing("photo.badge.plus"), dot = try drawing("bell.badge")
        #expect(plus.outlines[0].path.boundingRect.midX > 11 && plus.outlines[0].path.boundingRect.midY > 10)
        #expect(dot.outlines[0].path.boundingRect.midX > 10 && dot.outlines[0].path.boundingRect.midY < 5)
        for symbol in [plus, dot] {
            let badge = symbol.outlines[0].path.boundingRect
            #expect(!contains(symbol.outlines[1], badge.midX, badge.midY) && !contains(symbol.outlines[1], badge.minX - 0.5, badge.midY))
        }
        #expect(SymbolColors.color(of: "bell.badge.fill", level: 0) == .red && SymbolColors.color(of: "bell.badge.fill", level: 1) == nil)
        #expect(SymbolColors.color(of: "folder.badge.plus", level: 0) == .green)
    }

    @Test("A slash crosses the symbol with gaps at its sides", arguments: ["heart.slash.fill", "flag.slash", "lock.slash"])
    func slashes(name: String) throws {
        let slashed = try drawing(name)
        let line = slashed.outlines[0].path.boundingRect
        #expect(contains(slashed.outlines[0], line.midX, line.midY))
        for distance in [-0.8, 0.8] { #expect(!contains(slashed.outlines[1], line.midX + distance, line.midY - distance)) }
        // A symbol is not crossed beyond its own size.
        #expect(line.width < 14.5 && line.width > 6)
    }

    @Test("A letter and a number up to 50 have frames; letters are as high as each other")
    func letters() throws {
        func ink(_ name: String) throws -> CGRect { try drawing(name).outlines[0].path.boundingRect }
        // Of the others there are icons.
        for letter in "abdefgijklmnostuvyz" {
            let ink = try ink("\(letter).square")
            #expect(abs(ink.height - 7.94) < 0.2 && abs(ink.midX - 8) < 0.1 && abs(ink.midY - 8) < 0.1, "\(letter) \(ink)")
        }
        #expect(try ink("24.circle").width > ink("s.circle").width && ink("24.circle").width < 11)
        // Lines that cross do not cut holes into each other.
        let x = try drawing("x.circle.fill").outlines[0]
        #expect(!contains(x, 8, 8) && contains(x, 8, 5))
        for name in ["51.circle", "100.circle", "aa.circle", "é.circle"] { #expect(SymbolLibrary.drawing(named: name) == nil, "\(name)") }
    }

    @Test("Parts add up, and nothing is composed of unknown symbols")
    func combinations() {
        #expect(SymbolLibrary.drawing(named: "mic.slash.circle.fill") != nil)
        for name in ["nosuchsymbol.circle", "nosuchsymbol.badge.plus", "nosuchsymbol.slash", "heart.badge.nosuchsymbol", ".badge", "badge"] {
            #expect(SymbolLibrary.drawing(named: name) == nil, "\(name)")
        }
    }

    @Test("A symbol with a frame, a badge or a slash does not look like the one without it")
    func aliases() {
        for (name, icon) in SymbolNames.aliases {
            var parts = name.split(separator: ".")
            guard let last = parts.popLast(), ["circle", "square", "slash", "badge"].contains(last), !parts.isEmpty else { continue }
            #expect(SymbolNames.files(for: parts.joined(separator: ".")).first != icon, "\(name)")
        }
    }

    @Test(
        "A sign is in a round arrow that it does not touch",
        arguments: ["eurosign.arrow.circlepath", "dollarsign.arrow.trianglehead.counterclockwise.rotate.90", "checkmark.gobackward", "lock.rotation"])
    func turnedSigns(name: String) throws {
        let symbol = try drawing(name)
        let sign = symbol.outlines[0].path.boundingRect
        #expect(abs(sign.midX - 8) < 0.1 && abs(sign.midY - 8.5) < 0.1 && max(sign.width, sign.height) > 4)
        for (x, y) in [(sign.minX, sign.minY), (sign.maxX, sign.maxY)] { #expect(!contains(symbol.outlines[1], x, y)) }
        // The head of the arrow: to the right of noon for "rotation", to the left for the others.
        #expect(contains(symbol.outlines[1], name == "lock.rotation" ? 9.5 : 6.5, 2.4))
    }

    @Test(
        "A symbol has its place in another one, and is a hole in it if that is filled",
        arguments: ["bolt.shield", "plus.diamond", "xmark.rectangle", "link.icloud", "music.note.house", "lock.display", "questionmark.video"])
    func containers(name: String) throws {
        let open = try drawing(name), filled = try drawing(name + ".fill")
        #expect(open.outlines.count == 2 && filled.outlines.count == 1)
        let (content, container) = (open.outlines[0].path.boundingRect, open.outlines[1].path.boundingRect)
        #expect(container.insetBy(dx: 1.5, dy: 1.5).contains(content) && max(content.width, content.height) > 3)
    }

    @Test(
        "A mirrored or turned symbol has the extent of the other one",
        arguments: [
            ("hand.point.left", "hand.point.right", false), ("arrowshape.up", "arrowshape.right", true), ("rectangle.portrait", "rectangle", true),
        ])
    func poses(name: String, base: String, isTurned: Bool) throws {
        let (posed, plain) = (try drawing(name).ink, try drawing(base).ink)
        #expect(
            abs(posed.width - (isTurned ? plain.height : plain.width)) < 0.01 && abs(posed.height - (isTurned ? plain.width : plain.height)) < 0.01)
        #expect(try drawing(name).outlines.map(\.path) != drawing(base).outlines.map(\.path))
    }

    @Test(
        "A renamed symbol is the one with the older name",
        arguments: [
            ("arrow.trianglehead.2.clockwise.rotate.90", "arrow.triangle.2.circlepath"), ("text.document", "doc.text"),
            ("inset.filled.tophalf.rectangle", "rectangle.tophalf.inset.filled"), ("chevron.forward.2", "chevron.right.2"),
            ("plus.rectangle.fill.on.folder.fill", "folder.fill.badge.plus"), ("leaf.arrow.trianglehead.clockwise", "leaf.arrow.circlepath"),
        ])
    func renamed(name: String, older: String) throws {
        #expect(try drawing(name).outlines.map(\.path) == drawing(older).outlines.map(\.path))
    }

    @Test("Halves of a circle are filled on the side that their names tell")
    func halves() throws {
        for (name, x, y) in [("left", 4.0, 8.0), ("right", 12, 8), ("top", 8, 4), ("bottom", 8, 12)] {
            let outline = try drawing("circle.\(name)half.filled").outlines[0]
            #expect(contains(outline, x, y) && !contains(outline, 16 - x, 16 - y), "\(name)")
        }
    }

    @Test(
        "Symbols that programs use have a drawing",
        arguments: [
            "plus.rectangle.fill.on.folder.fill", "waterbottle.fill", "leaf.arrow.triangle.circlepath",
            "eurosign.arrow.trianglehead.counterclockwise.rotate.90", "moonphase.waxing.crescent", "laurel.leading", "scroll.fill",
            "rectangle.lefthalf.filled", "capsule.portrait.fill", "folder.badge.person.crop", "wrench.trianglebadge.exclamationmark",
        ])
    func known(name: String) throws { #expect(try !drawing(name).ink.isEmpty) }
}
