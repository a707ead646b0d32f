import LedgerModel
import SwiftUI

extension AccountKind {
    /// The heading of the accounts of this kind.
    var title: Text {
        switch self {
        case .asset: Text(kit: "Assets")
        case .liability: Text(kit: "Liabilities")
        case .income: Text(kit: "Income")
        case .expense: Text(kit: "Expenses")
        case .equity: Text(kit: "Equity")
        }
    }

    var symbol: String {
        switch self {
        case .asset: "building.columns"
        case .liability: "creditcard"
        case .income: "arrow.down.circle"
        case .expense: "arrow.up.circle"
        case .equity: "book"
        }
    }

    var tint: Color {
        switch self {
        case .asset, .equity: Color(.brand)
        case .income: Color(.income)
        case .liability, .expense: Color(.expense)
        }
    }
}
