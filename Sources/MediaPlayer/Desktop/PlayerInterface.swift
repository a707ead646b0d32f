import CGIO
import Foundation

/// The interfaces of a player, and the names of the program.
enum PlayerInterface {
    static let path = "/org/mpris/MediaPlayer2"
    static let rootName = "org.mpris.MediaPlayer2"
    static let playerName = "org.mpris.MediaPlayer2.Player"

    private static let description = """
        <node>
          <interface name="org.mpris.MediaPlayer2">
            <method name="Raise"/><method name="Quit"/>
            <property name="CanQuit" type="b" access="read"/><property name="CanRaise" type="b" access="read"/>
            <property name="HasTrackList" type="b" access="read"/><property name="Identity" type="s" access="read"/>
            <property name="DesktopEntry" type="s" access="read"/><property name="SupportedUriSchemes" type="as" access="read"/>
            <property name="SupportedMimeTypes" type="as" access="read"/>
          </interface>
          <interface name="org.mpris.MediaPlayer2.Player">
            <method name="Next"/><method name="Previous"/><method name="Pause"/><method name="PlayPause"/><method name="Stop"/><method name="Play"/>
            <method name="Seek"><arg name="Offset" type="x" direction="in"/></method>
            <method name="SetPosition"><arg name="TrackId" type="o" direction="in"/><arg name="Position" type="x" direction="in"/></method>
            <method name="OpenUri"><arg name="Uri" type="s" direction="in"/></method>
            <signal name="Seeked"><arg name="Position" type="x"/></signal>
            <property name="PlaybackStatus" type="s" access="read"/><property name="LoopStatus" type="s" access="readwrite"/>
            <property name="Rate" type="d" access="readwrite"/><property name="Shuffle" type="b" access="readwrite"/>
            <property name="Metadata" type="a{sv}" access="read"/><property name="Volume" type="d" access="readwrite"/>
            <property name="Position" type="x" access="read"/><property name="MinimumRate" type="d" access="read"/>
            <property name="MaximumRate" type="d" access="read"/><property name="CanGoNext" type="b" access="read"/>
            <property name="CanGoPrevious" type="b" access="read"/><property name="CanPlay" type="b" access="read"/>
            <property name="CanPause" type="b" access="read"/><property name="CanSeek" type="b" access="read"/>
            <property name="CanControl" type="b" access="read"/>
          </interface>
        </node>
        """

    private struct Descriptions: @unchecked Sendable {
        let pointers: [UnsafeMutablePointer<GDBusInterfaceInfo>]
    }

    /// The descriptions that the bus's clients and GLib read, for the life of the program.
    static var descriptions: [UnsafeMutablePointer<GDBusInterfaceInfo>] { parsed.pointers }

    private static let parsed: Descriptions = {
        let node = g_dbus_node_info_new_for_xml(description, nil)
        return Descriptions(pointers: [rootName, playerName].compactMap { (name: String) in g_dbus_node_info_lookup_interface(node, name) })
    }()

    /// The functions that answer clients, with a `DesktopPlayer` as their data. GLib passes the setting of properties to the first.
    static var table: GDBusInterfaceVTable {
        var table = GDBusInterfaceVTable()
        table.method_call = { _, _, _, interface, method, arguments, invocation, data in
            guard let interface, let method, let arguments, let invocation, let data else { return }
            Unmanaged<DesktopPlayer>.fromOpaque(data).takeUnretainedValue().answer(
                invocation, interface: String(cString: interface), method: String(cString: method), arguments: arguments)
        }
        table.get_property = { _, _, _, _, property, _, data in
            guard let property, let data else { return nil }
            return Unmanaged<DesktopPlayer>.fromOpaque(data).takeUnretainedValue().value(of: String(cString: property)).variant
        }
        return table
    }

    /// The name of the program on the bus. In a sandbox it is the one that the sandbox permits.
    static var busName: String {
        let identifier = ProcessInfo.processInfo.environment["FLATPAK_ID"] ?? Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
        return "\(rootName).\(busElements(identifier))"
    }

    /// Returns a text as elements of a bus name, which have letters, digits, lines and points, and do not begin with a digit.
    static func busElements(_ text: String) -> String {
        let elements = text.split(separator: ".").map { element in
            let allowed = String(element.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_" || $0 == "-") ? $0 : "_" })
            return allowed.first?.isNumber == true ? "_" + allowed : allowed
        }
        // A name has 255 characters at most.
        let name = String(elements.joined(separator: ".").prefix(200))
        return name.isEmpty ? "program" : name.hasSuffix(".") ? name + "_" : name
    }

    /// The name that the desktop shows.
    static var programName: String {
        let names = ["CFBundleDisplayName", "CFBundleName"].compactMap { Bundle.main.object(forInfoDictionaryKey: $0) as? String }
        return names.first { !$0.isEmpty } ?? ProcessInfo.processInfo.processName
    }

    /// The name of the program's `.desktop` file, without the ending: as windows have it.
    static var desktopEntry: String { g_get_prgname().map { String(cString: $0) } ?? ProcessInfo.processInfo.processName }
}
