import Foundation
import PhotosUI
import SwiftUI
@testable import SwiftUITesting
import Testing

/// Pickers for photos, which are file dialogs.
@MainActor struct PhotosPickerTests {
    @Observable final class Model {
        var one: PhotosPickerItem?
        var many: [PhotosPickerItem] = []
        var isAsking = false
    }

    struct Screen: View {
        @Bindable var model: Model
        var body: some View {
            PhotosPicker("One", selection: $model.one, matching: .images)
            PhotosPicker(selection: $model.many, maxSelectionCount: 2, matching: .any(of: [.images, .videos]), photoLibrary: .shared()) {
                Label("Many", systemImage: "photo")
            }
            Button("Ask") { model.isAsking = true }
                .photosPicker(isPresented: $model.isAsking, selection: $model.one, matching: .not(.images))
        }
    }

    private func withPicture(_ body: (URL) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("apus-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let picture = folder.appendingPathComponent("photo.png")
        try ViewHost(Color.red, size: CGSize(width: 8, height: 4)).writeImage(to: picture)
        try await body(picture)
    }

    @Test("The dialog offers the files of the filter, in the folder for pictures")
    func dialogs() throws {
        let host = ViewHost(Screen(model: Model()))
        func dialog(_ title: String) throws -> FileDialog {
            try host.tap(.text(title))
            defer { host.cancelFileDialog() }
            return try #require(host.fileDialogs.open.first?.dialog)
        }
        let (one, many, videos) = (try dialog("One"), try dialog("Many"), try dialog("Ask"))
        #expect(one.purpose == .open(allowsMultiple: false) && many.purpose == .open(allowsMultiple: true))
        #expect(one.directory == .picturesDirectory)
        let extensions = { (dialog: FileDialog) in Set(dialog.filters.flatMap(\.filenameExtensions)) }
        #expect(extensions(one).contains("png") && !extensions(one).contains("mp4"))
        #expect(extensions(many).isSuperset(of: ["png", "mp4"]))
        #expect(extensions(videos).contains("mp4") && !extensions(videos).contains("png"))
    }

    @Test("The selection is what the user chooses, at most as many as allowed; cancelling changes nothing")
    func selection() throws {
        let model = Model()
        let host = ViewHost(Screen(model: model))
        let files = ["a", "b", "c"].map { URL(fileURLWithPath: "/pictures/\($0).png") }
        try host.tap(.text("Many"))
        host.chooseFiles(files)
        #expect(model.many.map(\.itemIdentifier) == ["/pictures/a.png", "/pictures/b.png"])
        try host.tap(.text("Many"))
        host.cancelFileDialog()
        #expect(model.many.count == 2)
        try host.tap(.text("One"))
        host.chooseFiles([files[2]])
        #expect(model.one?.supportedContentTypes == [.png] && model.one?.itemIdentifier == nil)
    }

    @Test("An item is loaded as a type that has a representation for its content")
    func loading() async throws {
        try await withPicture { picture in
            let item = PhotosPickerItem(itemIdentifier: picture.path)
            #expect(try await item.loadTransferable(type: Data.self) == Data(contentsOf: picture))
            let image = try #require(try await item.loadTransferable(type: Image.self))
            let size = try ViewHost(image.accessibilityIdentifier("image")).frame(of: .identifier("image")).size
            #expect(size.width > 0 && size.width == 2 * size.height)
            #expect(try await item.loadTransferable(type: AttributedString.self) == nil)
            try FileManager.default.removeItem(at: picture)
            await #expect(throws: (any Error).self) { try await item.loadTransferable(type: Data.self) }
        }
    }
}
