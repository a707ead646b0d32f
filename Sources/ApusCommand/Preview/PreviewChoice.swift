import Foundation
import RunnerProtocol

/// The views and variants that the clients of a session have chosen.
struct PreviewChoice {
    /// The chosen views that exist.
    private var views: [String] = []
    private var variants = [PreviewVariant()]
    /// Whether a client has chosen views, rather than the session.
    private var isExplicit = false
    /// Pixels per point, for variants that do not choose it.
    var scale: Double?
    /// The files that clients have let the program write.
    var writtenFiles: Set<String> = []

    /// Follows a request to choose; returns the reason if it cannot be followed.
    mutating func choose(_ request: PreviewRequest, from library: PreviewBuilder.Library?) -> String? {
        if let library, let unknown = request.views?.first(where: { name in !library.catalogue.entries.contains { $0.name == name } }) {
            return "There is no view named '\(unknown)'."
        }
        if let device = request.variants?.compactMap(\.device).first(where: { Device.named($0) == nil }) {
            return "There is no device named '\(device)'."
        }
        if let views = request.views {
            self.views = views
            isExplicit = true
        }
        if let variants = request.variants, !variants.isEmpty { self.variants = variants }
        return nil
    }

    mutating func forgetViews() {
        views = []
        isExplicit = false
    }

    /// Removes the views that are there no more. Without a choice, the first preview is shown, or else the first view.
    mutating func follow(_ catalogue: ViewCatalogue) {
        if isExplicit { return }
        views.removeAll { name in !catalogue.entries.contains { $0.name == name } }
        guard views.isEmpty else { return }
        let first = catalogue.entries.first { $0.kind == .macro || $0.kind == .preview } ?? catalogue.entries.first
        views = first.map { [$0.name] } ?? []
    }

    /// Each view in each variant.
    var canvases: [PreviewCanvas] {
        views.flatMap { view in
            variants.enumerated().map { number, variant in
                PreviewCanvas(id: number == 0 ? view : "\(view)/\(number + 1)", view: view, variant: variant)
            }
        }
    }

    /// ``canvases`` with the clients' scale.
    var scaledCanvases: [PreviewCanvas] {
        canvases.map { canvas in
            var canvas = canvas
            canvas.variant.scale = canvas.variant.scale ?? scale
            return canvas
        }
    }
}
