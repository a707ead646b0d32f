import LarderKit
import LarderModel
import SwiftUI
import UniformTypeIdentifiers

/// The picture of an item in the form. A tap chooses another one.
struct PictureButton: View {
    @Binding var picture: Data?
    var category: FoodCategory

    @State private var isChoosing = false
    @State private var hasFailed = false

    var body: some View {
        Menu {
            Button(Text("Choose Picture…", bundle: .module), systemImage: "photo") { isChoosing = true }
            if picture != nil {
                Button(Text("Remove Picture", bundle: .module), systemImage: "trash", role: .destructive) { picture = nil }
            }
        } label: {
            ItemThumbnail(category: category, picture: picture, length: 56)
                .overlay(alignment: .bottomTrailing) {
                    Image(systemName: "pencil")
                        .font(.caption2.bold())
                        .foregroundStyle(Color(.systemBackground))
                        .padding(5)
                        .background(LarderColor.brand, in: .circle)
                }
        }
        .accessibilityLabel(Text("Picture", bundle: .module))
        .fileImporter(isPresented: $isChoosing, allowedContentTypes: [.image]) { result in
            guard case .success(let url) = result else { return }
            read(url)
        }
        .alert(Text("This File Is Not a Picture", bundle: .module), isPresented: $hasFailed) {
            Button(Text("OK", bundle: .module), role: .cancel) {}
        }
    }

    private func read(_ url: URL) {
        let isScoped = url.startAccessingSecurityScopedResource()
        defer { if isScoped { url.stopAccessingSecurityScopedResource() } }
        if let data = try? Data(contentsOf: url), let thumbnail = ThumbnailRenderer.thumbnail(from: data) {
            picture = thumbnail
        } else {
            hasFailed = true
        }
    }
}
