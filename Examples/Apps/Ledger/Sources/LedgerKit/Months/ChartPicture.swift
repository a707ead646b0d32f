import AppKit
import SwiftUI

/// Saves views as PNG files.
@MainActor enum ChartPicture {
    /// Asks for a file and draws a view into it.
    static func save(_ view: some View, name: String) {
        guard let data = png(of: view) else { return }
        let panel = NSSavePanel()
        panel.allowedContentTypes = [.png]
        panel.nameFieldStringValue = "\(name).png"
        panel.begin { response in
            guard response == .OK, let url = panel.url else { return }
            try? data.write(to: url, options: .atomic)
        }
    }

    /// The PNG data of a view, at two pixels per point.
    static func png(of view: some View) -> Data? {
        let renderer = ImageRenderer(content: view)
        renderer.scale = 2
        guard let image = renderer.cgImage else { return nil }
        return NSBitmapImageRep(cgImage: image).representation(using: .png, properties: [:])
    }
}
