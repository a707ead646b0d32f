import SwiftUI
import SwiftUICore

/// A product, which the view loads, with a button that buys it.
///
/// On Linux nothing is for sale, and the view says so beside the picture for products that are being loaded.
///
/// Follows https://developer.apple.com/documentation/storekit/productview.
public struct ProductView<Icon: View, PlaceholderIcon: View> {
    private let id: Product.ID
    private let placeholderIcon: PlaceholderIcon
    /// The state of a view that does not load the product itself.
    private let given: Product.TaskState?
    @State private var loaded = Product.TaskState.loading
    @Environment(\.productViewStyle) private var style
    @Environment(\.purchaseObserver) private var observer

    nonisolated private init(_ id: Product.ID, placeholder: PlaceholderIcon, given: Product.TaskState? = nil) {
        self.id = id
        placeholderIcon = placeholder
        self.given = given
    }

    /// Creates a view that loads a product.
    ///
    /// - Parameters:
    ///   - productID: The product.
    ///   - prefersPromotionalIcon: Whether the picture of the store is shown.
    nonisolated public init(id productID: Product.ID, prefersPromotionalIcon: Bool = false)
    where Icon == EmptyView, PlaceholderIcon == EmptyView { self.init(productID, placeholder: EmptyView()) }

    /// Creates a view that loads a product, with a picture of the program.
    ///
    /// - Parameters:
    ///   - productID: The product.
    ///   - prefersPromotionalIcon: Whether the picture of the store is shown.
    ///   - icon: Makes the picture of the product.
    nonisolated public init(id productID: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon)
    where PlaceholderIcon == AutomaticProductPlaceholderIcon { self.init(productID, placeholder: AutomaticProductPlaceholderIcon()) }

    /// Creates a view that loads a product, with pictures of the program.
    ///
    /// - Parameters:
    ///   - productID: The product.
    ///   - prefersPromotionalIcon: Whether the picture of the store is shown.
    ///   - icon: Makes the picture of the product.
    ///   - placeholderIcon: Makes the picture that is shown until the product is loaded, and if the store does not have it.
    nonisolated public init(
        id productID: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon,
        @ViewBuilder placeholderIcon: () -> PlaceholderIcon
    ) { self.init(productID, placeholder: placeholderIcon()) }

    /// Creates a view of a product, of which there are none.
    nonisolated public init(_ product: Product, prefersPromotionalIcon: Bool = true)
    where Icon == EmptyView, PlaceholderIcon == EmptyView { switch product.nothing {} }

    /// Creates a view of a product with a picture of the program. There are no products.
    nonisolated public init(_ product: Product, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon)
    where PlaceholderIcon == EmptyView { switch product.nothing {} }

    /// Creates the view of a product in a style that changes the style around it.
    nonisolated public init(_ configuration: ProductViewStyleConfiguration)
    where Icon == ProductViewStyleConfiguration.Icon, PlaceholderIcon == ProductViewStyleConfiguration.Icon {
        self.init(configuration.id, placeholder: configuration.icon, given: configuration.state)
    }
}

extension ProductView: View {
    private var configuration: ProductViewStyleConfiguration {
        let hasIcon = PlaceholderIcon.self != EmptyView.self
        let icon = ProductViewStyleConfiguration.Icon(content: hasIcon ? AnyView(placeholderIcon) : nil)
        return ProductViewStyleConfiguration(id: id, observer: observer, state: given ?? loaded, icon: icon)
    }

    public var body: some View {
        let view = AnyView(style.current.makeBody(configuration: configuration)).environment(\.productViewStyle, style.outer)
        if given == nil { view.storeProductTask(for: id) { loaded = $0 } } else { view }
    }
}

/// The picture of a product that is being loaded, in views with pictures.
@MainActor @preconcurrency public struct AutomaticProductPlaceholderIcon: View {
    nonisolated init() {}

    public var body: some View { RoundedRectangle(cornerRadius: 8, style: .continuous).fill(.quaternary) }
}
