@_spi(Reflection) import Swift
import AttributeGraph

/// A part of the menus of a program's windows.
@MainActor @preconcurrency public protocol Commands {
    /// The type of the body.
    associatedtype Body: Commands

    /// The commands that these consist of.
    @CommandsBuilder var body: Self.Body { get }

    /// Adds the commands to the menus. Commands with a body have a default; do not call or implement it.
    nonisolated static func _makeCommands(_ commands: _GraphValue<Self>, inputs: _CommandsInputs)
}

extension Commands {
    nonisolated public static func _makeCommands(_ commands: _GraphValue<Self>, inputs: _CommandsInputs) {
        let cell = CommandsBodyCell(source: commands, inputs: inputs.viewInputs)
        Body._makeCommands(_GraphValue(cell: cell, offset: 0), inputs: inputs.deeper)
    }
}

extension Commands where Body == Never {
    /// Primitive commands have no body; the framework never asks for it.
    public var body: Never { preconditionFailure("body() should not be called on \(Self.self).") }
}

extension Never: Commands {}

private final class CommandsBodyCell<Content: Commands>: ComputedCell<Content, Content.Body> {
    override func body(of source: Content) -> Content.Body {
        // Handed over whole: nobody else uses this copy of the commands meanwhile.
        nonisolated(unsafe) let commands = source
        return onMainActor { commands.body }
    }

    override var viewName: String? { ViewNames.name(of: Content.self) }
}

/// What flows down while commands are made.
public struct _CommandsInputs {
    let viewInputs: _ViewInputs
    let list: CommandList

    var deeper: _CommandsInputs { _CommandsInputs(viewInputs: viewInputs.with { $0.depth += 1 }, list: list) }
}

/// Builds commands from statements.
@resultBuilder public struct CommandsBuilder {
    public static func buildBlock() -> EmptyCommands { EmptyCommands() }
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

    public static func buildBlock<First: Commands, Second: Commands, each Rest: Commands>(
        _ first: First, _ second: Second, _ rest: repeat each Rest
    ) -> some Commands {
        _TupleCommands((first, second, repeat each rest))
    }

    public static func buildIf<Content: Commands>(_ content: Content?) -> some Commands { _OptionalCommands(commands: content) }
    public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> some Commands { content }
}

/// No commands.
public struct EmptyCommands {
    nonisolated public init() {}
}

extension EmptyCommands: Commands {
    public typealias Body = Never

    nonisolated public static func _makeCommands(_ commands: _GraphValue<Self>, inputs: _CommandsInputs) {}
}

/// Several commands.
public struct _TupleCommands<T> {
    var value: T

    nonisolated init(_ value: T) {
        self.value = value
    }
}

extension _TupleCommands: Commands {
    public typealias Body = Never

    nonisolated public static func _makeCommands(_ commands: _GraphValue<Self>, inputs: _CommandsInputs) {
        func make<Element: Commands>(_: Element.Type, at offset: Int) {
            Element._makeCommands(commands.part(Element.self, at: offset), inputs: inputs)
        }
        _forEachField(of: T.self) { _, offset, type, _ in
            if let type = type as? any Commands.Type { make(type, at: offset) }
            return true
        }
    }
}

/// Commands that may be absent. Whether they are there is decided once, when a window opens.
public struct _OptionalCommands<Content: Commands> {
    var commands: Content?
}

extension _OptionalCommands: Commands {
    public typealias Body = Never

    nonisolated public static func _makeCommands(_ commands: _GraphValue<Self>, inputs: _CommandsInputs) {
        guard let content = commands.value.commands else { return }
        let cell = ContentCell<Content>(tree: inputs.viewInputs.tree, depth: inputs.viewInputs.depth + 1)
        inputs.viewInputs.scope.adopt(cell)
        cell.set(content)
        Content._makeCommands(_GraphValue(cell: cell, offset: 0), inputs: inputs.deeper)
    }
}

/// A menu of the program's own.
public struct CommandMenu<Content: View> {
    let content: Content
    let title: Text

    /// A menu with a title.
    nonisolated public init(_ title: Text, @ViewBuilder content: () -> Content) {
        self.title = title
        self.content = content()
    }

    /// A menu with a title, which is looked up in the program's translations.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), content: content)
    }

    /// A menu with a title, shown as it is.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(Text(title), content: content)
    }
}

extension CommandMenu: Commands {
    public typealias Body = Never

    nonisolated public static func _makeCommands(_ commands: _GraphValue<Self>, inputs: _CommandsInputs) {
        inputs.list.menus.append((commands.value.title, CommandContent(commands.part(Content.self, at: 0))))
    }
}

/// Commands at a place among the standard menus.
public struct CommandGroup<Content: View> {
    let content: Content
    let placement: CommandGroupPlacement
    let relation: CommandList.Relation

    /// Commands before those of a standard group.
    nonisolated public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        self.init(content: addition(), placement: group, relation: .before)
    }

    /// Commands after those of a standard group.
    nonisolated public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        self.init(content: addition(), placement: group, relation: .after)
    }

    /// Commands in the place of those of a standard group.
    nonisolated public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        self.init(content: addition(), placement: group, relation: .replacing)
    }

    nonisolated init(content: Content, placement: CommandGroupPlacement, relation: CommandList.Relation) {
        self.content = content
        self.placement = placement
        self.relation = relation
    }
}

extension CommandGroup: Commands {
    public typealias Body = Never

    nonisolated public static func _makeCommands(_ commands: _GraphValue<Self>, inputs: _CommandsInputs) {
        let value = commands.value
        inputs.list.groups.append(.init(
            placement: value.placement, relation: value.relation, content: CommandContent(commands.part(Content.self, at: 0))))
    }
}

/// A standard group of commands.
public struct CommandGroupPlacement: Sendable, Hashable {
    package enum Group: Sendable, Hashable, CaseIterable {
        case appInfo, appSettings, systemServices, appVisibility, appTermination, newItem, saveItem, importExport, printItem
        case undoRedo, pasteboard, textEditing, textFormatting, toolbar, sidebar, windowSize, windowList, singleWindowList
        case windowArrangement, help
    }

    package let group: Group

    /// What tells of the program.
    public static let appInfo = CommandGroupPlacement(group: .appInfo)
    /// The program's settings.
    public static let appSettings = CommandGroupPlacement(group: .appSettings)
    /// What other programs offer.
    public static let systemServices = CommandGroupPlacement(group: .systemServices)
    /// What hides programs.
    public static let appVisibility = CommandGroupPlacement(group: .appVisibility)
    /// What ends the program.
    public static let appTermination = CommandGroupPlacement(group: .appTermination)
    /// What makes new documents and windows.
    public static let newItem = CommandGroupPlacement(group: .newItem)
    /// What saves and closes.
    public static let saveItem = CommandGroupPlacement(group: .saveItem)
    /// What imports and exports.
    public static let importExport = CommandGroupPlacement(group: .importExport)
    /// What prints.
    public static let printItem = CommandGroupPlacement(group: .printItem)
    /// Undoing and redoing.
    public static let undoRedo = CommandGroupPlacement(group: .undoRedo)
    /// Copying and pasting.
    public static let pasteboard = CommandGroupPlacement(group: .pasteboard)
    /// What changes text.
    public static let textEditing = CommandGroupPlacement(group: .textEditing)
    /// What changes the look of text.
    public static let textFormatting = CommandGroupPlacement(group: .textFormatting)
    /// What changes toolbars.
    public static let toolbar = CommandGroupPlacement(group: .toolbar)
    /// What shows and hides sidebars.
    public static let sidebar = CommandGroupPlacement(group: .sidebar)
    /// What changes the window's size.
    public static let windowSize = CommandGroupPlacement(group: .windowSize)
    /// The program's windows.
    public static let windowList = CommandGroupPlacement(group: .windowList)
    /// The windows that exist once.
    public static let singleWindowList = CommandGroupPlacement(group: .singleWindowList)
    /// What arranges windows.
    public static let windowArrangement = CommandGroupPlacement(group: .windowArrangement)
    /// What helps.
    public static let help = CommandGroupPlacement(group: .help)
}
