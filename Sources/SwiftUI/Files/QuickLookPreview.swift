import Foundation
import SwiftUICore

extension View {
    /// Shows a file when a binding is set to its URL: the desktop opens the file with the program for its type.
    ///
    /// The desktop does not say when that program is closed, so the binding is set to nil at once.
    nonisolated public func quickLookPreview(_ item: Binding<URL?>) -> some View {
        modifier(QuickLookPreviewModifier(item: item))
    }
}

private struct QuickLookPreviewModifier {
    let item: Binding<URL?>
    @Environment(\.openURL) private var openURL

    nonisolated init(item: Binding<URL?>) {
        self.item = item
    }
}

extension QuickLookPreviewModifier: ViewModifier {
    func body(content: Content) -> some View {
        let (item, openURL) = (item, openURL)
        return content.onChange(of: item.wrappedValue, initial: true) { _, url in
            guard let url else { return }
            item.wrappedValue = nil
            openURL(url)
        }
    }
}
