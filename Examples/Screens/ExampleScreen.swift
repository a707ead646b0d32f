import SwiftUI

/// The six screens, for programs that show all of them.
public enum ExampleScreen: CaseIterable, Sendable {
    case calculator, chat, mailList, musicPlayer, onboarding, settingsForm

    /// The screen as it is when it is opened.
    @MainActor public var view: AnyView {
        switch self {
        case .calculator: AnyView(Calculator())
        case .chat: AnyView(Chat())
        case .mailList: AnyView(MailList())
        case .musicPlayer: AnyView(MusicPlayer())
        case .onboarding: AnyView(Onboarding())
        case .settingsForm: AnyView(SettingsForm())
        }
    }
}
