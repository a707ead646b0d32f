@_spi(Reflection) import Swift
import AttributeGraph

/// A part of the menus of a program's windows.
@MainActor @preconcurrency public protocol Commands {
    /// The type of the body.
    associatedtype Body: Commands

    /// The commands of which this value is composed.
    @CommandsBuilder var body: Self.Body { get }

    /// Adds the commands to the menus. The default suits commands with a body; do not call or implement it.
    nonisolated static func _makeCommands(_ commands: _GraphValue<Self>, inputs: _CommandsInputs)
}

extension Commands {
    nonisolated public static func _makeCommands(_ commands: _GraphValue<Self>, inputs: _CommandsInputs) {
        let cell = CommandsBodyCell(source: commands, inputs: inputs.viewInputs)
        Body._makeCommands(_GraphValue(cell: cell, offset: 0), inputs: inputs.deeper)
    }
}

extension Commands where Body == Never {
    /// Not available: primitive commands have no body, and reading it is a programming error.
    public var body: Never { preconditionFailure("body() should not be called on \(Self.self).") }
}

extension Never: Commands {}

private final class CommandsBodyCell<Content: Commands>: ComputedCell<Content, Content.Body> {
    override func makeBody(of source: UnsafePointer<Content>, at place: UnsafeMutablePointer<Content.Body>) {
        // No other code uses the value or the place during the call.
        nonisolated(unsafe) let (source, place) = (source, place)
        onMainActor { place.initialize(to: source.pointee.body) }
    }

    override var viewName: String? { ViewNames.name(of: Content.self) }
}

/// The inputs passed down while commands are made.
public struct _CommandsInputs {
    let viewInputs: _ViewInputs
    let list: CommandList

    var deeper: _CommandsInputs { _CommandsInputs(viewInputs: viewInputs.with { $0.depth += 1 }, list: list) }
}

/// Builds the commands of a program.
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

    public static func buildEither<First: Commands, Second: Commands>(first: First) -> _ConditionalCommands<First, Second> {
        _ConditionalCommands(first: first, second: nil)
    }

    public static func buildEither<First: Commands, Second: Commands>(second: Second) -> _ConditionalCommands<First, Second> {
        _ConditionalCommands(first: nil, second: second)
    }

    public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> some Commands { content }
}

/// The commands of one of two branches. Which one is decided once, when a window opens.
public struct _ConditionalCommands<First: Commands, Second: Commands> {
    let branches: _TupleCommands<(_OptionalCommands<First>, _OptionalCommands<Second>)>

    nonisolated init(first: First?, second: Second?) {
        branches = _TupleCommands((_OptionalCommands(commands: first), _OptionalCommands(commands: second)))
    }
}

extension _ConditionalCommands: Commands {
    public typealias Body = Never

    nonisolated public static func _makeCommands(_ commands: _GraphValue<Self>, inputs: _CommandsInputs) {
        type(of: commands.value.branches)._makeCommands(commands.part(type(of: commands.value.branches), at: 0), inputs: inputs)
    }
}

/// A group without commands.
public struct EmptyCommands {
    nonisolated public init() {}
}

extension EmptyCommands: Commands {
    public typealias Body = Never

    nonisolated public static func _makeCommands(_ commands: _GraphValue<Self>, inputs: _CommandsInputs) {}
}

/// A sequence of commands.
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

/// Commands that may be absent. Whether they are present is decided once, when a window opens.
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

/// A menu that the program adds to the menu bar.
public struct CommandMenu<Content: View> {
    let content: Content
    let title: Text

    /// Creates a menu with a title.
    nonisolated public init(_ title: Text, @ViewBuilder content: () -> Content) {
        self.title = title
        self.content = content()
    }

    /// Creates a menu with a localized title.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), content: content)
    }

    /// Creates a menu with a title that is not localized.
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

/// Commands at a place in the standard menus.
public struct CommandGroup<Content: View> {
    let content: Content
    let placement: CommandGroupPlacement
    let relation: CommandList.Relation

    /// Adds commands before those of a standard group.
    nonisolated public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        self.init(content: addition(), placement: group, relation: .before)
    }

    /// Adds commands after those of a standard group.
    nonisolated public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        self.init(content: addition(), placement: group, relation: .after)
    }

    /// Replaces the commands of a standard group.
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
        inputs.list.groups.append(
            .init(
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

    /// Information about the program.
    public static let appInfo = CommandGroupPlacement(group: .appInfo)
    /// The settings of the program.
    public static let appSettings = CommandGroupPlacement(group: .appSettings)
    /// The services of other programs.
    public static let systemServices = CommandGroupPlacement(group: .systemServices)
    /// Hiding and showing programs.
    public static let appVisibility = CommandGroupPlacement(group: .appVisibility)
    /// Quitting the program.
    public static let appTermination = CommandGroupPlacement(group: .appTermination)
    /// Creating and opening documents and windows.
    public static let newItem = CommandGroupPlacement(group: .newItem)
    /// Saving and closing.
    public static let saveItem = CommandGroupPlacement(group: .saveItem)
    /// Importing and exporting.
    public static let importExport = CommandGroupPlacement(group: .importExport)
    /// Printing.
    public static let printItem = CommandGroupPlacement(group: .printItem)
    /// Undo and redo.
    public static let undoRedo = CommandGroupPlacement(group: .undoRedo)
    /// Copying and pasting.
    public static let pasteboard = CommandGroupPlacement(group: .pasteboard)
    /// Editing text.
    public static let textEditing = CommandGroupPlacement(group: .textEditing)
    /// Formatting text.
    public static let textFormatting = CommandGroupPlacement(group: .textFormatting)
    /// Customizing toolbars.
    public static let toolbar = CommandGroupPlacement(group: .toolbar)
    /// Showing and hiding sidebars.
    public static let sidebar = CommandGroupPlacement(group: .sidebar)
    /// Resizing the window.
    public static let windowSize = CommandGroupPlacement(group: .windowSize)
    /// The windows of the program.
    public static let windowList = CommandGroupPlacement(group: .windowList)
    /// The windows of which there is only one.
    public static let singleWindowList = CommandGroupPlacement(group: .singleWindowList)
    /// Arranging windows.
    public static let windowArrangement = CommandGroupPlacement(group: .windowArrangement)
    /// Help.
    public static let help = CommandGroupPlacement(group: .help)
}
