import CoreGraphics

/// A view as it is presented to assistive technologies.
package struct AccessibilityElement {
    package var role: AccessibilityRole
    package var label: String?
    package var value: String?
    package var hint: String?
    package var identifier: String?
    package var traits: AccessibilityTraits
    package var inputLabels: [String] = []
    package var headingLevel: AccessibilityHeadingLevel?
    package var sortPriority: Double = 0
    package var isEnabled = true
    /// The number that the element shows; nil if it shows none.
    package var amount: AccessibilityAmount?
    /// The view that is focused when the element receives the accessibility focus; nil if it cannot be focused.
    package var focusTarget: (any FocusTarget)?
    /// The frame in the window, in points.
    package var frame: CGRect
    package var actions: [AccessibilityActionEntry] = []
    /// Further information in words: a name and its value, the most important first.
    package var customContent: [(name: String, value: String)] = []
    package var textContentType: AccessibilityTextContentType?
    package var speech = AccessibilitySpeech()
    package var rotors: [AccessibilityRotorList] = []
    package var linkedGroup: AnyHashable?
    package var labeledPair: (id: AnyHashable, role: AccessibilityLabeledPairRole)?
    package var directTouch: AccessibilityDirectTouchOptions?
    /// The points at which dragging the element may begin and at which something may be dropped on it, in the window.
    package var dragPoints: [(name: String, point: CGPoint)] = []
    package var dropPoints: [(name: String, point: CGPoint)] = []
    package var children: [AccessibilityElement] = []
    /// The node of the modal view that the element is part of; nil outside of modal views.
    var modalView: ObjectIdentifier?

    /// Whether the element has an action of its own that a screen reader's default gesture performs.
    var isActivated: Bool { actions.contains { $0.kind == .activate } }

    /// Performs an action. Returns whether the element offers it and is enabled.
    @discardableResult
    package func perform(_ kind: AccessibilityActionEntry.Kind) -> Bool {
        guard isEnabled, let action = actions.first(where: { $0.kind == kind }) else { return false }
        action.perform()
        return true
    }

    /// The element and its descendants, in reading order.
    package var flattened: [AccessibilityElement] { [self] + children.flatMap(\.flattened) }
}

extension AccessibilityElement: CustomStringConvertible {
    /// The element and its descendants, one per line: `button "Save" value="2" [selected]`.
    package var description: String { lines(indentation: "").joined(separator: "\n") }

    private func lines(indentation: String) -> [String] {
        var line = indentation + role.rawValue
        if let label { line += " \"\(label)\"" }
        if let value { line += " value=\"\(value)\"" }
        if let hint { line += " hint=\"\(hint)\"" }
        if let identifier { line += " id=\(identifier)" }
        if !isEnabled { line += " disabled" }
        if traits.contains(.isSelected) { line += " selected" }
        for content in customContent { line += " \(content.name)=\"\(content.value)\"" }
        return [line] + children.flatMap { $0.lines(indentation: indentation + "  ") }
    }
}
