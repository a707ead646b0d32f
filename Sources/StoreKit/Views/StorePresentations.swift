import SwiftUI

extension View {
    /// Shows the user's subscriptions in a sheet, which says that there is no store.
    ///
    /// - Parameter isPresented: Whether the sheet is shown. It is set to false when the sheet is closed.
    nonisolated public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View {
        sheet(isPresented: isPresented) {
            StoreUnavailable()
                .frame(minWidth: 320, minHeight: 240)
                .overlay(alignment: .topTrailing) { StoreCancellationButton().storeButton(.visible, for: .cancellation) }
        }
    }

    /// Shows the user's subscriptions of a group in a sheet, which says that there is no store.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the sheet is shown. It is set to false when the sheet is closed.
    ///   - subscriptionGroupID: The group.
    nonisolated public func manageSubscriptionsSheet(isPresented: Binding<Bool>, subscriptionGroupID: String) -> some View {
        manageSubscriptionsSheet(isPresented: isPresented)
    }

    /// Asks the store for the user's money back. No transaction has the identifier: the request fails at once, without a sheet.
    ///
    /// - Parameters:
    ///   - transactionID: The transaction.
    ///   - isPresented: Begins the request when it becomes true, and is set to false.
    ///   - onDismiss: Is called with ``Transaction/RefundRequestError/failed``.
    nonisolated public func refundRequestSheet(
        for transactionID: Transaction.ID, isPresented: Binding<Bool>,
        onDismiss: ((Result<Transaction.RefundRequestStatus, Transaction.RefundRequestError>) -> Void)? = nil
    ) -> some View {
        // The compiler cannot verify it, but the function is only called on the main actor.
        nonisolated(unsafe) let onDismiss = onDismiss
        return modifier(RefusedRequest(isPresented: isPresented) { onDismiss?(.failure(.failed)) })
    }

    /// Shows a form for offer codes. There is no store that could redeem them: it fails at once, without a sheet.
    ///
    /// - Parameters:
    ///   - isPresented: Begins the request when it becomes true, and is set to false.
    ///   - onCompletion: Is called with ``StoreKitError/notAvailableInStorefront``.
    nonisolated public func offerCodeRedemption(
        isPresented: Binding<Bool>, onCompletion: @escaping @MainActor (Result<Void, any Error>) -> Void = { _ in }
    ) -> some View {
        modifier(RefusedRequest(isPresented: isPresented) { onCompletion(.failure(StoreKitError.notAvailableInStorefront)) })
    }
}

/// Refuses a request to the store.
private struct RefusedRequest: ViewModifier {
    @Binding var isPresented: Bool
    let refuse: @MainActor () -> Void

    nonisolated init(isPresented: Binding<Bool>, refuse: @escaping @MainActor () -> Void) {
        _isPresented = isPresented
        self.refuse = refuse
    }

    func body(content: Content) -> some View {
        content.onChange(of: isPresented, initial: true) {
            guard isPresented else { return }
            isPresented = false
            refuse()
        }
    }
}
