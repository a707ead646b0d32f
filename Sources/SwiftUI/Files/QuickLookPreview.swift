import Foundation
import SwiftUICore

extension View {
    /// Shows a file when a binding is set to its URL: the desktop opens the file with the program for its type.
    ///
    /// The desktop does not say when that program is closed, so the binding is set to nil at once.
    nonisolated public func quickLookPreview(_ item: Binding<URL?>) -> some View {
        modifier(QuickLookPreviewModifier(item: item))
    }

    /// Shows one of several files when a binding is set to its URL: the desktop opens that file with the program for its type. A URL that
    /// is not among `items` is not opened.
    ///
    /// The desktop does not let the user go on to the other files, nor say when its program is closed, so the binding is set to nil at
    /// once.
    nonisolated public func quickLookPreview<Items: RandomAccessCollection>(_ selection: Binding<Items.Element?>, in items: Items) -> some View
    where Items.Element == URL {
        modifier(QuickLookPreviewModifier(item: selection) { items.contains($0) })
    }
}

private struct QuickLookPreviewModifier {
    let item: Binding<URL?>
    /// Whether a file may be shown.
    let includes: (URL) -> Bool
    @Environment(\.openURL) private var openURL

    nonisolated init(item: Binding<URL?>, includes: @escaping (URL) -> Bool = { _ in true }) {
        self.item = item
        self.includes = includes
    }
}

extension QuickLookPreviewModifier: ViewModifier {
    func body(content: Content) -> some View {
        let (item, includes, openURL) = (item, includes, openURL)
        return content.onChange(of: item.wrappedValue, initial: true) { _, url in
            guard let url else { return }
            item.wrappedValue = nil
            if includes(url) { openURL(url) }
        }
    }
}
