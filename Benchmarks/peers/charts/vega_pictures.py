#!/usr/bin/env python3
"""vega_pictures.py convert|chromium PICTURE FILE [RUNS]: draws a chart of Benchmarks/chartbench with Vega.

`convert` draws with vl-convert (Vega in V8, painted by resvg). `chromium` draws into a canvas in a page, with the script that vl-convert
contains. The data are in memory as JSON before the clock starts. With Chromium, times are those in the page.
"""
import base64
import http.server
import json
import math
import subprocess
import sys
import tempfile
import time

import vl_convert


def noise(index, seed):
    value = math.sin(index * 12.9898 + seed * 78.233) * 43758.5453
    return value - math.floor(value)


def line(count):
    return [{"x": i, "y": 40 * math.sin(i * 30 / count) + 10 * noise(i, 1)} for i in range(count)]


def cloud(count):
    points = []
    for i in range(count):
        radius = math.sqrt(-2 * math.log(max(noise(i, 2), 1e-9)))
        angle = 2 * math.pi * noise(i, 3)
        points.append({"x": 50 + 12 * radius * math.cos(angle), "y": 50 + 12 * radius * math.sin(angle)})
    return points


def linear(name, field, range_, zero=True, domain=None):
    return {"name": name, "type": "linear", "range": range_, "nice": True, "zero": zero, "domain": domain or {"data": "t", "field": field}}


AXES = [{"orient": "bottom", "scale": "x", "grid": True}, {"orient": "right", "scale": "y", "grid": True}]


def specification(picture):
    spec = {"$schema": "https://vega.github.io/schema/vega/v6.json", "width": 740, "height": 440, "padding": 12, "background": "white"}
    if picture in ("line", "million"):
        values = line(10_000 if picture == "line" else 1_000_000)
        encode = {"x": {"scale": "x", "field": "x"}, "y": {"scale": "y", "field": "y"}, "stroke": {"value": "steelblue"}, "strokeWidth": {"value": 1}}
        spec.update(
            data=[{"name": "t", "values": values}], axes=AXES, scales=[linear("x", "x", "width"), linear("y", "y", "height")],
            marks=[{"type": "line", "from": {"data": "t"}, "encode": {"enter": encode}}])
    elif picture == "scatter":
        encode = {"x": {"scale": "x", "field": "x"}, "y": {"scale": "y", "field": "y"}, "fill": {"value": "steelblue"}, "size": {"value": 12.6}}
        spec.update(
            data=[{"name": "t", "values": cloud(10_000)}], axes=AXES, scales=[linear("x", "x", "width"), linear("y", "y", "height")],
            marks=[{"type": "symbol", "from": {"data": "t"}, "encode": {"enter": encode}}])
    elif picture == "bars":
        values = [{"c": f"c{i // 5}", "s": f"series {i % 5}", "v": 5 + 20 * noise(i, 4)} for i in range(250)]
        stack = [{"type": "stack", "groupby": ["c"], "sort": {"field": "s"}, "field": "v"}]
        encode = {
            "x": {"scale": "x", "field": "c"}, "width": {"scale": "x", "band": 1}, "y": {"scale": "y", "field": "y0"},
            "y2": {"scale": "y", "field": "y1"}, "fill": {"scale": "color", "field": "s"}}
        spec.update(
            data=[{"name": "t", "values": values, "transform": stack}],
            axes=[{"orient": "bottom", "scale": "x", "labelOverlap": True}, AXES[1]], legends=[{"fill": "color", "orient": "bottom"}],
            scales=[
                {"name": "x", "type": "band", "range": "width", "padding": 0.2, "domain": {"data": "t", "field": "c"}},
                linear("y", "y1", "height"),
                {"name": "color", "type": "ordinal", "range": "category", "domain": {"data": "t", "field": "s"}}],
            marks=[{"type": "rect", "from": {"data": "t"}, "encode": {"enter": encode}}])
    else:
        values = [
            {"x": i % 100, "y": i // 100, "v": math.sin((i % 100) / 9) * math.cos((i // 100) / 13) + 0.2 * noise(i, 5)} for i in range(10_000)]
        encode = {
            "x": {"scale": "x", "field": "x"}, "x2": {"scale": "x", "signal": "datum.x + 1"}, "y": {"scale": "y", "field": "y"},
            "y2": {"scale": "y", "signal": "datum.y + 1"}, "fill": {"scale": "color", "field": "v"}}
        spec.update(
            data=[{"name": "t", "values": values}], axes=AXES,
            scales=[
                linear("x", "x", "width", domain=[0, 100]), linear("y", "y", "height", domain=[0, 100]),
                {"name": "color", "type": "linear", "range": {"scheme": "blues"}, "domain": {"data": "t", "field": "v"}}],
            legends=[{"fill": "color", "orient": "bottom"}],
            marks=[{"type": "rect", "from": {"data": "t"}, "encode": {"enter": encode}}])
    return spec


PAGE = """<!doctype html><body><script type="module">%s</script><script type="module">
const spec = %s, runs = %d, times = [];
let picture;
try {
  for (let run = 0; run < runs; run += 1) {
    const copy = structuredClone(spec), start = performance.now();
    const place = document.body.appendChild(document.createElement('div'));
    await vegaEmbed(place, copy, {mode: 'vega', renderer: 'canvas', actions: false});
    picture = place.querySelector('canvas').toDataURL('image/png');
    times.push(performance.now() - start);
  }
  await fetch('/result', {method: 'POST', body: JSON.stringify({times, picture})});
} catch (error) {
  await fetch('/result', {method: 'POST', body: JSON.stringify({error: error.toString() + error.stack})});
}
</script>"""


def draw_in_chromium(spec, runs):
    """Returns the times in the page, the picture, and the time from the start of Chromium to the picture."""
    page = (PAGE % (vl_convert.javascript_bundle(), json.dumps(spec), runs)).encode()
    results = []

    class Server(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            self.send_response(200)
            self.send_header("Content-Type", "text/html; charset=utf-8")
            self.end_headers()
            self.wfile.write(page if self.path == "/" else b"")

        def do_POST(self):
            results.append(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
            self.send_response(200)
            self.end_headers()

        def log_message(self, *arguments):
            pass

    with http.server.HTTPServer(("127.0.0.1", 0), Server) as server, tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        command = ["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--no-proxy-server", f"--user-data-dir={profile}"]
        start = time.perf_counter()
        browser = subprocess.Popen(command + [f"http://127.0.0.1:{server.server_port}/"], stderr=subprocess.DEVNULL)
        while not results:
            server.handle_request()
        process = (time.perf_counter() - start) * 1e3
        browser.terminate()
        browser.wait()
    if "error" in results[0]:
        sys.exit(results[0]["error"])
    return results[0]["times"], base64.b64decode(results[0]["picture"].split(",")[1]), process


def main():
    program, picture, file = sys.argv[1:4]
    runs = int(sys.argv[4]) if len(sys.argv) > 4 else 1
    spec = specification(picture)
    walls = []
    if program == "convert":
        for _ in range(runs):
            wall = time.perf_counter()
            with open(file, "wb") as out:
                out.write(vl_convert.vega_to_png(spec, scale=1))
            walls.append((time.perf_counter() - wall) * 1e3)
    else:
        walls, data, process = draw_in_chromium(spec, runs)
        with open(file, "wb") as out:
            out.write(data)
    result = {"picture": picture, "first_ms": walls[0], "median_ms": sorted(walls)[len(walls) // 2]}
    if program != "convert":
        result["process_ms"] = process
    print(json.dumps(result))


main()
