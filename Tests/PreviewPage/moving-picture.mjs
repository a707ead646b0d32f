// Records the moving picture of Docs/Preview.md: a view is pressed, its source is changed, broken and mended.
//
// Usage: node --experimental-websocket Tests/PreviewPage/moving-picture.mjs APUS OUTPUT.png
import { crc32 } from "node:zlib";
import { writeFileSync } from "node:fs";
import { startBrowser } from "./browser.mjs";
import { removeSample, save, startSession } from "./session.mjs";

const [apus, output] = process.argv.slice(2);
if (!output) {
    console.error("usage: moving-picture.mjs APUS OUTPUT.png");
    process.exit(2);
}

const ticket = (colour, radius, title) => `import SwiftUI

struct Ticket: View {
    @State private var count = 1

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text(${title}).font(.title2.bold())
            Label("Lake line, 3 pm", systemImage: "clock").foregroundStyle(.secondary)
            HStack {
                Text("\\(count) adults").contentTransition(.numericText())
                Spacer()
                Stepper("Adults", value: $count, in: 1...9).labelsHidden()
            }
            Button("Buy") {}.buttonStyle(.borderedProminent).frame(maxWidth: .infinity)
        }
        .padding(20)
        .background(.${colour}.opacity(0.15), in: .rect(cornerRadius: ${radius}))
        .tint(.${colour})
        .padding(16)
    }
}

#Preview("To the lake", traits: .fixedLayout(width: 300, height: 260)) { Ticket() }
`;

/** Joins PNG pictures of one size to a moving one (APNG). Each is shown for its number of milliseconds. */
function movingPicture(frames) {
    const chunks = (png) => {
        const found = [];
        for (let place = 8; place < png.length; place += 12 + png.readUInt32BE(place)) {
            found.push({ type: png.toString("latin1", place + 4, place + 8), data: png.subarray(place + 8, place + 8 + png.readUInt32BE(place)) });
        }
        return found;
    };
    const chunk = (type, data) => {
        const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
        const whole = Buffer.alloc(body.length + 8);
        whole.writeUInt32BE(data.length, 0);
        body.copy(whole, 4);
        whole.writeUInt32BE(crc32(body), body.length + 4);
        return whole;
    };
    const numbers = (...values) => {
        const data = Buffer.alloc(values.length * 4);
        values.forEach((value, index) => data.writeUInt32BE(value, index * 4));
        return data;
    };
    const header = chunks(frames[0].png).find(({ type }) => type === "IHDR").data;
    const parts = [Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]), chunk("IHDR", header), chunk("acTL", numbers(frames.length, 0))];
    let sequence = 0;
    frames.forEach(({ png, milliseconds }, index) => {
        const timing = Buffer.alloc(6);
        timing.writeUInt16BE(milliseconds, 0);
        timing.writeUInt16BE(1000, 2);
        parts.push(chunk("fcTL", Buffer.concat([numbers(sequence++, header.readUInt32BE(0), header.readUInt32BE(4), 0, 0), timing])));
        const data = Buffer.concat(chunks(png).filter(({ type }) => type === "IDAT").map(({ data }) => data));
        parts.push(index === 0 ? chunk("IDAT", data) : chunk("fdAT", Buffer.concat([numbers(sequence++), data])));
    });
    return Buffer.concat([...parts, chunk("IEND", Buffer.alloc(0))]);
}

save("Ticket.swift", ticket("blue", 12, '"To the lake"'));
const session = await startSession(apus);
const browser = await startBrowser(1);
try {
    const frames = [];
    const tab = await browser.open(session.address);
    await tab.call("Emulation.setDeviceMetricsOverride", { width: 860, height: 480, deviceScaleFactor: 1, mobile: false });
    const record = async (milliseconds) => {
        await new Promise((resolve) => setTimeout(resolve, 700));
        const { data } = await tab.call("Page.captureScreenshot", { format: "png" });
        frames.push({ png: Buffer.from(data, "base64"), milliseconds });
    };
    const saved = async (text, isShown) => {
        await tab.evaluate("document.getElementById('status').textContent = 'waiting'");
        save("Ticket.swift", text);
        await tab.until(isShown);
    };
    const isBuilt = "document.getElementById('status').textContent.startsWith('Shown')";
    await tab.until("shown.has('To the lake') && shown.get('To the lake').frames > 0");
    await record(1500);
    for (let press = 0; press < 2; press++) {
        await tab.click("To the lake", 243, 137);
        await record(900);
    }
    await saved(ticket("orange", 12, '"To the lake"'), isBuilt);
    await record(1500);
    await saved(ticket("orange", 36, '"To the island"'), isBuilt);
    await record(1500);
    await saved(ticket("orange", 36, 'islandName'), "!document.getElementById('problem').hidden");
    await record(2000);
    await saved(ticket("green", 36, '"To the island"'), isBuilt);
    await record(2000);
    writeFileSync(output, movingPicture(frames));
} finally {
    await browser.end();
    await session.end();
    removeSample();
}
