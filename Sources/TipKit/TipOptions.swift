/// How often a tip is shown.
///
/// Follows https://developer.apple.com/documentation/tipkit/tipoption.
public protocol TipOption: Sendable {}

extension Tips {
    /// Limits how many times a tip is shown. After that it is invalid.
    public struct MaxDisplayCount: TipOption {
        let count: Int

        /// Creates a limit.
        public init(_ count: Int) { self.count = count }
    }

    /// Shows a tip without regard to the time since the last one.
    public struct IgnoresDisplayFrequency: TipOption {
        let isIgnored: Bool

        public init(_ shouldIgnore: Bool) { isIgnored = shouldIgnore }
    }

    /// Builds the options of a tip from several statements.
    @resultBuilder public struct OptionsBuilder {
        public static func buildExpression(_ option: any TipOption) -> [any TipOption] { [option] }
        public static func buildExpression(_ options: [any TipOption]) -> [any TipOption] { options }
        public static func buildBlock(_ options: [any TipOption]...) -> [any TipOption] { options.flatMap { $0 } }
        public static func buildOptional(_ options: [any TipOption]?) -> [any TipOption] { options ?? [] }
        public static func buildEither(first options: [any TipOption]) -> [any TipOption] { options }
        public static func buildEither(second options: [any TipOption]) -> [any TipOption] { options }
    }

    /// Builds the buttons of a tip from several statements.
    @resultBuilder public struct ActionBuilder {
        public static func buildExpression(_ action: Action) -> [Action] { [action] }
        public static func buildExpression(_ actions: [Action]) -> [Action] { actions }
        public static func buildBlock(_ actions: [Action]...) -> [Action] { actions.flatMap { $0 } }
        public static func buildOptional(_ actions: [Action]?) -> [Action] { actions ?? [] }
        public static func buildEither(first actions: [Action]) -> [Action] { actions }
        public static func buildEither(second actions: [Action]) -> [Action] { actions }
        public static func buildArray(_ actions: [[Action]]) -> [Action] { actions.flatMap { $0 } }
    }

    /// Builds the rules of a tip from several statements.
    @resultBuilder public struct RuleBuilder {
        public static func buildExpression(_ rule: Rule) -> [Rule] { [rule] }
        public static func buildExpression(_ rules: [Rule]) -> [Rule] { rules }
        public static func buildBlock(_ rules: [Rule]...) -> [Rule] { rules.flatMap { $0 } }
        public static func buildOptional(_ rules: [Rule]?) -> [Rule] { rules ?? [] }
        public static func buildEither(first rules: [Rule]) -> [Rule] { rules }
        public static func buildEither(second rules: [Rule]) -> [Rule] { rules }
    }
}
