import Foundation
import SwiftUI

/// The subscriptions of a group, below content that the program makes.
///
/// On Linux nothing is for sale, and the view says so below the content. It has the buttons that `storeButton(_:for:)` determines.
///
/// Follows https://developer.apple.com/documentation/storekit/subscriptionstoreview.
public struct SubscriptionStoreView<Content: View> {
    private let ids: [Product.ID]
    private let content: Content
    @State private var state = Product.CollectionTaskState.loading

    nonisolated private init(all ids: some Collection<String>, content: Content) {
        self.ids = Array(ids)
        self.content = content
    }

    /// Creates a view that loads the subscriptions of a group.
    ///
    /// - Parameters:
    ///   - groupID: The group.
    ///   - visibleRelationships: The subscriptions that are shown to a user who has one of the group.
    ///   - marketingContent: Makes the content above the subscriptions.
    nonisolated public init(
        groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all, @ViewBuilder marketingContent: () -> Content
    ) { self.init(all: [], content: marketingContent()) }

    /// Creates a view that loads the subscriptions of a group, below the name of the program.
    ///
    /// - Parameters:
    ///   - groupID: The group.
    ///   - visibleRelationships: The subscriptions that are shown to a user who has one of the group.
    nonisolated public init(groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all)
    where Content == AutomaticSubscriptionStoreMarketingContent { self.init(all: [], content: Content()) }

    /// Creates a view that loads subscriptions.
    ///
    /// - Parameters:
    ///   - productIDs: The subscriptions.
    ///   - marketingContent: Makes the content above the subscriptions.
    nonisolated public init(productIDs: some Collection<String>, @ViewBuilder marketingContent: () -> Content) {
        self.init(all: productIDs, content: marketingContent())
    }

    /// Creates a view that loads subscriptions, below the name of the program.
    nonisolated public init(productIDs: some Collection<String>) where Content == AutomaticSubscriptionStoreMarketingContent {
        self.init(all: productIDs, content: Content())
    }

    /// Creates a view of subscriptions, of which there are none.
    nonisolated public init(subscriptions: some Collection<Product>, @ViewBuilder marketingContent: () -> Content) {
        self.init(all: [], content: marketingContent())
    }

    /// Creates a view of subscriptions, of which there are none, below the name of the program.
    nonisolated public init(subscriptions: some Collection<Product>) where Content == AutomaticSubscriptionStoreMarketingContent {
        self.init(all: [], content: Content())
    }
}

extension SubscriptionStoreView: View {
    public var body: some View {
        ScrollView {
            VStack(spacing: 0) {
                content
                StoreAvailability(state: state).padding(.vertical)
            }
        }
        .safeAreaInset(edge: .bottom, spacing: 0) { StoreButtons(isForSubscriptions: true).padding() }
        .overlay(alignment: .topTrailing) { StoreCancellationButton() }
        .storeProductsTask(for: ids) { state = $0 }
    }
}

/// The name of the program, above its subscriptions.
@MainActor @preconcurrency public struct AutomaticSubscriptionStoreMarketingContent: View {
    nonisolated init() {}

    public var body: some View { Text(verbatim: Self.name).font(.largeTitle.bold()).padding() }

    private static var name: String {
        let names = ["CFBundleDisplayName", "CFBundleName"].compactMap { Bundle.main.object(forInfoDictionaryKey: $0) as? String }
        return names.first ?? ProcessInfo.processInfo.processName
    }
}
