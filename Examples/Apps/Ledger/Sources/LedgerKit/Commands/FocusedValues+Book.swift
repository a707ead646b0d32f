import SwiftUI

/// Shows a book in the window of a welcome page.
struct BookChoice {
    let show: @MainActor (BookReference) -> Void
}

extension FocusedValues {
    /// What the window in front shows of its book.
    @Entry var bookBrowser: BookBrowser?
    /// How the welcome page in front shows a book instead of itself.
    @Entry var bookChoice: BookChoice?
}
