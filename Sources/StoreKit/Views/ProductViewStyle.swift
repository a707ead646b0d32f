import SwiftUI
import SwiftUICore

/// How views of products look.
///
/// Follows https://developer.apple.com/documentation/storekit/productviewstyle.
@MainActor @preconcurrency public protocol ProductViewStyle {
    /// The type of the view.
    associatedtype Body: View
    typealias Configuration = ProductViewStyleConfiguration

    /// Makes the view of a product.
    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The properties of a product view from which a style makes its content.
///
/// Follows https://developer.apple.com/documentation/storekit/productviewstyleconfiguration.
public struct ProductViewStyleConfiguration {
    let id: Product.ID
    let observer: PurchaseObserver
    /// The state of loading the product.
    public let state: Product.TaskState
    /// The picture: that for products that are being loaded, as the store has none.
    public let icon: Icon
    /// The product; nil in other states than success.
    public var product: Product? { state.product }
    /// Whether the user has the product. It is false.
    public var hasCurrentEntitlement: Bool { false }

    /// Buys the product. Without a product it does nothing.
    @MainActor @preconcurrency public func purchase() {
        guard let product else { return }
        Task { await observer.purchase(product) }
    }

    /// The picture of a product.
    @MainActor @preconcurrency public struct Icon: View {
        /// The picture; nil for none.
        let content: AnyView?

        nonisolated init(content: AnyView?) { self.content = content }

        public var body: some View { content }
    }
}

/// The picture of a product beside or above its name or the state of loading it.
private struct StandardProduct: View {
    let configuration: ProductViewStyleConfiguration
    let iconSize: CGFloat
    var axis = Axis.horizontal

    var body: some View {
        let layout = axis == .horizontal ? AnyLayout(HStackLayout(spacing: 12)) : AnyLayout(VStackLayout(spacing: 12))
        layout {
            if configuration.icon.content != nil {
                configuration.icon.frame(width: iconSize, height: iconSize).accessibilityHidden(true)
            }
            switch configuration.state {
            case .loading: ProgressView()
            case .success(let product): Text(product.displayName)
            case .unavailable: Text("Product Unavailable").foregroundStyle(.secondary)
            case .failure(let error): Text(error.localizedDescription).foregroundStyle(.secondary)
            }
        }
        .frame(maxWidth: .infinity, alignment: axis == .horizontal ? .leading : .center)
    }
}

/// The style of the surroundings: that of a list or a column, a regular one.
@MainActor @preconcurrency public struct AutomaticProductViewStyle: ProductViewStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { RegularProductViewStyle().makeBody(configuration: configuration) }
}

/// A picture beside the name and the description.
@MainActor @preconcurrency public struct RegularProductViewStyle: ProductViewStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { StandardProduct(configuration: configuration, iconSize: 60) }
}

/// A small picture beside the name.
@MainActor @preconcurrency public struct CompactProductViewStyle: ProductViewStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { StandardProduct(configuration: configuration, iconSize: 36) }
}

/// A large picture above the name and the description.
@MainActor @preconcurrency public struct LargeProductViewStyle: ProductViewStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        StandardProduct(configuration: configuration, iconSize: 160, axis: .vertical)
    }
}

extension ProductViewStyle where Self == AutomaticProductViewStyle {
    /// The style of the surroundings.
    public static var automatic: Self { Self() }
}

extension ProductViewStyle where Self == RegularProductViewStyle {
    /// A picture beside the name and the description.
    public static var regular: Self { Self() }
}

extension ProductViewStyle where Self == CompactProductViewStyle {
    /// A small picture beside the name.
    public static var compact: Self { Self() }
}

extension ProductViewStyle where Self == LargeProductViewStyle {
    /// A large picture above the name and the description.
    public static var large: Self { Self() }
}

extension EnvironmentValues {
    @Entry var productViewStyle: StyleStack<any ProductViewStyle> = onMainActor { StyleStack(AutomaticProductViewStyle()) }
}

extension View {
    /// Sets how views of products look.
    nonisolated public func productViewStyle(_ style: some ProductViewStyle) -> some View {
        transformEnvironment(\.productViewStyle) { $0.push(style) }
    }
}
