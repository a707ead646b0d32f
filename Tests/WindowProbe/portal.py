"""A portal for tests: says which colours are wanted, a number (1 dark, 2 light) a line of standard input, and picks colours."""
import sys

from gi.repository import Gio, GLib

interface, screenshot = Gio.DBusNodeInfo.new_for_xml("""<node><interface name='org.freedesktop.portal.Settings'>
<method name='Read'><arg type='s' direction='in'/><arg type='s' direction='in'/><arg type='v' direction='out'/></method>
<signal name='SettingChanged'><arg type='s'/><arg type='s'/><arg type='v'/></signal>
</interface><interface name='org.freedesktop.portal.Screenshot'>
<method name='PickColor'><arg type='s' direction='in'/><arg type='a{sv}' direction='in'/><arg type='o' direction='out'/></method>
</interface></node>""").interfaces
bus = Gio.bus_get_sync(Gio.BusType.SESSION)
scheme = [int(sys.stdin.readline())]


def called(connection, sender, path, name, method, parameters, invocation):
    # The old method packs its answer twice.
    invocation.return_value(GLib.Variant("(v)", (GLib.Variant("v", GLib.Variant("u", scheme[0])),)))


picked = [0]


def pick(connection, sender, path, name, method, parameters, invocation):
    request = "%s/request/%s/%s" % (path, sender[1:].replace(".", "_"), parameters[1]["handle_token"])
    picked[0] += 1
    results = {"color": GLib.Variant("(ddd)", (1, 0.5, 0))} if picked[0] % 2 else {}
    invocation.return_value(GLib.Variant("(o)", (request,)))
    connection.emit_signal(sender, request, "org.freedesktop.portal.Request", "Response",
                           GLib.Variant("(ua{sv})", (0 if results else 1, results)))


def read(source, condition):
    line = sys.stdin.readline()
    if not line:
        loop.quit()
        return False
    scheme[0] = int(line)
    bus.emit_signal(None, "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Settings", "SettingChanged",
                    GLib.Variant("(ssv)", ("org.freedesktop.appearance", "color-scheme", GLib.Variant("u", scheme[0]))))
    return True


bus.register_object("/org/freedesktop/portal/desktop", interface, called)
bus.register_object("/org/freedesktop/portal/desktop", screenshot, pick)
Gio.bus_own_name_on_connection(bus, "org.freedesktop.portal.Desktop", Gio.BusNameOwnerFlags.NONE, lambda *_: print("ready", flush=True), None)
GLib.io_add_watch(0, GLib.IO_IN | GLib.IO_HUP, read)
loop = GLib.MainLoop()
loop.run()
