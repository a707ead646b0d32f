import Foundation

extension SceneStorage {
    /// Creates a property that stores a `Bool` under a key, with a default value.
    public init(wrappedValue: Value, _ key: String) where Value == Bool {
        self.init(key, initial: wrappedValue, coding: .bool)
    }

    /// Creates a property that stores an `Int` under a key, with a default value.
    public init(wrappedValue: Value, _ key: String) where Value == Int {
        self.init(key, initial: wrappedValue, coding: .int)
    }

    /// Creates a property that stores a `Double` under a key, with a default value.
    public init(wrappedValue: Value, _ key: String) where Value == Double {
        self.init(key, initial: wrappedValue, coding: .double)
    }

    /// Creates a property that stores a `String` under a key, with a default value.
    public init(wrappedValue: Value, _ key: String) where Value == String {
        self.init(key, initial: wrappedValue, coding: .string)
    }

    /// Creates a property that stores a `URL` under a key, with a default value.
    public init(wrappedValue: Value, _ key: String) where Value == URL {
        self.init(key, initial: wrappedValue, coding: .url)
    }

    /// Creates a property that stores a `Date` under a key, with a default value.
    public init(wrappedValue: Value, _ key: String) where Value == Date {
        self.init(key, initial: wrappedValue, coding: .date)
    }

    /// Creates a property that stores a `Data` under a key, with a default value.
    public init(wrappedValue: Value, _ key: String) where Value == Data {
        self.init(key, initial: wrappedValue, coding: .data)
    }

    /// Creates a property that stores the `Int` raw value of a value under a key, with a default value.
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
        self.init(key, initial: wrappedValue, coding: .raw(.int))
    }

    /// Creates a property that stores the `String` raw value of a value under a key, with a default value.
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
        self.init(key, initial: wrappedValue, coding: .raw(.string))
    }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
    /// Creates a property that stores an optional `Bool` under a key. It is nil if no value is stored; writing nil removes the
    /// value.
    public init(_ key: String) where Value == Bool? {
        self.init(key, initial: nil, coding: .optional(.bool))
    }

    /// Creates a property that stores an optional `Int` under a key. It is nil if no value is stored; writing nil removes the
    /// value.
    public init(_ key: String) where Value == Int? {
        self.init(key, initial: nil, coding: .optional(.int))
    }

    /// Creates a property that stores an optional `Double` under a key. It is nil if no value is stored; writing nil removes the
    /// value.
    public init(_ key: String) where Value == Double? {
        self.init(key, initial: nil, coding: .optional(.double))
    }

    /// Creates a property that stores an optional `String` under a key. It is nil if no value is stored; writing nil removes the
    /// value.
    public init(_ key: String) where Value == String? {
        self.init(key, initial: nil, coding: .optional(.string))
    }

    /// Creates a property that stores an optional `URL` under a key. It is nil if no value is stored; writing nil removes the
    /// value.
    public init(_ key: String) where Value == URL? {
        self.init(key, initial: nil, coding: .optional(.url))
    }

    /// Creates a property that stores an optional `Date` under a key. It is nil if no value is stored; writing nil removes the
    /// value.
    public init(_ key: String) where Value == Date? {
        self.init(key, initial: nil, coding: .optional(.date))
    }

    /// Creates a property that stores an optional `Data` under a key. It is nil if no value is stored; writing nil removes the
    /// value.
    public init(_ key: String) where Value == Data? {
        self.init(key, initial: nil, coding: .optional(.data))
    }
}

extension SceneStorage {
    /// Creates a property that stores the `Int` raw value of an optional value under a key. It is nil if no value is stored;
    /// writing nil removes the value.
    public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == Int {
        self.init(key, initial: nil, coding: .optional(.raw(.int)))
    }

    /// Creates a property that stores the `String` raw value of an optional value under a key. It is nil if no value is stored;
    /// writing nil removes the value.
    public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == String {
        self.init(key, initial: nil, coding: .optional(.raw(.string)))
    }
}
