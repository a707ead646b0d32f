#!/usr/bin/env python3
"""compare.py CHARTBENCH FOLDER [PROCESSES [RUNS]]: times the pictures of Benchmarks/chartbench beside matplotlib and Vega, as a Markdown table.

Needs the Python packages matplotlib, numpy and vl-convert-python, and Chromium. Each program draws each picture in PROCESSES processes of
one picture, and in one process of RUNS pictures. The numbers are medians: of the whole process (wall time and the processor time of user
code), and of the pictures after the first in one process.
"""
import json
import os
import pathlib
import statistics
import subprocess
import sys
import time

PICTURES = ["line", "scatter", "bars", "heatmap"]


def run(command):
    """Returns the result that a program prints, its wall time and its processor time, in milliseconds."""
    before, start = os.times(), time.perf_counter()
    output = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    after = os.times()
    return json.loads(output.splitlines()[-1]), (time.perf_counter() - start) * 1e3, (after.children_user - before.children_user) * 1e3


def main():
    bench, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    folder.mkdir(parents=True, exist_ok=True)
    processes = int(sys.argv[3]) if len(sys.argv) > 3 else 5
    runs = int(sys.argv[4]) if len(sys.argv) > 4 else 9
    here = pathlib.Path(__file__).parent
    python = sys.executable
    programs = {
        "Apus": [bench],
        "matplotlib": [python, here / "matplotlib_pictures.py"],
        "vl-convert": [python, here / "vega_pictures.py", "convert"],
        "Vega in Chromium": [python, here / "vega_pictures.py", "chromium"],
    }
    print("| Picture | Program | Process, wall | Process, user | In the process |")
    print("|---|---|---|---|---|")
    for picture in PICTURES:
        samples = {name: [] for name in programs}
        # One after the other, so that all meet the same load.
        for _ in range(processes):
            for name, command in programs.items():
                result, wall, user = run([*command, picture, folder / f"{name}-{picture}.png"])
                samples[name].append((result.get("process_ms", wall), user))
        for name, command in programs.items():
            result, _, _ = run([*command, picture, folder / f"{name}-{picture}.png", str(runs)])
            wall = statistics.median(sample[0] for sample in samples[name])
            user = statistics.median(sample[1] for sample in samples[name])
            inside = f"{result['median_ms']:.0f} ms" + (f" ({result['cpu_ms']:.0f} ms of processors)" if "cpu_ms" in result else "")
            print(f"| {picture} | {name} | {wall:.0f} ms | {user:.0f} ms | {inside} |", flush=True)


main()
