import Foundation

extension URL {
    /// Reads addresses, of which some components must be given and others have default values.
    ///
    ///     try URL("example.com/path", strategy: .url.scheme(.defaultValue("https")))  // https://example.com/path
    public struct ParseStrategy: Foundation.ParseStrategy, Sendable {
        /// The treatment of a component that is missing.
        public enum ComponentParseStrategy<Component: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
            /// The text is no address.
            case required
            /// The address has no such component.
            case optional
            /// The component has a value nevertheless.
            case defaultValue(Component)
        }

        private var scheme: ComponentParseStrategy<String>
        private var user: ComponentParseStrategy<String>
        private var password: ComponentParseStrategy<String>
        private var host: ComponentParseStrategy<String>
        private var port: ComponentParseStrategy<Int>
        private var path: ComponentParseStrategy<String>
        private var query: ComponentParseStrategy<String>
        private var fragment: ComponentParseStrategy<String>

        /// Creates a strategy. A scheme and a host are required unless another strategy is given for them.
        public init(
            scheme: ComponentParseStrategy<String> = .required, user: ComponentParseStrategy<String> = .optional,
            password: ComponentParseStrategy<String> = .optional, host: ComponentParseStrategy<String> = .required,
            port: ComponentParseStrategy<Int> = .optional, path: ComponentParseStrategy<String> = .optional,
            query: ComponentParseStrategy<String> = .optional, fragment: ComponentParseStrategy<String> = .optional
        ) {
            (self.scheme, self.user, self.password, self.host) = (scheme, user, password, host)
            (self.port, self.path, self.query, self.fragment) = (port, path, query, fragment)
        }

        private func with<Value>(_ keyPath: WritableKeyPath<ParseStrategy, Value>, _ value: Value) -> ParseStrategy {
            var strategy = self
            strategy[keyPath: keyPath] = value
            return strategy
        }

        /// Returns the strategy with another treatment of the scheme.
        public func scheme(_ strategy: ComponentParseStrategy<String> = .required) -> ParseStrategy { with(\.scheme, strategy) }
        /// Returns the strategy with another treatment of the user's name.
        public func user(_ strategy: ComponentParseStrategy<String> = .required) -> ParseStrategy { with(\.user, strategy) }
        /// Returns the strategy with another treatment of the password.
        public func password(_ strategy: ComponentParseStrategy<String> = .required) -> ParseStrategy { with(\.password, strategy) }
        /// Returns the strategy with another treatment of the host.
        public func host(_ strategy: ComponentParseStrategy<String> = .required) -> ParseStrategy { with(\.host, strategy) }
        /// Returns the strategy with another treatment of the port.
        public func port(_ strategy: ComponentParseStrategy<Int> = .required) -> ParseStrategy { with(\.port, strategy) }
        /// Returns the strategy with another treatment of the path.
        public func path(_ strategy: ComponentParseStrategy<String> = .required) -> ParseStrategy { with(\.path, strategy) }
        /// Returns the strategy with another treatment of the query.
        public func query(_ strategy: ComponentParseStrategy<String> = .required) -> ParseStrategy { with(\.query, strategy) }
        /// Returns the strategy with another treatment of the fragment.
        public func fragment(_ strategy: ComponentParseStrategy<String> = .required) -> ParseStrategy { with(\.fragment, strategy) }

        /// Returns an address. Throws if the text is none, or lacks a component that is required.
        ///
        /// If the scheme has a default value, a text without a scheme and without a slash at its beginning begins with the host.
        public func parse(_ value: String) throws -> URL {
            let text = value.trimmingCharacters(in: .whitespacesAndNewlines)
            guard var address = components(of: text) else { throw Self.failure(value) }
            func given<Component>(_ component: Component?, _ strategy: ComponentParseStrategy<Component>) throws -> Component? {
                switch (component, strategy) {
                case (nil, .required): throw Self.failure(value)
                case (nil, .defaultValue(let other)): other
                default: component
                }
            }
            func filled(_ text: String?) -> String? { text.flatMap { $0.isEmpty ? nil : $0 } }
            // Components are assigned only where they change: the others keep their escapes.
            if filled(address.scheme) == nil, let scheme = try given(nil, scheme) {
                // Unlike other components, a scheme has rules.
                guard scheme.wholeMatch(of: /[A-Za-z][A-Za-z0-9+.\-]*/) != nil else { throw Self.failure(value) }
                address.scheme = scheme
            }
            if filled(address.host) == nil, let host = try given(nil, host) { address.host = host }
            if filled(address.user) == nil, let user = try given(nil, user) { address.user = user }
            if filled(address.password) == nil, let password = try given(nil, password) { address.password = password }
            if address.port == nil, let port = try given(nil, port) {
                guard (0...Int(UInt16.max)).contains(port) else { throw Self.failure(value) }
                address.port = port
            }
            if filled(address.path) == nil, let path = try given(nil, path) { address.path = path }
            if address.query == nil, let query = try given(nil, query) { address.query = query }
            if address.fragment == nil, let fragment = try given(nil, fragment) { address.fragment = fragment }
            guard let url = address.url else { throw Self.failure(value) }
            return url
        }

        private func components(of text: String) -> URLComponents? {
            guard !text.isEmpty else { return nil }
            // "example.com:8080" would be a path of the scheme "example.com".
            if case .defaultValue(let scheme) = scheme, !text.hasPrefix("/"), text.firstMatch(of: /^[A-Za-z][A-Za-z0-9+.\-]*:(?![0-9])/) == nil {
                return URLComponents(string: scheme + "://" + text)
            }
            return URLComponents(string: text)
        }

        private static func failure(_ text: String) -> any Error {
            CocoaError(.formatting, userInfo: [NSDebugDescriptionErrorKey: "Cannot parse an address from \"\(text)\"."])
        }
    }

    /// Creates an address from text. Throws if the strategy cannot read it.
    public init<Strategy: Foundation.ParseStrategy>(_ value: Strategy.ParseInput, strategy: Strategy) throws where Strategy.ParseOutput == URL {
        self = try strategy.parse(value)
    }
}

extension Foundation.ParseStrategy where Self == URL.ParseStrategy {
    /// A strategy that reads addresses with a scheme and a host.
    public static var url: URL.ParseStrategy { URL.ParseStrategy() }
}
