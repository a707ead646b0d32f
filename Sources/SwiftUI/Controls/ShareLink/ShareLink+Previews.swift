import CoreTransferable
import Foundation
import SwiftUICore

extension ShareLink {
    /// Creates a button with a custom label that shares several items, with a preview of each. The title of the first preview is the default
    /// subject.
    nonisolated public init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
    ) {
        self.init(items: items, subject: subject ?? items.first.map { preview($0).title }, message: message, labelView: label())
    }
}

extension ShareLink where Label == DefaultShareLinkLabel {
    /// Creates a button that shares several items, with a preview of each. The title of the first preview is the default subject.
    nonisolated public init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(items: items, subject: subject, message: message, preview: preview) { DefaultShareLinkLabel() }
    }

    /// Creates a button with a localized title that shares several items, with a preview of each. The title of the first preview is the
    /// default subject.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(items: items, subject: subject, message: message, preview: preview) { DefaultShareLinkLabel(title: Text(titleKey)) }
    }

    /// Creates a button with a title that is not localized, which shares several items, with a preview of each. The title of the first
    /// preview is the default subject.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(items: items, subject: subject, message: message, preview: preview) { DefaultShareLinkLabel(title: Text(title)) }
    }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
    /// Creates a button with a localized title that shares several items.
    nonisolated public init(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(items: items, subject: subject, message: message, labelView: DefaultShareLinkLabel(title: Text(titleKey)))
    }

    /// Creates a button with a title that is not localized, which shares several items.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(items: items, subject: subject, message: message, labelView: DefaultShareLinkLabel(title: Text(title)))
    }
}
