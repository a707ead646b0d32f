import CoreGraphics

extension AccessibilityNode {
    /// Writes the properties that have no counterpart among those of the content to an element.
    func describe(_ element: inout AccessibilityElement) {
        let properties = properties
        // Of contents with the same name, that of the outermost view is used.
        for content in properties.customContent {
            guard let name = string(content.label) else { continue }
            element.customContent.removeAll { $0.name == name }
            guard let value = string(content.value) else { continue }
            element.customContent.insert((name, value), at: content.importance == .high ? 0 : element.customContent.count)
        }
        if let type = properties.textContentType { element.textContentType = type }
        element.speech.merge(properties.speech)
        element.rotors += properties.rotors.map { AccessibilityRotorList(name: $0.name(in: self), entries: $0.entries(in: self)) }
        if let group = properties.linkedGroup { element.linkedGroup = group }
        if let pair = properties.labeledPair { element.labeledPair = pair }
        if let chart = properties.chart { element.present(chart) }
        if let options = properties.directTouch {
            element.directTouch = options
            element.traits.insert(.allowsDirectInteraction)
        }
        func places(_ points: [AccessibilityDragPoint]) -> [(name: String, point: CGPoint)] {
            points.map { (string($0.description) ?? "", place(of: $0.point)) }
        }
        element.dragPoints += places(properties.dragPoints)
        element.dropPoints += places(properties.dropPoints)
    }

    /// A point of the view in the window.
    private func place(of point: UnitPoint) -> CGPoint {
        let frame = globalFrame
        return CGPoint(x: frame.minX + point.x * frame.width, y: frame.minY + point.y * frame.height)
    }

    /// Taps a point of the view.
    func tap(at point: UnitPoint) {
        guard !hasEnded else { return }
        tree.tap(at: place(of: point))
    }
}

/// A point of a view at which assistive technologies drag or drop.
package struct AccessibilityDragPoint {
    package var point: UnitPoint
    package var description: Text
}

/// The role of an element in a pair of a label and its content.
@frozen public enum AccessibilityLabeledPairRole: Hashable, Sendable {
    /// The element names the other one.
    case label
    /// The element is named by the other one.
    case content
}

/// Options for views that are touched directly while a screen reader runs.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The screen reader is silent while the view is touched.
    public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1 << 0)
    /// The view is touched directly only after it has been activated.
    public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 1 << 1)
}

/// The kind of text in a view, by which a screen reader chooses how to read it.
public struct AccessibilityTextContentType: Hashable, Sendable {
    let name: String

    /// Plain text.
    public static let plain = AccessibilityTextContentType(name: "plain")
    /// The output of a console.
    public static let console = AccessibilityTextContentType(name: "console")
    /// The names of files.
    public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
    /// Messages of a conversation.
    public static let messaging = AccessibilityTextContentType(name: "messaging")
    /// Longer text to read.
    public static let narrative = AccessibilityTextContentType(name: "narrative")
    /// The code of a program.
    public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
    /// The cells of a spreadsheet.
    public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
    /// A document of a word processor.
    public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

extension View {
    /// Sets the kind of text in the view. On Linux a console is a log on the accessibility bus, whose new lines a screen reader reads; the
    /// other kinds are part of the inspected element only.
    nonisolated public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View {
        accessibility { $0.textContentType = value }
    }

    /// Sets the point at which an assistive technology taps to activate the view. The tap replaces the view's own action.
    nonisolated public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View {
        accessibility { $0.activationPoint = activationPoint }
    }

    /// Sets the point at which an assistive technology taps to activate the view, if `isEnabled` is true.
    nonisolated public func accessibilityActivationPoint(_ activationPoint: UnitPoint, isEnabled: Bool) -> some View {
        accessibility { if isEnabled { $0.activationPoint = activationPoint } }
    }

    /// Links the view with the others that have the same identity in a namespace: a screen reader moves from each to the next one in
    /// reading order, as with the relation "flows to" of the accessibility bus.
    nonisolated public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
        accessibility { $0.linkedGroup = NamespacedID(id: id, namespace: namespace) }
    }

    /// Pairs the view with another one: the view with the role `label` names the view with the role `content`, wherever in the window the
    /// two are.
    ///
    ///     Text("Name").accessibilityLabeledPair(role: .label, id: "name", in: pairs)
    ///     TextField("", text: $name).accessibilityLabeledPair(role: .content, id: "name", in: pairs)
    nonisolated public func accessibilityLabeledPair<ID: Hashable>(
        role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
    ) -> some View {
        accessibility { $0.labeledPair = (NamespacedID(id: id, namespace: namespace), role) }
    }

    /// Makes the view an area that is touched directly while a screen reader runs. On Linux, where screen readers do not intercept touches,
    /// the view is always touched directly; the options are part of the inspected element only.
    nonisolated public func accessibilityDirectTouch(
        _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
    ) -> some View {
        accessibility { $0.directTouch = isDirectTouchArea ? options : nil }
    }

    /// Names a point at which an assistive technology may begin to drag the view. The accessibility bus of Linux has no dragging: the
    /// points are part of the inspected element only.
    nonisolated public func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> some View {
        accessibility { $0.dragPoints = [AccessibilityDragPoint(point: point, description: description)] }
    }

    /// Names a point, with a localized description, at which an assistive technology may begin to drag the view.
    nonisolated public func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringKey) -> some View {
        accessibilityDragPoint(point, description: Text(description))
    }

    /// Names a point at which an assistive technology may begin to drag the view.
    @_disfavoredOverload
    nonisolated public func accessibilityDragPoint<S: StringProtocol>(_ point: UnitPoint, description: S) -> some View {
        accessibilityDragPoint(point, description: Text(description))
    }

    /// Names a point at which an assistive technology may drop something on the view. The accessibility bus of Linux has no dragging: the
    /// points are part of the inspected element only.
    nonisolated public func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> some View {
        accessibility { $0.dropPoints = [AccessibilityDragPoint(point: point, description: description)] }
    }

    /// Names a point, with a localized description, at which an assistive technology may drop something on the view.
    nonisolated public func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringKey) -> some View {
        accessibilityDropPoint(point, description: Text(description))
    }

    /// Names a point at which an assistive technology may drop something on the view.
    @_disfavoredOverload
    nonisolated public func accessibilityDropPoint<S: StringProtocol>(_ point: UnitPoint, description: S) -> some View {
        accessibilityDropPoint(point, description: Text(description))
    }
}

/// An identity in a namespace.
struct NamespacedID<ID: Hashable>: Hashable {
    var id: ID
    var namespace: Namespace.ID
}
