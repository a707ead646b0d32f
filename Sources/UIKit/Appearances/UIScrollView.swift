import Foundation
import KitValues
import SwiftUI
import SwiftUICore

/// The name of SwiftUI's scroll views in UIKit, which has what they share only: there are no views of UIKit.
///
///     .onAppear { UIScrollView.appearance().bounces = false }
@preconcurrency @MainActor public final class UIScrollView: NSObject {
    /// How scrolling dismisses the keyboard.
    public enum KeyboardDismissMode: Int, Sendable {
        case none, onDrag, interactive
    }

    private static let proxy = UIScrollView()

    /// Returns the appearance of all scroll views. Modifiers of views take precedence.
    public static func appearance() -> UIScrollView { proxy }

    private override nonisolated init() { super.init() }

    /// Whether content can be dragged beyond its ends, from where it bounces back; true by default.
    public var bounces: Bool {
        get { ScrollViewAppearance.shared.withLock { $0.bounces } }
        set { ScrollViewAppearance.shared.withLock { $0.bounces = newValue } }
    }
    /// Whether the user can scroll; true by default.
    public var isScrollEnabled: Bool {
        get { ScrollViewAppearance.shared.withLock { $0.isScrollEnabled } }
        set { ScrollViewAppearance.shared.withLock { $0.isScrollEnabled = newValue } }
    }
    /// How scrolling dismisses the keyboard.
    public var keyboardDismissMode: KeyboardDismissMode {
        get {
            switch ScrollViewAppearance.shared.withLock({ $0.keyboardDismissMode }) {
            case .never: .none
            case .interactively: .interactive
            default: .onDrag
            }
        }
        set {
            let mode: ScrollDismissesKeyboardMode =
                switch newValue {
                case .none: .never
                case .onDrag: .immediately
                case .interactive: .interactively
                }
            ScrollViewAppearance.shared.withLock { $0.keyboardDismissMode = mode }
        }
    }
}
