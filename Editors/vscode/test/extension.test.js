"use strict";

const assert = require("node:assert/strict");
const { mkdtempSync, rmSync, writeFileSync } = require("node:fs");
const Module = require("node:module");
const { tmpdir } = require("node:os");
const path = require("node:path");
const { after, before, test } = require("node:test");

const stub = require("./vscode-stub.js");
const load = Module._load;
Module._load = (name, ...rest) => name === "vscode" ? stub : load(name, ...rest);
const extension = require("../extension.js");

const folder = mkdtempSync(path.join(tmpdir(), "apus-vscode-"));
const { recorded, handlers, window } = stub;

function editor(name, line) {
    return { document: { languageId: "swift", uri: { fsPath: path.join(folder, name) } }, selection: { active: { line } } };
}

async function until(condition) {
    for (let count = 0; count < 1000; count++) {
        if (condition()) return;
        await new Promise((resolve) => setTimeout(resolve, 10));
    }
    assert.fail(`It did not come true: ${condition}`);
}

before(() => {
    writeFileSync(path.join(folder, "Package.swift"), "");
    recorded.configuration = { path: path.join(__dirname, "apus-stub.js"), followCursor: true };
    extension.activate({ subscriptions: [] });
});

after(() => {
    extension.deactivate();
    rmSync(folder, { recursive: true });
});

test("without a Swift file there is no preview", () => {
    recorded.commands.get("apus.preview")();
    assert.deepEqual(recorded.errors, ["Open a Swift file to preview its views."]);
    assert.equal(recorded.panels.length, 0);
});

test("the panel shows the session's page and the view at the cursor", async () => {
    window.activeTextEditor = editor("Row.swift", 5);
    recorded.commands.get("apus.preview")();
    await until(() => recorded.panels[0]?.webview.html.includes("http://127.0.0.1:4711/token/"));
    await until(() => recorded.output.includes('{"type":"choose","views":["Row"]}'));
    assert.match(recorded.panels[0].title, /Sample/);
});

test("the view follows the cursor", async () => {
    handlers.selection({ textEditor: editor("Row.swift", 25) });
    await until(() => recorded.output.includes('["Row preview"]'));
});

test("errors are shown where they are", async () => {
    handlers.selection({ textEditor: editor("Other.swift", 5) });
    const file = path.join(folder, "Row.swift");
    await until(() => recorded.diagnostics.has(file));
    const [diagnostic] = recorded.diagnostics.get(file);
    assert.equal(diagnostic.message, "no");
    assert.deepEqual([diagnostic.range.start.line, diagnostic.range.start.character], [6, 4]);
});

test("opening again reveals the same panel", () => {
    window.activeTextEditor = editor("Row.swift", 0);
    recorded.commands.get("apus.preview")();
    assert.equal(recorded.panels.length, 1);
});

test("a program that is not installed is told", async () => {
    recorded.panels[0].dispose();
    recorded.configuration.path = path.join(folder, "nothing");
    recorded.commands.get("apus.preview")();
    await until(() => recorded.errors.some((message) => message.includes("is not installed; see the setting apus.path.")));
});
