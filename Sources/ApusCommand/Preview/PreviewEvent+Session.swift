import Foundation
import RunnerProtocol

extension PreviewEvent {
    /// The views that a library has.
    static func views(in library: PreviewBuilder.Library) -> PreviewEvent {
        var event = PreviewEvent(.views)
        event.title = library.title
        event.views = library.catalogue.entries.map { entry in
            let place = library.catalogue.places[entry.name]
            let file = place.map { URL(fileURLWithPath: $0.file).standardizedFileURL.path }
            return View(name: entry.name, kind: entry.kind.rawValue, file: file, line: place?.line)
        }
        return event
    }

    /// The address of the session's page.
    static func page(_ address: String) -> PreviewEvent {
        var event = PreviewEvent(.page)
        event.address = address
        return event
    }

    /// The reason why a library without views is not shown.
    static func noViews(in library: PreviewBuilder.Library) -> PreviewEvent {
        var event = PreviewEvent(.errors)
        event.errors = []
        event.message = ViewSelection.describeAbsence(in: library.catalogue, of: library.title)
        return event
    }

    /// The end of a program, with the canvas at which it worked.
    static func crash(of canvas: String?, _ message: String) -> PreviewEvent {
        var event = PreviewEvent(.crashed)
        event.canvas = canvas
        event.message = message
        return event
    }

    /// The reason why there is no new library.
    static func errors(_ error: any Error) -> PreviewEvent {
        var event = PreviewEvent(.errors)
        event.errors = []
        switch error {
        case let failure as CompilationFailure:
            event.text = CompilerErrors.withoutColors(failure.output)
            event.errors = CompilerErrors.all(in: failure.output)
            event.message = "The program does not compile."
        case let failure as CommandFailure:
            event.message = failure.message
            event.text = failure.details.isEmpty ? nil : failure.details
        default:
            event.message = error.localizedDescription
        }
        return event
    }
}

extension CompilerErrors {
    static func withoutColors(_ output: String) -> String { output.replacing(/\u{1B}\[[0-9;]*m/, with: "") }

    /// The errors in the compiler's output, with their messages.
    static func all(in output: String) -> [PreviewEvent.CompilerError] {
        withoutColors(output).split(separator: "\n").compactMap { line in
            guard let match = line.prefixMatch(of: /(.+?):(\d+):(\d+): error: (.*)/), let number = Int(match.2), let column = Int(match.3)
            else { return nil }
            return PreviewEvent.CompilerError(file: String(match.1), line: number, column: column, message: String(match.4))
        }
    }
}
