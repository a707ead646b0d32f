import ArgumentParser
import Foundation

struct ModelContextCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mcp",
        abstract: "Let an assistant look at views and use them.",
        discussion: """
            Speaks the Model Context Protocol on standard input and output. The views are those of 'apus preview'; a change of the code \
            is built before the next answer.
            """)

    @OptionGroup var options: PreviewOptions

    func run() throws {
        try TemporaryFolder.with { folder in
            try options.withSession { session in
                let mailbox = session.mailbox
                Thread.detachNewThread {
                    let tools = PreviewTools(dialogue: PreviewDialogue(session: mailbox), folder: folder)
                    let server = ModelContextServer(tools: tools.all) { try? FileHandle.standardOutput.write(contentsOf: $0) }
                    while let line = readLine() { server.handle(line) }
                    mailbox.post(.ended)
                }
            }
        }
    }
}
