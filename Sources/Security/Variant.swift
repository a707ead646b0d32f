import CGIO
import Foundation

/// A value of a message on a bus.
final class Variant: @unchecked Sendable {
    // Values of GLib do not change once they are made.
    let pointer: OpaquePointer

    /// - Parameter pointer: A value that is the caller's, or one that nobody holds yet.
    init(owning pointer: OpaquePointer) {
        self.pointer = g_variant_is_floating(pointer) != 0 ? g_variant_ref_sink(pointer) : pointer
    }

    /// - Parameter pointer: A value of which somebody else has a share.
    init(sharing pointer: OpaquePointer) { self.pointer = g_variant_ref(pointer) }

    deinit { g_variant_unref(pointer) }

    // MARK: Making values

    static func text(_ text: String) -> Variant {
        // Messages cannot hold the character that ends texts of C.
        Variant(owning: g_variant_new_string(text.replacing("\0", with: "")))
    }

    static func path(_ path: String) -> Variant { Variant(owning: g_variant_new_object_path(g_variant_is_object_path(path) != 0 ? path : "/")) }

    static func flag(_ flag: Bool) -> Variant { Variant(owning: g_variant_new_boolean(flag ? 1 : 0)) }

    static func boxed(_ value: Variant) -> Variant {
        withExtendedLifetime(value) { Variant(owning: g_variant_new_variant(value.pointer)) }
    }

    static func tuple(_ values: [Variant]) -> Variant {
        var pointers = values.map { Optional($0.pointer) }
        return withExtendedLifetime(values) { Variant(owning: g_variant_new_tuple(&pointers, gsize(pointers.count))) }
    }

    static func bytes(_ data: Data) -> Variant {
        let byte = g_variant_type_new("y")
        defer { g_variant_type_free(byte) }
        // GLib copies the bytes.
        return data.withUnsafeBytes { Variant(owning: g_variant_new_fixed_array(byte, $0.baseAddress, gsize($0.count), 1)) }
    }

    static func paths(_ paths: [String]) -> Variant { array(of: "o", paths.map(path)) }

    static func texts(_ dictionary: [String: String]) -> Variant {
        array(of: "{ss}", dictionary.map { entry($0, .text($1)) })
    }

    static func values(_ dictionary: [String: Variant]) -> Variant {
        array(of: "{sv}", dictionary.map { entry($0, .boxed($1)) })
    }

    private static func entry(_ key: String, _ value: Variant) -> Variant {
        let key = text(key)
        return withExtendedLifetime((key, value)) { Variant(owning: g_variant_new_dict_entry(key.pointer, value.pointer)) }
    }

    private static func array(of type: String, _ values: [Variant]) -> Variant {
        var pointers = values.map { Optional($0.pointer) }
        let elements = g_variant_type_new(type)
        defer { g_variant_type_free(elements) }
        return withExtendedLifetime(values) { Variant(owning: g_variant_new_array(elements, &pointers, gsize(pointers.count))) }
    }

    // MARK: Reading values

    private var type: String { g_variant_get_type_string(pointer).map { String(cString: $0) } ?? "" }

    /// The value at an index of a tuple or an array, or in a box.
    func part(_ index: Int) -> Variant? {
        guard g_variant_is_container(pointer) != 0, index < Int(g_variant_n_children(pointer)) else { return nil }
        return withExtendedLifetime(self) { g_variant_get_child_value(pointer, gsize(index)).map(Variant.init(owning:)) }
    }

    private var parts: [Variant] {
        guard g_variant_is_container(pointer) != 0 else { return [] }
        return (0..<Int(g_variant_n_children(pointer))).compactMap(part)
    }

    /// The text of a string or a path.
    var text: String? {
        guard ["s", "o"].contains(type) else { return nil }
        return g_variant_get_string(pointer, nil).map { String(cString: $0) }
    }

    /// The paths of an array.
    var paths: [String]? { type == "ao" ? parts.compactMap(\.text) : nil }

    var isTrue: Bool? { type == "b" ? g_variant_get_boolean(pointer) != 0 : nil }

    var number: UInt64? { type == "t" ? UInt64(g_variant_get_uint64(pointer)) : nil }

    var bytes: Data? {
        guard type == "ay" else { return nil }
        guard let memory = g_variant_get_data(pointer) else { return Data() }
        return Data(bytes: memory, count: Int(g_variant_get_size(pointer)))
    }

    /// The texts of a dictionary.
    var dictionary: [String: String]? {
        guard type == "a{ss}" else { return nil }
        return parts.reduce(into: [:]) { result, entry in
            if let key = entry.part(0)?.text, let value = entry.part(1)?.text { result[key] = value }
        }
    }

    /// The value of a key of a dictionary of boxes.
    subscript(_ key: String) -> Variant? {
        guard type == "a{sv}" else { return nil }
        return g_variant_lookup_value(pointer, key, nil).map(Variant.init(owning:))
    }
}
