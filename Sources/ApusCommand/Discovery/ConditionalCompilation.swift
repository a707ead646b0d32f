import SwiftSourceReader

/// Removes the branches of `#if` that the compiler would not compile.
struct ConditionalCompilation {
    /// The conditions set with `-D`.
    var definitions: Set<String>
    /// The modules of Apple's systems that can be imported here.
    var modules: Set<String> = []

    /// Returns `tokens` without inactive branches and without the directives themselves.
    func activeTokens(of tokens: [Token]) -> [Token] {
        var active: [Token] = []
        // For every open `#if`: whether its current branch is active, and whether a branch was active before.
        var branches: [(isActive: Bool, wasTaken: Bool)] = []
        var index = 0
        while index < tokens.count {
            let token = tokens[index]
            index += 1
            guard token.kind == .directive, ["if", "elseif", "else", "endif"].contains(token.text) else {
                if branches.allSatisfy(\.isActive) { active.append(token) }
                continue
            }
            let start = index
            if token.text == "if" || token.text == "elseif" {
                while index < tokens.count, !tokens[index].startsLine { index += 1 }
            }
            let condition = Array(tokens[start..<index])
            switch token.text {
            case "if":
                let holds = isTrue(condition)
                branches.append((holds, holds))
            case "elseif":
                guard let last = branches.last else { break }
                let holds = !last.wasTaken && isTrue(condition)
                branches[branches.count - 1] = (holds, last.wasTaken || holds)
            case "else":
                guard let last = branches.last else { break }
                branches[branches.count - 1] = (!last.wasTaken, true)
            default:
                _ = branches.popLast()
            }
        }
        return active
    }

    /// The value of a condition such as `os(Linux) && !DEBUG`. Unknown conditions count as true:
    /// the compiler drops a superfluous view later, but a missing view would be lost.
    private func isTrue(_ condition: [Token]) -> Bool {
        var index = 0
        return disjunction(condition, &index)
    }

    private func disjunction(_ tokens: [Token], _ index: inout Int) -> Bool {
        var value = conjunction(tokens, &index)
        while index < tokens.count, tokens[index].isOperation("||") {
            index += 1
            let other = conjunction(tokens, &index)
            value = value || other
        }
        return value
    }

    private func conjunction(_ tokens: [Token], _ index: inout Int) -> Bool {
        var value = term(tokens, &index)
        while index < tokens.count, tokens[index].isOperation("&&") {
            index += 1
            let other = term(tokens, &index)
            value = value && other
        }
        return value
    }

    private func term(_ tokens: [Token], _ index: inout Int) -> Bool {
        guard index < tokens.count else { return true }
        let token = tokens[index]
        index += 1
        if token.isOperation("!") { return !term(tokens, &index) }
        if token.isPunctuation("(") {
            let value = disjunction(tokens, &index)
            if index < tokens.count, tokens[index].isPunctuation(")") { index += 1 }
            return value
        }
        guard token.kind == .word else { return true }
        guard index < tokens.count, tokens[index].isPunctuation("(") else {
            return token.text == "true" || definitions.contains(token.text)
        }
        let close = tokens[index...].firstIndex { $0.isPunctuation(")") } ?? tokens.count
        let arguments = tokens[index..<close].dropFirst().map(\.text)
        index = min(close + 1, tokens.count)
        return platformCondition(token.text, arguments.joined())
    }

    private func platformCondition(_ name: String, _ argument: String) -> Bool {
        switch name {
        case "os": argument == "Linux"
        case "canImport": modules.contains(argument) || !Self.appleOnlyModules.contains(argument)
        case "targetEnvironment", "_runtime": false
        case "arch": argument == Self.architecture
        default: true
        }
    }

    private static let appleOnlyModules: Set<String> = [
        "_AppIntents_SwiftUI", "_AuthenticationServices_SwiftUI", "_MapKit_SwiftUI", "_PhotosUI_SwiftUI", "_StoreKit_SwiftUI", "_Translation_SwiftUI",
        "_WebKit_SwiftUI",
        "ARKit", "AVFoundation", "AVKit", "Accelerate", "ActivityKit", "AdSupport", "AlarmKit", "AppIntents", "AppKit", "AppTrackingTransparency",
        "AuthenticationServices", "BackgroundTasks", "CallKit", "Charts", "CloudKit", "Cocoa", "Contacts", "ContactsUI", "CoreBluetooth", "CoreData",
        "CoreHaptics", "CoreImage", "CoreLocation", "CoreML", "CoreMedia", "CoreMotion", "CoreNFC", "CoreSpotlight", "CoreTelephony", "CoreText",
        "CoreVideo", "CryptoKit", "Darwin", "DeviceCheck", "EventKit", "EventKitUI", "FoundationModels", "GameController", "GameKit", "HealthKit",
        "HomeKit", "IOKit", "ImageIO", "Intents", "IntentsUI", "JavaScriptCore", "LinkPresentation", "LocalAuthentication", "MapKit", "MediaPlayer",
        "MessageUI", "Metal", "MetalKit", "MusicKit", "NaturalLanguage", "Network", "ObjectiveC", "PDFKit", "PassKit", "PencilKit", "Photos",
        "PhotosUI", "QuartzCore", "QuickLook", "RealityKit", "ReplayKit", "SafariServices", "SceneKit", "ScreenCaptureKit", "Security", "Speech",
        "SpriteKit", "StoreKit", "SwiftData", "SystemConfiguration", "TipKit", "Translation", "UIKit", "Vision", "VisionKit", "WatchConnectivity",
        "WatchKit", "WeatherKit", "WebKit", "WidgetKit",
    ]

    private static var architecture: String {
        #if arch(arm64)
        "arm64"
        #else
        "x86_64"
        #endif
    }
}
