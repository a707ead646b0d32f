/// The five kinds of accounts of double-entry bookkeeping.
public enum AccountKind: String, CaseIterable, Codable, Identifiable, Sendable {
    case asset, liability, income, expense, equity

    public var id: Self { self }

    /// Whether debits increase the balance. Credits increase that of the other kinds.
    public var growsByDebits: Bool { self == .asset || self == .expense }

    /// Converts between an amount in which debits are positive and one in which increases are.
    public func natural<Number: SignedNumeric>(_ amount: Number) -> Number { growsByDebits ? amount : -amount }
}
