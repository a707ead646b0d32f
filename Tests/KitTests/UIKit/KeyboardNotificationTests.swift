import SwiftUI
import SwiftUITesting
import Testing
import UIKit

/// A view that stays above the keyboard by itself, as programs did before SwiftUI kept it there.
private struct Lifted: View {
    @State private var height: CGFloat = 0
    @State private var duration = 0.0

    private var shown: NotificationCenter.Publisher { NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification) }
    private var hidden: NotificationCenter.Publisher { NotificationCenter.default.publisher(for: UIResponder.keyboardWillHideNotification) }

    var body: some View {
        Text("\(Int(height)), \(duration.formatted())").accessibilityIdentifier("state")
            .onReceive(shown) { notification in
                height = (notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue.height ?? -1
                duration = notification.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double ?? -1
            }
            .onReceive(hidden) { _ in height = 0 }
    }
}

/// What the observers of the keyboard receive.
@MainActor private final class Recorder {
    private(set) var events: [String] = []
    private var tokens: [any NSObjectProtocol] = []

    init() {
        let names = [
            UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardDidChangeFrameNotification,
            UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
            UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
        ]
        tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] notification in
                let frames = [UIResponder.keyboardFrameBeginUserInfoKey, UIResponder.keyboardFrameEndUserInfoKey].map { key in
                    (notification.userInfo?[key] as? CGRect).map { "\(Int($0.minY))+\(Int($0.height))" } ?? "none"
                }
                let name = notification.name.rawValue.dropFirst("UIKeyboard".count).dropLast("Notification".count)
                let event = "\(name) \(frames.joined(separator: " "))"
                MainActor.assumeIsolated { self?.events.append(event) }
            }
        }
    }

    func take() -> [String] {
        defer { events = [] }
        return events
    }

    func stop() { tokens.forEach(NotificationCenter.default.removeObserver) }
}

@MainActor @Suite struct KeyboardNotificationTests {
    @Test func viewsFollowTheKeyboard() throws {
        let host = ViewHost(Lifted(), profile: .iOS)
        host.keyboardHeight = 250
        #expect(try host.text(of: .identifier("state")) == "250, 0.25")
        host.keyboardHeight = 0
        #expect(try host.text(of: .identifier("state")) == "0, 0.25")
    }

    @Test func eachChangeOfTheKeyboardIsPosted() {
        let recorder = Recorder()
        defer { recorder.stop() }
        let host = ViewHost(Text("a"), profile: .iOS)
        host.keyboardHeight = 250
        #expect(
            recorder.take() == ["WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow"].map { "\($0) 844+250 594+250" })
        host.keyboardHeight = 300
        #expect(
            recorder.take() == ["WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow"].map { "\($0) 594+250 544+300" })
        host.keyboardHeight = 300
        #expect(recorder.take() == [])
        host.keyboardHeight = 0
        #expect(
            recorder.take() == ["WillChangeFrame", "WillHide", "DidChangeFrame", "DidHide"].map { "\($0) 544+300 844+300" })
    }

    @Test func aMacHasNoKeyboardOnTheScreen() {
        let recorder = Recorder()
        defer { recorder.stop() }
        let host = ViewHost(Text("a"), profile: .macOS)
        host.keyboardHeight = 250
        #expect(recorder.take() == [])
    }

    /// On Apple's systems geometry in an `Any` is an `NSValue` as well as what it was.
    @Test func geometryIsReadAsEitherType() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        let values: [Any] = [rect, NSValue(cgRect: rect)]
        for value in values {
            #expect(value as? CGRect == rect)
            #expect((value as? NSValue)?.cgRectValue == rect)
            #expect(value as? CGPoint == nil && value as? CGSize == nil)
        }
        let others: [Any] = [1, NSNumber(value: 1), CGPoint(x: 1, y: 2), NSValue(cgSize: CGSize(width: 1, height: 2)), "a"]
        for value in others { #expect(value as? CGRect == nil) }
        #expect((others[2] as? NSValue)?.cgPointValue == CGPoint(x: 1, y: 2))
        #expect(others[3] as? CGSize == CGSize(width: 1, height: 2))
    }
}
