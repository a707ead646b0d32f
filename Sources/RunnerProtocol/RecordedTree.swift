/// The text of a tree that is recorded beside a picture, read again.
///
/// Each line is a view: its type, its frame in parentheses and values as `name="value"`. Views inside another one are indented by two
/// spaces more.
package struct RecordedTree: Equatable, Sendable {
    package struct Value: Equatable, Sendable {
        package var name: String
        package var value: String
    }

    package final class Node: Sendable {
        package let type: String
        /// The frame in the window, as written: left, top, width and height in points.
        package let frame: [String]
        package let values: [Value]
        package let children: [Node]

        init(type: String, frame: [String], values: [Value], children: [Node]) {
            self.type = type
            self.frame = frame
            self.values = values
            self.children = children
        }

        /// The number of nodes in the subtree.
        package var count: Int { children.reduce(1) { $0 + $1.count } }

        package func value(_ name: String) -> String? { values.first { $0.name == name }?.value }
    }

    package let roots: [Node]

    package static func == (left: RecordedTree, right: RecordedTree) -> Bool { left.text == right.text }

    /// The text that was read.
    package let text: String

    package init(_ text: String) {
        self.text = text
        var lines = text.split(separator: "\n").map(Line.init)[...]
        roots = Self.nodes(from: &lines, depth: 0)
    }

    private static func nodes(from lines: inout ArraySlice<Line>, depth: Int) -> [Node] {
        var nodes: [Node] = []
        while let line = lines.first, line.depth >= depth {
            lines.removeFirst()
            let children = Self.nodes(from: &lines, depth: line.depth + 1)
            nodes.append(Node(type: line.type, frame: line.frame, values: line.values, children: children))
        }
        return nodes
    }

    /// A line of the text. Whatever is not understood is left out.
    private struct Line {
        var depth: Int
        var type: String
        var frame: [String] = []
        var values: [Value] = []

        init(_ text: Substring) {
            depth = text.prefix { $0 == " " }.count / 2
            var rest = text.drop { $0 == " " }
            type = String(rest.prefix { $0 != " " })
            rest = rest.dropFirst(type.count).drop { $0 == " " }
            if rest.first == "(", let end = rest.firstIndex(of: ")") {
                frame = rest[rest.index(after: rest.startIndex)..<end].split(separator: ",").map { String($0.drop { $0 == " " }) }
                rest = rest[rest.index(after: end)...]
            }
            while let equals = rest.firstIndex(of: "=") {
                let name = rest[..<equals].drop { $0 == " " }
                rest = rest[rest.index(after: equals)...]
                values.append(Value(name: String(name), value: Self.readValue(from: &rest)))
            }
        }

        /// Reads a value, with or without quotation marks, from the start of a text.
        private static func readValue(from text: inout Substring) -> String {
            guard text.first == "\"" else {
                let word = text.prefix { $0 != " " }
                text = text.dropFirst(word.count)
                return String(word)
            }
            text.removeFirst()
            var value = ""
            while let character = text.popFirst(), character != "\"" {
                guard character == "\\", let escaped = text.popFirst() else {
                    value.append(character)
                    continue
                }
                value.append(escaped == "n" ? "\n" : escaped)
            }
            return value
        }
    }
}
