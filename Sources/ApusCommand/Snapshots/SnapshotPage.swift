import Foundation
import RunnerProtocol

/// The report as one HTML page that contains its pictures: the recorded one, the one drawn now and their difference.
struct SnapshotPage {
    var title: String
    var results: [SnapshotResult]

    var text: String {
        let bad = results.filter { !$0.isGood }
        let good = results.filter(\.isGood)
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>Snapshots of \(Self.escaped(title))</title>
            <style>
            \(SnapshotPageAssets.style)
            </style>
            </head>
            <body>
            <header>
            <h1>\(Self.escaped(title))</h1>
            <p class="summary">\(summary)</p>
            </header>
            <main>
            \(bad.isEmpty ? "<p class=\"fine\">Every picture is as recorded.</p>" : bad.map(article).joined(separator: "\n"))
            </main>
            \(list(of: good))
            <dialog id="viewer">
            <p><span id="viewer-name"></span> <button data-show="before">Recorded</button><button data-show="after">Now</button>\
            <button data-show="difference">Difference</button><button data-show="close" aria-label="Close">Close</button></p>
            <img id="viewer-picture" alt="">
            </dialog>
            <script>
            \(SnapshotPageAssets.script)
            </script>
            </body>
            </html>

            """
    }

    private var summary: String {
        let counts = Dictionary(grouping: results, by: \.state)
        let order = ["different", "failed", "not recorded", "unreadable", "recorded", "same"]
        return order.compactMap { state in
            counts[state].map { "<span class=\"state \(Self.token(state))\"><b>\($0.count)</b> \(state)</span>" }
        }.joined(separator: " ")
    }

    private func article(_ result: SnapshotResult) -> String {
        let outcome = result.outcome
        let scale = result.item.variant.scaleInEffect
        let pictures = [
            outcome.flatMap { $0.kind == .different ? figure("Recorded", "before", $0.picture, scale) : nil },
            outcome?.actual.flatMap { figure("Now", "after", $0, scale) },
            outcome?.difference.flatMap { figure("Difference", "difference", $0, scale) },
        ].compactMap { $0 }
        let variant = result.item.variant.name
        return """
            <article data-name="\(Self.escaped(result.name))">
            <h2><span class="state \(Self.token(result.state))">\(result.state)</span> \(Self.escaped(result.name))</h2>
            <p class="variant">\(Self.escaped(variant))</p>
            <ul>
            \(result.reasons.map { "<li>\(Self.escaped($0))</li>" }.joined(separator: "\n"))
            </ul>
            <div class="pictures">
            \(pictures.joined(separator: "\n"))
            </div>
            </article>
            """
    }

    /// A picture in the size that it has in points; nil if the file cannot be read.
    private func figure(_ caption: String, _ kind: String, _ path: String, _ scale: Double) -> String? {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        let width = Self.width(ofPNG: data).map { " width=\"\(Int((Double($0) / scale).rounded()))\"" } ?? ""
        return """
            <figure><figcaption>\(caption)</figcaption><button class="open" data-kind="\(kind)">\
            <img alt="\(caption)"\(width) src="data:image/png;base64,\(data.base64EncodedString())"></button></figure>
            """
    }

    private func list(of results: [SnapshotResult]) -> String {
        guard !results.isEmpty else { return "" }
        let names = results.map { "<li>\(Self.escaped($0.name))</li>" }.joined(separator: "\n")
        return "<details><summary>\(results.count) as recorded</summary>\n<ul>\n\(names)\n</ul>\n</details>"
    }

    /// The width of a PNG picture in pixels, from its first chunk.
    private static func width(ofPNG data: Data) -> Int? {
        guard data.count > 24 else { return nil }
        return data[data.startIndex + 16..<data.startIndex + 20].reduce(0) { $0 << 8 | Int($1) }
    }

    private static func token(_ state: String) -> String { state.replacing(" ", with: "-") }

    private static func escaped(_ text: String) -> String { JUnitReport.escaped(text) }
}
