import CoreGraphics
import Foundation
import SwiftUI
import SwiftUICore
import Testing

@testable import CairoRendering

@MainActor
@Suite final class ImageViewTests {
    private var folders: [URL] = []

    isolated deinit {
        for folder in folders { try? FileManager.default.removeItem(at: folder) }
    }

    /// A bundle with pictures of one colour each, named by file; sizes are in pixels.
    private func bundle(_ pictures: [String: (side: CGFloat, color: Color.Resolved)]) throws -> Bundle {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("pictures-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        folders.append(folder)
        for (name, picture) in pictures {
            let list = DisplayList.of([.fill(CGRect(x: 0, y: 0, width: picture.side, height: picture.side), picture.color)])
            try CairoRenderer().writePNG(
                of: list, size: CGSize(width: picture.side, height: picture.side), to: folder.appendingPathComponent(name))
        }
        return try #require(Bundle(path: folder.path))
    }

    private func image<Content: View>(_ content: Content, scale: CGFloat = 1, proposal: ProposedViewSize = .unspecified) -> CGImage? {
        Engines.install()
        let renderer = ImageRenderer(content: content)
        renderer.scale = scale
        renderer.proposedSize = proposal
        return renderer.cgImage
    }

    private func pixel(_ image: CGImage?, _ x: Int, _ y: Int) -> [UInt8] {
        guard let image, x < image.width, y < image.height else { return [] }
        let start = (y * image.width + x) * 4
        return Array(image.pixels[start..<start + 4])
    }

    private func size(_ image: CGImage?) -> String { "\(image?.width ?? 0)x\(image?.height ?? 0)" }

    @Test func picturesAreAsLargeAsTheirPixelsByTheirScale() throws {
        let bundle = try bundle([
            "pic.png": (10, .pureRed), "pic@2x.png": (20, .pureBlue), "only@3x.png": (30, .pureGreen),
        ])
        #expect(size(image(Image("pic", bundle: bundle))) == "10x10")
        #expect(size(image(Image("pic", bundle: bundle), scale: 2)) == "20x20")
        #expect(size(image(Image("only", bundle: bundle))) == "10x10")
        #expect(pixel(image(Image("pic", bundle: bundle)), 5, 5) == [255, 0, 0, 255])
        #expect(pixel(image(Image("pic", bundle: bundle), scale: 2), 5, 5) == [0, 0, 255, 255])
    }

    @Test func onlyResizablePicturesTakeWhatTheyAreGiven() throws {
        let bundle = try bundle(["pic.png": (10, .pureRed)])
        let picture = Image("pic", bundle: bundle)
        let proposal = ProposedViewSize(width: 30, height: 20)
        #expect(size(image(picture, proposal: proposal)) == "10x10")
        #expect(size(image(picture.resizable(), proposal: proposal)) == "30x20")
        #expect(size(image(picture.resizable(), proposal: ProposedViewSize(width: 30, height: nil))) == "30x10")
        #expect(size(image(picture.resizable().scaledToFit(), proposal: proposal)) == "20x20")
    }

    @Test func templatesTakeTheForegroundStyle() throws {
        let bundle = try bundle(["pic.png": (4, .pureRed)])
        let picture = Image("pic", bundle: bundle).renderingMode(.template).foregroundStyle(Color(red: 0, green: 0, blue: 1))
        #expect(pixel(image(picture), 1, 1) == [0, 0, 255, 255])
    }

    @Test func missingPicturesDrawNothing() throws {
        let bundle = try bundle([:])
        let view = HStack(spacing: 0) {
            Image("absent", bundle: bundle)
            Color.red.frame(width: 3, height: 3)
        }
        #expect(size(image(view)) == "3x3")
    }

    @Test func pixelsAreShownAtTheirScale() throws {
        let quarters = ImageDrawingTests.quarters
        #expect(size(image(Image(decorative: quarters, scale: 2), scale: 1)) == "2x2")
        #expect(size(image(Image(decorative: quarters, scale: 0), scale: 1)) == "4x4")
        #expect(pixel(image(Image(quarters, scale: 1, orientation: .down, label: Text("x"))), 3, 3) == [255, 0, 0, 255])
    }

    // MARK: Files

    /// 16 by 8 pixels, red left of blue, orientation 6: the top of the picture is at the right of the file.
    private static let turnedJPEG = """
        /9j/4AAQSkZJRgABAQAAAQABAAD/4QAiRXhpZgAATU0AKgAAAAgAAQESAAMAAAABAAYAAAAAAAD/2wBDABALDA4MChAODQ4SERATGCgaGBYWGD
        EjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2Nj
        Y2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAAIABADASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAUEAEAAAAAAA
        AAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAABf/EABkRAAIDAQAAAAAAAAAAAAAAAABDBYHBBv/aAAwDAQACEQMRAD8Aio4FOdbWjM8u
        8P/Z
        """

    @Test(arguments: [UInt8(1), 3, 6, 8])
    func photosStandUpright(orientation: UInt8) throws {
        var data = try #require(Data(base64Encoded: Self.turnedJPEG, options: .ignoreUnknownCharacters))
        let tag = try #require(data.range(of: Data([0x01, 0x12, 0x00, 0x03])))
        data[tag.lowerBound + 9] = orientation
        guard case .bitmap(let image) = CairoImageDecoder().decode(data) else {
            Issue.record("not a bitmap")
            return
        }
        #expect(size(image) == (orientation < 5 ? "16x8" : "8x16"))
        func isRed(_ x: Int, _ y: Int) -> Bool { pixel(image, x, y)[0] > 128 }
        let (right, bottom) = (image.width - 2, image.height - 2)
        // 6: the file's left edge is the picture's top. 8: its bottom.
        #expect(isRed(1, 1) == [1, 6].contains(orientation))
        #expect(isRed(right, 1) == [3, 6].contains(orientation))
        #expect(isRed(1, bottom) == [1, 8].contains(orientation))
        #expect(isRed(right, bottom) == [3, 8].contains(orientation))
    }

    @Test func webPIsRead() throws {
        let data = try #require(Data(base64Encoded: "UklGRh4AAABXRUJQVlA4TBEAAAAvA8AAEA8wyBHzH4x5iOh/DAA="))
        guard case .bitmap(let image) = CairoImageDecoder().decode(data) else {
            Issue.record("not a bitmap")
            return
        }
        #expect(size(image) == "4x4")
        #expect(pixel(image, 1, 1) == [0, 200, 0, 255])
        #expect(pixel(image, 1, 3)[3] == 0)
    }

    // MARK: Symbols

    @Test func everyAliasLeadsToAnIcon() throws {
        let missing = SymbolNames.aliases.keys.filter { SymbolLibrary.drawing(named: $0) == nil }
        #expect(missing.isEmpty, "\(missing)")
        #expect(SymbolNames.aliases.count > 700)
    }

    @Test(arguments: [
        "star.fill", "heart", "chevron.right", "trash.fill", "person.crop.circle.fill", "gearshape.fill", "plus.circle.fill",
        "text.justify.left", "microphone", "microphone.fill", "coloncurrencysign.square.fill", "centsign.circle", "centsign.circle.fill", "bird",
        "bird.fill", "triangle.tophalf.filled", "alternatingcurrent", "slowmo", "arrow.down.app", "square.fill.on.square.fill",
        "leaf.arrow.circlepath", "swift", "rectangle.bottomthird.inset.filled", "textformat.abc.dottedunderline", "star.square.on.square",
        "spigot", "spigot.fill", "scalemass", "scalemass.fill", "text.badge.xmark", "arrow.swap", "gearshape.2", "gearshape.2.fill",
        "lock.laptopcomputer", "network.badge.shield.half.filled", "firewall", "firewall.fill", "gearshape.arrow.triangle.2.circlepath",
        "arrow.uturn.down", "arrow.uturn.up.circle", "arrow.uturn.down.circle.fill",
    ])
    func commonSymbolsAreKnown(name: String) {
        #expect(SymbolLibrary.drawing(named: name) != nil)
    }

    @Test("Animals have pictures of their own", arguments: ["", ".fill"])
    func animals(variant: String) {
        let names = ["pawprint", "cat", "dog", "lizard", "hare", "tortoise", "bird", "fish"]
        let paths = names.compactMap { SymbolLibrary.drawing(named: $0 + variant)?.outlines.map(\.path.description).joined() }
        #expect(Set(paths).count == names.count)
    }

    @Test(arguments: ["", ".", "../../etc/passwd", "no.such.symbol", "a b"])
    func otherNamesAreNot(name: String) {
        #expect(SymbolLibrary.drawing(named: name) == nil)
    }

    @Test func variantsChooseOtherForms() throws {
        func drawn(_ view: some View) -> Int {
            guard let image = image(view.font(.system(size: 64))) else { return 0 }
            return stride(from: 3, to: image.pixels.count, by: 4).count { image.pixels[$0] > 127 }
        }
        let plain = drawn(Image(systemName: "heart"))
        #expect(drawn(Image(systemName: "heart").symbolVariant(.fill)) > plain * 2)
        #expect(drawn(Image(systemName: "heart").symbolVariant(.fill)) == drawn(Image(systemName: "heart.fill")))
        #expect(drawn(Image(systemName: "xmark").symbolVariant(.circle.fill)) == drawn(Image(systemName: "xmark.circle.fill")))
        #expect(SymbolVariants.circle.fill.contains(.fill))
        #expect(!SymbolVariants.circle.contains(.square))
    }

    @Test func symbolsStandHalfwayUpTheCapitals() throws {
        // A capital H and a circle of twice its height, on one baseline: their middles agree.
        let view = HStack(alignment: .firstTextBaseline, spacing: 10) {
            Text("H")
            Image(systemName: "circle")
        }
        let picture = try #require(image(view.font(.system(size: 100))))
        func middle(_ columns: Range<Int>) -> Double {
            let rows = (0..<picture.height).filter { y in columns.contains { pixel(picture, $0, y)[3] > 127 } }
            return Double((rows.first ?? 0) + (rows.last ?? 0)) / 2
        }
        #expect(abs(middle(0..<picture.width / 4) - middle(picture.width / 2..<picture.width)) <= 2)
    }

    @Test(arguments: [
        ("", ["/usr/share", "/usr/local/share"]), ("/usr/local/share:/usr/share", ["/usr/share", "/usr/local/share"]),
        ("/opt/A.AppDir/usr/share:/usr/share", ["/opt/A.AppDir/usr/share", "/usr/share", "/usr/local/share"]),
        ("relative::", ["/usr/share", "/usr/local/share"]),
    ])
    func symbolsAreLookedForInTheDataFolders(_ variable: String, _ folders: [String]) {
        #expect(SymbolLibrary.folders(dataFolders: variable) == folders.map { $0 + "/bootstrap-icons/svg" })
    }

    @Test func outlinesOfFilesAreRead() throws {
        let outlines = SymbolLibrary.outlines(in: #"<svg><path fill-rule="evenodd" d="M1 1h4v4H1z"/><circle cx="8" cy="8" r="2"/></svg>"#)
        try #require(outlines.count == 2)
        #expect(outlines[0].isEvenOdd && !outlines[1].isEvenOdd)
        #expect(outlines[0].path.boundingRect == CGRect(x: 1, y: 1, width: 4, height: 4))
        #expect(outlines[1].path.boundingRect == CGRect(x: 6, y: 6, width: 4, height: 4))
    }
}
