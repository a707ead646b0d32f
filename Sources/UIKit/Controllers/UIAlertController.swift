import Foundation
import SwiftUI
import os

/// An alert, or a choice of actions, that is presented over a window.
///
///     let alert = UIAlertController(title: "Delete the file?", message: nil, preferredStyle: .alert)
///     alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in delete() })
///     alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
///     controller.present(alert, animated: true)
///
/// Each action dismisses the alert.
open class UIAlertController: UIViewController {
    /// How the actions are shown.
    public enum Style: Int, Sendable {
        /// As SwiftUI's `confirmationDialog`: a Cancel button is added if there is none.
        case actionSheet
        case alert
    }

    /// How the actions are shown.
    public let preferredStyle: Style
    /// The text below the title; nil for none.
    open var message: String? { didSet { presentationChanged() } }
    /// The title of the alert.
    open override var title: String? { didSet { presentationChanged() } }
    /// The actions in the order in which they were added.
    open private(set) var actions: [UIAlertAction] = []
    /// The action that the Return key performs; nil for none.
    open var preferredAction: UIAlertAction? { didSet { presentationChanged() } }
    /// The text fields in the order in which they were added; nil for none.
    open private(set) var textFields: [UITextField]?

    /// Creates an alert.
    public init(title: String?, message: String?, preferredStyle: Style) {
        self.message = message
        self.preferredStyle = preferredStyle
        super.init()
        self.title = title
    }

    /// Returns nil: archives of controllers, which Xcode makes of its storyboards, do not exist.
    public required init?(coder: NSCoder) { return nil }

    /// Adds an action.
    open func addAction(_ action: UIAlertAction) {
        action.controller = self
        actions.append(action)
        presentationChanged()
    }

    /// Adds a text field, which the closure configures. A choice of actions has no text fields: there the call is ignored, with a warning.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        guard preferredStyle == .alert else {
            return RuntimeWarnings.report("Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert.")
        }
        let field = UITextField { [weak self] in self?.presentationChanged() }
        textFields = (textFields ?? []) + [field]
        configurationHandler?(field)
        presentationChanged()
    }

    override var presenter: AnyView {
        let isPresented = Binding(get: { true }, set: { [weak self] in if !$0 { self?.leave() } })
        let title = Text(verbatim: title ?? "")
        let source = Color.clear.frame(width: 0, height: 0).accessibilityHidden(true)
        switch preferredStyle {
        case .alert:
            return AnyView(
                source.alert(title, isPresented: isPresented) {
                    fields; buttons
                } message: {
                    messageText
                })
        case .actionSheet:
            return AnyView(
                source.confirmationDialog(title, isPresented: isPresented, titleVisibility: self.title == nil ? .hidden : .visible) {
                    buttons
                } message: {
                    messageText
                })
        }
    }

    @ViewBuilder private var messageText: some View {
        if let message { Text(verbatim: message) }
    }

    private var fields: some View {
        ForEach(textFields ?? [], id: \.self) { $0.field }
    }

    private var buttons: some View {
        ForEach(actions, id: \.self) { action in
            Button(role: action.role) { [weak self] in
                self?.perform(action)
            } label: {
                Text(verbatim: action.title ?? "")
            }
            .keyboardShortcut(action === self.preferredAction ? .defaultAction : nil)
            .disabled(!action.isEnabled)
        }
    }

    /// Performs an action after the alert has gone, so that the action may present another controller.
    private func perform(_ action: UIAlertAction) {
        leave()
        action.handler?(action)
    }

    private func leave() { presentingViewController?.dismiss(animated: true) }
}

/// An action of an alert.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
    /// The meaning of an action.
    public enum Style: Int, Sendable {
        case `default`, cancel, destructive
    }

    /// The title of the action.
    public let title: String?
    /// The meaning of the action.
    public let style: Style
    /// Whether the user can choose the action.
    open var isEnabled = true { didSet { controller?.presentationChanged() } }
    let handler: ((UIAlertAction) -> Void)?
    weak var controller: UIAlertController?

    /// Creates an action.
    ///
    /// - Parameter handler: Called when the user has chosen the action, after the alert has been dismissed.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
    }

    var role: ButtonRole? {
        switch style {
        case .default: nil
        case .cancel: .cancel
        case .destructive: .destructive
        }
    }
}
