import CGIO

/// A decoded method call of a D-Bus client.
enum PlayerCall: Equatable {
    case request(PlayerRequest)
    /// The call is valid, and has no effect.
    case nothing
    /// The program cannot do what the client asks for.
    case unsupported(String)

    /// Reads a call whose arguments have the types that the interface declares. The method `Set` of properties is called for this interface's.
    init(interface: String, method: String, arguments: OpaquePointer, state: PlayerState) {
        switch method {
        case "Play": self = .request(.play)
        case "Pause": self = .request(.pause)
        case "PlayPause": self = .request(.togglePlayPause)
        case "Stop": self = .request(.stop)
        case "Next": self = .request(.nextTrack)
        case "Previous": self = .request(.previousTrack)
        case "Seek": self = .request(.skip(by: Self.seconds(arguments, 0)))
        case "SetPosition":
            // A position of an item that is no longer played, or outside of the item, is ignored.
            let position = Self.seconds(arguments, 1)
            let isValid = Self.text(arguments, 0) == state.itemPath && position >= 0 && position <= state.item?.duration ?? .infinity
            self = isValid && state.item != nil ? .request(.move(to: position)) : .nothing
        case "OpenUri": self = .unsupported("The program does not open addresses.")
        case "Set": self = Self.setting(Self.text(arguments, 1), arguments, state)
        default: self = .nothing
        }
    }

    private static func setting(_ property: String, _ arguments: OpaquePointer, _ state: PlayerState) -> PlayerCall {
        guard let box = g_variant_get_child_value(arguments, 2), let value = g_variant_get_variant(box) else { return .nothing }
        defer {
            g_variant_unref(value)
            g_variant_unref(box)
        }
        switch property {
        case "Rate":
            let rate = g_variant_get_double(value)
            // The specification has this meaning for 0.
            if rate == 0 { return .request(.pause) }
            guard state.commands.rates != nil else { return .unsupported("The rate cannot be changed.") }
            return rate.isFinite ? .request(.changeRate(rate)) : .nothing
        case "LoopStatus":
            guard state.commands.repeatType != nil else { return .unsupported("The repetition cannot be changed.") }
            return MPRepeatType(desktopName: String(cString: g_variant_get_string(value, nil))).map { .request(.changeRepetition($0)) } ?? .nothing
        case "Shuffle":
            guard state.commands.shuffleType != nil else { return .unsupported("The order cannot be changed.") }
            return .request(.changeOrder(isShuffled: g_variant_get_boolean(value) != 0))
        default: return .unsupported("The volume cannot be changed.")
        }
    }

    private static func text(_ arguments: OpaquePointer, _ index: gsize) -> String {
        guard let value = g_variant_get_child_value(arguments, index) else { return "" }
        defer { g_variant_unref(value) }
        return String(cString: g_variant_get_string(value, nil))
    }

    /// Reads a time in the unit of the desktop.
    private static func seconds(_ arguments: OpaquePointer, _ index: gsize) -> Double {
        guard let value = g_variant_get_child_value(arguments, index) else { return 0 }
        defer { g_variant_unref(value) }
        return Double(g_variant_get_int64(value)) / 1e6
    }
}
