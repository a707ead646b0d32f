"""A session of `apus preview --json`, for the scripts that measure and try it."""
import json
import os
import queue
import subprocess
import sys
import threading
import time


class Session:
    def __init__(self, apus, folder):
        self.process = subprocess.Popen(
            [apus, "preview", "--json", folder], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.events = queue.Queue()
        threading.Thread(target=self.read, daemon=True).start()

    def read(self):
        for line in self.process.stdout:
            self.events.put((time.monotonic(), json.loads(line)))

    def send(self, **request):
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()

    def wait(self, *types):
        """Returns the time and the event of one of some types."""
        while True:
            arrival, event = self.events.get(timeout=300)
            if event["type"] in types:
                return arrival, event
            if event["type"] in ("errors", "crashed", "refused"):
                sys.exit(f"apus preview: {event}")

    def texts(self, canvas):
        """Returns all texts of a canvas."""
        self.send(type="tree", canvas=canvas, id=1)
        texts = []

        def visit(node):
            if "text" in node:
                texts.append(node["text"])
            for child in node["children"]:
                visit(child)

        visit(self.wait("tree")[1]["tree"])
        return texts


def save(file, text):
    with open(file + ".new", "w") as new:
        new.write(text)
    os.rename(file + ".new", file)
    return time.monotonic()
