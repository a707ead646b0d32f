import Foundation

// Foundation on Linux has no style for addresses.

extension URL {
    /// A style that formats addresses: by default their scheme, host and path; see `FormatStyle.url`.
    ///
    ///     let url = URL(string: "https://www.example.com:8080/path?key=value")!
    ///     url.formatted()  // "https://www.example.com/path"
    ///     url.formatted(.url.scheme(.never).host(.omitSpecificSubdomains(["www"])))  // "example.com/path"
    ///
    /// Components are written as they stand in the address, with their escapes.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// A component on which the display of others depends.
        public enum Component: Int, Codable, Hashable, Sendable {
            case scheme, user, password, host, port, path, query, fragment
        }

        /// When a component is shown.
        public struct ComponentDisplayOption: Codable, Hashable, Sendable {
            fileprivate var condition: DisplayCondition

            /// Always.
            public static let always = ComponentDisplayOption(condition: .always)
            /// Never.
            public static let never = ComponentDisplayOption(condition: .never)
            /// Unless the scheme is `http` or `https`.
            public static let omitIfHTTPFamily = omitWhen(.scheme, matches: ["http", "https"])
            /// Only if a component has one of some values.
            public static func displayWhen(_ component: Component, matches requirements: Set<String>) -> ComponentDisplayOption {
                ComponentDisplayOption(condition: .when(component, requirements))
            }
            /// Unless a component has one of some values.
            public static func omitWhen(_ component: Component, matches requirements: Set<String>) -> ComponentDisplayOption {
                ComponentDisplayOption(condition: .unless(component, requirements))
            }
        }

        /// When the host is shown, and how much of it.
        public struct HostDisplayOption: Codable, Hashable, Sendable {
            fileprivate var condition: DisplayCondition
            fileprivate var subdomains: SubdomainOmission?

            /// Always.
            public static let always = HostDisplayOption(condition: .always)
            /// Never.
            public static let never = HostDisplayOption(condition: .never)
            /// Unless the scheme is `http` or `https`.
            public static let omitIfHTTPFamily = omitWhen(.scheme, matches: ["http", "https"])
            /// Only if a component has one of some values.
            public static func displayWhen(_ component: Component, matches requirements: Set<String>) -> HostDisplayOption {
                HostDisplayOption(condition: .when(component, requirements))
            }
            /// Unless a component has one of some values.
            public static func omitWhen(_ component: Component, matches requirements: Set<String>) -> HostDisplayOption {
                HostDisplayOption(condition: .unless(component, requirements))
            }

            /// Without its first label if that is one of some subdomains, such as `www`.
            ///
            /// - Parameter omitMultiLevelSubdomains: Whether all labels before the last two are left out too. Country domains of two labels,
            ///   such as `co.uk`, are not known: they count as a domain and a subdomain.
            public static func omitSpecificSubdomains(
                _ subdomainsToOmit: Set<String> = [], includeMultiLevelSubdomains omitMultiLevelSubdomains: Bool = false
            ) -> HostDisplayOption {
                HostDisplayOption(
                    condition: .always,
                    subdomains: SubdomainOmission(names: subdomainsToOmit, includesMultiLevel: omitMultiLevelSubdomains, condition: .always))
            }

            /// Without some subdomains if a component has one of some values; otherwise as a whole.
            public static func omitSpecificSubdomains(
                _ subdomainsToOmit: Set<String> = [], includeMultiLevelSubdomains omitMultiLevelSubdomains: Bool = false,
                when component: Component, matches requirements: Set<String>
            ) -> HostDisplayOption {
                HostDisplayOption(
                    condition: .always,
                    subdomains: SubdomainOmission(
                        names: subdomainsToOmit, includesMultiLevel: omitMultiLevelSubdomains, condition: .when(component, requirements)))
            }
        }

        private var scheme: ComponentDisplayOption
        private var user: ComponentDisplayOption
        private var password: ComponentDisplayOption
        private var host: HostDisplayOption
        private var port: ComponentDisplayOption
        private var path: ComponentDisplayOption
        private var query: ComponentDisplayOption
        private var fragment: ComponentDisplayOption

        /// Creates a style. The name and the password of a user, the query and the fragment are hidden unless asked for, and so is the port
        /// of addresses on the web.
        public init(
            scheme: ComponentDisplayOption = .always, user: ComponentDisplayOption = .never, password: ComponentDisplayOption = .never,
            host: HostDisplayOption = .always, port: ComponentDisplayOption = .omitIfHTTPFamily, path: ComponentDisplayOption = .always,
            query: ComponentDisplayOption = .never, fragment: ComponentDisplayOption = .never
        ) {
            (self.scheme, self.user, self.password, self.host) = (scheme, user, password, host)
            (self.port, self.path, self.query, self.fragment) = (port, path, query, fragment)
        }

        private func with<Option>(_ keyPath: WritableKeyPath<FormatStyle, Option>, _ option: Option) -> FormatStyle {
            var style = self
            style[keyPath: keyPath] = option
            return style
        }

        /// Returns the style with another display of the scheme.
        public func scheme(_ strategy: ComponentDisplayOption = .always) -> FormatStyle { with(\.scheme, strategy) }
        /// Returns the style with another display of the user's name.
        public func user(_ strategy: ComponentDisplayOption = .always) -> FormatStyle { with(\.user, strategy) }
        /// Returns the style with another display of the password.
        public func password(_ strategy: ComponentDisplayOption = .always) -> FormatStyle { with(\.password, strategy) }
        /// Returns the style with another display of the host.
        public func host(_ strategy: HostDisplayOption = .always) -> FormatStyle { with(\.host, strategy) }
        /// Returns the style with another display of the port.
        public func port(_ strategy: ComponentDisplayOption = .always) -> FormatStyle { with(\.port, strategy) }
        /// Returns the style with another display of the path.
        public func path(_ strategy: ComponentDisplayOption = .always) -> FormatStyle { with(\.path, strategy) }
        /// Returns the style with another display of the query.
        public func query(_ strategy: ComponentDisplayOption = .always) -> FormatStyle { with(\.query, strategy) }
        /// Returns the style with another display of the fragment.
        public func fragment(_ strategy: ComponentDisplayOption = .always) -> FormatStyle { with(\.fragment, strategy) }

        /// Returns an address as text.
        public func format(_ value: URL) -> String {
            guard let address = URLComponents(url: value, resolvingAgainstBaseURL: true) else { return value.absoluteString }
            var shown = URLComponents()
            func text(_ component: Component, if option: ComponentDisplayOption) -> String? {
                option.condition.holds(for: address) ? address.text(of: component) : nil
            }
            var host = self.host.condition.holds(for: address) ? address.percentEncodedHost : nil
            if let omission = self.host.subdomains, let whole = host { host = omission.applied(to: whole, of: address) }
            shown.percentEncodedHost = host
            if host?.isEmpty == false {
                shown.percentEncodedUser = text(.user, if: user)
                shown.percentEncodedPassword = text(.password, if: password)
                if port.condition.holds(for: address) { shown.port = address.port }
            }
            let scheme = text(.scheme, if: self.scheme)
            shown.percentEncodedPath = text(.path, if: path) ?? ""
            shown.percentEncodedQuery = text(.query, if: query)
            shown.percentEncodedFragment = text(.fragment, if: fragment)
            shown.scheme = scheme
            guard let text = shown.string else { return value.absoluteString }
            // A host without a scheme is written without the slashes before it.
            return scheme == nil && text.hasPrefix("//") ? String(text.dropFirst(2)) : text
        }
    }

    /// Returns the address as text: its scheme, host and path.
    public func formatted() -> String { FormatStyle().format(self) }

    /// Returns the address in a style.
    public func formatted<Style: Foundation.FormatStyle>(_ format: Style) -> Style.FormatOutput where Style.FormatInput == URL {
        format.format(self)
    }
}

/// A condition on the components of an address.
private enum DisplayCondition: Codable, Hashable, Sendable {
    case always, never
    case when(URL.FormatStyle.Component, Set<String>)
    case unless(URL.FormatStyle.Component, Set<String>)

    func holds(for address: URLComponents) -> Bool {
        switch self {
        case .always: true
        case .never: false
        case .when(let component, let values): address.text(of: component).map(values.contains) ?? false
        case .unless(let component, let values): address.text(of: component).map { !values.contains($0) } ?? true
        }
    }
}

/// The parts of a host's name that are left out.
private struct SubdomainOmission: Codable, Hashable, Sendable {
    var names: Set<String>
    var includesMultiLevel: Bool
    var condition: DisplayCondition

    func applied(to host: String, of address: URLComponents) -> String {
        guard condition.holds(for: address) else { return host }
        var labels = host.split(separator: ".", omittingEmptySubsequences: false)
        // The numbers of an address of the network are not domains.
        guard labels.count > 2, !host.contains(":"), labels.contains(where: { Int($0) == nil }) else { return host }
        if names.contains(String(labels[0])) { labels.removeFirst() }
        return (includesMultiLevel ? labels.suffix(2) : labels[...]).joined(separator: ".")
    }
}

extension URLComponents {
    /// Returns a component as it stands in the address; nil if there is none.
    fileprivate func text(of component: URL.FormatStyle.Component) -> String? {
        switch component {
        case .scheme: scheme
        case .user: percentEncodedUser
        case .password: percentEncodedPassword
        case .host: percentEncodedHost
        case .port: port.map(String.init)
        case .path: percentEncodedPath
        case .query: percentEncodedQuery
        case .fragment: percentEncodedFragment
        }
    }
}

extension URL.FormatStyle: ParseableFormatStyle {
    /// The strategy that reads addresses with a scheme and a host.
    public var parseStrategy: URL.ParseStrategy { URL.ParseStrategy() }
}

extension Foundation.FormatStyle where Self == URL.FormatStyle {
    /// A style for addresses:
    ///
    ///     TextField("Server", value: $address, format: .url)
    public static var url: URL.FormatStyle { URL.FormatStyle() }
}
