import SwiftUI

/// The background of a group of related values on a page.
struct Panel: ViewModifier {
    func body(content: Content) -> some View {
        content
            .padding(16)
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(Color(.panel), in: RoundedRectangle(cornerRadius: 16, style: .continuous))
    }
}

extension View {
    /// Sets the view on a rounded panel as wide as the page.
    func panel() -> some View {
        modifier(Panel())
    }
}
