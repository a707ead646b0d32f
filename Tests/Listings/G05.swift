import Foundation
import SwiftUI
import SwiftUITesting

/// A text that shows its own width: the loop is bounded, and named once, or comes to rest.
@main enum Driver {
    @MainActor static func main() async throws {
        for window in windows {
            let host = ViewHost(GetSize(), size: window.size, scale: window.scale)
            await host.settle()
            // Every frame has ended: a settled host is one that `settle()` came back from.
            let before = host.evaluations(of: GetSize.self)
            await host.settle()
            let after = host.evaluations(of: GetSize.self)
            Driving.hold("no more than a few bodies in a frame", after - before <= 120 * 8, after - before)
            let isAtRest = after == before
            let named = host.warnings.filter { $0.contains("GetSize") || $0.contains("GetWidthModifier") }
            Driving.hold("no more than one warning", host.warnings.count <= 1 && named.count == host.warnings.count, host.warnings)
            if isAtRest { Driving.hold("a width of its own", try showsItsWidth(host, window.size), host.dump()) }
            try host.tap(.point(1, 1))
            host.advance(by: 1)
            Driving.hold("still there", try host.text(of: .point(window.size.width / 2, window.size.height / 2)).hasPrefix("Width = "))

            let quiet = ViewHost(GetSizeMonospaced(), size: window.size, scale: window.scale)
            await quiet.settle()
            quiet.resetEvaluations()
            await quiet.settle()
            Driving.hold("at rest", quiet.evaluations(of: GetSizeMonospaced.self) == 0)
            Driving.hold("the width of the text", try showsItsWidth(quiet, window.size), quiet.dump())
            Driving.hold("nothing to complain of", quiet.warnings.isEmpty, quiet.warnings)
        }
        Driving.end()
    }

    /// Whether the number in the text is the text's width.
    @MainActor static func showsItsWidth(_ host: ViewHost, _ size: CGSize) throws -> Bool {
        let shown = Double(try host.text(of: .point(size.width / 2, size.height / 2)).dropFirst("Width = ".count)) ?? .nan
        return isClose(shown, Driving.frames(of: "Text", in: host).first?.width ?? .nan)
    }
}
