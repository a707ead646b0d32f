import ArgumentParser
import CProcessGuard
import Foundation
import RunnerProtocol

struct PreviewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "preview",
        abstract: "Show views live while their code is being edited.",
        discussion: """
            Opens a page in the browser that shows the previews and views of a program, takes input, and follows every saved change of \
            the code: the state of the views is kept. The page is served on this machine only, under an address that contains a secret.
            """)

    @OptionGroup var options: PreviewOptions

    @Flag(help: "Speak lines of JSON on standard input and output instead of opening a page; see Docs/Preview.md.")
    var json = false

    @Flag(help: "With --json: serve the page too, and tell its address in the first event.")
    var page = false

    @Flag(help: "Print the address of the page and do not open it.")
    var noOpen = false

    func validate() throws {
        if page, !json { throw ValidationError("--page is for --json: without it there is a page in any case") }
        if json, noOpen { throw ValidationError("--json opens no page: leave out --no-open") }
    }

    func run() throws {
        try options.withSession { session in
            if json {
                let client = StandardStreamsClient()
                if page { client.send(.page(try PreviewServer(mailbox: session.mailbox).start()), pixels: Data()) }
                session.mailbox.post(.joined(client))
                let mailbox = session.mailbox
                client.receive(onRequest: { mailbox.post(.request($0, client)) }, onEnd: { mailbox.post(.ended) })
            } else {
                let server = try PreviewServer(mailbox: session.mailbox)
                let address = try server.start()
                try Console.print(address)
                if !noOpen { Browser.open(address) }
            }
        }
    }
}

/// What the commands on preview sessions have in common.
struct PreviewOptions: ParsableArguments {
    @Argument(
        help: ArgumentHelp("A Swift file, a folder or a package. (default: the package in this folder)", valueName: "path"),
        completion: .file())
    var path: String?

    @OptionGroup var platform: PlatformOptions

    @OptionGroup var language: LanguageOptions

    /// Makes a session, calls `body`, opens the path if there is one, and runs the session to its end.
    func withSession(_ body: (PreviewSession) throws -> Void) throws {
        let path = path ?? (PackageManager.isPackage(".") ? "." : nil)
        if let path { try ProgramLocator.check(path) }
        let platform = try platform.platform(ofProgramsAt: path.map { [$0] } ?? [])
        let options = CompilationOptions(swiftVersion: language.swiftVersion, definitions: language.definitions, platform: platform)
        try TemporaryFolder.with { folder in
            let runtime = try RuntimeLibrary.besideExecutable()
            let objects = path.flatMap { ObjectFolder(for: $0, options: options, runtime: runtime) }
            let session = try PreviewSession(runtime: runtime, options: options, folder: folder, objects: objects?.url ?? folder)
            try body(session)
            if let path { session.open(path) }
            try withExtendedLifetime(objects) { try session.run() }
        }
    }
}

/// The user's browser.
enum Browser {
    static func open(_ address: String) {
        guard let opener = Subprocess.find("xdg-open") else { return }
        Thread.detachNewThread {
            _ = try? Subprocess(executable: opener, arguments: [address], endsOthers: false).run()
        }
    }
}
