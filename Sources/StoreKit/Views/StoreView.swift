import SwiftUI

/// The products of a program, which the view loads.
///
/// On Linux nothing is for sale, and the view says so. It has the buttons that `storeButton(_:for:)` determines.
///
/// Follows https://developer.apple.com/documentation/storekit/storeview.
public struct StoreView<Icon: View, PlaceholderIcon: View> {
    private let ids: [Product.ID]
    @State private var state = Product.CollectionTaskState.loading

    nonisolated private init(all ids: some Collection<String>) { self.ids = Array(ids) }

    /// Creates a view that loads products.
    ///
    /// - Parameters:
    ///   - productIDs: The products.
    ///   - prefersPromotionalIcon: Whether the pictures of the store are shown.
    nonisolated public init(ids productIDs: some Collection<String>, prefersPromotionalIcon: Bool = false)
    where Icon == EmptyView, PlaceholderIcon == EmptyView { self.init(all: productIDs) }

    /// Creates a view that loads products, with pictures of the program.
    ///
    /// - Parameters:
    ///   - productIDs: The products.
    ///   - prefersPromotionalIcon: Whether the pictures of the store are shown.
    ///   - icon: Makes the picture of a product.
    nonisolated public init(
        ids productIDs: some Collection<String>, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping (Product) -> Icon
    ) where PlaceholderIcon == AutomaticProductPlaceholderIcon { self.init(all: productIDs) }

    /// Creates a view that loads products, with pictures of the program.
    ///
    /// - Parameters:
    ///   - productIDs: The products.
    ///   - prefersPromotionalIcon: Whether the pictures of the store are shown.
    ///   - icon: Makes the picture of a product.
    ///   - placeholderIcon: Makes the picture of a product that is being loaded.
    nonisolated public init(
        ids productIDs: some Collection<String>, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping (Product) -> Icon,
        @ViewBuilder placeholderIcon: () -> PlaceholderIcon
    ) { self.init(all: productIDs) }

    /// Creates a view of products, which is empty, as there are none.
    nonisolated public init(products: some Collection<Product>, prefersPromotionalIcon: Bool = true)
    where Icon == EmptyView, PlaceholderIcon == EmptyView { self.init(all: []) }

    /// Creates a view of products with pictures of the program. It is empty, as there are none.
    nonisolated public init(
        products: some Collection<Product>, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping (Product) -> Icon
    ) where PlaceholderIcon == EmptyView { self.init(all: []) }
}

extension StoreView: View {
    public var body: some View {
        VStack(spacing: 0) {
            StoreAvailability(state: state)
            StoreButtons(isForSubscriptions: false).padding()
        }
        .overlay(alignment: .topTrailing) { StoreCancellationButton() }
        .storeProductsTask(for: ids) { state = $0 }
    }
}

/// Says that the store has none of the products that a view has asked for.
struct StoreAvailability: View {
    let state: Product.CollectionTaskState

    var body: some View {
        switch state {
        case .loading: ProgressView().frame(maxWidth: .infinity, maxHeight: .infinity)
        case .success: StoreUnavailable()
        case .failure(let error):
            ContentUnavailableView(
                "Store Unavailable", systemImage: "exclamationmark.triangle", description: Text(error.localizedDescription))
        }
    }
}

/// Says that there is no store.
struct StoreUnavailable: View {
    var body: some View {
        ContentUnavailableView("Store Unavailable", systemImage: "bag", description: Text("Nothing is for sale on this system."))
    }
}
