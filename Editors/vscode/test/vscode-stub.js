"use strict";

// As much of the editor's interface as the extension uses.
const handlers = {};
const recorded = { errors: [], diagnostics: new Map(), output: "", commands: new Map(), panels: [], configuration: {} };

class Position { constructor(line, character) { Object.assign(this, { line, character }); } }
class Range { constructor(start, end) { Object.assign(this, { start, end }); } }
class Diagnostic { constructor(range, message, severity) { Object.assign(this, { range, message, severity }); } }

module.exports = {
    recorded,
    handlers,
    Position, Range, Diagnostic,
    DiagnosticSeverity: { Error: 0 },
    ViewColumn: { Beside: -2 },
    Uri: { parse: (text) => ({ toString: () => text }), file: (fsPath) => ({ fsPath }) },
    env: { asExternalUri: async (uri) => uri },
    commands: { registerCommand: (name, body) => { recorded.commands.set(name, body); return { dispose() {} }; } },
    languages: {
        createDiagnosticCollection: () => ({
            set: (uri, list) => recorded.diagnostics.set(uri.fsPath, list), clear: () => recorded.diagnostics.clear(), dispose() {},
        }),
    },
    workspace: { getConfiguration: () => ({ get: (name) => recorded.configuration[name] }) },
    window: {
        activeTextEditor: undefined,
        showErrorMessage: (message) => { recorded.errors.push(message); },
        onDidChangeTextEditorSelection: (handler) => { handlers.selection = handler; return { dispose() {} }; },
        createOutputChannel: () => ({ append: (text) => { recorded.output += text; }, appendLine: (text) => { recorded.output += `${text}\n`; }, dispose() {} }),
        createWebviewPanel: () => {
            const panel = { webview: { html: "" }, onDidDispose: (handler) => { panel.disposed = handler; }, reveal() {}, dispose: () => panel.disposed() };
            recorded.panels.push(panel);
            return panel;
        },
    },
};
