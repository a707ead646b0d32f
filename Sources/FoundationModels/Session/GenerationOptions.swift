/// How the model chooses words.
///
/// Follows https://developer.apple.com/documentation/foundationmodels/generationoptions.
public struct GenerationOptions: Hashable, Sendable {
    /// Which of the likely words is taken.
    public struct SamplingMode: Hashable, Sendable {
        private enum Kind: Hashable {
            case greedy
            case top(Int, UInt64?)
            case probability(Double, UInt64?)
        }

        private let kind: Kind

        /// The likeliest one.
        public static var greedy: SamplingMode { SamplingMode(kind: .greedy) }
        /// One of the likeliest, by chance.
        public static func random(top k: Int, seed: UInt64? = nil) -> SamplingMode { SamplingMode(kind: .top(k, seed)) }
        /// One of those that together are as likely as a number, by chance.
        public static func random(probabilityThreshold: Double, seed: UInt64? = nil) -> SamplingMode {
            SamplingMode(kind: .probability(probabilityThreshold, seed))
        }
    }

    /// Which of the likely words is taken; nil for as the model does.
    public var sampling: SamplingMode?
    /// How even the choice is, from 0 to 1; nil for as the model does.
    public var temperature: Double?
    /// The greatest length of an answer; nil for none.
    public var maximumResponseTokens: Int?

    /// Creates options.
    public init(sampling: SamplingMode? = nil, temperature: Double? = nil, maximumResponseTokens: Int? = nil) {
        self.sampling = sampling
        self.temperature = temperature
        self.maximumResponseTokens = maximumResponseTokens
    }
}
