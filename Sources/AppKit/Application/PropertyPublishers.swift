import Combine
import Foundation
import KitValues
import SwiftUICore

/// An object of AppKit that announces its changes, so that its properties can be published.
@preconcurrency @MainActor public protocol _PropertyAnnouncing: AnyObject {
    /// Sends after each change.
    var _changes: PassthroughSubject<Void, Never> { get }
}

extension _PropertyAnnouncing {
    /// Publishes the value of a property, and each further value.
    ///
    ///     NSApp.publisher(for: \.effectiveAppearance).sink { update($0) }
    ///
    /// Linux has no key-value observing: a new value is noticed when the object announces a change. It does so for what notifications and
    /// delegates are told, for changes of the desktop's appearance, and when the program sets a property of the object. Equal values are passed
    /// once. Changes of stored properties of subclasses are noticed with the next announcement. The publisher keeps the object.
    public func publisher<Value>(
        for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> AnyPublisher<Value, Never> {
        let values = _changes.map { [self] in self[keyPath: keyPath] }
        let all = values.prepend(self[keyPath: keyPath]).removeDuplicates { isSame($0, $1) }
        return options.contains(.initial) ? all.eraseToAnyPublisher() : all.dropFirst().eraseToAnyPublisher()
    }
}
