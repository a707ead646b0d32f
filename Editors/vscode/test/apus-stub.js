#!/usr/bin/env node
"use strict";

// Stands for `apus preview --json --page`: sends fixed events, and repeats requests as output.
const send = (event) => console.log(JSON.stringify(event));
const program = process.argv[5];
send({ type: "page", address: "http://127.0.0.1:4711/token/" });
send({
    type: "views", title: "Sample", views: [
        { name: "Row", kind: "view", file: `${program}/Row.swift`, line: 3 },
        { name: "Row preview", kind: "macro", file: `${program}/Row.swift`, line: 20 },
        { name: "Other", kind: "view", file: `${program}/Other.swift`, line: 1 },
    ],
});
let rest = "";
process.stdin.on("data", (data) => {
    const lines = (rest + data).split("\n");
    rest = lines.pop();
    for (const line of lines) {
        send({ type: "output", text: `${line}\n` });
        if (JSON.parse(line).views?.[0] === "Other") {
            send({ type: "errors", message: "The program does not compile.", errors: [{ file: "Row.swift", line: 7, column: 5, message: "no" }] });
        }
    }
});
process.stdin.on("end", () => process.exit(0));
