/// A JSON value.
enum JSON: Equatable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSON])
    case object([String: JSON])

    subscript(key: String) -> JSON? {
        if case .object(let members) = self { members[key] } else { nil }
    }

    var string: String? {
        if case .string(let string) = self { string } else { nil }
    }

    var integer: Int? {
        if case .number(let number) = self { Int(exactly: number) } else { nil }
    }

    var elements: [JSON]? {
        if case .array(let elements) = self { elements } else { nil }
    }
}
