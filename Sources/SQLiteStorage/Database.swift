import CSQLite
import Foundation

/// The error of a module that keeps its values in a database.
package protocol DatabaseError: Error {
    /// The database cannot be opened.
    static func notOpened(_ explanation: String) -> Self
    /// A statement fails.
    static func failed(_ explanation: String) -> Self
}

/// A connection to a database of SQLite. It is not thread-safe; its owner locks it.
package final class Database<Failure: DatabaseError> {
    // Non-nil from the end of the initializer on; SQLite owns the memory until `sqlite3_close_v2`.
    private let connection: OpaquePointer
    private var statements: [String: OpaquePointer] = [:]

    /// Opens the database at a path, or one in memory, and creates it if there is none.
    package init(path: String?) throws(Failure) {
        var connection: OpaquePointer?
        let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_FULLMUTEX
        let result = sqlite3_open_v2(path ?? ":memory:", &connection, flags, nil)
        guard result == SQLITE_OK, let connection else {
            let message = connection.map { String(cString: sqlite3_errmsg($0)) } ?? "out of memory"
            sqlite3_close_v2(connection)
            throw Failure.notOpened("\(path ?? "memory"): \(message)")
        }
        self.connection = connection
        // Another process may have the database open.
        sqlite3_busy_timeout(connection, 5000)
        if path != nil {
            try run("PRAGMA journal_mode = WAL")
            try run("PRAGMA synchronous = NORMAL")
        }
    }

    deinit {
        for statement in statements.values { sqlite3_finalize(statement) }
        sqlite3_close_v2(connection)
    }

    private var failure: Failure {
        Failure.failed(String(cString: sqlite3_errmsg(connection)))
    }

    /// Runs a statement and passes its rows to a closure.
    ///
    /// - Parameter isReused: Whether the compiled statement is kept for the next time.
    package func run(
        _ sql: String, _ values: [StoredValue] = [], isReused: Bool = false, row: ([StoredValue]) throws(Failure) -> Void = { _ in }
    ) throws(Failure) {
        let statement = try prepared(sql)
        defer {
            if isReused {
                sqlite3_reset(statement)
                sqlite3_clear_bindings(statement)
                if let other = statements.updateValue(statement, forKey: sql) { sqlite3_finalize(other) }
            } else {
                sqlite3_finalize(statement)
            }
        }
        for (index, value) in values.enumerated() { bind(value, at: Int32(index + 1), of: statement) }
        while true {
            switch sqlite3_step(statement) {
            case SQLITE_ROW: try row((0..<sqlite3_column_count(statement)).map { column($0, of: statement) })
            case SQLITE_DONE: return
            default: throw failure
            }
        }
    }

    /// Takes a kept statement, so that a statement which runs inside another one with the same text is compiled once more.
    private func prepared(_ sql: String) throws(Failure) -> OpaquePointer {
        if let statement = statements.removeValue(forKey: sql) { return statement }
        var statement: OpaquePointer?
        guard sqlite3_prepare_v2(connection, sql, -1, &statement, nil) == SQLITE_OK, let statement else { throw failure }
        return statement
    }

    /// Performs a group of changes; if it fails none of them is kept.
    package func transaction(_ body: () throws(Failure) -> Void) throws(Failure) {
        try run("BEGIN IMMEDIATE", isReused: true)
        do {
            try body()
            try run("COMMIT", isReused: true)
        } catch {
            try? run("ROLLBACK", isReused: true)
            throw error
        }
    }

    /// The key of the row that was inserted last.
    package var lastInsertedRow: Int64 { sqlite3_last_insert_rowid(connection) }

    private func bind(_ value: StoredValue, at index: Int32, of statement: OpaquePointer) {
        // SQLite copies the bytes during the call.
        let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
        switch value {
        case .null: sqlite3_bind_null(statement, index)
        case .integer(let number): sqlite3_bind_int64(statement, index, number)
        case .real(let number): sqlite3_bind_double(statement, index, number)
        case .text(var text):
            text.withUTF8 { _ = sqlite3_bind_text(statement, index, $0.baseAddress, Int32($0.count), copied) }
        case .blob(let data):
            data.withUnsafeBytes { bytes in
                if let start = bytes.baseAddress {
                    _ = sqlite3_bind_blob(statement, index, start, Int32(bytes.count), copied)
                } else {
                    _ = sqlite3_bind_zeroblob(statement, index, 0)
                }
            }
        }
    }

    private func column(_ index: Int32, of statement: OpaquePointer) -> StoredValue {
        switch sqlite3_column_type(statement, index) {
        case SQLITE_INTEGER: return .integer(sqlite3_column_int64(statement, index))
        case SQLITE_FLOAT: return .real(sqlite3_column_double(statement, index))
        // The bytes are valid until the next step of the statement; both cases copy them.
        case SQLITE_TEXT:
            guard let text = sqlite3_column_text(statement, index) else { return .text("") }
            let bytes = UnsafeBufferPointer(start: text, count: Int(sqlite3_column_bytes(statement, index)))
            return .text(String(decoding: bytes, as: UTF8.self))
        case SQLITE_BLOB:
            guard let bytes = sqlite3_column_blob(statement, index) else { return .blob(Data()) }
            return .blob(Data(bytes: bytes, count: Int(sqlite3_column_bytes(statement, index))))
        default: return .null
        }
    }
}
