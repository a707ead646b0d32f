/// Which interfaces a path may use.
package enum InterfaceRequirement: Sendable {
    /// All but the computer's own.
    case none
    /// Only interfaces of the type.
    case required(NWInterface.InterfaceType)
    /// All but those of some types, and the computer's own.
    case prohibited([NWInterface.InterfaceType])

    func permits(_ type: NWInterface.InterfaceType) -> Bool {
        switch self {
        case .none: type != .loopback
        case .required(let required): type == required
        case .prohibited(let prohibited): type != .loopback && !prohibited.contains(type)
        }
    }
}
