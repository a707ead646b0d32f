import SwiftSourceReader

/// Removes the branches of `#if` in a source that the compiler would not compile.
struct ConditionalCompilation {
    /// The conditions set with `-D`.
    private let definitions: Set<String>
    /// The modules of Apple's systems that can be imported here.
    private let modules: Set<String>
    /// The language mode, "5" or "6".
    private let swiftVersion: String
    /// The source in UTF-8.
    private let bytes: [UInt8]
    private let tokens: [Token]

    init(of source: String, definitions: Set<String>, modules: Set<String> = [], swiftVersion: String = "6") {
        bytes = Array(source.utf8)
        tokens = Lexer.tokens(of: source)
        self.definitions = definitions
        self.modules = modules
        self.swiftVersion = swiftVersion
    }

    /// The tokens of the source without inactive branches and without the directives themselves.
    var activeTokens: [Token] {
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
        let argument = text(from: tokens[index].range.upperBound, to: close < tokens.count ? tokens[close].range.lowerBound : bytes.count)
        index = min(close + 1, tokens.count)
        return platformCondition(token.text, argument)
    }

    /// A part of the source without white space.
    private func text(from start: Int, to end: Int) -> String {
        String(decoding: bytes[start..<max(start, end)].filter { $0 != UInt8(ascii: " ") }, as: UTF8.self)
    }

    private func platformCondition(_ name: String, _ argument: String) -> Bool {
        switch name {
        case "os": argument == "Linux"
        case "canImport": modules.contains(argument) || !Self.appleOnlyModules.contains(argument)
        case "targetEnvironment", "_runtime": false
        case "arch": argument == Self.architecture
        case "swift": Self.meets(argument, swiftVersion == "5" ? [5, 10] : Self.compilerVersion)
        case "compiler": Self.meets(argument, Self.compilerVersion)
        default: true
        }
    }

    /// Whether a version meets a requirement such as ">=6.1" or "<6"; unknown requirements are met.
    private static func meets(_ requirement: String, _ version: [Int]) -> Bool {
        func isAtLeast(_ other: Substring) -> Bool {
            let numbers = other.split(separator: ".").compactMap { Int($0) }
            return !version.lexicographicallyPrecedes(numbers)
        }
        if requirement.hasPrefix(">=") { return isAtLeast(requirement.dropFirst(2)) }
        return !requirement.hasPrefix("<") || !isAtLeast(requirement.dropFirst(1))
    }

    /// The version of the compiler, which is the one that has compiled this code.
    private static var compilerVersion: [Int] {
        #if compiler(>=6.4)
        [6, 4]
        #elseif compiler(>=6.3)
        [6, 3]
        #else
        [6, 2]
        #endif
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
