// A sample program, and `apus preview` with its page.
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync, renameSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export const folder = mkdtempSync(join(tmpdir(), "apus-page-"));
const sources = join(folder, "Sample");
mkdirSync(sources);

/** Saves a file as editors do: a new file that is renamed. */
export function save(name, text) {
    writeFileSync(join(folder, `${name}.new`), text);
    renameSync(join(folder, `${name}.new`), join(sources, name));
}

/** A view whose square is red until the first press, and whose height the body decides. */
export const counter = (height = 40, extra = "") => `import SwiftUI

struct Counter: View {
    @State private var count = 0
    @State private var name = ""
    ${extra}

    var body: some View {
        VStack(spacing: 0) {
            Button { count += 1 } label: { (count % 2 == 0 ? Color.red : Color.green).frame(height: ${height}) }
                .buttonStyle(.plain)
            TextField("Name", text: $name).frame(height: 40)
            (name == "Ada" ? Color.blue : Color.yellow).frame(height: 40)
            Spacer(minLength: 0)
        }
    }
}

#Preview("Counting", traits: .fixedLayout(width: 200, height: 200)) { Counter() }
`;

export const others = `import SwiftUI

struct Turning: View {
    @State private var isTurned = false
    var body: some View {
        Rectangle().fill(.orange).frame(width: 60, height: 60).rotationEffect(.degrees(isTurned ? 360 : 0))
            .onAppear { withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) { isTurned = true } }
    }
}

#Preview("Turning", traits: .fixedLayout(width: 100, height: 100)) { Turning() }

#Preview("Rows", traits: .fixedLayout(width: 200, height: 200)) {
    ScrollView { VStack(spacing: 0) { ForEach(0..<40) { (($0 % 2 == 0) ? Color.red : Color.green).frame(height: 100) } } }
}
`;

/** Starts `apus preview` for the sample; `address` is that of the page. */
export async function startSession(apus, path = sources) {
    const process = spawn(apus, ["preview", "--no-open", path], { stdio: ["ignore", "pipe", "inherit"] });
    const address = await new Promise((resolve, reject) => {
        process.stdout.once("data", (data) => resolve(String(data).trim()));
        process.on("exit", (status) => reject(new Error(`apus ended with ${status}`)));
    });
    return {
        address,
        process,
        async end() {
            process.kill("SIGINT");
            await new Promise((resolve) => process.on("exit", resolve));
        },
    };
}

export function removeSample() {
    rmSync(folder, { recursive: true, force: true });
}
