"use strict";

const { spawn } = require("node:child_process");

/** A running `apus preview --json`. The messages are those of Docs/Preview.md. */
class Session {
    /**
     * @param command the program apus
     * @param program the file, folder or package to show
     * @param receive called with each event
     * @param ended called with a sentence if the session ends by itself
     */
    constructor(command, program, receive, ended) {
        this.process = spawn(command, ["preview", "--json", "--page", program], { stdio: ["pipe", "pipe", "pipe"] });
        this.errors = "";
        let rest = "";
        this.process.stdout.setEncoding("utf8");
        this.process.stdout.on("data", (text) => {
            const lines = (rest + text).split("\n");
            rest = lines.pop();
            for (const line of lines) if (line) receive(JSON.parse(line));
        });
        this.process.stderr.setEncoding("utf8");
        this.process.stderr.on("data", (text) => { this.errors = (this.errors + text).slice(-4000); });
        this.process.stdin.on("error", () => {});
        this.process.on("error", (error) => ended(error.code === "ENOENT" ? `The program '${command}' is not installed; see the setting apus.path.` : error.message));
        this.process.on("exit", (status) => { if (!this.isEnded) ended(this.errors.trim().split("\n").pop() || `apus has ended with ${status}.`); });
    }

    send(request) {
        if (!this.isEnded) this.process.stdin.write(`${JSON.stringify(request)}\n`);
    }

    end() {
        this.isEnded = true;
        this.process.stdin.end();
    }
}

module.exports = { Session };
