import Foundation
import SwiftUI

/// A part of a phrase that the system replaces.
///
/// Follows https://developer.apple.com/documentation/appintents/appshortcutphrasetoken.
public enum AppShortcutPhraseToken: Hashable, Sendable {
    /// The name of the program.
    case applicationName

    var text: String {
        Bundle.main.object(forInfoDictionaryKey: "CFBundleDisplayName") as? String
            ?? Bundle.main.object(forInfoDictionaryKey: "CFBundleName") as? String ?? ProcessInfo.processInfo.processName
    }
}

/// A phrase that a user says to perform an intent, such as "Add a book to \(.applicationName)".
///
/// Follows https://developer.apple.com/documentation/appintents/appshortcutphrase.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation {
    private let pieces: [(Intent) -> String]

    public init(stringLiteral value: String) { pieces = [{ _ in value }] }
    public init(stringInterpolation: StringInterpolation) { pieces = stringInterpolation.pieces }
    /// Creates a phrase from a text.
    public init(_ text: String) { self.init(stringLiteral: text) }

    /// The phrase with the values of an intent.
    func text(of intent: Intent) -> String { pieces.map { $0(intent) }.joined() }

    /// The pieces of a phrase that is being written.
    public struct StringInterpolation: StringInterpolationProtocol {
        var pieces: [(Intent) -> String] = []

        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) { pieces.append { _ in literal } }
        /// Adds the name of the program.
        public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) { pieces.append { _ in token.text } }
        /// Adds the value of a parameter; without a value, the name of the parameter.
        public mutating func appendInterpolation<Value: _IntentValue>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) {
            pieces.append { $0[keyPath: keyPath].text }
        }
    }
}

/// An intent with phrases by which Siri knows it. Linux has no Siri: shortcuts are values that the program may use itself.
///
/// Follows https://developer.apple.com/documentation/appintents/appshortcut.
public struct AppShortcut {
    let intent: any AppIntent
    let shortTitle: LocalizedStringResource?
    let systemImageName: String?
    /// The phrases, with the values of the intent.
    let phrases: [String]

    /// Creates a shortcut.
    ///
    /// - Parameters:
    ///   - intent: The intent, with values for some of its parameters.
    ///   - phrases: The phrases that start the shortcut.
    ///   - shortTitle: The name of the shortcut.
    ///   - systemImageName: The symbol of the shortcut.
    public init<Intent: AppIntent>(
        intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource, systemImageName: String
    ) {
        self.intent = intent
        self.phrases = phrases.map { $0.text(of: intent) }
        self.shortTitle = shortTitle
        self.systemImageName = systemImageName
    }

    /// Creates a shortcut with the title of the intent.
    public init<Intent: AppIntent>(intent: Intent, phrases: [AppShortcutPhrase<Intent>]) {
        self.intent = intent
        self.phrases = phrases.map { $0.text(of: intent) }
        shortTitle = nil
        systemImageName = nil
    }
}

/// A phrase that is not meant for the program.
///
/// Follows https://developer.apple.com/documentation/appintents/negativeappshortcutphrase.
public struct NegativeAppShortcutPhrase: ExpressibleByStringLiteral, Sendable {
    let text: String

    public init(stringLiteral value: String) { text = value }
    public init(_ text: String) { self.text = text }
}

/// The colour behind the shortcuts of a program.
///
/// Follows https://developer.apple.com/documentation/appintents/shortcuttilecolor.
public enum ShortcutTileColor: Hashable, Sendable {
    case blue, grape, grayBlue, grayBrown, grayGreen, lightBlue, lime, navy, orange, pink, purple, red, tangerine, teal, yellow
}

/// The shortcuts of a program.
///
/// Follows https://developer.apple.com/documentation/appintents/appshortcutsprovider.
public protocol AppShortcutsProvider: Sendable {
    /// The shortcuts, the most important first.
    @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
    /// The colour behind the shortcuts.
    static var shortcutTileColor: ShortcutTileColor { get }
    /// Phrases that are not meant for the program.
    @NegativeAppShortcutPhrasesBuilder static var negativePhrases: [NegativeAppShortcutPhrase] { get }
}

extension AppShortcutsProvider {
    /// Returns `blue`.
    public static var shortcutTileColor: ShortcutTileColor { .blue }
    /// Returns no phrases.
    public static var negativePhrases: [NegativeAppShortcutPhrase] { [] }
    /// Does nothing, as nothing on Linux keeps the values of parameters.
    public static func updateAppShortcutParameters() {}
}

/// Builds the shortcuts of a program from several statements.
///
/// Follows https://developer.apple.com/documentation/appintents/appshortcutsbuilder.
@resultBuilder public enum AppShortcutsBuilder {
    public static func buildExpression(_ shortcut: AppShortcut) -> [AppShortcut] { [shortcut] }
    public static func buildBlock(_ shortcuts: [AppShortcut]...) -> [AppShortcut] { shortcuts.flatMap { $0 } }
    public static func buildOptional(_ shortcuts: [AppShortcut]?) -> [AppShortcut] { shortcuts ?? [] }
    public static func buildEither(first shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
    public static func buildEither(second shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
    public static func buildLimitedAvailability(_ shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
}

/// Builds phrases from several statements.
///
/// Follows https://developer.apple.com/documentation/appintents/negativeappshortcutphrasesbuilder.
@resultBuilder public enum NegativeAppShortcutPhrasesBuilder {
    public static func buildExpression(_ phrase: NegativeAppShortcutPhrase) -> [NegativeAppShortcutPhrase] { [phrase] }
    public static func buildBlock(_ phrases: [NegativeAppShortcutPhrase]...) -> [NegativeAppShortcutPhrase] { phrases.flatMap { $0 } }
}
