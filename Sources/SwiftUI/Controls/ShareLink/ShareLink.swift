import CoreTransferable
import Foundation
import SwiftUICore
import UniformTypeIdentifiers

/// The preview of an item to share. At present only the title is used, as the default subject.
public struct SharePreview<Image, Icon> {
    nonisolated let title: Text

    nonisolated private init(title: Text) {
        self.title = title
    }
}

extension SharePreview where Image == Never, Icon == Never {
    /// Creates a preview with a text as its title.
    nonisolated public init(_ title: Text) {
        self.init(title: title)
    }

    /// Creates a preview with a localized title.
    nonisolated public init(_ titleKey: LocalizedStringKey) {
        self.init(title: Text(titleKey))
    }

    /// Creates a preview with a title that is not localized.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S) {
        self.init(title: Text(title))
    }
}

extension SharePreview where Icon == Never {
    /// Creates a preview with a text as its title and an image. The image is not shown at present.
    nonisolated public init(_ title: Text, image: Image) {
        self.init(title: title)
    }

    /// Creates a preview with a localized title and an image. The image is not shown at present.
    nonisolated public init(_ titleKey: LocalizedStringKey, image: Image) {
        self.init(title: Text(titleKey))
    }

    /// Creates a preview with a title that is not localized and an image. The image is not shown at present.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image: Image) {
        self.init(title: Text(title))
    }
}

extension SharePreview where Image == Never {
    /// Creates a preview with a text as its title and an icon. The icon is not shown at present.
    nonisolated public init(_ title: Text, icon: Icon) {
        self.init(title: title)
    }

    /// Creates a preview with a localized title and an icon. The icon is not shown at present.
    nonisolated public init(_ titleKey: LocalizedStringKey, icon: Icon) {
        self.init(title: Text(titleKey))
    }

    /// Creates a preview with a title that is not localized and an icon. The icon is not shown at present.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, icon: Icon) {
        self.init(title: Text(title))
    }
}

extension SharePreview {
    /// Creates a preview with a text as its title, an image and an icon, which are not shown at present.
    nonisolated public init(_ title: Text, image: Image, icon: Icon) {
        self.init(title: title)
    }

    /// Creates a preview with a localized title, an image and an icon, which are not shown at present.
    nonisolated public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
        self.init(title: Text(titleKey))
    }

    /// Creates a preview with a title that is not localized, an image and an icon, which are not shown at present.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {
        self.init(title: Text(title))
    }
}

/// A button that shares items with other programs through a menu: copying them, sending them by mail and, for a URL, opening it.
///
/// Items are shared as plain text or URLs; items that can be exported as neither are left out.
///
/// ```swift
/// ShareLink(item: URL(string: "https://example.org")!)
/// ```
public struct ShareLink<Data: RandomAccessCollection, PreviewImage, PreviewIcon, Label: View> where Data.Element: Transferable {
    let items: Data
    let subject: Text?
    let message: Text?
    let label: Label
    @Environment(\.openURL) private var openURL
    @Environment(\.copyText) private var copy

    nonisolated init(items: Data, subject: Text?, message: Text?, labelView: Label) {
        self.items = items
        self.subject = subject
        self.message = message
        label = labelView
    }

    /// Returns the items as text, one per line, without those that cannot be exported as plain text or URL.
    @MainActor private func text() async -> String {
        var lines: [String] = []
        for item in items {
            for type in [UTType.plainText, .url] {
                guard let data = try? await item.exported(as: type) else { continue }
                lines.append(String(decoding: data, as: UTF8.self))
                break
            }
        }
        return lines.joined(separator: "\n")
    }

    private func mailAddress(_ text: String) -> URL? {
        func string(_ text: Text) -> String { text.plainString() }
        return MailMessage(subject: subject.map(string), body: [message.map(string), text].compactMap { $0 }.joined(separator: "\n")).url
    }
}

extension ShareLink: View {
    public var body: some View {
        Menu {
            Button("Copy", systemImage: "doc.on.doc") { Task { copy(await text()) } }
            Button("Mail", systemImage: "envelope") { Task { if let address = mailAddress(await text()) { openURL(address) } } }
            if let url = items.first as? URL {
                Button("Open", systemImage: "safari") { openURL(url) }
            }
        } label: {
            label
        }
    }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
    /// Creates a button with a custom label that shares one item.
    nonisolated public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<I> {
        self.init(items: CollectionOfOne(item), subject: subject, message: message, labelView: label())
    }

    /// Creates a button with a custom label that shares several items.
    nonisolated public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(items: items, subject: subject, message: message, labelView: label())
    }
}

extension ShareLink {
    /// Creates a button with a custom label that shares one item with a preview, whose title is the default subject.
    nonisolated public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<I> {
        self.init(items: CollectionOfOne(item), subject: subject ?? preview.title, message: message, labelView: label())
    }
}

/// The default label of a share link.
public struct DefaultShareLinkLabel: View {
    var title: Text?

    public var body: some View {
        SwiftUI.Label {
            title ?? Text("Share…")
        } icon: {
            Image(systemName: "square.and.arrow.up")
        }
    }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
    /// Creates a button that shares one item.
    nonisolated public init<I: Transferable>(item: I, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<I> {
        self.init(items: CollectionOfOne(item), subject: subject, message: message, labelView: DefaultShareLinkLabel())
    }

    /// Creates a button that shares several items.
    nonisolated public init(items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(items: items, subject: subject, message: message, labelView: DefaultShareLinkLabel())
    }

    /// Creates a button with a localized title that shares one item.
    nonisolated public init<I: Transferable>(
        _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<I> {
        self.init(items: CollectionOfOne(item), subject: subject, message: message, labelView: DefaultShareLinkLabel(title: Text(titleKey)))
    }

    /// Creates a button with a title that is not localized, which shares one item.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, I: Transferable>(
        _ title: S, item: I, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<I> {
        self.init(items: CollectionOfOne(item), subject: subject, message: message, labelView: DefaultShareLinkLabel(title: Text(title)))
    }
}

extension ShareLink where Label == DefaultShareLinkLabel {
    /// Creates a button that shares one item with a preview, whose title is the default subject.
    nonisolated public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(items: CollectionOfOne(item), subject: subject ?? preview.title, message: message, labelView: DefaultShareLinkLabel())
    }

    /// Creates a button with a text as its title that shares one item with a preview, whose title is the default subject.
    nonisolated public init<I: Transferable>(
        _ title: Text, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(item: item, subject: subject, message: message, preview: preview) { DefaultShareLinkLabel(title: title) }
    }

    /// Creates a button with a localized title that shares one item with a preview, whose title is the default subject.
    nonisolated public init<I: Transferable>(
        _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(Text(titleKey), item: item, subject: subject, message: message, preview: preview)
    }

    /// Creates a button with a title that is not localized, which shares one item with a preview, whose title is the default subject.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, I: Transferable>(
        _ title: S, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(Text(title), item: item, subject: subject, message: message, preview: preview)
    }
}
