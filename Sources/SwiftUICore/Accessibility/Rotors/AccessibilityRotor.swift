import Foundation

/// A rotor of the system that a program may replace.
public struct AccessibilitySystemRotor: Sendable {
    let name: String

    /// All links, or only the visited or unvisited links.
    public static func links(visited: Bool) -> AccessibilitySystemRotor {
        AccessibilitySystemRotor(name: visited ? "Visited Links" : "Unvisited Links")
    }
    /// All links.
    public static var links: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Links") }
    /// The headings of a level; all for an unspecified level.
    public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
        AccessibilitySystemRotor(name: level == .unspecified ? "Headings" : "Headings of Level \(level.rawValue)")
    }
    /// All headings.
    public static var headings: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Headings") }
    /// Text in bold.
    public static var boldText: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Bold Text") }
    /// Text in italics.
    public static var italicText: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Italic Text") }
    /// Underlined text.
    public static var underlineText: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Underlined Text") }
    /// Misspelled words.
    public static var misspelledWords: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Misspelled Words") }
    /// All images.
    public static var images: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Images") }
    /// All text fields.
    public static var textFields: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Text Fields") }
    /// All tables.
    public static var tables: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Tables") }
    /// All lists.
    public static var lists: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Lists") }
    /// All landmarks.
    public static var landmarks: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Landmarks") }
}

/// A rotor that a view offers.
package struct AccessibilityRotor {
    var label: Text
    var makeEntries: () -> _AccessibilityRotorEntries

    func name(in node: AccessibilityNode) -> String { node.string(label) ?? "" }

    /// The entries of the rotor, by which an assistive technology reaches views in and around the one with the rotor.
    func entries(in node: AccessibilityNode) -> [AccessibilityRotorList.Entry] {
        makeEntries().entries.map { entry in
            AccessibilityRotorList.Entry(label: node.label(of: entry)) { [weak node] in node?.follow(entry) }
        }
    }
}

/// A rotor as it is presented to assistive technologies.
package struct AccessibilityRotorList {
    package var name: String
    package var entries: [Entry]

    package struct Entry {
        package var label: String
        /// Scrolls to the view of the entry and gives it the focus, or selects its range of text.
        package var follow: () -> Void
    }
}

extension AccessibilityNode {
    fileprivate func label(of entry: _AccessibilityRotorEntries.Entry) -> String {
        if let label = string(entry.label) { return label }
        guard let range = entry.textRange else { return "" }
        let text = string(properties.label) ?? editableText?.model.text ?? firstText ?? ""
        return range.lowerBound >= text.startIndex && range.upperBound <= text.endIndex ? String(text[range]) : ""
    }

    fileprivate func follow(_ entry: _AccessibilityRotorEntries.Entry) {
        guard !hasEnded else { return }
        entry.prepare()
        tree.update()
        guard !hasEnded else { return }
        var target: ViewNode = self
        if let id = entry.id {
            let find: () -> ScrollTargetPlace? = { [weak self] in
                guard let self, !self.hasEnded else { return nil }
                return entry.isInNamespace ? self.tree.rootNode?.rotorEntry(id).map { .node($0) } : self.find(id) ?? self.tree.rootNode?.find(id)
            }
            ScrollTargetPlace.scrollIntoSight(anchor: nil, transaction: Transaction(), find: find)
            tree.update()
            guard let place = find(), let node = place.frame?.node else { return }
            target = node
        }
        if let range = entry.textRange, let text = target.editableText { text.select(range) }
        for node in FocusWalk(from: target, entersHidden: false) {
            if let target = node as? any FocusTarget, target.canFocus {
                tree.focus.focus(target)
                break
            }
        }
        tree.update()
    }
}

extension ViewNode {
    /// The node in this subtree that is marked with an identity for rotors.
    fileprivate func rotorEntry(_ id: AnyHashable) -> ViewNode? {
        for node in FocusWalk(from: self, entersHidden: false) {
            if let node = node as? AccessibilityNode, node.properties.rotorEntryID == id { return node }
        }
        return nil
    }

    /// The first editable text in this subtree.
    fileprivate var editableText: EditableTextNode? {
        for case let node as EditableTextNode in FocusWalk(from: self, entersHidden: false) { return node }
        return nil
    }

    /// The first text in this subtree.
    fileprivate var firstText: String? {
        for case let node as TextNode in FocusWalk(from: self, entersHidden: false) { return node.inspectorFacts.first?.value }
        return nil
    }
}
