"use strict";

// The page of `apus preview`: it shows the canvases of a session and sends input to them. The messages are those of Docs/Preview.md.

const element = (id) => document.getElementById(id);
const devices = ["iPhone SE", "iPhone 15", "iPhone 17 Pro", "iPhone 17 Pro Max", "iPad", "iPad Pro 11-inch", "Mac"];
for (const name of devices) element("device").append(new Option(name, name));

/** The connection; null while there is none. */
let socket = null;
/** What the page shows of each canvas, by id. */
const shown = new Map();
let views = [];
let chosen = [];
let retry = 250;

// Connection

function connect() {
    const connection = new WebSocket(location.href.replace(/^http/, "ws") + "socket");
    connection.binaryType = "arraybuffer";
    connection.onopen = () => {
        socket = connection;
        retry = 250;
        status("");
        sendScale();
    };
    connection.onmessage = ({ data }) => {
        if (typeof data === "string") receive(JSON.parse(data));
        else receiveFrame(data);
    };
    connection.onclose = () => {
        socket = null;
        status("Not connected");
        for (const view of shown.values()) view.figure.classList.add("stale");
        setTimeout(connect, retry);
        retry = Math.min(retry * 2, 4000);
    };
}

function send(request) {
    if (socket) socket.send(JSON.stringify(request));
}

function status(text) {
    element("status").textContent = text;
}

// Events

function receive(event) {
    switch (event.type) {
    case "views":
        views = event.views;
        element("title").textContent = event.title;
        document.title = `${event.title} – Apus preview`;
        listViews();
        break;
    case "canvases": showCanvases(event.canvases); break;
    case "building": status("Building…"); break;
    case "built":
        status(`Shown after ${event.seconds.toFixed(2)} s`);
        problem(null);
        break;
    case "shown": resize(event); break;
    case "errors": showErrors(event); break;
    case "crashed":
    case "failed":
        status("");
        problem(event.canvas ? `${event.canvas} ${event.type === "crashed" ? "crashed" : "cannot be shown"}` : "The program ended", event.message);
        if (shown.has(event.canvas)) shown.get(event.canvas).figure.classList.add("stale");
        break;
    case "refused": status(event.message); break;
    case "output": {
        const output = element("output");
        output.hidden = false;
        output.textContent = (output.textContent + event.text).slice(-20000);
        output.scrollTop = output.scrollHeight;
        break;
    }
    }
}

function problem(title, text, errors = []) {
    const box = element("problem");
    box.hidden = title === null;
    box.replaceChildren();
    if (title === null) return;
    const heading = document.createElement("h2");
    heading.textContent = title;
    box.append(heading);
    for (const error of errors) {
        const line = document.createElement("div");
        const link = document.createElement("a");
        link.href = `vscode://file/${encodeURI(error.file)}:${error.line}:${error.column}`;
        link.textContent = `${error.file}:${error.line}`;
        line.append(link, ` ${error.message}`);
        box.append(line);
    }
    if (text) {
        const details = document.createElement("pre");
        details.textContent = text;
        box.append(details);
    }
}

function showErrors(event) {
    status("");
    problem(event.message, event.text, event.errors);
    for (const view of shown.values()) view.figure.classList.add("stale");
}

// Views and variants

function listViews() {
    const all = document.createElement("button");
    all.textContent = "All";
    all.onclick = () => choose(views.map((view) => view.name));
    all.setAttribute("aria-pressed", views.length > 1 && views.every((view) => chosen.includes(view.name)));
    const buttons = views.map((view) => {
        const button = document.createElement("button");
        const kind = document.createElement("small");
        kind.textContent = view.kind === "macro" || view.kind === "preview" ? "preview" : view.kind;
        button.append(view.name, kind);
        button.setAttribute("aria-pressed", chosen.length === 1 && chosen[0] === view.name);
        button.onclick = (click) => choose(click.metaKey || click.ctrlKey ? [...new Set([...chosen, view.name])] : [view.name]);
        return button;
    });
    element("views").replaceChildren(all, ...buttons);
}

function choose(names) {
    chosen = names;
    listViews();
    send({ type: "choose", views: chosen, variants: variants() });
}

function variants() {
    const base = {};
    for (const key of ["device", "profile", "textSize", "locale"]) if (element(key).value) base[key] = element(key).value;
    if (element("rightToLeft").checked) base.layoutDirection = "rightToLeft";
    if (element("contrast").checked) base.contrast = "increased";
    if (element("reduceMotion").checked) base.reduceMotion = true;
    const scheme = element("colorScheme").value;
    if (scheme === "both") return [base, { ...base, colorScheme: "dark" }];
    return [scheme ? { ...base, colorScheme: scheme } : base];
}

for (const key of ["device", "profile", "colorScheme", "textSize", "locale", "rightToLeft", "contrast", "reduceMotion"]) {
    element(key).onchange = () => send({ type: "choose", variants: variants() });
}

// Canvases

function showCanvases(canvases) {
    const names = [...new Set(canvases.map((canvas) => canvas.view))];
    if (names.join("\n") !== chosen.join("\n")) {
        chosen = names;
        listViews();
    }
    for (const [id, view] of shown) {
        if (canvases.some((canvas) => canvas.id === id)) continue;
        view.figure.remove();
        shown.delete(id);
    }
    for (const { id, view, variant } of canvases) {
        if (!shown.has(id)) shown.set(id, makeCanvas(id));
        const { figure, caption } = shown.get(id);
        caption.textContent = [view, ...Object.values(variant)].join(", ");
        element("canvases").append(figure);
    }
}

function makeCanvas(id) {
    const figure = document.createElement("figure");
    const caption = document.createElement("figcaption");
    const canvas = document.createElement("canvas");
    canvas.tabIndex = 0;
    canvas.dataset.canvas = id;
    figure.append(caption, canvas);
    const view = { figure, caption, canvas, context: canvas.getContext("2d", { alpha: false }), width: 0, height: 0, scale: 1, frames: 0 };
    listen(id, view);
    return view;
}

function resize({ canvas: id, width, height, scale }) {
    const view = shown.get(id);
    if (!view) return;
    Object.assign(view, { width, height, scale });
    view.figure.classList.remove("stale");
    layOut(view);
}

function layOut(view) {
    const zoom = Number(element("zoom").value);
    view.canvas.style.width = `${view.width * zoom}px`;
    view.canvas.style.height = `${view.height * zoom}px`;
    view.figure.classList.toggle("large", zoom * devicePixelRatio > view.scale);
}

/** The pixels of the page for each point, so that the picture is as sharp as the screen. */
function sendScale() {
    send({ type: "scale", scale: Math.min(4, Math.max(1, devicePixelRatio) * Math.min(1, Math.max(0.5, Number(element("zoom").value)))) });
}

element("zoom").onchange = () => {
    for (const view of shown.values()) layOut(view);
    sendScale();
};

function watchPixelRatio() {
    matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener("change", () => { sendScale(); watchPixelRatio(); }, { once: true });
}

/** A frame is a line of JSON and the pixels of its rectangles in run-length encoding (PixelRuns.swift). */
function receiveFrame(data) {
    const bytes = new Uint8Array(data);
    const end = bytes.indexOf(10);
    const frame = JSON.parse(new TextDecoder().decode(bytes.subarray(0, end)));
    const view = shown.get(frame.canvas);
    if (view) {
        if (view.canvas.width !== frame.pixelWidth || view.canvas.height !== frame.pixelHeight) {
            view.canvas.width = frame.pixelWidth;
            view.canvas.height = frame.pixelHeight;
        }
        const words = new Uint32Array(data.slice(end + 1));
        let next = 0;
        for (const [x, y, width, height] of frame.rectangles) {
            const image = new ImageData(width, height);
            const pixels = new Uint32Array(image.data.buffer);
            for (let place = 0; place < pixels.length;) {
                const count = words[next] >>> 1;
                if (words[next] & 1) {
                    pixels.fill(words[next + 1], place, place + count);
                    next += 2;
                } else {
                    pixels.set(words.subarray(next + 1, next + 1 + count), place);
                    next += 1 + count;
                }
                place += count;
            }
            view.context.putImageData(image, x, y);
        }
        view.frames += 1;
        view.canvas.dataset.frames = view.frames;
        view.figure.classList.remove("stale");
    }
    send({ type: "drawn", canvas: frame.canvas });
}

// Input

const keyNames = {
    ArrowUp: "upArrow", ArrowDown: "downArrow", ArrowLeft: "leftArrow", ArrowRight: "rightArrow", Escape: "escape", Backspace: "delete",
    Delete: "deleteForward", Home: "home", End: "end", PageUp: "pageUp", PageDown: "pageDown", Tab: "tab", " ": "space", Enter: "return",
};

function listen(id, view) {
    const { canvas } = view;
    let isPressed = false;
    const place = (event) => {
        const frame = canvas.getBoundingClientRect();
        return { x: (event.clientX - frame.left) / frame.width * view.width, y: (event.clientY - frame.top) / frame.height * view.height };
    };
    const point = (phase, event) => send({ type: "pointer", canvas: id, phase, ...place(event) });
    canvas.onpointerdown = (event) => {
        canvas.focus();
        if (event.button === 2) return point("secondary", event);
        if (event.button !== 0) return;
        canvas.setPointerCapture(event.pointerId);
        isPressed = true;
        point("began", event);
    };
    canvas.onpointermove = (event) => point(isPressed ? "moved" : "hovered", event);
    canvas.onpointerup = (event) => {
        if (!isPressed) return;
        isPressed = false;
        point("ended", event);
    };
    canvas.onpointercancel = (event) => {
        isPressed = false;
        point("cancelled", event);
    };
    canvas.onpointerleave = (event) => { if (!isPressed) point("left", event); };
    canvas.oncontextmenu = (event) => event.preventDefault();
    canvas.addEventListener("wheel", (event) => {
        if (event.ctrlKey) return;
        event.preventDefault();
        const unit = event.deltaMode === 1 ? 16 : event.deltaMode === 2 ? view.height : 1;
        send({ type: "wheel", canvas: id, ...place(event), dx: event.deltaX * unit, dy: event.deltaY * unit });
    }, { passive: false });
    canvas.onkeydown = (event) => {
        const key = keyNames[event.key] ?? ([...event.key].length === 1 ? event.key : null);
        // The browser keeps its own shortcuts for reloading and its tools.
        if (key === null || (event.ctrlKey || event.metaKey) && "rtwln".includes(event.key)) return;
        event.preventDefault();
        const modifiers = [];
        if (event.shiftKey) modifiers.push("shift");
        if (event.altKey) modifiers.push("option");
        // As on a Mac, the key for commands is Command; here it is Control.
        if (event.ctrlKey || event.metaKey) modifiers.push("command");
        const text = [...event.key].length === 1 ? event.key : undefined;
        send({ type: "key", canvas: id, key, text, modifiers });
    };
}

watchPixelRatio();
connect();
