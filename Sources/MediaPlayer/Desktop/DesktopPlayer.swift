import CGIO
import Foundation
import ServiceLoop
import SwiftUICore

/// The program as a player on the bus, by the interfaces of https://specifications.freedesktop.org/mpris/latest/.
///
/// It is used on the thread of services. It is on the bus while its state is visible.
package final class DesktopPlayer: @unchecked Sendable {
    /// A message bus.
    package enum Bus: Sendable {
        /// The bus of the user's session.
        case session
        /// The bus with an address.
        case address(String)
    }

    private let bus: Bus
    private let time: @Sendable () -> Double
    weak var session: MediaSession?
    private var connection: OpaquePointer?
    /// Whether no connection can be made, which is tried once.
    private var isUnreachable = false
    private var registrations: [guint] = []
    private var name: String?
    private var canRaise = false
    /// The properties that clients have received last.
    private var state = PlayerState()
    private var properties: [String: BusValue] = [:]
    private let artworkFile = ArtworkFile()

    init(bus: Bus, time: @escaping @Sendable () -> Double) {
        self.bus = bus
        self.time = time
    }

    deinit {
        if let connection { g_object_unref(UnsafeMutableRawPointer(connection)) }
    }

    /// Shows a state, and notifies clients of the properties that have changed.
    func show(_ new: PlayerState) {
        guard new.isVisible else { return withdraw() }
        guard connect() else { return }
        let old = (state: state, properties: properties)
        state = new
        properties = new.properties(artworkAddress: artworkFile.address(of: new.item?.artwork))
        // Clients read a player that appears.
        guard name != nil else { return appear() }
        let changes = properties.filter { old.properties[$0] != $1 }
        if !changes.isEmpty { tellChanges(changes, of: PlayerInterface.playerName) }
        if new.jumps(from: old.state) {
            emit("Seeked", of: PlayerInterface.playerName, [.integer(new.positionInMicroseconds(at: time()))])
        }
    }

    // MARK: The bus

    /// Connects to the bus. Returns whether there is one.
    private func connect() -> Bool {
        if connection != nil { return true }
        guard !isUnreachable else { return false }
        switch bus {
        case .session:
            connection = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil)
        case .address(let address):
            let flags = GDBusConnectionFlags(
                G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
            connection = g_dbus_connection_new_for_address_sync(address, flags, nil, nil, nil)
        }
        // The program goes on without the bus.
        if let connection { g_dbus_connection_set_exit_on_close(connection, 0) }
        isUnreachable = connection == nil
        return !isUnreachable
    }

    /// Offers the interfaces, and takes a name. A second process of the program has its number in its name.
    private func appear() {
        guard let connection else { return }
        for interface in PlayerInterface.descriptions {
            var table = PlayerInterface.table
            // The registration holds the player until it ends.
            let registration = g_dbus_connection_register_object(
                connection, PlayerInterface.path, interface, &table, Unmanaged.passRetained(self).toOpaque(),
                { data in if let data { Unmanaged<DesktopPlayer>.fromOpaque(data).release() } }, nil)
            if registration != 0 { registrations.append(registration) }
        }
        let name = PlayerInterface.busName
        self.name = [name, "\(name).instance\(ProcessInfo.processInfo.processIdentifier)"].first(where: takesName)
        if self.name == nil { return withdraw() }
        findWindows()
    }

    private func withdraw() {
        state = PlayerState()
        properties = [:]
        artworkFile.remove()
        guard let connection else { return }
        for registration in registrations { g_dbus_connection_unregister_object(connection, registration) }
        registrations = []
        if let name { _ = callBus("ReleaseName", [.text(name)]) }
        name = nil
    }

    /// Takes a name on the bus. Returns whether the connection has it.
    private func takesName(_ name: String) -> Bool {
        // 4 is the flag that does not wait for a name that another process has, 1 and 4 are the answers that the connection has it.
        guard let answer = callBus("RequestName", [.text(name), .unsigned(4)]) else { return false }
        return answer == 1 || answer == 4
    }

    /// Calls a method of the bus itself and returns the number that it answers, after five seconds at most.
    private func callBus(_ method: String, _ arguments: [BusValue]) -> UInt32? {
        let name = "org.freedesktop.DBus"
        var values = arguments.map(\.variant)
        let reply = g_dbus_connection_call_sync(
            connection, name, "/org/freedesktop/DBus", name, method, g_variant_new_tuple(&values, gsize(values.count)), nil,
            G_DBUS_CALL_FLAGS_NONE, 5000, nil, nil)
        guard let reply, let number = g_variant_get_child_value(reply, 0) else { return nil }
        defer {
            g_variant_unref(number)
            g_variant_unref(reply)
        }
        return g_variant_get_uint32(number)
    }

    /// Finds out whether the program has windows, which the main thread knows.
    private func findWindows() {
        DispatchQueue.main.async { [self] in
            guard MainActor.assumeIsolated({ ProgramServices.windowManager.manager != nil }) else { return }
            ServiceLoop.perform { [self] in
                guard !canRaise, name != nil else { return }
                canRaise = true
                tellChanges(["CanRaise": .flag(true)], of: PlayerInterface.rootName)
            }
        }
    }

    private func tellChanges(_ changes: [String: BusValue], of interface: String) {
        emit("PropertiesChanged", of: "org.freedesktop.DBus.Properties", [.text(interface), .table(changes), .texts([])])
    }

    private func emit(_ signal: String, of interface: String, _ arguments: [BusValue]) {
        var values = arguments.map(\.variant)
        g_dbus_connection_emit_signal(
            connection, nil, PlayerInterface.path, interface, signal, g_variant_new_tuple(&values, gsize(values.count)), nil)
    }

    // MARK: Clients

    /// Returns the value of a property.
    func value(of property: String) -> BusValue {
        switch property {
        case "Position": .integer(state.positionInMicroseconds(at: time()))
        case "CanRaise": .flag(canRaise)
        case "CanQuit": .flag(true)
        case "HasTrackList": .flag(false)
        case "Identity": .text(PlayerInterface.programName)
        case "DesktopEntry": .text(PlayerInterface.desktopEntry)
        case "SupportedUriSchemes", "SupportedMimeTypes": .texts([])
        default: properties[property] ?? .flag(false)
        }
    }

    /// Answers the call of a method, or of the one that sets a property.
    func answer(_ invocation: OpaquePointer, interface: String, method: String, arguments: OpaquePointer) {
        // The invocation is passed on once, and answered on the main thread.
        nonisolated(unsafe) let invocation = invocation
        if interface == PlayerInterface.rootName {
            g_dbus_method_invocation_return_value(invocation, nil)
            DispatchQueue.main.async {
                MainActor.assumeIsolated {
                    if method == "Quit" { ProgramServices.terminate() } else { ProgramServices.frontWindow?.present() }
                }
            }
            return
        }
        let position = state.position(at: time())
        switch PlayerCall(interface: interface, method: method, arguments: arguments, state: state) {
        case .nothing: g_dbus_method_invocation_return_value(invocation, nil)
        case .unsupported(let reason):
            g_dbus_method_invocation_return_dbus_error(invocation, "org.freedesktop.DBus.Error.NotSupported", reason)
        case .request(let request):
            guard let session else { return g_dbus_method_invocation_return_value(invocation, nil) }
            session.perform(request, in: state, position: position) { status in
                if status == .success {
                    g_dbus_method_invocation_return_value(invocation, nil)
                } else {
                    g_dbus_method_invocation_return_dbus_error(invocation, "org.freedesktop.DBus.Error.Failed", "The program answers: \(status).")
                }
            }
        }
    }
}
