import SwiftUI

/// A kind of button of store views.
///
/// Follows https://developer.apple.com/documentation/storekit/storebuttonkind.
public struct StoreButtonKind: Hashable, Sendable {
    private enum Kind {
        case cancellation, restorePurchases, redeemCode, signIn, policies
    }

    private let kind: Kind

    /// Closes the sheet or page in which the view is. Unless the program says otherwise, it is visible in a view that is presented.
    public static let cancellation = StoreButtonKind(kind: .cancellation)
    /// Asks the store for transactions that the program lacks. Unless the program says otherwise, it is hidden.
    public static let restorePurchases = StoreButtonKind(kind: .restorePurchases)
    /// Shows a form for offer codes, in views of subscriptions. Unless the program says otherwise, it is hidden.
    public static let redeemCode = StoreButtonKind(kind: .redeemCode)
    /// Calls the action of `subscriptionStoreSignInAction(_:)`, in views of subscriptions. Unless the program says otherwise, it is visible
    /// if there is such an action.
    public static let signIn = StoreButtonKind(kind: .signIn)
    /// Opens the terms and the privacy policy, in views of subscriptions, whose addresses `subscriptionStorePolicyDestination(url:for:)`
    /// determines. Unless the program says otherwise, it is hidden.
    public static let policies = StoreButtonKind(kind: .policies)
}

/// A policy of a program that sells subscriptions.
///
/// Follows https://developer.apple.com/documentation/storekit/subscriptionstorepolicykind.
public struct SubscriptionStorePolicyKind: Hashable, Sendable {
    fileprivate enum Kind: CaseIterable {
        case termsOfService, privacyPolicy
    }

    fileprivate let kind: Kind

    /// The terms of the service.
    public static let termsOfService = SubscriptionStorePolicyKind(kind: .termsOfService)
    /// The privacy policy.
    public static let privacyPolicy = SubscriptionStorePolicyKind(kind: .privacyPolicy)
}

/// The buttons of store views that programs determine.
struct StoreButtonSettings {
    var visibilities: [StoreButtonKind: Visibility] = [:]
    var policies: [SubscriptionStorePolicyKind: URL] = [:]
    // The compiler cannot verify it, but the function is only called on the main actor.
    nonisolated(unsafe) var signIn: (() -> Void)?

    func visibility(of kind: StoreButtonKind) -> Visibility { visibilities[kind] ?? .automatic }
}

extension EnvironmentValues {
    @Entry var storeButtons = StoreButtonSettings()
}

extension View {
    /// Shows or hides buttons of store views.
    ///
    /// - Parameters:
    ///   - visibility: Whether the buttons are visible. `automatic` is the rule of each kind.
    ///   - buttonKinds: The kinds of buttons.
    nonisolated public func storeButton(_ visibility: Visibility, for buttonKinds: StoreButtonKind...) -> some View {
        transformEnvironment(\.storeButtons) { settings in
            for kind in buttonKinds { settings.visibilities[kind] = visibility }
        }
    }

    /// Sets what the button for signing in does in views of subscriptions; nil for no button.
    nonisolated public func subscriptionStoreSignInAction(_ action: (() -> Void)?) -> some View {
        transformEnvironment(\.storeButtons) { $0.signIn = action }
    }

    /// Sets the address of a policy, which a button in views of subscriptions opens.
    nonisolated public func subscriptionStorePolicyDestination(url: URL, for button: SubscriptionStorePolicyKind) -> some View {
        transformEnvironment(\.storeButtons) { $0.policies[button] = url }
    }
}

/// The buttons below the content of a store view.
struct StoreButtons: View {
    /// Whether the view shows subscriptions, and so has all kinds of buttons.
    let isForSubscriptions: Bool
    @Environment(\.storeButtons) private var settings
    @Environment(\.openURL) private var openURL
    @State private var failure: (any Error)?

    private func isVisible(_ kind: StoreButtonKind) -> Bool { settings.visibility(of: kind) == .visible }

    var body: some View {
        VStack(spacing: 8) {
            if isForSubscriptions {
                if let signIn = settings.signIn, settings.visibility(of: .signIn) != .hidden { Button("Sign In") { signIn() } }
                if isVisible(.redeemCode) { Button("Redeem Code") { failure = StoreKitError.notAvailableInStorefront } }
            }
            if isVisible(.restorePurchases) {
                Button("Restore Purchases") {
                    Task {
                        do { try await AppStore.sync() } catch { failure = error }
                    }
                }
            }
            if isForSubscriptions, isVisible(.policies) {
                HStack {
                    if let terms = settings.policies[.termsOfService] { Button("Terms of Service") { openURL(terms) } }
                    if let privacy = settings.policies[.privacyPolicy] { Button("Privacy Policy") { openURL(privacy) } }
                }
            }
        }
        .alert(
            "Store Unavailable", isPresented: Binding(get: { failure != nil }, set: { if !$0 { failure = nil } }), presenting: failure
        ) { _ in
            Button("OK") {}
        } message: { error in
            Text(error.localizedDescription)
        }
    }
}

/// The button of a store view that closes the sheet or page in which the view is.
struct StoreCancellationButton: View {
    @Environment(\.storeButtons) private var settings
    @Environment(\.isPresented) private var isPresented
    @Environment(\.dismiss) private var dismiss

    private var isVisible: Bool {
        switch settings.visibility(of: .cancellation) {
        case .automatic: isPresented
        case .visible: true
        case .hidden: false
        }
    }

    var body: some View {
        if isVisible {
            Button {
                dismiss()
            } label: {
                Image(systemName: "xmark").foregroundStyle(.secondary).padding()
            }
            .buttonStyle(.plain)
            .accessibilityLabel("Close")
            .keyboardShortcut(.cancelAction)
        }
    }
}
