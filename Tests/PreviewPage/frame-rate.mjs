// Measures how many frames a second the page of `apus preview` shows while something moves.
// Usage: node --experimental-websocket Tests/PreviewPage/frame-rate.mjs .build/release/apus
import { startBrowser } from "./browser.mjs";
import { removeSample, save, startSession } from "./session.mjs";

const moving = (content) => `import SwiftUI

struct Moving: View {
    var body: some View {
        TimelineView(.animation) { context in
            let turn = context.date.timeIntervalSinceReferenceDate
            ${content}
        }
    }
}

#Preview("Motion", traits: .fixedLayout(width: 1000, height: 800)) { Moving() }
`;
const samples = {
    "a square of 100 points": "Rectangle().fill(.orange).frame(width: 100, height: 100).rotationEffect(.radians(turn)).frame(width: 1000, height: 800)",
    "100 circles all over": `ZStack {
                ForEach(0..<100) { index in
                    Circle().fill(Color(hue: Double(index) / 100, saturation: 0.8, brightness: 0.9)).frame(width: 40, height: 40)
                        .offset(x: 400 * cos(turn + Double(index)), y: 350 * sin(turn * 1.3 + Double(index) * 2))
                }
            }.frame(width: 1000, height: 800)`,
};

save("Moving.swift", moving(samples["a square of 100 points"]));
const session = await startSession(process.argv[2]);
const browser = await startBrowser(2);
try {
    const tab = await browser.open(session.address);
    await tab.until("shown.has('Motion') && shown.get('Motion').frames > 0");
    for (const [name, content] of Object.entries(samples)) {
        await tab.evaluate("document.getElementById('status').textContent = 'waiting'");
        save("Moving.swift", `${moving(content)}// ${name}\n`);
        await tab.until("document.getElementById('status').textContent.startsWith('Shown') && shown.get('Motion').canvas.width === 2000");
        await new Promise((resolve) => setTimeout(resolve, 1000));
        const before = await tab.evaluate("[performance.now(), shown.get('Motion').frames]");
        await new Promise((resolve) => setTimeout(resolve, 5000));
        const after = await tab.evaluate("[performance.now(), shown.get('Motion').frames]");
        console.log(`${name}: ${((after[1] - before[1]) / (after[0] - before[0]) * 1000).toFixed(1)} frames a second`);
    }
} finally {
    await browser.end();
    await session.end();
    removeSample();
}
