import ArgumentParser
import Foundation

/// The manual page, generated from the description of the command line.
struct ManualPage {
    private struct Tool: Decodable {
        var command: Command
    }

    private struct Command: Decodable {
        var commandName: String
        var abstract: String?
        var discussion: String?
        var shouldDisplay: Bool?
        var subcommands: [Command]?
        var arguments: [Argument]?
    }

    private struct Argument: Decodable {
        struct Name: Decodable {
            var kind: String
            var name: String
        }

        var kind: String
        var shouldDisplay: Bool
        var isOptional: Bool
        var isRepeating: Bool
        var parsingStrategy: String?
        var names: [Name]?
        var valueName: String?
        var abstract: String?
    }

    let text: String

    init() throws {
        let tool = try JSONDecoder().decode(Tool.self, from: Data(ApusCommand._dumpHelp().utf8))
        text = Self.page(of: tool.command)
    }

    private static func page(of tool: Command) -> String {
        var lines = [".TH APUS 1", ".SH NAME"]
        lines.append("\(tool.commandName) \\- \(escape(tool.abstract ?? ""))")
        lines += [".SH SYNOPSIS", ".B \(tool.commandName)", "\\fIcommand\\fR [\\fIarguments\\fR]", ".SH DESCRIPTION"]
        lines.append(escape(tool.discussion ?? ""))
        lines.append(".SH COMMANDS")
        for command in tool.subcommands ?? [] where command.shouldDisplay != false && command.commandName != "help" {
            lines += section(of: command, in: tool.commandName)
        }
        lines += [
            ".SH EXIT STATUS", "0 for success, 1 where something failed, 2 for a call that makes no sense.", ".SH ENVIRONMENT",
            ".TP", ".B PATH", "Where the programs of the Swift toolchain are looked for.",
            ".TP", ".B XDG_CACHE_HOME", "The folder in which compiled programs are kept, in place of \\fI~/.cache\\fR.",
        ]
        return lines.joined(separator: "\n") + "\n"
    }

    private static func section(of command: Command, in tool: String) -> [String] {
        let arguments = (command.arguments ?? []).filter {
            $0.shouldDisplay && $0.names?.contains { $0.name == "help" || $0.name == "version" } != true
        }
        var lines = [".SS " + ([tool, command.commandName] + arguments.filter { $0.kind == "positional" }.map(usage)).joined(separator: " ")]
        lines.append(escape([command.abstract, command.discussion].compactMap { $0 }.joined(separator: " ")))
        for argument in arguments {
            lines += [".TP", title(of: argument), escape(argument.abstract ?? "")]
        }
        return lines
    }

    private static func usage(of argument: Argument) -> String {
        var text = "\\fI\(escape(argument.valueName ?? ""))\\fR"
        if argument.isRepeating { text += "..." }
        if argument.parsingStrategy == "postTerminator" { text = "\\-\\- " + text }
        return argument.isOptional ? "[\(text)]" : text
    }

    private static func title(of argument: Argument) -> String {
        guard let names = argument.names, !names.isEmpty else { return "\\fI\(escape(argument.valueName ?? ""))\\fR" }
        let value = argument.kind == "option" ? " \\fI\(escape(argument.valueName ?? ""))\\fR" : ""
        return names.map { "\\fB\(escape(($0.kind == "long" ? "--" : "-") + $0.name))\\fR" }.joined(separator: ", ") + value
    }

    /// `text` with troff's special characters escaped.
    private static func escape(_ text: String) -> String {
        let escaped = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
        return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
    }
}
