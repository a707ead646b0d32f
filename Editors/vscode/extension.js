"use strict";

const path = require("node:path");
const { existsSync } = require("node:fs");
const vscode = require("vscode");
const { Session } = require("./session.js");

/** The preview that is open; null while there is none. */
let preview = null;

function activate(context) {
    context.subscriptions.push(
        vscode.commands.registerCommand("apus.preview", () => open()),
        vscode.commands.registerCommand("apus.showViewAtCursor", () => { if (open()) preview.showViewAt(vscode.window.activeTextEditor); }),
        vscode.window.onDidChangeTextEditorSelection(({ textEditor }) => {
            if (preview && vscode.workspace.getConfiguration("apus").get("followCursor")) preview.showViewAt(textEditor);
        }),
        { dispose: () => preview?.dispose() },
    );
}

function deactivate() {
    preview?.dispose();
}

/** Opens the preview of the active editor's program, if it is not open. Returns whether there is one. */
function open() {
    const editor = vscode.window.activeTextEditor;
    if (!editor || editor.document.languageId !== "swift") {
        vscode.window.showErrorMessage("Open a Swift file to preview its views.");
        return false;
    }
    const program = programOf(editor.document.uri.fsPath);
    if (preview?.program === program) {
        preview.panel.reveal(undefined, true);
        return true;
    }
    preview?.dispose();
    preview = new Preview(program);
    preview.showViewAt(editor);
    return true;
}

/** The package around a file, or its folder. */
function programOf(file) {
    for (let folder = path.dirname(file); folder !== path.dirname(folder); folder = path.dirname(folder)) {
        if (existsSync(path.join(folder, "Package.swift"))) return folder;
    }
    return path.dirname(file);
}

class Preview {
    constructor(program) {
        this.program = program;
        this.views = [];
        this.chosen = null;
        this.wanted = null;
        this.panel = vscode.window.createWebviewPanel(
            "apus.preview", "Preview", { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true },
            { enableScripts: true, retainContextWhenHidden: true });
        this.panel.onDidDispose(() => this.dispose());
        this.diagnostics = vscode.languages.createDiagnosticCollection("apus");
        this.output = vscode.window.createOutputChannel("Apus preview");
        this.session = new Session(vscode.workspace.getConfiguration("apus").get("path"), program, (event) => this.receive(event), (message) => this.ended(message));
    }

    dispose() {
        if (this.isDisposed) return;
        this.isDisposed = true;
        if (preview === this) preview = null;
        this.session.end();
        this.panel.dispose();
        this.diagnostics.dispose();
        this.output.dispose();
    }

    async receive(event) {
        switch (event.type) {
        case "page": {
            // In a remote workspace the address has to be forwarded.
            const address = await vscode.env.asExternalUri(vscode.Uri.parse(event.address));
            this.panel.webview.html = frame(address.toString(true));
            break;
        }
        case "views":
            this.panel.title = `Preview: ${event.title}`;
            this.views = event.views;
            if (this.wanted) this.choose(...this.wanted);
            break;
        case "canvases":
            this.chosen = event.canvases[0]?.view ?? null;
            break;
        case "built":
            this.diagnostics.clear();
            break;
        case "errors":
            this.showErrors(event);
            break;
        case "crashed":
        case "failed":
            this.output.appendLine(`${event.canvas ?? "The program"}: ${event.message}`);
            break;
        case "output":
            this.output.append(event.text);
            break;
        }
    }

    /** Shows the compiler's errors where they are. */
    showErrors(event) {
        this.diagnostics.clear();
        const byFile = new Map();
        for (const error of event.errors ?? []) {
            const file = path.resolve(this.program, error.file);
            const position = new vscode.Position(error.line - 1, error.column - 1);
            const diagnostic = new vscode.Diagnostic(new vscode.Range(position, position), error.message, vscode.DiagnosticSeverity.Error);
            diagnostic.source = "apus";
            byFile.set(file, [...byFile.get(file) ?? [], diagnostic]);
        }
        for (const [file, diagnostics] of byFile) this.diagnostics.set(vscode.Uri.file(file), diagnostics);
        if (byFile.size === 0) this.output.appendLine(event.text ?? event.message);
    }

    showViewAt(editor) {
        if (!editor || editor.document.languageId !== "swift") return;
        this.choose(editor.document.uri.fsPath, editor.selection.active.line + 1);
    }

    /** Chooses the view that is declared at a line, or else the first preview of its file. */
    choose(file, line) {
        this.wanted = [file, line];
        const here = this.views.filter((view) => view.file === file).sort((a, b) => a.line - b.line);
        const view = here.filter((view) => view.line <= line).pop() ?? here.find((view) => view.kind !== "view") ?? here[0];
        if (!view || view.name === this.chosen) return;
        this.chosen = view.name;
        this.session.send({ type: "choose", views: [view.name] });
    }

    ended(message) {
        if (this.isDisposed) return;
        vscode.window.showErrorMessage(message);
        this.dispose();
    }
}

/** The panel's page, which contains that of the session. */
function frame(address) {
    const origin = new URL(address).origin;
    return `<!doctype html>
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; frame-src ${origin}; style-src 'unsafe-inline'">
<style>html, body, iframe { margin: 0; padding: 0; border: 0; width: 100%; height: 100vh; display: block }</style>
<iframe src="${address}" title="Apus preview"></iframe>`;
}

module.exports = { activate, deactivate };
