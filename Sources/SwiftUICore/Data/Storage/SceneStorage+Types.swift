import Foundation

extension SceneStorage {
    /// The Bool of a name; the given one where there is none.
    public init(wrappedValue: Value, _ key: String) where Value == Bool {
        self.init(key, initial: wrappedValue, coding: .bool)
    }

    /// The Int of a name; the given one where there is none.
    public init(wrappedValue: Value, _ key: String) where Value == Int {
        self.init(key, initial: wrappedValue, coding: .int)
    }

    /// The Double of a name; the given one where there is none.
    public init(wrappedValue: Value, _ key: String) where Value == Double {
        self.init(key, initial: wrappedValue, coding: .double)
    }

    /// The String of a name; the given one where there is none.
    public init(wrappedValue: Value, _ key: String) where Value == String {
        self.init(key, initial: wrappedValue, coding: .string)
    }

    /// The URL of a name; the given one where there is none.
    public init(wrappedValue: Value, _ key: String) where Value == URL {
        self.init(key, initial: wrappedValue, coding: .url)
    }

    /// The Date of a name; the given one where there is none.
    public init(wrappedValue: Value, _ key: String) where Value == Date {
        self.init(key, initial: wrappedValue, coding: .date)
    }

    /// The Data of a name; the given one where there is none.
    public init(wrappedValue: Value, _ key: String) where Value == Data {
        self.init(key, initial: wrappedValue, coding: .data)
    }

    /// The value whose raw value, an Int, has a name; the given one where there is none.
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
        self.init(key, initial: wrappedValue, coding: .raw(.int))
    }

    /// The value whose raw value, a String, has a name; the given one where there is none.
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
        self.init(key, initial: wrappedValue, coding: .raw(.string))
    }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
    /// The Bool of a name; nil where there is none, and writing nil removes it.
    public init(_ key: String) where Value == Bool? {
        self.init(key, initial: nil, coding: .optional(.bool))
    }

    /// The Int of a name; nil where there is none, and writing nil removes it.
    public init(_ key: String) where Value == Int? {
        self.init(key, initial: nil, coding: .optional(.int))
    }

    /// The Double of a name; nil where there is none, and writing nil removes it.
    public init(_ key: String) where Value == Double? {
        self.init(key, initial: nil, coding: .optional(.double))
    }

    /// The String of a name; nil where there is none, and writing nil removes it.
    public init(_ key: String) where Value == String? {
        self.init(key, initial: nil, coding: .optional(.string))
    }

    /// The URL of a name; nil where there is none, and writing nil removes it.
    public init(_ key: String) where Value == URL? {
        self.init(key, initial: nil, coding: .optional(.url))
    }

    /// The Date of a name; nil where there is none, and writing nil removes it.
    public init(_ key: String) where Value == Date? {
        self.init(key, initial: nil, coding: .optional(.date))
    }

    /// The Data of a name; nil where there is none, and writing nil removes it.
    public init(_ key: String) where Value == Data? {
        self.init(key, initial: nil, coding: .optional(.data))
    }
}

extension SceneStorage {
    /// The value whose raw value has a name; nil where there is none, and writing nil removes it.
    public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == Int {
        self.init(key, initial: nil, coding: .optional(.raw(.int)))
    }

    /// The value whose raw value has a name; nil where there is none, and writing nil removes it.
    public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == String {
        self.init(key, initial: nil, coding: .optional(.raw(.string)))
    }
}
