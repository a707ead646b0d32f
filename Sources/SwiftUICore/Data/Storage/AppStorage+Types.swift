import Foundation

extension AppStorage {
    /// The Bool of a name; the given one where there is none.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(key, initial: wrappedValue, store: store, coding: .bool)
    }

    /// The Int of a name; the given one where there is none.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(key, initial: wrappedValue, store: store, coding: .int)
    }

    /// The Double of a name; the given one where there is none.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(key, initial: wrappedValue, store: store, coding: .double)
    }

    /// The String of a name; the given one where there is none.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(key, initial: wrappedValue, store: store, coding: .string)
    }

    /// The URL of a name; the given one where there is none.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(key, initial: wrappedValue, store: store, coding: .url)
    }

    /// The Date of a name; the given one where there is none.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
        self.init(key, initial: wrappedValue, store: store, coding: .date)
    }

    /// The Data of a name; the given one where there is none.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(key, initial: wrappedValue, store: store, coding: .data)
    }

    /// The value whose raw value, an Int, has a name; the given one where there is none.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value: RawRepresentable, Value.RawValue == Int {
        self.init(key, initial: wrappedValue, store: store, coding: .raw(.int))
    }

    /// The value whose raw value, a String, has a name; the given one where there is none.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value: RawRepresentable, Value.RawValue == String {
        self.init(key, initial: wrappedValue, store: store, coding: .raw(.string))
    }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    /// The Bool of a name; nil where there is none, and writing nil removes it.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
        self.init(key, initial: nil, store: store, coding: .optional(.bool))
    }

    /// The Int of a name; nil where there is none, and writing nil removes it.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
        self.init(key, initial: nil, store: store, coding: .optional(.int))
    }

    /// The Double of a name; nil where there is none, and writing nil removes it.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
        self.init(key, initial: nil, store: store, coding: .optional(.double))
    }

    /// The String of a name; nil where there is none, and writing nil removes it.
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        self.init(key, initial: nil, store: store, coding: .optional(.string))
    }

    /// The URL of a name; nil where there is none, and writing nil removes it.
    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
        self.init(key, initial: nil, store: store, coding: .optional(.url))
    }

    /// The Date of a name; nil where there is none, and writing nil removes it.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
        self.init(key, initial: nil, store: store, coding: .optional(.date))
    }

    /// The Data of a name; nil where there is none, and writing nil removes it.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
        self.init(key, initial: nil, store: store, coding: .optional(.data))
    }
}

extension AppStorage {
    /// The value whose raw value has a name; nil where there is none, and writing nil removes it.
    public init<R>(_ key: String, store: UserDefaults? = nil) where Value == R?, R: RawRepresentable, R.RawValue == Int {
        self.init(key, initial: nil, store: store, coding: .optional(.raw(.int)))
    }

    /// The value whose raw value has a name; nil where there is none, and writing nil removes it.
    public init<R>(_ key: String, store: UserDefaults? = nil) where Value == R?, R: RawRepresentable, R.RawValue == String {
        self.init(key, initial: nil, store: store, coding: .optional(.raw(.string)))
    }
}
