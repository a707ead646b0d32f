extension Group: Scene where Content: Scene {
    public typealias Body = Never

    /// Groups scenes, so that modifiers apply to each of them.
    ///
    /// Disfavoured, like the groups of other content that is not a view: groups are type-checked for views first.
    @_disfavoredOverload
    nonisolated public init(@SceneBuilder content: () -> Content) {
        self.init(grouping: content())
    }

    nonisolated public static func _makeScene(_ scene: _GraphValue<Self>, inputs: _SceneInputs) {
        Content._makeScene(scene.part(Content.self, at: 0), inputs: inputs)
    }
}

extension Group: Commands where Content: Commands {
    public typealias Body = Never

    /// Groups commands, which then count as one statement of the builder.
    @_disfavoredOverload
    nonisolated public init(@CommandsBuilder content: () -> Content) {
        self.init(grouping: content())
    }

    nonisolated public static func _makeCommands(_ commands: _GraphValue<Self>, inputs: _CommandsInputs) {
        Content._makeCommands(commands.part(Content.self, at: 0), inputs: inputs)
    }
}
