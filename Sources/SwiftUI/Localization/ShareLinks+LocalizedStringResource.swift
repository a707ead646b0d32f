import Foundation
import SwiftUICore

extension ShareLink where Label == DefaultShareLinkLabel {
    /// Creates a button with a localized title that shares several items, with a preview of each. The title of the first preview is the
    /// default subject.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(items: items, subject: subject, message: message, preview: preview) { DefaultShareLinkLabel(title: Text(titleResource)) }
    }
}

extension ShareLink where Label == DefaultShareLinkLabel {
    /// Creates a button with a localized title that shares one item with a preview, whose title is the default subject.
    @_disfavoredOverload
    nonisolated public init<I: Transferable>(
        _ titleResource: LocalizedStringResource, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(Text(titleResource), item: item, subject: subject, message: message, preview: preview)
    }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
    /// Creates a button with a localized title that shares several items.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(items: items, subject: subject, message: message, labelView: DefaultShareLinkLabel(title: Text(titleResource)))
    }

    /// Creates a button with a localized title that shares one item.
    @_disfavoredOverload
    nonisolated public init<I: Transferable>(
        _ titleResource: LocalizedStringResource, item: I, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<I> {
        self.init(items: CollectionOfOne(item), subject: subject, message: message, labelView: DefaultShareLinkLabel(title: Text(titleResource)))
    }
}

extension SharePreview where Image == Never, Icon == Never {
    /// Creates a preview with a localized title.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource) {
        self.init(Text(titleResource))
    }
}

extension SharePreview where Icon == Never {
    /// Creates a preview with a localized title and an image. The image is not shown at present.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, image: Image) {
        self.init(Text(titleResource), image: image)
    }
}

extension SharePreview where Image == Never {
    /// Creates a preview with a localized title and an icon. The icon is not shown at present.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, icon: Icon) {
        self.init(Text(titleResource), icon: icon)
    }
}

extension SharePreview {
    /// Creates a preview with a localized title, an image and an icon, which are not shown at present.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, image: Image, icon: Icon) {
        self.init(Text(titleResource), image: image, icon: icon)
    }
}
