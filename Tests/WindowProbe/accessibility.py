"""What an assistive program sees of a program: one question or wish a call, by the names of things.

accessibility.py PROGRAM tree | press NAME | text NAME | extents NAME | focused | state NAME
"""
import sys
import time

import pyatspi


def everything(accessible, depth=0):
    yield accessible, depth
    for child in accessible:
        if child is not None:
            yield from everything(child, depth + 1)


def program(name):
    end = time.monotonic() + 15
    while time.monotonic() < end:
        for application in pyatspi.Registry.getDesktop(0):
            if application is not None and application.name == name and application.childCount:
                return application
        time.sleep(0.2)
    sys.exit("there is no program %s" % name)


def named(name):
    end = time.monotonic() + 10
    while time.monotonic() < end:
        for accessible, _ in everything(program(sys.argv[1])):
            if accessible.name == name and accessible.getRoleName() not in ("frame", "label"):
                return accessible
        time.sleep(0.2)
    sys.exit("there is nothing named %s" % name)


verb = sys.argv[2]
if verb == "tree":
    for accessible, depth in everything(program(sys.argv[1])):
        print("  " * depth + accessible.getRoleName(), repr(accessible.name))
elif verb == "press":
    action = named(sys.argv[3]).queryAction()
    print(action.getName(0))
    action.doAction(0)
elif verb == "text":
    accessible = named(sys.argv[3])
    # The text stands in the field, or in the part of it that takes in text.
    for part, _ in everything(accessible):
        try:
            text = part.queryText()
            print(text.getText(0, text.characterCount))
            break
        except NotImplementedError:
            pass
elif verb == "extents":
    box = named(sys.argv[3]).queryComponent().getExtents(pyatspi.WINDOW_COORDS)
    print(box.x, box.y, box.width, box.height)
elif verb == "focused":
    # The name is that of the thing, or of what it is a part of.
    for accessible, _ in everything(program(sys.argv[1])):
        if accessible.getState().contains(pyatspi.STATE_FOCUSED):
            while accessible is not None and not accessible.name:
                accessible = accessible.parent
            print(accessible.name if accessible is not None else "")
elif verb == "state":
    states = named(sys.argv[3]).getState()
    print(" ".join(sorted(pyatspi.stateToString(state) for state in states.getStates())))
