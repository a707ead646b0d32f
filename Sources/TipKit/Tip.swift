import Foundation
import SwiftUI

/// Advice about a feature of a program, which is shown until the user knows it.
///
/// ```swift
/// struct FavouriteTip: Tip {
///     static let opened = Event(id: "opened")
///
///     var title: Text { Text("Keep what you like") }
///     var message: Text? { Text("Favourites stand at the top of the list.") }
///     var image: Image? { Image(systemName: "star") }
///     var rules: [Rule] { #Rule(Self.opened) { $0.donations.count >= 3 } }
/// }
/// ```
///
/// No tip is shown before `Tips.configure()` was called.
///
/// Follows https://developer.apple.com/documentation/tipkit/tip.
public protocol Tip: Identifiable, Sendable where ID == String {
    typealias Action = Tips.Action
    typealias Event = Tips.Event
    typealias Rule = Tips.Rule
    typealias Option = TipOption
    typealias Status = Tips.Status
    typealias MaxDisplayCount = Tips.MaxDisplayCount
    typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency

    /// The name under which it is kept whether the user has seen the tip: the name of the type, unless the tip says otherwise.
    var id: String { get }
    /// The title.
    var title: Text { get }
    /// The text below the title; nil for none.
    var message: Text? { get }
    /// The picture beside the title; nil for none.
    var image: Image? { get }
    /// The buttons below the text.
    @Tips.ActionBuilder var actions: [Action] { get }
    /// The rules of the tip, all of which must hold for it to be shown.
    @Tips.RuleBuilder var rules: [Rule] { get }
    /// How often the tip is shown.
    @Tips.OptionsBuilder var options: [any Option] { get }
}

extension Tip {
    public var id: String { String(describing: Self.self) }
    public var message: Text? { nil }
    public var image: Image? { nil }
    public var actions: [Action] { [] }
    public var rules: [Rule] { [] }
    public var options: [any Option] { [] }

    /// Whether the tip waits for its rules, may be shown, or was shown for the last time.
    public var status: Status { TipStore.shared.status(of: self) }
    /// Whether the tip may be shown.
    public var shouldDisplay: Bool { status == .available }

    /// The status now, and after each change.
    public var statusUpdates: AsyncStream<Status> { TipStore.shared.updates { status } }
    /// Whether the tip may be shown now, and after each change.
    public var shouldDisplayUpdates: AsyncStream<Bool> { TipStore.shared.updates { shouldDisplay } }

    /// Shows the tip no more, as the user knows the feature.
    public func invalidate(reason: Tips.InvalidationReason) { TipStore.shared.invalidate(id, reason) }
    /// Lets the tip be shown anew.
    public func resetEligibility() async { TipStore.shared.reset(id) }
}
