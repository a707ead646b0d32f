import OpenCombine

// `merge`, which OpenCombine lacks. A flat map of the publishers has the same demand, completion and failure.

extension Publishers {
    /// A publisher of the values of several publishers of one type, as they come.
    public struct MergeMany<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let publishers: [Upstream]

        /// Creates a publisher of the values of several publishers. Without any it finishes at once.
        public init(_ upstream: Upstream...) {
            publishers = upstream
        }

        /// Creates a publisher of the values of several publishers. Without any it finishes at once.
        public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
            publishers = Array(upstream)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
            publishers.publisher.setFailureType(to: Failure.self).flatMap { $0 }.subscribe(subscriber)
        }

        /// Publishes the values of one more publisher too.
        public func merge(with other: Upstream) -> MergeMany { MergeMany(publishers + [other]) }
    }

    /// A publisher of the values of two publishers, as they come.
    public struct Merge<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure, A.Output == B.Output {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        public let a: A
        public let b: B

        /// Creates a publisher of the values of two publishers.
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
            MergeMany(AnyPublisher(a), AnyPublisher(b)).subscribe(subscriber)
        }

        /// Publishes the values of one more publisher too.
        public func merge<P: Publisher>(with other: P) -> Merge3<A, B, P> where P.Failure == Failure, P.Output == Output { .init(a, b, other) }
    }

    /// A publisher of the values of three publishers, as they come.
    public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, A.Output == B.Output, A.Failure == C.Failure, A.Output == C.Output {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        public let a: A
        public let b: B
        public let c: C

        /// Creates a publisher of the values of three publishers.
        public init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
            MergeMany(AnyPublisher(a), AnyPublisher(b), AnyPublisher(c)).subscribe(subscriber)
        }

        /// Publishes the values of one more publisher too.
        public func merge<P: Publisher>(with other: P) -> Merge4<A, B, C, P> where P.Failure == Failure, P.Output == Output {
            .init(a, b, c, other)
        }
    }

    /// A publisher of the values of four publishers, as they come.
    public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, A.Output == B.Output, A.Failure == C.Failure, A.Output == C.Output, A.Failure == D.Failure, A.Output == D.Output {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        public let a: A
        public let b: B
        public let c: C
        public let d: D

        /// Creates a publisher of the values of four publishers.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
            MergeMany(AnyPublisher(a), AnyPublisher(b), AnyPublisher(c), AnyPublisher(d)).subscribe(subscriber)
        }
    }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {}
extension Publishers.Merge: Equatable where A: Equatable, B: Equatable {}
extension Publishers.Merge3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
extension Publishers.Merge4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

extension Publisher {
    /// Publishes the values of this publisher and another publisher, as they come.
    public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P> where P.Failure == Failure, P.Output == Output {
        .init(self, other)
    }

    /// Publishes the values of this publisher and another publisher of its type, as they come.
    public func merge(with other: Self) -> Publishers.MergeMany<Self> { .init([self, other]) }

    /// Publishes the values of this publisher and two other publishers, as they come.
    public func merge<B: Publisher, C: Publisher>(with b: B, _ c: C) -> Publishers.Merge3<Self, B, C>
    where B.Failure == Failure, B.Output == Output, C.Failure == Failure, C.Output == Output {
        .init(self, b, c)
    }

    /// Publishes the values of this publisher and three other publishers, as they come.
    public func merge<B: Publisher, C: Publisher, D: Publisher>(with b: B, _ c: C, _ d: D) -> Publishers.Merge4<Self, B, C, D>
    where B.Failure == Failure, B.Output == Output, C.Failure == Failure, C.Output == Output, D.Failure == Failure, D.Output == Output {
        .init(self, b, c, d)
    }
}
