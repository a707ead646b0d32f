import SwiftUI

/// The shopping list in its navigation stack.
struct ShoppingTab: View {
    var body: some View {
        NavigationStack { ShoppingScreen() }
    }
}
