import CGIO

/// A value of a property on the bus.
enum BusValue: Equatable, Sendable {
    case flag(Bool)
    case smallInteger(Int32)
    case integer(Int64)
    case unsigned(UInt32)
    case number(Double)
    case text(String)
    case texts([String])
    /// The path of an object.
    case path(String)
    case table([String: BusValue])

    /// The value as a floating one, which the call that receives it takes over.
    var variant: OpaquePointer? {
        switch self {
        case .flag(let flag): return g_variant_new_boolean(flag ? 1 : 0)
        case .smallInteger(let number): return g_variant_new_int32(number)
        case .integer(let number): return g_variant_new_int64(gint64(number))
        case .unsigned(let number): return g_variant_new_uint32(number)
        case .number(let number): return g_variant_new_double(number)
        case .text(let text): return g_variant_new_string(text)
        case .path(let path): return g_variant_new_object_path(path)
        case .texts(let texts):
            var elements = texts.map { g_variant_new_string($0) }
            return Self.array(of: "s", &elements)
        case .table(let table):
            var entries = table.map { g_variant_new_dict_entry(g_variant_new_string($0), g_variant_new_variant($1.variant)) }
            return Self.array(of: "{sv}", &entries)
        }
    }

    private static func array(of type: String, _ elements: inout [OpaquePointer?]) -> OpaquePointer? {
        let type = g_variant_type_new(type)
        defer { g_variant_type_free(type) }
        return g_variant_new_array(type, &elements, gsize(elements.count))
    }
}
