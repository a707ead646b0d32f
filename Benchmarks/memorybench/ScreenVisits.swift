import ExampleScreens
import Foundation
import SwiftUI
import SwiftUITesting

/// Visits to the six example screens: each is opened, used as people use it, drawn and left.
@MainActor struct ScreenVisits {
    /// How long a visit is on the screen's clock, in seconds.
    static let duration = 30.0
    static let count = ExampleScreen.allCases.count

    /// Makes the visit of a number: the screens take turns.
    static func visit(_ number: Int) throws {
        let screen = ExampleScreen.allCases[number % count]
        // The same texts repeat, so that the caches reach their final size.
        let round = number / count % 3
        switch screen {
        case .calculator:
            try use(screen) { host in
                for key in "\(round)7+8×\(round)=" { try host.tap(.label(String(key)).at(host.findAll(.label(String(key))).count - 1)) }
            }
        case .chat:
            try use(screen) { host in
                for line in 0..<4 {
                    try host.tap(.text("Message"))
                    host.type(
                        "Line \(line) of round \(round): the water is warm, and the kiosk has lemon ice. \(String(repeating: "So come! ", count: line))"
                    )
                    try host.tap(.label("Send"))
                    host.advance(by: 1)
                }
                try host.drag(.point(200, 300), by: CGSize(width: 0, height: 250))
            }
        case .mailList:
            try use(screen) { host in
                try host.drag(.text("The comet is back"), by: CGSize(width: -170, height: 0))
                host.advance(by: 1)
                try host.tap(.label("Delete"))
                host.advance(by: 1)
                for subject in ["Your lens is ready", "Measurements of June"] {
                    try host.tap(.text(subject))
                    host.advance(by: 1)
                    _ = try host.image()
                    try host.tap(.text("Inbox"))
                    host.advance(by: 1)
                }
                try host.tap(.text("Read all"))
            }
        case .musicPlayer:
            try use(screen) { host in
                for song in ["Low Tide", "Orchard", "Paper Boats"] {
                    try host.tap(.text(song))
                    host.advance(by: 1)
                    try host.tap(.point(300, host.frame(of: .identifier("bar")).midY))
                    host.advance(by: 2)
                    _ = try host.image()
                    try host.tap(.label("Pause"))
                    host.advance(by: 1)
                    try host.tap(.label("Play"))
                    try host.tap(.point(195, 60))
                    host.advance(by: 2)
                }
            }
        case .onboarding:
            try use(screen) { host in
                try host.drag(.point(195, 300), by: CGSize(width: -250, height: 0))
                host.advance(by: 1)
                for button in ["Continue", "Start"] {
                    try host.tap(.text(button))
                    host.advance(by: 1)
                    _ = try host.image()
                }
            }
        case .settingsForm:
            try use(screen) { host in
                try host.tap(.label("Show my profile"))
                try host.tap(.text("Dark"))
                host.advance(by: 1)
                try host.tap(.label("Remind me daily"))
                host.advance(by: 1)
                try host.tap(.text("Reset all settings"))
                host.advance(by: 1)
                _ = try host.image()
                try host.tap(.text("Reset"))
            }
        }
    }

    private static func use(_ screen: ExampleScreen, _ actions: (ViewHost) throws -> Void) throws {
        let host = ViewHost(screen.view)
        host.safeAreaInsets = EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)
        _ = try host.image()
        try actions(host)
        host.advance(by: 1)
        _ = try host.image()
        host.advance(by: max(0, duration - host.time))
    }
}
