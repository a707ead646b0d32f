// Drives a headless Chromium over its debugging protocol.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Starts Chromium; `end` ends it. */
export async function startBrowser(scale = 2) {
    const profile = mkdtempSync(join(tmpdir(), "apus-chromium-"));
    const process = spawn("chromium", [
        "--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run", "--remote-debugging-port=0", `--user-data-dir=${profile}`,
        `--force-device-scale-factor=${scale}`, "--window-size=1400,1100", "about:blank",
    ], { stdio: ["ignore", "ignore", "pipe"] });
    const address = await new Promise((resolve, reject) => {
        let text = "";
        process.stderr.on("data", (data) => {
            text += data;
            const match = text.match(/DevTools listening on (ws:\S+)/);
            if (match) resolve(match[1]);
        });
        process.on("exit", () => reject(new Error(`Chromium ended: ${text}`)));
    });
    const host = new URL(address).host;
    return {
        open: (page) => openTab(host, page),
        async end() {
            process.kill();
            await new Promise((resolve) => process.on("exit", resolve));
            rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
        },
    };
}

async function openTab(host, page) {
    const target = await (await fetch(`http://${host}/json/new?${encodeURIComponent(page)}`, { method: "PUT" })).json();
    const socket = new WebSocket(target.webSocketDebuggerUrl);
    await new Promise((resolve) => { socket.onopen = resolve; });
    let count = 0;
    const waiting = new Map();
    const errors = [];
    socket.onmessage = ({ data }) => {
        const message = JSON.parse(data);
        if (message.method === "Runtime.exceptionThrown") errors.push(message.params.exceptionDetails.exception?.description ?? "exception");
        waiting.get(message.id)?.(message);
        waiting.delete(message.id);
    };
    const call = (method, params = {}) => new Promise((resolve, reject) => {
        count += 1;
        waiting.set(count, (message) => message.error ? reject(new Error(message.error.message)) : resolve(message.result));
        socket.send(JSON.stringify({ id: count, method, params }));
    });
    await call("Runtime.enable");
    await call("Page.enable");
    const tab = {
        call,
        errors,
        async evaluate(expression) {
            const { result, exceptionDetails } = await call("Runtime.evaluate", { expression, returnByValue: true, awaitPromise: true });
            if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
            return result.value;
        },
        /** Waits until an expression is true. The limit only ends a test that would wait forever. */
        async until(expression, seconds = 90) {
            const end = Date.now() + seconds * 1000;
            for (;;) {
                // The page's script may not have run yet.
                if (await tab.evaluate(expression).catch(() => false)) return;
                if (Date.now() > end) throw new Error(`It did not come true: ${expression}\n${await tab.evaluate("document.body.innerText")}`);
                await new Promise((resolve) => setTimeout(resolve, 15));
            }
        },
        /** Clicks a canvas at a point of its view. */
        async click(id, x, y) {
            const place = await tab.evaluate(`(() => {
                const view = shown.get(${JSON.stringify(id)});
                const frame = view.canvas.getBoundingClientRect();
                return { x: frame.left + ${x} * frame.width / view.width, y: frame.top + ${y} * frame.height / view.height };
            })()`);
            await call("Input.dispatchMouseEvent", { type: "mouseMoved", ...place });
            await call("Input.dispatchMouseEvent", { type: "mousePressed", button: "left", clickCount: 1, ...place });
            await call("Input.dispatchMouseEvent", { type: "mouseReleased", button: "left", clickCount: 1, ...place });
        },
        async wheel(id, x, y, deltaY) {
            const place = await tab.evaluate(`(() => {
                const frame = shown.get(${JSON.stringify(id)}).canvas.getBoundingClientRect();
                return { x: frame.left + ${x}, y: frame.top + ${y} };
            })()`);
            await call("Input.dispatchMouseEvent", { type: "mouseWheel", deltaX: 0, deltaY, ...place });
        },
        async type(text) {
            for (const key of text) {
                await call("Input.dispatchKeyEvent", { type: "keyDown", key, text: key });
                await call("Input.dispatchKeyEvent", { type: "keyUp", key });
            }
        },
        /** The colour of a canvas's pixel at a point of its view. */
        pixel: (id, x, y) => tab.evaluate(`(() => {
            const { canvas, context, width } = shown.get(${JSON.stringify(id)});
            const scale = canvas.width / width;
            return [...context.getImageData(Math.round(${x} * scale), Math.round(${y} * scale), 1, 1).data];
        })()`),
        async picture(file) {
            const { data } = await call("Page.captureScreenshot", { format: "png" });
            const { writeFileSync } = await import("node:fs");
            writeFileSync(file, Buffer.from(data, "base64"));
        },
        close: () => call("Page.close"),
    };
    return tab;
}
