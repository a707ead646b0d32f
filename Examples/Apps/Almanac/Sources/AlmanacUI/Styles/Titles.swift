import AlmanacModel
import SwiftUI

extension Habitat {
    var title: Text {
        switch self {
        case .garden: Text("Gardens", bundle: .module)
        case .woodland: Text("Woodland", bundle: .module)
        case .farmland: Text("Farmland", bundle: .module)
        case .wetland: Text("Wetlands", bundle: .module)
        }
    }

    var systemImage: String {
        switch self {
        case .garden: "house"
        case .woodland: "tree"
        case .farmland: "sun.max"
        case .wetland: "drop"
        }
    }
}

extension ConservationStatus {
    var title: Text {
        switch self {
        case .secure: Text("Secure", bundle: .module)
        case .declining: Text("Declining", bundle: .module)
        case .scarce: Text("Scarce", bundle: .module)
        }
    }

    var systemImage: String {
        switch self {
        case .secure: "checkmark.shield"
        case .declining: "arrow.down.right"
        case .scarce: "exclamationmark.triangle"
        }
    }
}

extension Weather {
    var title: Text {
        switch self {
        case .sunny: Text("Sunny", bundle: .module)
        case .fair: Text("Fair", bundle: .module)
        case .rain: Text("Rain", bundle: .module)
        case .snow: Text("Snow", bundle: .module)
        }
    }

    var systemImage: String {
        switch self {
        case .sunny: "sun.max"
        case .fair: "cloud.sun"
        case .rain: "cloud.rain"
        case .snow: "snowflake"
        }
    }
}

extension SearchScope {
    var title: Text {
        switch self {
        case .everything: Text("All", bundle: .module)
        case .seen: Text("Seen", bundle: .module)
        case .unseen: Text("Not Yet Seen", bundle: .module)
        }
    }
}

extension Presence.Level {
    var title: Text {
        switch self {
        case .absent: Text("Away", bundle: .module)
        case .rare: Text("Rare", bundle: .module)
        case .regular: Text("Regular", bundle: .module)
        case .common: Text("Common", bundle: .module)
        }
    }
}

extension ServiceError {
    var title: LocalizedStringKey {
        switch self {
        case .unreachable: "No Connection"
        case .notFound: "Guide Not Found"
        case .refused: "The Guide Is Unavailable"
        case .unreadable: "The Guide Cannot Be Read"
        }
    }

    var explanation: Text {
        switch self {
        case .unreachable: Text("Check your connection, then try again.", bundle: .module)
        case .notFound: Text("The address in the settings does not lead to an almanac.", bundle: .module)
        case .refused(let status): Text("The server answered with status \(status). Try again in a few minutes.", bundle: .module)
        case .unreadable: Text("The server may be newer than this version of Almanac.", bundle: .module)
        }
    }

    var systemImage: String { self == .unreachable ? "wifi.slash" : "exclamationmark.icloud" }
}
