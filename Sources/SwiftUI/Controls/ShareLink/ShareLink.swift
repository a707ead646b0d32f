import CoreTransferable
import Foundation
import SwiftUICore
import UniformTypeIdentifiers

/// What is shown of what is being shared.
public struct SharePreview<Image, Icon> {
    let title: Text

    private init(title: Text) {
        self.title = title
    }
}

extension SharePreview where Image == Never, Icon == Never {
    /// A title, which is looked up in the program's translations.
    nonisolated public init(_ titleKey: LocalizedStringKey) {
        self.init(title: Text(titleKey))
    }

    /// A title, shown as it is.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S) {
        self.init(title: Text(title))
    }
}

extension SharePreview where Icon == Never {
    /// A title, which is looked up in the program's translations, and a picture.
    nonisolated public init(_ titleKey: LocalizedStringKey, image: Image) {
        self.init(title: Text(titleKey))
    }

    /// A title, shown as it is, and a picture.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image: Image) {
        self.init(title: Text(title))
    }
}

/// A button that gives something to other programs: it opens a menu to copy it, to send it by mail, or to open an address.
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

    /// The items as text, those that can be given as text or addresses, a line each.
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
        var parts = URLComponents()
        parts.scheme = "mailto"
        func string(_ text: Text) -> String { text.plainString() }
        parts.queryItems = [
            subject.map { URLQueryItem(name: "subject", value: string($0)) },
            URLQueryItem(name: "body", value: [message.map(string), text].compactMap { $0 }.joined(separator: "\n")),
        ].compactMap { $0 }
        return parts.url
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
    /// A button that shares one item.
    nonisolated public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<I> {
        self.init(items: CollectionOfOne(item), subject: subject, message: message, labelView: label())
    }

    /// A button that shares several items.
    nonisolated public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(items: items, subject: subject, message: message, labelView: label())
    }
}

extension ShareLink {
    /// A button that shares one item with a preview of it.
    nonisolated public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<I> {
        self.init(items: CollectionOfOne(item), subject: subject ?? preview.title, message: message, labelView: label())
    }
}

/// The label of a button that shares, where the program gives none.
public struct DefaultShareLinkLabel: View {
    var title: Text?

    public var body: some View {
        SwiftUI.Label { title ?? Text("Share…") } icon: { Image(systemName: "square.and.arrow.up") }
    }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
    /// A button that shares one item.
    nonisolated public init<I: Transferable>(item: I, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<I> {
        self.init(items: CollectionOfOne(item), subject: subject, message: message, labelView: DefaultShareLinkLabel())
    }

    /// A button that shares several items.
    nonisolated public init(items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(items: items, subject: subject, message: message, labelView: DefaultShareLinkLabel())
    }

    /// A button with a title, which is looked up in the program's translations, that shares one item.
    nonisolated public init<I: Transferable>(
        _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<I> {
        self.init(items: CollectionOfOne(item), subject: subject, message: message, labelView: DefaultShareLinkLabel(title: Text(titleKey)))
    }

    /// A button with a title, shown as it is, that shares one item.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, I: Transferable>(
        _ title: S, item: I, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<I> {
        self.init(items: CollectionOfOne(item), subject: subject, message: message, labelView: DefaultShareLinkLabel(title: Text(title)))
    }
}

extension ShareLink where Label == DefaultShareLinkLabel {
    /// A button that shares one item with a preview of it.
    nonisolated public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(items: CollectionOfOne(item), subject: subject ?? preview.title, message: message, labelView: DefaultShareLinkLabel())
    }
}
