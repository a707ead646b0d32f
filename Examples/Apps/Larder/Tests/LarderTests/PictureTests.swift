import Foundation
import LarderKit
import LarderModel
import SwiftUI
import SwiftUITesting
import Testing

@testable import Larder

@MainActor @Suite struct PictureTests {
    /// A red picture, 200 points wide and 100 high, as PNG data.
    private var picture: Data {
        UIGraphicsImageRenderer(size: CGSize(width: 200, height: 100)).pngData { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 200, height: 100))
        }
    }

    @Test func picturesBecomeSquares() throws {
        let data = try #require(ThumbnailRenderer.thumbnail(from: picture))
        let image = try #require(UIImage(data: data))
        #expect(image.size.width == image.size.height)
        #expect(ThumbnailRenderer.thumbnail(from: Data("no picture".utf8)) == nil)
    }

    @Test func aFileBecomesTheItemsPicture() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "Larder-\(UUID().uuidString).png")
        try picture.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let app = AppHost(PantryTab())
        defer { app.close() }
        try app.tap(.label("Add Item"))
        app.host.type("Chilli")
        try app.tap(.label("Picture"))
        try app.tap(.text("Choose Picture…"))
        #expect(app.host.isFileDialogShown)
        app.host.chooseFiles([file])
        app.host.advance(by: 0.3)
        try app.tap(.text("Add"))
        #expect(app.store.pantry.last?.name == "Chilli")
        #expect(app.store.pantry.last?.picture != nil)
    }

    @Test func tilesFollowTheColorScheme() {
        let light = ThumbnailRenderer.tile(for: .dairy, style: .light)
        let dark = ThumbnailRenderer.tile(for: .dairy, style: .dark)
        #expect(light.pngData() != dark.pngData())
        #expect(ThumbnailRenderer.tile(for: .dairy, style: .light) === light)
    }
}
