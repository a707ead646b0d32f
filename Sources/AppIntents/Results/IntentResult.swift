import Foundation
import SwiftUI

/// The result of performing an intent.
///
/// Follows https://developer.apple.com/documentation/appintents/intentresult.
public protocol IntentResult: Sendable {
    /// The type of the value; `Never` if there is none.
    associatedtype Value: _IntentValue = Never
    /// The value; nil if there is none.
    var value: Value? { get }
}

/// A result with a value.
///
/// Follows https://developer.apple.com/documentation/appintents/returnsvalue.
public protocol ReturnsValue<Value>: IntentResult {}

/// A result with something that is told to the user. Buttons and toggles do not tell it, as on Apple's systems.
///
/// Follows https://developer.apple.com/documentation/appintents/providesdialog.
public protocol ProvidesDialog: IntentResult {}

/// A result with a view that Siri shows. Nothing on Linux shows it.
///
/// Follows https://developer.apple.com/documentation/appintents/showssnippetview.
public protocol ShowsSnippetView: IntentResult {}

/// A result with an intent that is performed next.
///
/// Follows https://developer.apple.com/documentation/appintents/opensintent.
public protocol OpensIntent: IntentResult {}

/// The view of a result. It is made once, and used on the main actor only.
public struct _SnippetViewContainer: @unchecked Sendable {
    private let content: any View

    init<Content: View>(_ content: Content) { self.content = content }

    @MainActor var view: AnyView { AnyView(erasing: content) }
}

/// A result with some of a value, an intent to be performed next, a view and a dialog, each of which has the type `Never` if there is none.
///
/// Follows https://developer.apple.com/documentation/appintents/intentresultcontainer.
public struct IntentResultContainer<Value: _IntentValue, OpensAppIntent: Sendable, SnippetView: Sendable, Dialog: Sendable>: IntentResult {
    public let value: Value?
    let opensIntent: OpensAppIntent?
    let view: SnippetView?
    let dialog: Dialog?
}

extension IntentResultContainer: ReturnsValue {}
extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}
extension IntentResultContainer: ShowsSnippetView where SnippetView == _SnippetViewContainer {}
extension IntentResultContainer: OpensIntent where OpensAppIntent: AppIntent {}

/// A result that can have an intent to be performed next.
protocol ContinuedResult {
    var next: (any AppIntent)? { get }
}

extension IntentResultContainer: ContinuedResult {
    var next: (any AppIntent)? { opensIntent as? any AppIntent }
}

// The results that `perform()` returns.
extension IntentResult {
    /// Returns the result of an intent.
    public static func result() -> Self where Self == IntentResultContainer<Never, Never, Never, Never> {
        IntentResultContainer(value: nil, opensIntent: nil, view: nil, dialog: nil)
    }

    /// Returns a result with a view.
    public static func result<Content: View>(
        view: Content
    ) -> Self
    where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never> {
        IntentResultContainer(value: nil, opensIntent: nil, view: _SnippetViewContainer(view), dialog: nil)
    }

    /// Returns a result with a view.
    public static func result<Content: View>(
        @ViewBuilder content: () -> Content
    ) -> Self
    where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never> {
        IntentResultContainer(value: nil, opensIntent: nil, view: _SnippetViewContainer(content()), dialog: nil)
    }

    /// Returns a result with a dialog.
    public static func result(dialog: IntentDialog) -> Self where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
        IntentResultContainer(value: nil, opensIntent: nil, view: nil, dialog: dialog)
    }

    /// Returns a result with a dialog and a view.
    public static func result<Content: View>(
        dialog: IntentDialog, view: Content
    ) -> Self
    where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog> {
        IntentResultContainer(value: nil, opensIntent: nil, view: _SnippetViewContainer(view), dialog: dialog)
    }

    /// Returns a result with a dialog and a view.
    public static func result<Content: View>(
        dialog: IntentDialog, @ViewBuilder content: () -> Content
    ) -> Self
    where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog> {
        IntentResultContainer(value: nil, opensIntent: nil, view: _SnippetViewContainer(content()), dialog: dialog)
    }

    /// Returns a result with an intent to be performed next.
    public static func result<OpensAppIntent: AppIntent>(
        opensIntent: OpensAppIntent
    ) -> Self
    where Self == IntentResultContainer<Never, OpensAppIntent, Never, Never> {
        IntentResultContainer(value: nil, opensIntent: opensIntent, view: nil, dialog: nil)
    }

    /// Returns a result with an intent to be performed next and a view.
    public static func result<OpensAppIntent: AppIntent, Content: View>(
        opensIntent: OpensAppIntent, view: Content
    ) -> Self
    where Self == IntentResultContainer<Never, OpensAppIntent, _SnippetViewContainer, Never> {
        IntentResultContainer(value: nil, opensIntent: opensIntent, view: _SnippetViewContainer(view), dialog: nil)
    }

    /// Returns a result with an intent to be performed next and a view.
    public static func result<OpensAppIntent: AppIntent, Content: View>(
        opensIntent: OpensAppIntent, @ViewBuilder content: () -> Content
    ) -> Self
    where Self == IntentResultContainer<Never, OpensAppIntent, _SnippetViewContainer, Never> {
        IntentResultContainer(value: nil, opensIntent: opensIntent, view: _SnippetViewContainer(content()), dialog: nil)
    }

    /// Returns a result with an intent to be performed next and a dialog.
    public static func result<OpensAppIntent: AppIntent>(
        opensIntent: OpensAppIntent, dialog: IntentDialog
    ) -> Self
    where Self == IntentResultContainer<Never, OpensAppIntent, Never, IntentDialog> {
        IntentResultContainer(value: nil, opensIntent: opensIntent, view: nil, dialog: dialog)
    }

    /// Returns a result with an intent to be performed next, a dialog and a view.
    public static func result<OpensAppIntent: AppIntent, Content: View>(
        opensIntent: OpensAppIntent, dialog: IntentDialog, view: Content
    ) -> Self
    where Self == IntentResultContainer<Never, OpensAppIntent, _SnippetViewContainer, IntentDialog> {
        IntentResultContainer(value: nil, opensIntent: opensIntent, view: _SnippetViewContainer(view), dialog: dialog)
    }

    /// Returns a result with an intent to be performed next, a dialog and a view.
    public static func result<OpensAppIntent: AppIntent, Content: View>(
        opensIntent: OpensAppIntent, dialog: IntentDialog, @ViewBuilder content: () -> Content
    ) -> Self
    where Self == IntentResultContainer<Never, OpensAppIntent, _SnippetViewContainer, IntentDialog> {
        IntentResultContainer(value: nil, opensIntent: opensIntent, view: _SnippetViewContainer(content()), dialog: dialog)
    }

    /// Returns a result with a value.
    public static func result<Value: _IntentValue>(value: Value) -> Self where Self == IntentResultContainer<Value, Never, Never, Never> {
        IntentResultContainer(value: value, opensIntent: nil, view: nil, dialog: nil)
    }

    /// Returns a result with a value and a view.
    public static func result<Value: _IntentValue, Content: View>(
        value: Value, view: Content
    ) -> Self
    where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, Never> {
        IntentResultContainer(value: value, opensIntent: nil, view: _SnippetViewContainer(view), dialog: nil)
    }

    /// Returns a result with a value and a view.
    public static func result<Value: _IntentValue, Content: View>(
        value: Value, @ViewBuilder content: () -> Content
    ) -> Self
    where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, Never> {
        IntentResultContainer(value: value, opensIntent: nil, view: _SnippetViewContainer(content()), dialog: nil)
    }

    /// Returns a result with a value and a dialog.
    public static func result<Value: _IntentValue>(
        value: Value, dialog: IntentDialog
    ) -> Self
    where Self == IntentResultContainer<Value, Never, Never, IntentDialog> {
        IntentResultContainer(value: value, opensIntent: nil, view: nil, dialog: dialog)
    }

    /// Returns a result with a value, a dialog and a view.
    public static func result<Value: _IntentValue, Content: View>(
        value: Value, dialog: IntentDialog, view: Content
    ) -> Self
    where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, IntentDialog> {
        IntentResultContainer(value: value, opensIntent: nil, view: _SnippetViewContainer(view), dialog: dialog)
    }

    /// Returns a result with a value, a dialog and a view.
    public static func result<Value: _IntentValue, Content: View>(
        value: Value, dialog: IntentDialog, @ViewBuilder content: () -> Content
    ) -> Self
    where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, IntentDialog> {
        IntentResultContainer(value: value, opensIntent: nil, view: _SnippetViewContainer(content()), dialog: dialog)
    }

    /// Returns a result with a value and an intent to be performed next.
    public static func result<Value: _IntentValue, OpensAppIntent: AppIntent>(
        value: Value, opensIntent: OpensAppIntent
    ) -> Self
    where Self == IntentResultContainer<Value, OpensAppIntent, Never, Never> {
        IntentResultContainer(value: value, opensIntent: opensIntent, view: nil, dialog: nil)
    }

    /// Returns a result with a value, an intent to be performed next and a view.
    public static func result<Value: _IntentValue, OpensAppIntent: AppIntent, Content: View>(
        value: Value, opensIntent: OpensAppIntent, view: Content
    ) -> Self
    where Self == IntentResultContainer<Value, OpensAppIntent, _SnippetViewContainer, Never> {
        IntentResultContainer(value: value, opensIntent: opensIntent, view: _SnippetViewContainer(view), dialog: nil)
    }

    /// Returns a result with a value, an intent to be performed next and a view.
    public static func result<Value: _IntentValue, OpensAppIntent: AppIntent, Content: View>(
        value: Value, opensIntent: OpensAppIntent, @ViewBuilder content: () -> Content
    ) -> Self
    where Self == IntentResultContainer<Value, OpensAppIntent, _SnippetViewContainer, Never> {
        IntentResultContainer(value: value, opensIntent: opensIntent, view: _SnippetViewContainer(content()), dialog: nil)
    }

    /// Returns a result with a value, an intent to be performed next and a dialog.
    public static func result<Value: _IntentValue, OpensAppIntent: AppIntent>(
        value: Value, opensIntent: OpensAppIntent, dialog: IntentDialog
    ) -> Self
    where Self == IntentResultContainer<Value, OpensAppIntent, Never, IntentDialog> {
        IntentResultContainer(value: value, opensIntent: opensIntent, view: nil, dialog: dialog)
    }

    /// Returns a result with a value, an intent to be performed next, a dialog and a view.
    public static func result<Value: _IntentValue, OpensAppIntent: AppIntent, Content: View>(
        value: Value, opensIntent: OpensAppIntent, dialog: IntentDialog, view: Content
    ) -> Self
    where Self == IntentResultContainer<Value, OpensAppIntent, _SnippetViewContainer, IntentDialog> {
        IntentResultContainer(value: value, opensIntent: opensIntent, view: _SnippetViewContainer(view), dialog: dialog)
    }

    /// Returns a result with a value, an intent to be performed next, a dialog and a view.
    public static func result<Value: _IntentValue, OpensAppIntent: AppIntent, Content: View>(
        value: Value, opensIntent: OpensAppIntent, dialog: IntentDialog, @ViewBuilder content: () -> Content
    ) -> Self
    where Self == IntentResultContainer<Value, OpensAppIntent, _SnippetViewContainer, IntentDialog> {
        IntentResultContainer(value: value, opensIntent: opensIntent, view: _SnippetViewContainer(content()), dialog: dialog)
    }
}
