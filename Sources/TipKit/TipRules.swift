import Foundation

extension Tips {
    /// A condition for showing a tip, made with `#Rule`.
    public struct Rule: Sendable {
        let isTrue: @Sendable () -> Bool

        /// Creates a rule of a parameter. Used only by code that `#Rule` generates.
        public init<Value>(_ parameter: Parameter<Value>, _ condition: @escaping @Sendable (Value) -> Bool) {
            isTrue = { condition(parameter.wrappedValue) }
        }

        /// Creates a rule of an event. Used only by code that `#Rule` generates.
        public init<Info>(_ event: Event<Info>, _ condition: @escaping @Sendable (Event<Info>) -> Bool) { isTrue = { condition(event) } }
    }

    /// A value of the program that rules depend on. It is kept when the program ends. `@Parameter` makes it.
    public struct Parameter<Value: Codable & Sendable>: Sendable {
        let key: String
        let initial: Value
        let isTransient: Bool

        /// Creates a value. Used only by code that `@Parameter` generates.
        public init<Owner: Tip>(_ owner: Owner.Type, _ name: String, _ initial: Value, _ options: ParameterOption...) {
            key = "\(String(describing: owner)).\(name)"
            self.initial = initial
            isTransient = options.contains(.transient)
        }

        /// The value.
        public var wrappedValue: Value {
            get { TipStore.shared.parameter(key).flatMap { try? JSONDecoder().decode([Value].self, from: $0).first } ?? initial }
            nonmutating set {
                if let data = try? JSONEncoder().encode([newValue]) { TipStore.shared.setParameter(key, data, isTransient: isTransient) }
            }
        }
    }

    /// How a parameter is kept.
    public struct ParameterOption: Hashable, Sendable {
        /// The parameter begins with its initial value each time that the program starts.
        public static let transient = ParameterOption()
    }

    /// Something that the user does, which is counted.
    ///
    /// Follows https://developer.apple.com/documentation/tipkit/tips/event.
    public struct Event<DonationInfo: Codable & Sendable>: Identifiable, Sendable {
        public let id: String

        /// Creates an event, which has happened as often as is kept under the name.
        public init(id: String) where DonationInfo == EmptyDonationInfo { self.id = id }
        /// Creates an event with information.
        @_disfavoredOverload public init(id: String) { self.id = id }

        /// A single occurrence of the event.
        public struct Donation: Sendable {
            /// When.
            public let date: Date
            /// The values that the program has recorded with the occurrence.
            public let info: DonationInfo
        }

        /// The times that the event has happened, the earliest first.
        public var donations: [Donation] {
            TipStore.shared.donations(id).compactMap { stored in
                guard let info = try? JSONDecoder().decode([DonationInfo].self, from: stored.info).first else { return nil }
                return Donation(date: stored.date, info: info)
            }
        }

        /// Counts the event.
        public func donate(_ info: DonationInfo) async { add(info) }
        /// Counts the event, and tells when it is counted.
        public func sendDonation(_ info: DonationInfo, _ completion: @escaping @Sendable () -> Void = {}) {
            add(info)
            completion()
        }

        /// Counts the event.
        public func donate() async where DonationInfo == EmptyDonationInfo { add(EmptyDonationInfo()) }
        /// Counts the event, and tells when it is counted.
        public func sendDonation(_ completion: @escaping @Sendable () -> Void = {}) where DonationInfo == EmptyDonationInfo {
            add(EmptyDonationInfo())
            completion()
        }

        private func add(_ info: DonationInfo) {
            if let data = try? JSONEncoder().encode([info]) { TipStore.shared.donate(id, data) }
        }
    }

    /// The information of an event that has none.
    public struct EmptyDonationInfo: Codable, Hashable, Sendable {
        public init() {}
    }

    /// A length of time.
    public struct DonationTimeRange: Hashable, Sendable {
        let seconds: TimeInterval

        public static let minute = minutes(1)
        public static let hour = hours(1)
        public static let day = days(1)
        public static let week = weeks(1)
        public static func minutes(_ count: Int) -> DonationTimeRange { DonationTimeRange(seconds: Double(count) * 60) }
        public static func hours(_ count: Int) -> DonationTimeRange { DonationTimeRange(seconds: Double(count) * 3600) }
        public static func days(_ count: Int) -> DonationTimeRange { DonationTimeRange(seconds: Double(count) * 86400) }
        public static func weeks(_ count: Int) -> DonationTimeRange { DonationTimeRange(seconds: Double(count) * 7 * 86400) }
    }
}

extension Array {
    /// The donations of the latest time.
    public func donatedWithin<Info>(_ range: Tips.DonationTimeRange) -> [Element] where Element == Tips.Event<Info>.Donation {
        let start = Date().addingTimeInterval(-range.seconds)
        return filter { $0.date >= start }
    }
}
