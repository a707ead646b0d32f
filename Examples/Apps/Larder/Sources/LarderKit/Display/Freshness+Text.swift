import LarderModel
import SwiftUI

extension Freshness {
    /// A short sentence about the expiry date.
    public var text: Text {
        switch self {
        case .lasting: Text("Keeps without a date", bundle: .module)
        case .fresh(let days): Text("Fresh for \(days) days", bundle: .module)
        case .soon(let days): Text("\(days) days left", bundle: .module)
        case .today: Text("Expires today", bundle: .module)
        case .expired(let days): Text("Expired \(days) days ago", bundle: .module)
        }
    }

    public var color: Color {
        switch self {
        case .lasting: .secondary
        case .fresh: LarderColor.fresh
        case .soon, .today: LarderColor.soon
        case .expired: LarderColor.expired
        }
    }

    /// The name of the symbol beside the text.
    public var symbol: String {
        switch self {
        case .lasting: "infinity"
        case .fresh: "checkmark.circle.fill"
        case .soon: "clock.fill"
        case .today: "exclamationmark.circle.fill"
        case .expired: "xmark.circle.fill"
        }
    }
}
