/// Describes how a recorded tree differs from another one, in sentences such as `padding 12 became 16`.
///
/// Values, texts and views that differ come first: they are the causes. Frames are mentioned where nothing else differs, and counted
/// otherwise.
package struct TreeComparison {
    /// The causes, in the order of the views.
    private var causes: [String] = []
    /// Changed sizes, in the order of the views.
    private var sizes: [String] = []
    private var changedFrames = 0

    /// The number of sentences after which the others are only counted.
    private static let limit = 12

    package init(old: RecordedTree, new: RecordedTree) {
        guard old != new else { return }
        compare(old.roots, new.roots, in: [])
    }

    /// The sentences; empty if the trees are the same.
    package var sentences: [String] {
        var sentences = causes.isEmpty ? sizes : causes
        if sentences.count > Self.limit {
            sentences = Array(sentences.prefix(Self.limit)) + ["\(sentences.count - Self.limit) more differences"]
        }
        if sentences.isEmpty, changedFrames > 0 { return [Self.count(changedFrames) + " moved"] }
        if !causes.isEmpty, changedFrames > 0 { sentences.append(Self.count(changedFrames) + " moved or changed size") }
        return sentences
    }

    private static func count(_ views: Int) -> String { views == 1 ? "1 view" : "\(views) views" }

    // MARK: Nodes

    private mutating func compare(_ old: RecordedTree.Node, _ new: RecordedTree.Node, in path: [String]) {
        for value in old.values {
            guard let other = new.value(value.name) else {
                add("\(Self.subject(value.name, of: old)) \(Self.quoted(value)) was removed", path)
                continue
            }
            guard other != value.value else { continue }
            add("\(Self.subject(value.name, of: old)) \(Self.quoted(value)) became \(Self.quoted(.init(name: value.name, value: other)))", path)
        }
        for value in new.values where old.value(value.name) == nil {
            add("\(Self.subject(value.name, of: new)) \(Self.quoted(value)) was added", path)
        }
        if old.frame != new.frame {
            changedFrames += 1
            if old.frame.count == 4, new.frame.count == 4, old.frame[2...] != new.frame[2...] {
                sizes.append(
                    Self.sentence("\(Self.name(of: new)) \(old.frame[2]) × \(old.frame[3]) became \(new.frame[2]) × \(new.frame[3])", path))
            }
        }
        compare(old.children, new.children, in: path + [new.type])
    }

    private mutating func compare(_ old: [RecordedTree.Node], _ new: [RecordedTree.Node], in path: [String]) {
        let pairs = Self.matches(old, new)
        var (left, right) = (0, 0)
        for pair in pairs + [(old.count, new.count)] {
            replace(Array(old[left..<pair.0]), by: Array(new[right..<pair.1]), in: path)
            guard pair.0 < old.count, pair.1 < new.count else { break }
            compare(old[pair.0], new[pair.1], in: path)
            (left, right) = (pair.0 + 1, pair.1 + 1)
        }
    }

    /// Describes views without counterpart. A single view in place of a single other one may have been wrapped, or be the content of
    /// what wrapped it.
    private mutating func replace(_ old: [RecordedTree.Node], by new: [RecordedTree.Node], in path: [String]) {
        if old.count == 1, new.count == 1 {
            if let inner = Self.content(of: new[0], like: old[0]) {
                add("\(Self.name(of: new[0])) was added around \(Self.name(of: old[0]))", path)
                return compare(old[0], inner, in: path + [new[0].type])
            }
            if let inner = Self.content(of: old[0], like: new[0]) {
                add("\(Self.name(of: old[0])) was removed around \(Self.name(of: new[0]))", path)
                return compare(inner, new[0], in: path)
            }
            return add("\(Self.name(of: old[0])) was replaced by \(Self.name(of: new[0]))", path)
        }
        for node in old { add("\(Self.name(of: node)) was removed", path) }
        for node in new { add("\(Self.name(of: node)) was added", path) }
    }

    /// The only child of a node, or that one's, if it is like another node.
    private static func content(of node: RecordedTree.Node, like other: RecordedTree.Node) -> RecordedTree.Node? {
        var node = node
        for _ in 0..<3 {
            guard let child = node.children.count == 1 ? node.children[0] : nil else { return nil }
            if areAlike(child, other) { return child }
            node = child
        }
        return nil
    }

    // MARK: Matching

    /// Pairs the nodes that two lists have in common, in order: as many as possible, and those of equal text before others.
    private static func matches(_ old: [RecordedTree.Node], _ new: [RecordedTree.Node]) -> [(Int, Int)] {
        if old.count == new.count, zip(old, new).allSatisfy({ $0.type == $1.type }) { return old.indices.map { ($0, $0) } }
        // The score of the best pairing of the ends of the lists.
        var best = [[Int]](repeating: [Int](repeating: 0, count: new.count + 1), count: old.count + 1)
        for i in old.indices.reversed() {
            for j in new.indices.reversed() {
                let score = score(old[i], new[j])
                best[i][j] = max(best[i + 1][j], best[i][j + 1], score == 0 ? 0 : best[i + 1][j + 1] + score)
            }
        }
        var pairs: [(Int, Int)] = []
        var (i, j) = (0, 0)
        while i < old.count, j < new.count {
            let score = score(old[i], new[j])
            if score > 0, best[i][j] == best[i + 1][j + 1] + score {
                pairs.append((i, j))
                (i, j) = (i + 1, j + 1)
            } else if best[i][j] == best[i + 1][j] {
                i += 1
            } else {
                j += 1
            }
        }
        return pairs
    }

    /// How well two nodes match; 0 for not at all.
    private static func score(_ old: RecordedTree.Node, _ new: RecordedTree.Node) -> Int {
        guard old.type == new.type else { return 0 }
        return areAlike(old, new) ? 4 : 1
    }

    /// Whether two nodes are of one type and show the same first text.
    private static func areAlike(_ first: RecordedTree.Node, _ second: RecordedTree.Node) -> Bool {
        first.type == second.type && text(of: first) == text(of: second)
    }

    /// The first text in a subtree.
    private static func text(of node: RecordedTree.Node) -> String? {
        if let text = node.value("text") ?? node.value("name") ?? node.value("identifier") { return text }
        for child in node.children {
            if let text = text(of: child) { return text }
        }
        return nil
    }

    // MARK: Words

    private mutating func add(_ text: String, _ path: [String]) { causes.append(Self.sentence(text, path)) }

    /// A sentence with the innermost views around its subject.
    private static func sentence(_ text: String, _ path: [String]) -> String {
        path.isEmpty ? text : "\(text) (in \(path.suffix(4).joined(separator: " > ")))"
    }

    /// The name of a value with that of its view, unless they are the same: `frame width`, but `padding`.
    private static func subject(_ name: String, of node: RecordedTree.Node) -> String {
        if name == node.type { return name }
        // The text itself says which one it is.
        if name == "text" { return node.type }
        return "\(Self.name(of: node)) \(name)"
    }

    private static func quoted(_ value: RecordedTree.Value) -> String {
        ["text", "label", "hint", "name", "identifier"].contains(value.name) ? "“\(value.value)”" : value.value
    }

    /// The type of a node with the first text in it.
    private static func name(of node: RecordedTree.Node) -> String {
        guard let text = text(of: node) else { return node.type }
        let line = text.count <= 32 ? text : text.prefix(31) + "…"
        return "\(node.type) “\(line)”"
    }
}
