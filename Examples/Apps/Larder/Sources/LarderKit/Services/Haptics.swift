import SwiftUI

#if os(iOS)
import UIKit
#endif

/// The feedback of the program that is felt.
public struct Haptics: Sendable {
    public enum Event: Hashable, Sendable {
        /// A value has changed by one step.
        case tick
        /// A thing has been put somewhere.
        case drop
        case success
        case warning
    }

    private let action: @MainActor @Sendable (Event) -> Void

    public init(_ action: @escaping @MainActor @Sendable (Event) -> Void) { self.action = action }

    @MainActor public func play(_ event: Event) { action(event) }

    /// The feedback of the device.
    public static let device = Haptics { event in
        #if os(iOS)
        switch event {
        case .tick: UISelectionFeedbackGenerator().selectionChanged()
        case .drop: UIImpactFeedbackGenerator(style: .light).impactOccurred()
        case .success: UINotificationFeedbackGenerator().notificationOccurred(.success)
        case .warning: UINotificationFeedbackGenerator().notificationOccurred(.warning)
        }
        #endif
    }
}

extension EnvironmentValues {
    @Entry public var haptics = Haptics.device
}
