import CoreGraphics

extension View {
    /// Calls a function when an assistive technology performs an action on the view. It replaces the view's own action of this kind.
    nonisolated public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View {
        accessibility { $0.actions = [AccessibilityActionEntry(actionKind, perform: handler)] }
    }

    /// Adds a custom accessibility action with a name.
    nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
        accessibility { $0.actions = [AccessibilityActionEntry(.named, name: name, perform: handler)] }
    }

    /// Adds a custom accessibility action with a localized name.
    nonisolated public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void) -> some View {
        accessibilityAction(named: Text(nameKey), handler)
    }

    /// Adds a custom accessibility action with a name that is not localized.
    @_disfavoredOverload
    nonisolated public func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void) -> some View {
        accessibilityAction(named: Text(name), handler)
    }

    /// Calls a function when an assistive technology increments or decrements the value of the view.
    nonisolated public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View {
        accessibility {
            $0.actions = [
                AccessibilityActionEntry(.increment) { handler(.increment) },
                AccessibilityActionEntry(.decrement) { handler(.decrement) },
            ]
        }
    }

    /// Calls a function with the edge towards which an assistive technology scrolls the view.
    nonisolated public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View {
        accessibility { $0.actions = Edge.allCases.map { edge in AccessibilityActionEntry(.scroll(edge)) { handler(edge) } } }
    }

    /// Calls a function when an assistive technology zooms the view in or out, as with the actions `view.zoom-in` and `view.zoom-out` on the
    /// accessibility bus. There the location is the center of the view.
    nonisolated public func accessibilityZoomAction(_ handler: @escaping (AccessibilityZoomGestureAction) -> Void) -> some View {
        accessibility {
            $0.actions = [AccessibilityZoomGestureAction.Direction.zoomIn, .zoomOut].map { direction in
                AccessibilityActionEntry(.zoom(direction)) {
                    handler(AccessibilityZoomGestureAction(direction: direction, location: .center, point: .zero))
                }
            }
        }
    }
}

/// A request of an assistive technology to zoom a view.
public struct AccessibilityZoomGestureAction {
    /// The direction of zooming.
    @frozen public enum Direction: Hashable, Sendable {
        case zoomIn, zoomOut
    }

    /// Whether to zoom in or out.
    public let direction: Direction
    /// The location of the gesture, as fractions of the view's size.
    public let location: UnitPoint
    /// The location of the gesture in the window, in points.
    public let point: CGPoint
}

extension AccessibilityActionEntry {
    init(_ kind: AccessibilityActionKind, perform: @escaping () -> Void) {
        // Without the label of the other initialiser, `.escape` would refer to the public type again.
        switch kind.storage {
        case .standard: self.init(.activate, name: nil, perform: perform)
        case .escape: self.init(.escape, name: nil, perform: perform)
        case .magicTap: self.init(.magicTap, name: nil, perform: perform)
        case .delete: self.init(.delete, name: nil, perform: perform)
        case .named(let name): self.init(.named, name: name, perform: perform)
        }
    }
}

// MARK: - Deprecated names

extension View {
    /// Sets the accessibility label of the view.
    @available(*, deprecated, renamed: "accessibilityLabel(_:)")
    nonisolated public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

    /// Sets the accessibility value of the view.
    @available(*, deprecated, renamed: "accessibilityValue(_:)")
    nonisolated public func accessibility(value: Text) -> some View { accessibilityValue(value) }

    /// Sets the accessibility hint of the view.
    @available(*, deprecated, renamed: "accessibilityHint(_:)")
    nonisolated public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

    /// Sets whether the view is hidden from assistive technologies.
    @available(*, deprecated, renamed: "accessibilityHidden(_:)")
    nonisolated public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

    /// Sets the identifier by which tests find the view; it is not shown or read out.
    @available(*, deprecated, renamed: "accessibilityIdentifier(_:)")
    nonisolated public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }

    /// Adds accessibility traits to those of the view.
    @available(*, deprecated, renamed: "accessibilityAddTraits(_:)")
    nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> some View { accessibilityAddTraits(traits) }

    /// Removes accessibility traits from those of the view.
    @available(*, deprecated, renamed: "accessibilityRemoveTraits(_:)")
    nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
        accessibilityRemoveTraits(traits)
    }

    /// Sets the reading order of the view among its siblings.
    @available(*, deprecated, renamed: "accessibilitySortPriority(_:)")
    nonisolated public func accessibility(sortPriority: Double) -> some View { accessibilitySortPriority(sortPriority) }

    /// Sets the names by which the view can be addressed by voice, the preferred one first.
    @available(*, deprecated, renamed: "accessibilityInputLabels(_:)")
    nonisolated public func accessibility(inputLabels: [Text]) -> some View { accessibilityInputLabels(inputLabels) }

    /// Sets the point at which an assistive technology taps to activate the view.
    @available(*, deprecated, renamed: "accessibilityActivationPoint(_:)")
    nonisolated public func accessibility(activationPoint: UnitPoint) -> some View { accessibilityActivationPoint(activationPoint) }
}
