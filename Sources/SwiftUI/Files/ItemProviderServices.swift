import CoreTransferable
import SwiftUICore
import UniformTypeIdentifiers

extension View {
    /// Accepts items from services of the system, such as a camera of a nearby phone.
    ///
    /// Linux has no such services, so that the function is never called; items reach a view by drag and drop and by the clipboard
    /// (`dropDestination(for:action:)`, `pasteDestination(for:action:)`).
    ///
    /// - Parameters:
    ///   - contentTypes: The types of the items; ignored.
    ///   - onImport: Takes the items; returns whether it could.
    nonisolated public func importsItemProviders(_ contentTypes: [UTType], onImport: @escaping ([NSItemProvider]) -> Bool) -> some View {
        self
    }

    /// Offers items to services of the system, such as those in the menu Services of a Mac.
    ///
    /// Linux has no such services, so that the function is never called; items leave a view by drag and drop, by the clipboard and by `ShareLink`.
    ///
    /// - Parameters:
    ///   - contentTypes: The types of the items; ignored.
    ///   - onExport: Returns the items.
    nonisolated public func exportsItemProviders(_ contentTypes: [UTType], onExport: @escaping () -> [NSItemProvider]) -> some View {
        self
    }

    /// Offers items to services of the system, which may return changed ones; see `exportsItemProviders(_:onExport:)`.
    ///
    /// - Parameters:
    ///   - contentTypes: The types of the items; ignored.
    ///   - onExport: Returns the items.
    ///   - onEdit: Takes the changed items; returns whether it could.
    nonisolated public func exportsItemProviders(
        _ contentTypes: [UTType], onExport: @escaping () -> [NSItemProvider], onEdit: @escaping ([NSItemProvider]) -> Bool
    ) -> some View {
        self
    }
}
