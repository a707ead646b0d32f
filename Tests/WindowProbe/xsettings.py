"""A settings manager for tests, as desktops on X11 have one: gives the resolution of text, a number a line of standard input."""
import ctypes, struct, sys

x = ctypes.CDLL("libX11.so.6")
x.XOpenDisplay.restype = ctypes.c_void_p
for function in (x.XDefaultRootWindow, x.XCreateSimpleWindow, x.XInternAtom):
    function.restype = ctypes.c_ulong
display = ctypes.c_void_p(x.XOpenDisplay(None))
window = ctypes.c_ulong(x.XCreateSimpleWindow(display, ctypes.c_ulong(x.XDefaultRootWindow(display)), 0, 0, 1, 1, 0, 0, 0))
settings = ctypes.c_ulong(x.XInternAtom(display, b"_XSETTINGS_SETTINGS", 0))
selection = ctypes.c_ulong(x.XInternAtom(display, b"_XSETTINGS_S0", 0))


def set_resolution(resolution, serial):
    name = b"Xft/DPI"
    # Little endian: the number of the change, one setting: an integer, its name, padded, its last change, its value.
    data = struct.pack("<B3xII", 0, serial, 1) + struct.pack("<BxH", 0, len(name)) + name + b"\0" * (-len(name) % 4)
    data += struct.pack("<Ii", serial, resolution * 1024)
    x.XChangeProperty(display, window, settings, settings, 8, 0, data, len(data))
    x.XSync(display, 0)


set_resolution(int(sys.stdin.readline()), 1)
x.XSetSelectionOwner(display, selection, window, ctypes.c_ulong(0))
x.XSync(display, 0)
print("ready", flush=True)
for serial, line in enumerate(sys.stdin, start=2):
    set_resolution(int(line), serial)
