import Foundation

/// The description that a service publishes in the local network: texts by key.
///
/// Follows https://developer.apple.com/documentation/network/nwtxtrecord.
public struct NWTXTRecord: Hashable, Sendable {
    /// A value.
    public enum Entry: Hashable, Sendable {
        /// There is no such key.
        case none
        /// The key has no value.
        case empty
        case string(String)
        case data(Data)
    }

    private var entries: [(key: String, value: Data?)] = []

    /// Creates a record without keys.
    public init() {}

    /// Creates a record of texts by key.
    public init(_ dictionary: [String: String]) {
        for (key, value) in dictionary.sorted(by: { $0.key < $1.key }) { self[key] = value }
    }

    /// Creates a record from its bytes: each entry after a byte with its length.
    public init(_ data: Data) {
        var rest = data[...]
        while let length = rest.first {
            let entry = rest.dropFirst().prefix(Int(length))
            rest = rest.dropFirst(1 + Int(length))
            add(entry)
        }
    }

    /// Creates a record from the entries that Avahi passes.
    init(entries: [[UInt8]]) {
        for entry in entries { add(entry) }
    }

    private mutating func add(_ entry: some Collection<UInt8>) {
        let parts = entry.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
        guard let first = parts.first, !first.isEmpty else { return }
        let key = String(decoding: first, as: UTF8.self)
        // Of a key that comes twice the first value holds.
        guard !entries.contains(where: { $0.key.lowercased() == key.lowercased() }) else { return }
        entries.append((key, parts.count == 2 ? Data(parts[1]) : nil))
    }

    /// The text of a key; nil for none. Keys are the same in upper and lower case.
    public subscript(key: String) -> String? {
        get {
            guard let entry = entries.first(where: { $0.key.lowercased() == key.lowercased() }) else { return nil }
            return entry.value.map { String(decoding: $0, as: UTF8.self) } ?? ""
        }
        set {
            entries.removeAll { $0.key.lowercased() == key.lowercased() }
            if let newValue, !key.isEmpty, !key.contains("="), key.utf8.count + newValue.utf8.count < 255 {
                entries.append((key, Data(newValue.utf8)))
            }
        }
    }

    /// Returns the value of a key.
    public func getEntry(for key: String) -> Entry? {
        guard let entry = entries.first(where: { $0.key.lowercased() == key.lowercased() }) else { return nil }
        guard let value = entry.value else { return Entry.none }
        if value.isEmpty { return .empty }
        return String(data: value, encoding: .utf8).map { .string($0) } ?? .data(value)
    }

    /// The texts by key. Values that are no texts are left out.
    public var dictionary: [String: String] {
        entries.reduce(into: [:]) { $0[$1.key] = $1.value.map { String(data: $0, encoding: .utf8) } ?? "" }
    }

    /// The entries as Avahi takes them.
    var rawEntries: [[UInt8]] { entries.map { Array($0.key.utf8) + ($0.value.map { [UInt8(ascii: "=")] + $0 } ?? []) } }

    /// The bytes: each entry after a byte with its length.
    public var data: Data { Data(rawEntries.filter { $0.count < 256 }.flatMap { [UInt8($0.count)] + $0 }) }

    public static func == (left: NWTXTRecord, right: NWTXTRecord) -> Bool { Set(left.rawEntries) == Set(right.rawEntries) }
    public func hash(into hasher: inout Hasher) { hasher.combine(Set(rawEntries)) }
}
