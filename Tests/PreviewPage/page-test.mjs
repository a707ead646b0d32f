// Tests the page of `apus preview` in a real browser. Run by Scripts/test-preview.
import assert from "node:assert/strict";
import { mkdirSync } from "node:fs";
import { startBrowser } from "./browser.mjs";
import { counter, others, removeSample, save, startSession } from "./session.mjs";

const [apus, pictures] = process.argv.slice(2);
if (pictures) mkdirSync(pictures, { recursive: true });
const red = (pixel) => pixel[0] > 200 && pixel[1] < 120;
const green = (pixel) => pixel[1] > 150 && pixel[0] < 120;
const blue = (pixel) => pixel[2] > 200 && pixel[0] < 120;

save("Counter.swift", counter());
save("Others.swift", others);
const session = await startSession(apus);
const browser = await startBrowser(2);
let failures = 0;

async function test(name, body) {
    try {
        await body();
        console.log(`ok   ${name}`);
    } catch (error) {
        failures += 1;
        console.log(`FAIL ${name}\n${error.stack}`);
    }
}

/** Waits until a pixel is as wanted. */
async function pixel(tab, id, x, y, isWanted) {
    for (let count = 0; count < 2000; count++) {
        if (isWanted(await tab.pixel(id, x, y))) return;
        await new Promise((resolve) => setTimeout(resolve, 15));
    }
    throw new Error(`The pixel at (${x}, ${y}) of ${id} is ${await tab.pixel(id, x, y)}`);
}

const built = (tab) => tab.evaluate("document.getElementById('status').textContent = 'waiting'");
const isBuilt = "document.getElementById('status').textContent.startsWith('Shown')";
let tab;

try {
    await test("the page lists the views and shows the first preview", async () => {
        tab = await browser.open(session.address);
        await tab.until("shown.has('Counting') && shown.get('Counting').frames > 0");
        const names = await tab.evaluate("[...document.querySelectorAll('#views button')].map((button) => button.firstChild.textContent)");
        assert.deepEqual(names, ["All", "Counter", "Turning", "Counting", "Turning-2", "Rows"]);
        await pixel(tab, "Counting", 100, 20, red);
    });

    await test("the picture has the pixels of the screen", async () => {
        assert.equal(await tab.evaluate("devicePixelRatio"), 2);
        await tab.until("shown.get('Counting').canvas.width === 400");
        assert.equal(await tab.evaluate("shown.get('Counting').canvas.getBoundingClientRect().width"), 200);
    });

    await test("clicks and typing reach the views", async () => {
        await tab.click("Counting", 100, 20);
        await pixel(tab, "Counting", 100, 20, green);
        await tab.click("Counting", 100, 60);
        await tab.type("Ada");
        await pixel(tab, "Counting", 100, 100, blue);
    });

    await test("a change of a body is shown, and the state is kept", async () => {
        await built(tab);
        save("Counter.swift", counter(30));
        await tab.until(isBuilt);
        await pixel(tab, "Counting", 100, 20, green);
        await pixel(tab, "Counting", 100, 85, blue);
    });

    await test("a new stored property keeps the others", async () => {
        await built(tab);
        save("Counter.swift", counter(30, "@State private var added = 1"));
        await tab.until(isBuilt);
        await pixel(tab, "Counting", 100, 20, green);
        await pixel(tab, "Counting", 100, 85, blue);
    });

    await test("errors are beside the last picture, with links", async () => {
        save("Counter.swift", counter(30).replace("count += 1", "count += word"));
        await tab.until("!document.getElementById('problem').hidden");
        assert.match(await tab.evaluate("document.getElementById('problem').innerText"), /Counter\.swift:10 cannot find 'word' in scope/);
        assert.match(await tab.evaluate("document.querySelector('#problem a').href"), /^vscode:\/\/file\/.*Counter\.swift:10:/);
        assert.ok(green(await tab.pixel("Counting", 100, 20)));
        if (pictures) await tab.picture(`${pictures}/errors.png`);
        await built(tab);
        save("Counter.swift", counter(30));
        await tab.until(isBuilt);
        assert.ok(await tab.evaluate("document.getElementById('problem').hidden"));
    });

    await test("a crash shows its message, and the next save goes on", async () => {
        await built(tab);
        save("Counter.swift", counter(30).replace("count += 1", "fatalError(\"boom\")"));
        await tab.until(isBuilt);
        await tab.click("Counting", 100, 15);
        await tab.until("document.getElementById('problem').innerText.includes('boom')");
        await built(tab);
        save("Counter.swift", counter(30));
        await tab.until(isBuilt);
        assert.ok(await tab.evaluate("document.getElementById('problem').hidden"));
    });

    await test("a second tab shows the same, and the first one goes on", async () => {
        const second = await browser.open(session.address);
        await second.until("shown.has('Counting') && shown.get('Counting').frames > 0");
        await pixel(second, "Counting", 100, 20, (colour) => red(colour) || green(colour));
        const before = await tab.pixel("Counting", 100, 15);
        await second.click("Counting", 100, 15);
        await pixel(tab, "Counting", 100, 15, red(before) ? green : red);
        await second.close();
        await tab.click("Counting", 100, 15);
        await pixel(tab, "Counting", 100, 15, red(before) ? red : green);
    });

    await test("the page connects again", async () => {
        await tab.evaluate("new Promise((resolve) => { socket.addEventListener('close', resolve); socket.close(); }).then(() => true)");
        await tab.until("socket !== null && shown.get('Counting').frames > 0 && !shown.get('Counting').figure.classList.contains('stale')");
        const before = await tab.pixel("Counting", 100, 15);
        await tab.click("Counting", 100, 15);
        await pixel(tab, "Counting", 100, 15, red(before) ? green : red);
    });

    await test("variants are shown side by side", async () => {
        await tab.evaluate("document.getElementById('colorScheme').value = 'both'; document.getElementById('colorScheme').onchange()");
        await tab.until("shown.has('Counting/2') && shown.get('Counting/2').frames > 0");
        if (pictures) await tab.picture(`${pictures}/variants.png`);
        await tab.evaluate("document.getElementById('colorScheme').value = ''; document.getElementById('colorScheme').onchange()");
        await tab.until("!shown.has('Counting/2')");
    });

    await test("animations run, and wheels scroll", async () => {
        await tab.evaluate("choose(['Turning-2', 'Rows'])");
        await tab.until("shown.has('Turning-2') && shown.get('Turning-2').frames > 20");
        await pixel(tab, "Rows", 100, 50, red);
        await tab.wheel("Rows", 100, 100, 100);
        await pixel(tab, "Rows", 100, 50, green);
        if (pictures) await tab.picture(`${pictures}/page.png`);
    });

    await test("scroll positions are kept over saves", async () => {
        await built(tab);
        save("Others.swift", others.replace("Color.green).frame", "Color.green).opacity(0.9).frame"));
        await tab.until(isBuilt);
        await pixel(tab, "Rows", 100, 50, (colour) => colour[1] > 150 && colour[0] < 140);
    });

    await test("nothing but the page is served", async () => {
        const { origin } = new URL(session.address);
        assert.equal((await fetch(origin)).status, 404);
        assert.equal((await fetch(`${origin}/page.js`)).status, 404);
        assert.equal((await fetch(`${session.address}../../etc/passwd`)).status, 404);
        const headers = { Connection: "Upgrade", Upgrade: "websocket", "Sec-WebSocket-Key": "MDEyMzQ1Njc4OWFiY2RlZg==", "Sec-WebSocket-Version": "13" };
        const { request } = await import("node:http");
        const status = await new Promise((resolve) => {
            const call = request(`${session.address}socket`, { headers: { ...headers, Origin: "http://example.com" } }, (answer) => resolve(answer.statusCode));
            call.on("upgrade", () => resolve(101));
            call.end();
        });
        assert.equal(status, 403);
    });

    await test("the page has thrown no errors", async () => assert.deepEqual(tab.errors, []));
} finally {
    await browser.end();
    await session.end();
    removeSample();
}
console.log(failures === 0 ? "All tests have passed." : `${failures} tests have failed.`);
process.exit(failures === 0 ? 0 : 1);
