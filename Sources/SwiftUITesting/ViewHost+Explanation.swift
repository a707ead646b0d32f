import SwiftUI

extension ViewHost {
    /// Explains a view, one sentence per line: the proposed size and its origin, the chosen size, the guides and gaps that placed it, and
    /// the origin of its colour and font. In a host that records reasons also how often the bodies of the enclosing views ran, and why.
    ///
    ///     let host = ViewHost(Screen(), recordsReasons: true)
    ///     try host.tap(.text("More"))
    ///     print(try host.explanation(of: .text("2")))
    ///
    /// `apus inspect --why` prints the same sentences. They may be worded otherwise in later versions.
    ///
    /// - Throws: `ViewHostError.notFound` if there is no such view.
    public func explanation(of locator: ViewLocator) throws -> String {
        guard let node = node(locator) else { throw ViewHostError.notFound(locator, dump: dump()) }
        tree.update()
        var lines = node.reasons.map(\.text)
        var around: ViewNode? = node
        while let current = around, let names = tree.inspection.viewNames, let trace = tree.inspection.bodyTrace?.withCauses {
            for view in names.views(of: current).reversed() { lines += trace.reasons(of: view).map { "\(view.name): \($0.text)" } }
            around = current.parent
        }
        return lines.joined(separator: "\n")
    }
}
