import Foundation
import SwiftUI
import SwiftUICore

/// A dialog that shares items: copies them, sends them by mail, opens an address, saves pictures and files, or passes them to services of the program.
///
///     let controller = UIActivityViewController(activityItems: [url], applicationActivities: nil)
///     presenter.present(controller, animated: true)
///
/// Items are texts, URLs, pictures and sources of these; others are left out. Linux desktops have no services for shared items of other programs.
open class UIActivityViewController: UIViewController {
    /// Called when the dialog has ended, with the chosen service, and whether it was performed. The arguments after these are nil.
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

    /// Services that are not offered; nil for all.
    open var excludedActivityTypes: [UIActivity.ActivityType]? { didSet { presentationChanged() } }
    /// Called when the dialog has ended; nil for none.
    open var completionWithItemsHandler: CompletionWithItemsHandler?
    private let items: [Any]
    private let activities: [UIActivity]
    /// Whether a service has been chosen, which ends the dialog later.
    private var isPerforming = false

    /// Creates a dialog.
    ///
    /// - Parameters:
    ///   - activityItems: The items.
    ///   - applicationActivities: Services of the program, which are offered if they can be used with the items; nil for none.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        items = activityItems
        activities = applicationActivities ?? []
        super.init()
    }

    /// Returns nil: archives of controllers, which Xcode makes of its storyboards, do not exist.
    public required init?(coder: NSCoder) { return nil }

    // MARK: Items

    /// Returns the items for a service, as values.
    private func values(for type: UIActivity.ActivityType?) -> [Any] {
        items.compactMap { item in
            guard let source = item as? any UIActivityItemSource else { return item }
            return source.activityViewController(self, itemForActivityType: type)
        }
    }

    /// Values of the kinds of the items.
    private var kinds: [Any] {
        items.map { ($0 as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? $0 }
    }

    private static func text(_ values: [Any]) -> String {
        values.compactMap { value -> String? in
            switch value {
            case let text as String: text
            case let text as NSString: text as String
            case let text as NSAttributedString: text.string
            case let text as AttributedString: String(text.characters)
            case let url as URL: url.isFileURL ? url.path : url.absoluteString
            default: nil
            }
        }.joined(separator: "\n")
    }

    // MARK: Services

    /// A service that the dialog offers.
    private struct Service: Identifiable {
        var id: Int
        var type: UIActivity.ActivityType?
        var title: String
        /// Performs the service, and calls the closure with whether it was performed.
        var perform: @MainActor (_ finish: @escaping (Bool) -> Void) -> Void
    }

    private var services: [Service] {
        let kinds = kinds
        var services: [Service] = []
        func add(
            _ type: UIActivity.ActivityType?, _ title: String, _ perform: @escaping @MainActor (_ finish: @escaping (Bool) -> Void) -> Void
        ) {
            if let type, excludedActivityTypes?.contains(type) == true { return }
            services.append(Service(id: services.count, type: type, title: title, perform: perform))
        }
        for activity in activities where activity.canPerform(withActivityItems: kinds) {
            guard let title = activity.activityTitle else { continue }
            add(activity.activityType, title) { [self] in activity.perform(with: values(for: activity.activityType), finish: $0) }
        }
        let hasText = !Self.text(kinds).isEmpty, hasImage = kinds.contains { $0 is UIImage }
        if hasText || hasImage {
            add(.copyToPasteboard, "Copy") { [self] finish in
                let values = values(for: .copyToPasteboard)
                if let image = values.lazy.compactMap({ $0 as? UIImage }).first {
                    UIPasteboard.general.image = image
                } else {
                    UIPasteboard.general.string = Self.text(values)
                }
                finish(true)
            }
        }
        if hasText {
            add(.mail, "Mail") { [self] finish in
                let subject = items.lazy.compactMap { $0 as? any UIActivityItemSource }
                    .map { $0.activityViewController(self, subjectForActivityType: .mail) }.first { !$0.isEmpty }
                let message = MailMessage(subject: subject, body: Self.text(values(for: .mail)))
                finish(message.url.map { SystemAddresses.open($0) } ?? false)
            }
        }
        if let url = kinds.lazy.compactMap({ $0 as? URL }).first {
            add(nil, "Open") { finish in finish(SystemAddresses.open(url)) }
        }
        if hasImage {
            add(.saveToCameraRoll, "Save Image") { [self] finish in
                values(for: .saveToCameraRoll).compactMap { $0 as? UIImage }.forEach { UIImageWriteToSavedPhotosAlbum($0, nil, nil, nil) }
                finish(true)
            }
        }
        if let file = kinds.lazy.compactMap({ $0 as? URL }).first(where: \.isFileURL) {
            add(nil, "Save to Files…") { finish in FileCopy.save(file) { finish($0 != nil) } }
        }
        return services
    }

    // MARK: The dialog

    override var presenter: AnyView {
        let isPresented = Binding(get: { true }, set: { [weak self] in if !$0 { self?.close() } })
        return AnyView(
            Color.clear.frame(width: 0, height: 0).accessibilityHidden(true)
                .confirmationDialog(Text(verbatim: title ?? ""), isPresented: isPresented, titleVisibility: title == nil ? .hidden : .visible) {
                    ForEach(services) { service in
                        Button { [weak self] in
                            self?.perform(service)
                        } label: {
                            Text(verbatim: service.title)
                        }
                    }
                })
    }

    private func perform(_ service: Service) {
        isPerforming = true
        leave()
        service.perform { [completionWithItemsHandler] isCompleted in completionWithItemsHandler?(service.type, isCompleted, nil, nil) }
    }

    /// Ends the dialog without a service, unless one has been chosen.
    private func close() {
        guard !isPerforming else { return }
        leave()
        completionWithItemsHandler?(nil, false, nil, nil)
    }

    private func leave() { presentingViewController?.dismiss(animated: true) }
}
