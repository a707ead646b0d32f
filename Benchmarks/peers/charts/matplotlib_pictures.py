#!/usr/bin/env python3
"""matplotlib_pictures.py PICTURE FILE [RUNS]: draws a chart of Benchmarks/chartbench with matplotlib, 800 by 500 pixels."""
import json
import sys
import time

import numpy as np
import matplotlib

matplotlib.use("Agg")
import matplotlib.pyplot as plt


def noise(index, seed):
    value = np.sin(index * 12.9898 + seed * 78.233) * 43758.5453
    return value - np.floor(value)


def line(count):
    index = np.arange(count)
    return index, 40 * np.sin(index * 30 / count) + 10 * noise(index, 1)


def data(picture):
    if picture == "line":
        return line(10_000)
    if picture == "million":
        return line(1_000_000)
    if picture == "scatter":
        index = np.arange(10_000)
        radius = np.sqrt(-2 * np.log(np.maximum(noise(index, 2), 1e-9)))
        angle = 2 * np.pi * noise(index, 3)
        return 50 + 12 * radius * np.cos(angle), 50 + 12 * radius * np.sin(angle)
    if picture == "bars":
        return [f"c{i}" for i in range(50)], (5 + 20 * noise(np.arange(250), 4)).reshape(50, 5)
    index = np.arange(10_000)
    column, row = index % 100, index // 100
    return (np.sin(column / 9) * np.cos(row / 13) + 0.2 * noise(index, 5)).reshape(100, 100)


def draw(picture, values, file):
    figure, axes = plt.subplots(figsize=(8, 5), dpi=100)
    if picture in ("line", "million"):
        axes.plot(*values, linewidth=1)
    elif picture == "scatter":
        axes.scatter(*values, s=16 * 0.72 * 0.72)
    elif picture == "bars":
        names, parts = values
        bottom = np.zeros(50)
        for series in range(5):
            axes.bar(names, parts[:, series], bottom=bottom, label=f"series {series}")
            bottom += parts[:, series]
        axes.set_xticks(range(0, 50, 5))
        axes.legend(ncols=5)
    else:
        axes.pcolormesh(values, cmap="Blues")
    if picture != "heatmap":
        axes.grid(linewidth=0.5)
    figure.savefig(file)
    plt.close(figure)


picture, file = sys.argv[1:3]
runs = int(sys.argv[3]) if len(sys.argv) > 3 else 1
values = data(picture)
walls, processors = [], []
for _ in range(runs):
    wall, processor = time.perf_counter(), time.process_time()
    draw(picture, values, file)
    walls.append((time.perf_counter() - wall) * 1e3)
    processors.append((time.process_time() - processor) * 1e3)
median = lambda numbers: sorted(numbers)[len(numbers) // 2]
print(json.dumps({"picture": picture, "first_ms": walls[0], "median_ms": median(walls), "cpu_ms": median(processors)}))
