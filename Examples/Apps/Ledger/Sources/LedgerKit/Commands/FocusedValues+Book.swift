import SwiftUI

extension FocusedValues {
    /// What the window in front shows of its book.
    @Entry var bookBrowser: BookBrowser?
}
